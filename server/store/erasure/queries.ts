import type { Knex } from "knex";

import type { Db } from "../engine/db.js";
import { isOneOf, type Slots, statement } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import { guardians } from "../guardians/table.js";
import { players } from "../players/table.js";
import { erasedIds, type Erasure, erasureKeys, erasures } from "./table.js";

// Erased ids as keyed hashes. They let an operator erase them again from a restored backup, and keep retries from storing them
// anew.

/** The key is created once and never replaced. */
const KEY_ID = "erasure";

const findKey = query((sql, p: Slots<{ keyId: string }>) =>
  erasureKeys.select(sql).where(erasureKeys.values(p, "keyId")),
);

const addKey = query((sql, p: Slots<RowOf<typeof erasureKeys>>) =>
  erasureKeys.insert(sql, p).onConflict("key_id").ignore(),
);

export const findErasure = query((sql, p: Slots<{ erasedHash: string }>) =>
  erasures.select(sql).where(erasures.values(p, "erasedHash")),
).first;

/** Stores an erasure; a repeated erasure gets the new instant. */
export const saveErasure = query((sql, p: Slots<Erasure>) =>
  erasures.insert(sql, p).onConflict("erased_hash").merge(["erased_at"]),
);

/** Returns all erasures, oldest first. */
export const listErasures = query((sql) =>
  erasures.select(sql).orderBy(["erased_at", "erased_hash"]),
);

const anyOfProduct = query((sql, p: Slots<{ productId: number }>) =>
  erasedIds.select(sql, "productId").where(erasedIds.values(p, "productId")).limit(1),
);

/** Selects, as a column of another statement, whether anything that a product reported was erased. */
export const anyErasedIds = (sql: Knex, p: Slots<{ productId: number }>): Knex.Raw =>
  sql.raw("exists (select 1 from erased_ids where product_id = ?)", [p.productId]);

const knownIds = query((sql, p: Slots<{ productId: number; hashes: readonly string[] }>) =>
  erasedIds
    .select(sql, "idHash")
    .where(erasedIds.values(p, "productId"))
    .where(isOneOf(sql, "id_hash", p.hashes)),
);

const addIds = statement<{ productId: number; hashes: readonly string[] }>((sql, p, dialect) =>
  sql.raw(
    `insert into erased_ids (product_id, id_hash)
     select ?, ${dialect === "sqlite" ? "value from json_each(?) where true" : "unnest(?::text[])"}
     on conflict do nothing`,
    [p.productId, p.hashes],
  ),
);

/** Returns the key in hexadecimal; undefined before the first erasure. */
export const findErasureKey = async (db: Db): Promise<string | undefined> =>
  (await findKey.first(db, { keyId: KEY_ID }))?.key;

/** Returns the stored key, or stores and returns `key` where there is none. */
export async function ensureErasureKey(tx: Db, key: string, createdAt: number): Promise<string> {
  const found = await findErasureKey(tx);
  if (found !== undefined) return found;
  await addKey(tx, { keyId: KEY_ID, key, createdAt });
  return (await findErasureKey(tx)) ?? key;
}

export const hasErasedIds = async (db: Db, productId: number): Promise<boolean> =>
  (await anyOfProduct.first(db, { productId })) !== undefined;

export const findErasedIds = async (
  db: Db,
  productId: number,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set((await knownIds(db, { productId, hashes })).map(({ idHash }) => idHash));

export async function addErasedIds(
  tx: Db,
  productId: number,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length > 0) await addIds(tx, { productId, hashes });
}

/** Returns every player of every organisation, for operators. */
export const listAllPlayers = query((sql) =>
  players.select(sql, "organisation", "mode", "kuid", "createdAt"),
);

/** Returns every guardian of every organisation with their address, for operators. */
export const listAllGuardians = query((sql) =>
  guardians.select(sql, "guardianId", "mode", "address", "createdAt"),
);
