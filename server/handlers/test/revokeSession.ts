import { revokeSession as revoke } from "../../actions/session/revoke-session.js";
import type { Handle } from "../handle.js";

export const revokeSession: Handle<"revokeSession"> = async (context, { body }, reply) => {
  await context.db.write((tx) => revoke(tx, context, body.sessionId, "operator"));
  return reply(200, {});
};
