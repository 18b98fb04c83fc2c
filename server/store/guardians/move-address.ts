import type { Db } from "../engine/db.js";
import { advisoryLock } from "../engine/locks.js";
import { type Statement, statement } from "../engine/statement.js";
import { dropRepeatedStops } from "../mail/queries.js";
import { ADDRESSED_TABLES } from "../secrets/secret-dependents.js";
import { saveAddressMove } from "./address-moves.js";

type Move = Readonly<{ oldHash: string; newHash: string }>;

const REHASHED: readonly Statement<Move>[] = ADDRESSED_TABLES.map((name) =>
  statement<Move>((sql, p) =>
    sql(name).update({ address_hash: p.newHash }).where({ address_hash: p.oldHash }),
  ),
);

/**
 * Moves every row of an address to `newHash`, in the caller's transaction. Concurrent moves of the same address wait. `movedAt`
 * is in milliseconds.
 */
export async function moveAddress(
  tx: Db,
  {
    oldHashes,
    newHash,
    movedAt,
  }: { oldHashes: readonly string[]; newHash: string; movedAt: number },
): Promise<void> {
  for (const hash of [newHash, ...oldHashes].sort()) await advisoryLock(tx, `address ${hash}`);
  for (const oldHash of oldHashes) {
    await dropRepeatedStops(tx, { oldHash, newHash });
    let moved = 0;
    for (const rehash of REHASHED) moved += await rehash.changed(tx, { oldHash, newHash });
    if (moved > 0) await saveAddressMove(tx, { oldHash, newHash, movedAt });
  }
}
