import { withLiveSecrets } from "../../actions/challenge/challenge-secrets.js";
import { upgradeSession as upgrade } from "../../actions/session/upgrade-session.js";
import { renderSession } from "../../domain/session/session.js";
import { challengeView } from "../challenge/render.js";
import type { Handle } from "../handle.js";
import { assertSessionNamed } from "./named.js";

export const upgradeSession: Handle<"upgradeSession"> = async (context, { body }, reply) => {
  assertSessionNamed(body);
  const requestedPermissions = (body.requestedPermissions ?? []).map(({ name }) => name);
  const { view, challenge } = await context.db.write((tx) =>
    upgrade(tx, context, { ...body, requestedPermissions }),
  );
  const session = renderSession(view, context.product);
  if (!challenge) return reply(200, session);
  const live = await withLiveSecrets(context, challenge);
  return reply(200, { ...challengeView(context, live), session });
};
