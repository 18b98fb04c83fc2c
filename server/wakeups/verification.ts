// Fails a verification that was not finished in time, and ends the proof of a passed one when its period is over.
import { expireVerification } from "../actions/verification/expire.js";
import { contextFor } from "../context.js";
import { findVerificationInAnyProduct } from "../store/verifications/queries.js";
import type { TransactionalKind } from "./kind.js";

/** `ref` is the verification's id. */
export const verification: TransactionalKind = {
  findSessionId: async (db, ref) =>
    (await findVerificationInAnyProduct(db, { verificationId: ref }))?.sessionId,
  async advance(services, ref, now, tx) {
    const found = await findVerificationInAnyProduct(tx, { verificationId: ref });
    if (!found) return undefined;
    const context = contextFor(services, found.productId, found.mode, { now });
    return expireVerification(tx, context, found);
  },
};
