import type { Challenge } from "../../domain/challenge/challenge.js";
import { getChallenge, rereadChallenge } from "../../store/challenges.js";
import type { Db } from "../../store/engine/db.js";
import {
  findAndLockSession,
  findAndLockSessionOfPlayer,
  lockKuid,
  type Scope,
} from "../../store/sessions.js";

/**
 * The challenge as it is now, or the one that took its place; nobody else changes it, or whom it is about, until the
 * transaction ends. Whoever holds several holds them in this order, so that no two wait for each other: the player, the
 * session, the challenge, then what hangs on them. NOT_FOUND where there is none in this product and mode.
 */
export async function lockChallenge(tx: Db, scope: Scope, challengeId: string): Promise<Challenge> {
  const found = await getChallenge(tx, scope, challengeId);
  const { sessionId, kuid } = found;
  if (sessionId !== null) await findAndLockSession(tx, scope, sessionId);
  else {
    await lockKuid(tx, scope, kuid);
    await findAndLockSessionOfPlayer(tx, scope, kuid);
  }
  return rereadChallenge(tx, found);
}
