import type { ServiceContext } from "../../context.js";
import type { Product } from "../../domain/product.js";
import { readPerson, removePerson } from "../../store/erasure/rows-of-person.js";
import type { Db } from "../../store/engine/db.js";
import { shortenCursors } from "../../store/erasure/mentions.js";
import {
  hasOtherSession,
  hasUndecidedChallenge,
  listRevokedSessions,
} from "../../store/retention/purge-old.js";
import { deleteExternalId } from "../../store/players/queries.js";
import { findSessionOfPlayer } from "../../store/sessions/queries.js";
import { listUnfinishedOfPlayer } from "../../store/challenges/unfinished.js";
import { keepIdHashes } from "../erasure/keep-id-hashes.js";

/**
 * Deletes sessions that were revoked up to an instant, with everything that only a consent allowed to keep; and their
 * players, where it was the last one and no challenge of theirs waits. What proves the consent and its end stays: the ledger, the decisions, the receipts.
 * Returns how many sessions.
 */
export async function deleteWithdrawn(
  tx: Db,
  { random, clock }: Pick<ServiceContext, "random" | "clock">,
  { productId, organisation }: Product,
  before: number,
): Promise<number> {
  const revoked = await listRevokedSessions(tx, { productId, before });
  for (const { sessionId, kuid, mode } of revoked) {
    const player = { kuid, mode, organisation };
    const isLast =
      !(await hasOtherSession(tx, { ...player, sessionId })) &&
      !(await hasUndecidedChallenge(tx, player));
    const start = {
      ...({ of: "player", organisation, mode, productIds: [productId] } as const),
      ids: { sessionId: [sessionId], ...(isLast && { kuid: [kuid] }) },
    };
    const { found, ids } = await readPerson(tx, start);
    await keepIdHashes(tx, { random, now: clock.now() }, found);
    await shortenCursors(tx, [sessionId]);
    await removePerson(tx, { ...start, ids }, "withdrawal");
    const scope = { productId, mode };
    if (
      !(await findSessionOfPlayer(tx, { ...scope, kuid })) &&
      (await listUnfinishedOfPlayer(tx, scope, kuid)).length === 0
    )
      await deleteExternalId(tx, { ...scope, kuid });
  }
  return revoked.length;
}
