// Documents that have to be accepted by a deadline: the reminder a day ahead, and what happens when it passes.
import { meetDeadlines } from "../actions/notices/meet-deadlines.js";
import { contextFor } from "../context.js";
import { findSessionInAnyProduct } from "../store/sessions/queries.js";
import type { TransactionalKind } from "./kind.js";

/** `ref` is the session's id. */
export const acceptanceDeadline: TransactionalKind = {
  findSessionId: async (_db, ref) => ref,
  async advance(services, ref, now, tx) {
    const found = await findSessionInAnyProduct(tx, { sessionId: ref });
    if (!found) return undefined;
    const context = contextFor(services, found.productId, found.mode, { now });
    return meetDeadlines(tx, context, ref);
  },
};
