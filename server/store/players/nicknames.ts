import type { Nickname } from "../../domain/guardian/nickname.js";
import type { Mode } from "../../domain/product.js";
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { integer, json, query, sealed, table, text, type RowOf } from "../engine/table.js";
import type { Tenancy } from "./players.js";

export const nicknames = table(
  "nicknames",
  {
    organisation: text("organisation"),
    mode: text<Mode>("mode"),
    kuid: text("kuid"),
    nickname: sealed(json<Nickname>("nickname"), ["organisation", "mode", "kuid"]),
    changedAt: integer("changed_at"),
  },
  {
    holds: "What guardians call a player",
    why: "guardians of several children tell them apart",
    kept: "withdrawal",
    player: { rowsBy: ["kuid"] },
    columns: {
      nickname: "name and colour, encrypted",
      changedAt: "when it was set",
    },
  },
);

type OfPlayer = Tenancy & { kuid: string };

const find = query((sql, p: Slots<OfPlayer>) =>
  nicknames.select(sql, "nickname").where(nicknames.values(p, "organisation", "mode", "kuid")),
);

const put = query((sql, p: Slots<RowOf<typeof nicknames>>) =>
  nicknames
    .insert(sql, p)
    .onConflict(["organisation", "mode", "kuid"])
    .merge(["nickname", "changed_at"]),
);

const remove = query((sql, p: Slots<OfPlayer>) =>
  nicknames.delete(sql).where(nicknames.values(p, "organisation", "mode", "kuid")),
);

/** What the guardians of a player call them. */
export const findNickname = async (
  db: Db,
  { organisation, mode }: Tenancy,
  kuid: string,
): Promise<Nickname | undefined> => (await find.first(db, { organisation, mode, kuid }))?.nickname;

export async function saveNickname(tx: Db, row: RowOf<typeof nicknames>): Promise<void> {
  await put(tx, row);
}

export async function deleteNickname(
  tx: Db,
  { organisation, mode }: Tenancy,
  kuid: string,
): Promise<void> {
  await remove(tx, { organisation, mode, kuid });
}
