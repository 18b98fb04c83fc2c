import { updateJurisdiction as move } from "../../actions/session/update-jurisdiction.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import type { Handle } from "../handle.js";
import { assertSessionNamed } from "./assert-session-named.js";
import { sessionOrChallenge } from "./session-or-challenge.js";

export const updateJurisdiction: Handle<"updateJurisdiction"> = async (
  context,
  { body },
  reply,
) => {
  assertSessionNamed(body);
  const { sessionId, kuid } = body;
  const jurisdiction = findJurisdiction(context.policy, body.jurisdiction);
  const result = await context.db.write((tx) =>
    move(tx, context, { sessionId, kuid, jurisdiction }),
  );
  return reply(200, await sessionOrChallenge(context, result));
};
