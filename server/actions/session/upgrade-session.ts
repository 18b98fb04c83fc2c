import type { Context } from "../../context.js";
import { includesAll, isUnfinished, type Challenge } from "../../domain/challenge/challenge.js";
import { readRequest } from "../../domain/session/permission-request.js";
import { viewSession, type Session, type SessionView } from "../../domain/session/session.js";
import { enableForPlayer } from "../../domain/session/settings.js";
import { notFound } from "../../errors.js";
import { getChallenge, listUnfinishedOfSession, rereadChallenge } from "../../store/challenges.js";
import type { Db } from "../../store/engine/db.js";
import { lockSession } from "../../store/sessions.js";
import { mintChallenge } from "../challenge/mint-challenge.js";
import { associatePlayer } from "./associate-player.js";
import { changeSettings } from "./change-settings.js";

type Upgrade = Readonly<{
  sessionId?: string | undefined;
  kuid?: string | undefined;
  /** Names. */
  requestedPermissions: readonly string[];
  options?: object | undefined;
  priorChallengeId?: string | undefined;
}>;

/**
 * Gives a session more permissions: those that the player manages at once, the others by a challenge for the guardian.
 * With both ids the session also becomes that player's. NOT_FOUND for a session or prior challenge that isn't there,
 * INVALID_INPUT for permissions that can't be asked for.
 */
export async function upgradeSession(
  tx: Db,
  context: Context,
  { sessionId, kuid, requestedPermissions, options, priorChallengeId }: Upgrade,
): Promise<{ view: SessionView; challenge: Challenge | undefined }> {
  const session = await lockAndAssociate(tx, context, { sessionId, kuid });
  const view = viewSession(session, context);
  const prior = await findPrior(tx, context, session, priorChallengeId);
  const { enable, askGuardian } = readRequest(view.states, requestedPermissions);
  const upgraded = await enableAtOnce(tx, context, view, enable);
  const challenge =
    askGuardian.length === 0
      ? undefined
      : ((await findPending(tx, session, askGuardian)) ??
        (await mintChallenge(tx, context, {
          ...session,
          requestedPermissions: askGuardian,
          options,
          prior: prior && isUnfinished(prior) ? prior : undefined,
        })));
  return { view: upgraded, challenge };
}

async function lockAndAssociate(
  tx: Db,
  context: Context,
  { sessionId, kuid }: Pick<Upgrade, "sessionId" | "kuid">,
): Promise<Session> {
  if (sessionId === undefined || kuid === undefined)
    return lockSession(tx, context.scope, { sessionId, kuid });
  const session = await lockSession(tx, context.scope, { sessionId });
  return associatePlayer(tx, context, session, kuid);
}

/** A challenge of this session or its player. Checked even where no new challenge takes its place. */
async function findPrior(
  tx: Db,
  { scope }: Context,
  { sessionId, kuid }: Session,
  challengeId: string | undefined,
): Promise<Challenge | undefined> {
  if (challengeId === undefined) return undefined;
  const prior = await rereadChallenge(tx, await getChallenge(tx, scope, challengeId));
  if (prior.sessionId !== sessionId && prior.kuid !== kuid)
    throw notFound("No such challenge in this product and mode.");
  return prior;
}

async function enableAtOnce(
  tx: Db,
  context: Context,
  view: SessionView,
  names: readonly string[],
): Promise<SessionView> {
  if (names.length === 0) return view;
  return changeSettings(
    tx,
    context,
    view,
    { settings: enableForPlayer(view.settings, names) },
    "product",
  );
}

/** An unfinished challenge of this session that already asks for all of these. */
async function findPending(
  tx: Db,
  { sessionId }: Session,
  names: readonly string[],
): Promise<Challenge | undefined> {
  const unfinished = await listUnfinishedOfSession(tx, sessionId);
  return unfinished.find((challenge) => includesAll(challenge, names));
}
