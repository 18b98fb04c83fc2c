import type { Context } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import { makeChoices, type ConsentChoices } from "../../domain/consent/choices.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import { viewSession } from "../../domain/session/session.js";
import { initialSettings, permissionStates } from "../../domain/session/settings.js";
import { assertUnfinished } from "../../store/challenges/queries.js";
import type { Db } from "../../store/engine/db.js";
import { noSuchSession } from "../../store/sessions/queries.js";
import { findSessionOf, type LockedChallenge } from "../challenge/lock-challenge.js";

/**
 * Returns the choices that a challenge offers a guardian now. Throws CONFLICT if it has been decided, NOT_FOUND if its session
 * was revoked.
 */
export async function readChoices(
  db: Db,
  context: Context,
  challenge: Challenge,
): Promise<ConsentChoices> {
  assertUnfinished(challenge);
  const session = await findSessionOf(db, context.scope, challenge);
  return choicesOf(context, { challenge, session });
}

/** Returns the choices for a challenge and a session that have been read. */
export function choicesOf(
  context: Context,
  { challenge, session }: LockedChallenge,
): ConsentChoices {
  assertUnfinished(challenge);
  if (!session && challenge.sessionId !== null) throw noSuchSession();
  const view = session && viewSession(session, context);
  return makeChoices(
    challenge,
    view,
    view ? { settings: view.settings, states: view.chosen } : beforeAnyDecision(context, challenge),
  );
}

type Beginning = Pick<ConsentChoices, "settings" | "states">;

function beforeAnyDecision(context: Context, challenge: Challenge): Beginning {
  const assessment = assessPlayerOf(challenge, context);
  const settings = initialSettings(assessment);
  return { settings, states: permissionStates(assessment, settings) };
}
