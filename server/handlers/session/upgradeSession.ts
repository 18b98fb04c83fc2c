import { upgradeSession as upgrade } from "../../actions/session/upgrade-session.js";
import type { Handle } from "../handle.js";
import { assertSessionNamed } from "./assert-session-named.js";
import { sessionOrChallenge } from "./session-or-challenge.js";

export const upgradeSession: Handle<"upgradeSession"> = async (context, { body }, reply) => {
  assertSessionNamed(body);
  const requestedPermissions = (body.requestedPermissions ?? []).map(({ name }) => name);
  const result = await context.db.write((tx) =>
    upgrade(tx, context, { ...body, requestedPermissions }),
  );
  return reply(200, await sessionOrChallenge(context, result));
};
