// Deletes data whose time is over.
import { EVERYTHING, purge } from "../actions/retention/purge.js";
import type { TransactionalKind } from "./kind.js";

/** The database has one such wakeup, which never ends. */
export const retention: TransactionalKind = {
  findSessionId: async () => undefined,
  advance: async (services, ref, now, tx) =>
    ref === EVERYTHING ? purge(tx, services, now) : undefined,
};
