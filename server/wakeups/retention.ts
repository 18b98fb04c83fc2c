// Deletes what is no longer kept.
import { EVERYTHING, purge } from "../actions/retention/purge.js";
import type { TransactionalKind } from "./kind.js";

/** There is one, for the whole database. It never ends. */
export const retention: TransactionalKind = {
  findSessionId: async () => undefined,
  advance: async (services, ref, now, tx) =>
    ref === EVERYTHING ? purge(tx, services, now) : undefined,
};
