// A request by a player expires when it has not been answered for 24 hours.
import { expireOverride } from "../actions/override/resolve-override.js";
import { contextFor } from "../context.js";
import { findOverrideInAnyProduct } from "../store/overrides/queries.js";
import type { TransactionalKind } from "./kind.js";

/** `ref` is the request's id. */
export const overrideExpiry: TransactionalKind = {
  findSessionId: async (db, ref) =>
    (await findOverrideInAnyProduct(db, { overrideId: ref }))?.sessionId,
  async advance(services, ref, now, tx) {
    const found = await findOverrideInAnyProduct(tx, { overrideId: ref });
    if (found?.status !== "pending") return undefined;
    if (now < found.expiresAt) return found.expiresAt;
    const context = contextFor(services, found.productId, found.mode, { now });
    await expireOverride(tx, context, found);
    return undefined;
  },
};
