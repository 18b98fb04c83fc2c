// Mails guardians what their child did in the week, on Sunday evening.
import { zoneOf } from "../domain/zones.js";
import { sendDueDigests } from "../actions/digest/send-digests.js";
import { contextFor } from "../context.js";
import { nextDigestAt } from "../domain/digest/digest-week.js";
import { listGuardiansOfSession } from "../store/guardians/queries.js";
import { findAndLockSession, findSessionInAnyProduct } from "../store/sessions/queries.js";
import type { TransactionalKind } from "./kind.js";

/** `ref` is the session's id. Ends with the last guardian; the next one arms it again. */
export const activityDigest: TransactionalKind = {
  findSessionId: async (_db, ref) => ref,
  async advance(services, ref, now, tx) {
    const found = await findSessionInAnyProduct(tx, { sessionId: ref });
    if (!found) return undefined;
    const context = contextFor(services, found.productId, found.mode, { now });
    const session = await findAndLockSession(tx, { ...context.scope, sessionId: ref });
    if (!session || (await listGuardiansOfSession(tx, { sessionId: ref })).length === 0)
      return undefined;
    await sendDueDigests(tx, context, session);
    return nextDigestAt(zoneOf(session), now);
  },
};
