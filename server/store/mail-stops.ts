import type { Mode } from "../domain/product.js";
import type { Db } from "./engine/db.js";
import type { Slots } from "./engine/statement.js";
import { integer, query, table, text, type RowOf } from "./engine/table.js";
import type { Tenancy } from "./players.js";

/** Addresses whose reader said that a player is not their child. */
export const mailStops = table("mail_stops", {
  organisation: text("organisation"),
  mode: text<Mode>("mode"),
  kuid: text("kuid"),
  addressHash: text("address_hash"),
  stoppedAt: integer("stopped_at"),
});

type Key = Tenancy & Readonly<{ kuid: string; addressHash: string }>;

const put = query((sql, p: Slots<RowOf<typeof mailStops>>) =>
  mailStops.insert(sql, p).onConflict(["organisation", "mode", "kuid", "address_hash"]).ignore(),
);

const find = query((sql, p: Slots<Key>) =>
  mailStops
    .select(sql, "stoppedAt")
    .where(mailStops.values(p, "organisation", "mode", "kuid", "addressHash")),
);

/** From now on no mail about this player goes to this address, whatever product of the organisation asks for it. */
export async function stopMail(tx: Db, stop: RowOf<typeof mailStops>): Promise<void> {
  await put(tx, stop);
}

export const isMailStopped = async (
  db: Db,
  { organisation, mode }: Tenancy,
  { kuid, addressHash }: Readonly<{ kuid: string; addressHash: string }>,
): Promise<boolean> =>
  (await find.first(db, { organisation, mode, kuid, addressHash })) !== undefined;
