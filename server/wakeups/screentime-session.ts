// Announces the screen-time thresholds that a running session crosses.
import { lockAndReadScreentime, recordTransition } from "../actions/screentime/screentime.js";
import { contextFor } from "../context.js";
import { hasTurnedAdult } from "../domain/age/birthday.js";
import { assessPlayerOf } from "../domain/session/assessment.js";
import { advanceTo } from "../domain/screentime/screentime.js";
import { findAndLockSession, findSessionInAnyProduct } from "../store/sessions/queries.js";
import type { TransactionalKind } from "./kind.js";

/** `ref` is the session's id. */
export const screentimeSession: TransactionalKind = {
  findSessionId: async (_db, ref) => ref,
  async advance(services, ref, now, tx) {
    const found = await findSessionInAnyProduct(tx, { sessionId: ref });
    if (!found) return undefined;
    const context = contextFor(services, found.productId, found.mode, { now });
    const session = await findAndLockSession(tx, { ...context.scope, sessionId: ref });
    if (!session) return undefined;
    // The birthday's own wakeup ends the schedule; until it has run, nothing of it is announced.
    if (hasTurnedAdult(session, assessPlayerOf(session, context))) return undefined;
    const { situation } = await lockAndReadScreentime(tx, context, session);
    return recordTransition(tx, context, session, situation, advanceTo(situation, now));
  },
};
