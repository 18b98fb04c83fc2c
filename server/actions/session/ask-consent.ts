// A session that needs a guardian's consent and has none, because a younger age became known or a law has changed.
import { isWhole, type Challenge } from "../../domain/challenge/challenge.js";
import type { Context } from "../../context.js";
import type { Session } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { findAndLockSession } from "../../store/sessions/queries.js";
import { listUnfinishedOfSession } from "../../store/challenges/unfinished.js";
import { mintChallenge } from "../challenge/mint-challenge.js";

/** The unfinished challenge that asks for consent to the whole of a session where `session` is said to be. */
export const findConsentAsked = async (
  db: Db,
  { sessionId, jurisdiction }: Session,
): Promise<Challenge | undefined> =>
  (await listUnfinishedOfSession(db, sessionId)).find(
    (challenge) => isWhole(challenge) && challenge.jurisdiction === jurisdiction,
  );

/** That challenge, else a new one. Locks the session, which stays where it is. */
export async function ensureConsentAsked(
  tx: Db,
  context: Context,
  session: Session,
): Promise<Challenge> {
  await findAndLockSession(tx, { ...context.scope, sessionId: session.sessionId });
  return (
    (await findConsentAsked(tx, session)) ??
    mintChallenge(tx, context, { ...session, presentsAll: true })
  );
}
