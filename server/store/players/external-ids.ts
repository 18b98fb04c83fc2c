import type { Knex } from "knex";

import type { Mode } from "../../domain/product.js";
import type { Db } from "../engine/db.js";
import { isOneOf, type Slots } from "../engine/statement.js";
import { integer, keyed, query, sealed, table, text, type RowOf } from "../engine/table.js";

export const externalIds = table(
  "external_ids",
  {
    productId: integer("product_id"),
    mode: text<Mode>("mode"),
    kuid: text("kuid"),
    externalIdHash: keyed(text("external_id_hash"), { of: "external-id" }),
    externalId: sealed(text("external_id"), ["productId", "mode", "kuid"]),
    createdAt: integer("created_at"),
  },
  {
    holds: "A product's own id of a player",
    why: "backends find the player by the id that they have already",
    kept: "withdrawal",
    player: { rowsBy: ["kuid"] },
    note: "deleted with the player's last session in the product",
    columns: {
      externalIdHash: "keyed hash of the id",
      externalId: "the id, encrypted",
    },
  },
);

type OfPlayer = Readonly<{ productId: number; mode: Mode; kuid: string }>;
type Scope = Omit<OfPlayer, "kuid">;

const ofPlayer = query((sql, p: Slots<OfPlayer>) =>
  externalIds
    .select(sql, "externalId", "productId", "mode", "kuid")
    .where(externalIds.values(p, "productId", "mode", "kuid")),
);

const owner = query((sql, p: Slots<Scope & { hashes: readonly string[] }>) =>
  externalIds
    .select(sql, "kuid")
    .where(externalIds.values(p, "productId", "mode"))
    .where(isOneOf(sql, "external_id_hash", p.hashes)),
);

const put = query((sql, p: Slots<RowOf<typeof externalIds>>) =>
  externalIds
    .insert(sql, p)
    .onConflict(["product_id", "mode", "kuid"])
    .merge(["external_id_hash", "external_id"]),
);

const remove = query((sql, p: Slots<OfPlayer>) =>
  externalIds.delete(sql).where(externalIds.values(p, "productId", "mode", "kuid")),
);

const replaceHash = query((sql, p: Slots<OfPlayer & { externalIdHash: string }>) =>
  externalIds
    .update(sql, externalIds.values(p, "externalIdHash"))
    .where(externalIds.values(p, "productId", "mode", "kuid")),
);

/** The id of a session's player, to be selected beside the session. Encrypted: `externalIds.decode` opens it. */
export const selectExternalId = (sql: Knex): Knex.Raw =>
  sql.raw(
    `(select external_id from external_ids where external_ids.product_id = sessions.product_id
      and external_ids.mode = sessions.mode and external_ids.kuid = sessions.kuid) as ??`,
    ["externalId"],
  );

/** The product's own id of a player; null where it has given none. */
export const findExternalId = async (
  db: Db,
  { productId, mode }: Scope,
  kuid: string,
): Promise<string | null> =>
  (await ofPlayer.first(db, { productId, mode, kuid }))?.externalId ?? null;

/** The player whom a product knows by the id of one of these hashes. */
export const findPlayerByExternalId = async (
  db: Db,
  { productId, mode }: Scope,
  hashes: readonly string[],
): Promise<string | undefined> => (await owner.first(db, { productId, mode, hashes }))?.kuid;

export async function saveExternalId(tx: Db, row: RowOf<typeof externalIds>): Promise<void> {
  await put(tx, row);
}

export async function deleteExternalId(
  tx: Db,
  { productId, mode }: Scope,
  kuid: string,
): Promise<void> {
  await remove(tx, { productId, mode, kuid });
}

export async function replaceExternalIdHash(
  tx: Db,
  player: OfPlayer,
  externalIdHash: string,
): Promise<void> {
  await replaceHash(tx, { ...player, externalIdHash });
}
