import { unlinkGuardians } from "../../actions/guardian/unlink-guardians.js";
import type { Handle } from "../handle.js";

export const unlinkParent: Handle<"unlinkParent"> = async (context, { body }, reply) => {
  const { sessionId } = body;
  const unlinkedAt = await context.db.write((tx) => unlinkGuardians(tx, context, sessionId));
  return reply(200, {
    sessionId,
    status: "PASS",
    unlinkedAt: new Date(unlinkedAt).toISOString(),
  });
};
