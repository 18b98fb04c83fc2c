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
 * Locks a challenge, with its player and session, until the transaction ends, and returns it as it is now, or the one
 * that replaced it. Locks are always acquired in this order, so that no two transactions deadlock: player, session,
 * challenge, then what belongs to them. NOT_FOUND where there is none in this product and mode.
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
