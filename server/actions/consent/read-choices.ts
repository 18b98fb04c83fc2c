import type { Context } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import { makeChoices, type ConsentChoices } from "../../domain/consent/choices.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import { viewSession, type Session } from "../../domain/session/session.js";
import { initialSettings, permissionStates } from "../../domain/session/settings.js";
import { assertUnfinished } from "../../store/challenges.js";
import type { Db } from "../../store/engine/db.js";
import { findSession, findSessionOfPlayer, noSuchSession } from "../../store/sessions.js";

/** What a challenge lets a guardian choose now. CONFLICT where it has been decided, NOT_FOUND where its session was revoked. */
export async function readChoices(
  db: Db,
  context: Context,
  challenge: Challenge,
): Promise<ConsentChoices> {
  assertUnfinished(challenge);
  const session = await findSessionOf(db, context, challenge);
  const view = session && viewSession(session, context);
  return makeChoices(
    challenge,
    view,
    view ? { settings: view.settings, states: view.chosen } : beforeAnyDecision(context, challenge),
  );
}

/** The session that a challenge is about; undefined where consent creates it. */
async function findSessionOf(
  db: Db,
  { scope }: Context,
  { sessionId, kuid }: Challenge,
): Promise<Session | undefined> {
  if (sessionId === null) return findSessionOfPlayer(db, scope, kuid);
  const session = await findSession(db, scope, sessionId);
  if (!session) throw noSuchSession();
  return session;
}

function beforeAnyDecision(context: Context, challenge: Challenge) {
  const assessment = assessPlayerOf(challenge, context);
  const settings = initialSettings(assessment);
  return { settings, states: permissionStates(assessment, settings) };
}
