import { unlinkGuardians } from "../actions/guardian/unlink-guardians.js";
import { revokeForOperator } from "../actions/session/revoke-session.js";
import { contextFor } from "../context.js";
import { ServiceError } from "../lib/errors.js";
import { findSessionInAnyProduct } from "../store/sessions/queries.js";
import { assertConfirmed, type Confirmed } from "./ask.js";
import { CommandError } from "./command-error.js";
import { print, withServices } from "./with-services.js";
import { auditOperation, operator } from "./record-operation.js";

export const revokeSessionById = (sessionId: string) =>
  withServices(async (services) => {
    await services.store.write(async (tx) => {
      const session = await findSessionInAnyProduct(tx, { sessionId });
      if (!session)
        throw new CommandError("There is no such session, or it has already been revoked.");
      const { productId, mode } = session;
      const context = contextFor(services, productId, mode);
      await revokeForOperator(tx, context, sessionId, operator());
    });
    print("Revoked the session.");
  });

/** Unlinks the guardians of a session, which continues with the permissions that it has. */
export const unlinkSessionById = (sessionId: string, confirmed: Confirmed) =>
  withServices(async (services) => {
    await assertConfirmed("Unlink all guardians of this session?", confirmed);
    await services.store.write(async (tx) => {
      const session = await findSessionInAnyProduct(tx, { sessionId });
      if (!session) throw new CommandError("There is no such session, or it was revoked.");
      const context = contextFor(services, session.productId, session.mode);
      await unlinkGuardians(tx, { ...context, db: tx }, sessionId, operator()).catch(
        (error: unknown) => {
          throw error instanceof ServiceError ? new CommandError(error.message) : error;
        },
      );
      await auditOperation(tx, context, "guardians-unlinked", `session:${sessionId}`);
    });
    print("Unlinked the guardians.");
  });
