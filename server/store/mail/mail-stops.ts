import type { Mode } from "../../domain/product.js";
import type { Db } from "../engine/db.js";
import { statement, type Slots } from "../engine/statement.js";
import { isOfAddress } from "../guardians/address-moves.js";
import {
  integer,
  keyed,
  nullable,
  query,
  sealed,
  table,
  text,
  type RowOf,
} from "../engine/table.js";
import type { Tenancy } from "../players/players.js";

/** Addresses whose reader said that a player is not their child. */
export const mailStops = table(
  "mail_stops",
  {
    organisation: text("organisation"),
    mode: text<Mode>("mode"),
    kuid: text("kuid"),
    foldedHash: keyed(text("address_hash"), { of: "address" }),
    /** As `foldAddress` writes it, by which the hash is made anew under another secret. Null in rows of builds that were never released. */
    address: nullable(sealed(text("address"), ["organisation", "mode", "kuid"])),
    stoppedAt: integer("stopped_at"),
  },
  {
    holds: "An address whose reader said that a player is not their child",
    why: "no email about that player goes there again",
    kept: { phrase: "as long as the player is known" },
    player: { rowsBy: ["kuid"] },
    guardian: { rowsBy: ["foldedHash"] },
    withheld: ["address"],
    columns: {
      foldedHash: "keyed hash of the address, however it is written",
      address: "the address, encrypted",
      stoppedAt: "since when",
    },
  },
);

type Key = Tenancy & Readonly<{ kuid: string; foldedHash: string }>;

const put = query((sql, p: Slots<RowOf<typeof mailStops>>) =>
  mailStops.insert(sql, p).onConflict(["organisation", "mode", "kuid", "address_hash"]).ignore(),
);

const find = query((sql, p: Slots<Key>) =>
  mailStops
    .select(sql, "stoppedAt")
    .where(mailStops.values(p, "organisation", "mode", "kuid"))
    .where(isOfAddress(sql, p.foldedHash)),
);

const dropRepeated = statement<{ oldHash: string; newHash: string }>((sql, p) =>
  sql.raw(
    `delete from mail_stops where address_hash = ? and exists (
       select 1 from mail_stops as other where other.address_hash = ?
         and other.organisation = mail_stops.organisation and other.mode = mail_stops.mode and other.kuid = mail_stops.kuid)`,
    [p.oldHash, p.newHash] as never,
  ),
);

/** Deletes the stops of an address that it has under its new hash as well. */
export async function dropRepeatedStops(
  tx: Db,
  { oldHash, newHash }: Readonly<{ oldHash: string; newHash: string }>,
): Promise<void> {
  await dropRepeated(tx, { oldHash, newHash });
}

/** From now on no mail about this player goes to this address, whatever product of the organisation asks for it. */
export async function stopMail(tx: Db, stop: RowOf<typeof mailStops>): Promise<void> {
  await put(tx, stop);
}

export const isMailStopped = async (
  db: Db,
  { organisation, mode }: Tenancy,
  { kuid, foldedHash }: Readonly<{ kuid: string; foldedHash: string }>,
): Promise<boolean> =>
  (await find.first(db, { organisation, mode, kuid, foldedHash })) !== undefined;
