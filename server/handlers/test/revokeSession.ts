import { revokeForOperator } from "../../actions/session/revoke-session.js";
import type { Handle } from "../handle.js";

export const revokeSession: Handle<"revokeSession"> = async (context, { body }, reply) => {
  await context.db.write((tx) =>
    revokeForOperator(tx, context, body.sessionId, { by: "test-helper" }),
  );
  return reply(200, {});
};
