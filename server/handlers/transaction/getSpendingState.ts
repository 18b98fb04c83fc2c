import { readSpending } from "../../actions/transaction/read-spending.js";
import { requireSession } from "../../store/sessions/queries.js";
import type { Handle } from "../handle.js";

export const getSpendingState: Handle<"getSpendingState"> = async (context, { query }, reply) => {
  const { db, scope } = context;
  const session = await requireSession(db, scope, { sessionId: query.sessionId });
  const { limits } = await readSpending(db, context, session);
  return reply(200, { sessionId: session.sessionId, limits: [...limits] });
};
