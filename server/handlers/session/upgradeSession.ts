import { withLiveSecrets } from "../../actions/challenge/challenge-secrets.js";
import { changeSettings } from "../../actions/session/change-settings.js";
import { mintChallenge } from "../../actions/challenge/mint-challenge.js";
import { associatePlayer } from "../../actions/session/associate-player.js";
import type { Context } from "../../context.js";
import { asksForNoMore, isUnfinished, type Challenge } from "../../domain/challenge/challenge.js";
import { invalidInput, mayBeNamed, notFound } from "../../errors.js";
import { renderSession, viewSession, type SessionView } from "../../domain/session/session.js";
import { enableForPlayer, sortRequest, type Request } from "../../domain/session/settings.js";
import { getChallenge, listUnfinishedOfSession, rereadChallenge } from "../../store/challenges.js";
import type { Db } from "../../store/engine/db.js";
import { lockSession } from "../../store/sessions.js";
import { challengeView } from "../challenge/render.js";
import type { Handle } from "../handle.js";

export const upgradeSession: Handle<"upgradeSession"> = async (context, { body }, reply) => {
  const { sessionId, kuid, requestedPermissions = [], options, priorChallengeId } = body;
  if (sessionId === undefined && kuid === undefined)
    throw invalidInput("sessionId or kuid is required.");
  const names = requestedPermissions.map(({ name }) => name);
  const { view, challenge } = await context.db.write(async (tx) => {
    const session =
      sessionId !== undefined && kuid !== undefined
        ? await associatePlayer(
            tx,
            context,
            await lockSession(tx, context.scope, { sessionId }),
            kuid,
          )
        : await lockSession(tx, context.scope, { sessionId, kuid });
    const view = viewSession(session, context);
    const prior =
      priorChallengeId === undefined
        ? undefined
        : await priorChallenge(tx, context, view, priorChallengeId);
    const request = sortRequest(view.states, names);
    assertAnswerable(request);
    const enabled = await enableAtOnce(tx, context, view, request.enable);
    const challenge =
      request.askGuardian.length === 0
        ? undefined
        : ((await pendingChallenge(tx, view, request.askGuardian)) ??
          (await mintChallenge(tx, context, {
            ...session,
            requestedPermissions: request.askGuardian,
            options,
            prior: prior && isUnfinished(prior) ? prior : undefined,
          })));
    return { view: enabled, challenge };
  });
  const session = renderSession(view, context.product);
  if (!challenge) return reply(200, session);
  return reply(200, {
    ...challengeView(context, await withLiveSecrets(context, challenge)),
    session,
  });
};

function assertAnswerable({ unknown, proveAge, askGuardian }: Request): void {
  const [stranger] = unknown;
  if (stranger !== undefined) {
    const named = mayBeNamed(stranger) ? stranger : "one of the names";
    throw invalidInput(`requestedPermissions: ${named} is no permission of this product.`);
  }
  if (proveAge.length > 0 && askGuardian.length > 0) {
    throw invalidInput(
      `requestedPermissions: ${proveAge[0]} needs a verified age and cannot be asked for together with what needs a guardian.`,
    );
  }
}

/** Checked also where nothing is minted: a challenge of this session or its player. */
async function priorChallenge(
  tx: Db,
  context: Context,
  { session }: SessionView,
  challengeId: string,
): Promise<Challenge> {
  const prior = await rereadChallenge(tx, await getChallenge(tx, context.scope, challengeId));
  if (prior.sessionId !== session.sessionId && prior.kuid !== session.kuid)
    throw notFound("No such challenge.");
  return prior;
}

async function enableAtOnce(
  tx: Db,
  context: Context,
  view: SessionView,
  names: readonly string[],
): Promise<SessionView> {
  if (names.length === 0) return view;
  return changeSettings(tx, context, view, { settings: enableForPlayer(view.settings, names) });
}

/** An unfinished challenge of this session that asks for all of this already. */
async function pendingChallenge(
  tx: Db,
  { session }: SessionView,
  names: readonly string[],
): Promise<Challenge | undefined> {
  const unfinished = await listUnfinishedOfSession(tx, session.sessionId);
  return unfinished.find((challenge) => asksForNoMore(challenge, names));
}
