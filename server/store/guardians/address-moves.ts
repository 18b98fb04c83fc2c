// When the secret changes, all rows of an address move to its new keyed hash in one transaction. Requests that read the old
// hash shortly before still find them, because it refers to the new one for a while.
import type { Knex } from "knex";

import type { Db } from "../engine/db.js";
import type { Slot, Slots } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import { addressMoves } from "./table.js";

/** Matches rows of the address with this hash, or with the hash that replaced it. */
export const isOfAddress = (
  sql: Knex,
  addressHash: Slot<string>,
  column = "address_hash",
): Knex.Raw =>
  sql.raw("(?? = ? or ?? = (select new_hash from address_moves where old_hash = ?))", [
    column,
    addressHash,
    column,
    addressHash,
  ]);

const newHashOf = query((sql, p: Slots<{ oldHash: string }>) =>
  addressMoves.select(sql, "newHash").where(addressMoves.values(p, "oldHash")),
);

const put = query((sql, p: Slots<RowOf<typeof addressMoves>>) =>
  addressMoves.insert(sql, p).onConflict("old_hash").merge(["new_hash", "moved_at"]),
);

const follow = query((sql, p: Slots<{ oldHash: string; newHash: string }>) =>
  addressMoves.update(sql, addressMoves.values(p, "newHash")).where("new_hash", p.oldHash),
);

const forget = query((sql, p: Slots<{ oldHash: string }>) =>
  addressMoves.delete(sql).where(addressMoves.values(p, "oldHash")),
);

/** Returns the current hash of an address for a hash that was read earlier. */
export const currentAddressHash = async (db: Db, oldHash: string): Promise<string> =>
  (await newHashOf.first(db, { oldHash }))?.newHash ?? oldHash;

/** Makes an old hash refer to a new one. */
export async function saveAddressMove(tx: Db, move: RowOf<typeof addressMoves>): Promise<void> {
  const { oldHash, newHash } = move;
  await forget(tx, { oldHash: newHash });
  await follow(tx, { oldHash, newHash });
  await put(tx, move);
}
