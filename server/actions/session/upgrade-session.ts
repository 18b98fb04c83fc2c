import type { components } from "../../../generated/types.js";
import type { Context } from "../../context.js";
import { isUnfinished, type Challenge } from "../../domain/challenge/challenge.js";
import { readPresentation } from "../../domain/challenge/material-change.js";
import { readRequest } from "../../domain/session/permission-request.js";
import { viewSession, type Session, type SessionView } from "../../domain/session/session.js";
import { enableForPlayer } from "../../domain/session/settings.js";
import {
  requireChallenge,
  lockLatestChallenge,
  noSuchChallenge,
} from "../../store/challenges/queries.js";
import type { Db } from "../../store/engine/db.js";
import { lockSession } from "../../store/sessions/queries.js";
import { updateHold } from "../notices/hold.js";
import {
  ensureAsked,
  findQuestion,
  readUpgradeOptions,
  type UpgradeOptions,
} from "./ask-guardian.js";
import { ensureAgeAsked } from "../verification/ask-age.js";
import { nameSession } from "./external-id.js";
import { associatePlayer } from "./associate-player.js";
import { changeSettings } from "./change-settings.js";

type Upgrade = Readonly<{
  sessionId?: string | undefined;
  kuid?: string | undefined;
  externalId?: string | undefined;
  /** Names of permissions. */
  requestedPermissions: readonly string[];
  options?: UpgradeOptions | undefined;
  materialChange?: components["schemas"]["MaterialChangeRequest"] | undefined;
  priorChallengeId?: string | undefined;
}>;

/**
 * Gives a session more permissions. Those the player manages are granted at once; for the others, creates a challenge in
 * which a guardian consents, also to documents that have changed, or the player proves their age. If both ids are sent, the
 * session is linked to that player.
 * @throws ServiceError `NOT_FOUND` if the session or the prior challenge does not exist, `INVALID_INPUT` if a permission
 * cannot be requested or a document cannot be presented, `RATE_LIMITED` if no guardian may be mailed a deadline now
 */
export async function upgradeSession(
  tx: Db,
  context: Context,
  { sessionId, kuid, requestedPermissions, priorChallengeId, ...upgrade }: Upgrade,
): Promise<{ view: SessionView; challenge: Challenge | undefined }> {
  const { product, now } = context;
  const options = readUpgradeOptions(upgrade.options ?? {}, context);
  const presentation =
    upgrade.materialChange && readPresentation(upgrade.materialChange, product, now);
  const session = await nameSession(
    tx,
    context,
    await lockAndAssociate(tx, context, { sessionId, kuid }),
    upgrade.externalId,
  );
  const view = viewSession(session, context);
  const prior = await findPrior(tx, context, session, priorChallengeId);
  const { enable, askGuardian, proveAge } = readRequest(view.states, requestedPermissions);
  const upgraded = await enableAtOnce(tx, context, view, enable);
  const question = await findQuestion(tx, context, upgraded, {
    permissions: askGuardian,
    presentation,
    isEmpty: requestedPermissions.length === 0,
  });
  const challenge =
    (question && (await ensureAsked(tx, context, upgraded, question, { ...options, prior }))) ??
    (await ensureAgeAsked(tx, context, upgraded, proveAge, { ...options, prior }));
  return { view: upgraded, challenge };
}

/** Locks the session and links it to the player. Ends its `HOLD` if the product or the law has dropped the reason. */
async function lockAndAssociate(
  tx: Db,
  context: Context,
  { sessionId, kuid }: Pick<Upgrade, "sessionId" | "kuid">,
): Promise<Session> {
  const hasBoth = sessionId !== undefined && kuid !== undefined;
  const locked = await lockSession(
    tx,
    context.scope,
    hasBoth ? { sessionId } : { sessionId, kuid },
  );
  const session = hasBoth ? await associatePlayer(tx, context, locked, kuid) : locked;
  return session.status === "HOLD" ? updateHold(tx, context, session) : session;
}

/**
 * Returns the prior challenge if it is unfinished. Checks that it is of this session or its player even where no new challenge
 * replaces it.
 */
async function findPrior(
  tx: Db,
  { scope }: Context,
  { sessionId, kuid }: Session,
  challengeId: string | undefined,
): Promise<Challenge | undefined> {
  if (challengeId === undefined) return undefined;
  const prior = await lockLatestChallenge(tx, await requireChallenge(tx, scope, challengeId));
  if (prior.sessionId !== sessionId && prior.kuid !== kuid) throw noSuchChallenge();
  return isUnfinished(prior) ? prior : undefined;
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
