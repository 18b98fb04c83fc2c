// An address has one keyed hash, in every table. When the secret changes, all of its rows move to the new hash in one
// transaction. Requests that read the old one a moment ago still find them: for a while it stands for the new one.
import type { Knex } from "knex";

import type { Db } from "../engine/db.js";
import type { Slot, Slots } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import { addressMoves } from "./table.js";

/** Whether a row is of the address with this hash, or with the one that took its place. */
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
  ] as never);

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

/** Forgets moves up to an instant. No request takes that long. */
export const purgeAddressMoves = query((sql, p: Slots<{ before: number }>) =>
  addressMoves.delete(sql).where("moved_at", "<=", p.before),
);

/** The hash by which an address is found today, from one that was read before. */
export const currentAddressHash = async (db: Db, oldHash: string): Promise<string> =>
  (await newHashOf.first(db, { oldHash }))?.newHash ?? oldHash;

/** Lets an old hash stand for a new one. */
export async function saveAddressMove(tx: Db, move: RowOf<typeof addressMoves>): Promise<void> {
  const { oldHash, newHash } = move;
  await forget(tx, { oldHash: newHash });
  await follow(tx, { oldHash, newHash });
  await put(tx, move);
}
