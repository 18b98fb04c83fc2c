import type { Challenge } from "../../domain/challenge/challenge.js";
import type { Session } from "../../domain/session/session.js";
import { requireChallenge, lockLatestChallenge } from "../../store/challenges/queries.js";
import type { Db } from "../../store/engine/db.js";
import {
  findAndLockSession,
  findAndLockSessionOfPlayer,
  findSession,
  findSessionOfPlayer,
  lockKuid,
  type Scope,
} from "../../store/sessions/queries.js";

/** A challenge, with its session or its player's session; undefined if there is no session. */
export type LockedChallenge = Readonly<{ challenge: Challenge; session: Session | undefined }>;

/**
 * Locks a challenge, with its player and session, until the transaction ends. Returns the challenge as it is now, or its
 * replacement, with its session. The order of locks follows decision 12, so that no two transactions deadlock. Throws NOT_FOUND
 * if this product and mode do not have the challenge.
 */
export async function lockChallengeAndSession(
  tx: Db,
  scope: Scope,
  challengeId: string,
): Promise<LockedChallenge> {
  const found = await requireChallenge(tx, scope, challengeId);
  // Statements that are made without waiting are sent together, and run in their order.
  const [session, challenge] = await Promise.all([
    lockSessionOf(tx, scope, found),
    // SQLite runs one write at a time, so no other write has changed the challenge since it was read.
    tx.dialect === "sqlite" ? found : lockLatestChallenge(tx, found),
  ]);
  const isSame = challenge.sessionId === found.sessionId && challenge.kuid === found.kuid;
  return { challenge, session: isSame ? session : await findSessionOf(tx, scope, challenge) };
}

function lockSessionOf(
  tx: Db,
  scope: Scope,
  { sessionId, kuid }: Challenge,
): Promise<Session | undefined> {
  if (sessionId !== null) return findAndLockSession(tx, { ...scope, sessionId });
  const locking = lockKuid(tx, scope, kuid);
  const finding = findAndLockSessionOfPlayer(tx, { ...scope, kuid });
  return Promise.all([finding, locking]).then(([session]) => session);
}

/**
 * Returns the session of a challenge. For a challenge that creates a session, returns a session that the player has got
 * meanwhile.
 */
export const findSessionOf = (
  db: Db,
  scope: Scope,
  { sessionId, kuid }: Pick<Challenge, "sessionId" | "kuid">,
): Promise<Session | undefined> =>
  sessionId === null
    ? findSessionOfPlayer(db, { ...scope, kuid })
    : findSession(db, { ...scope, sessionId });
