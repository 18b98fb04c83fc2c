import { revokeForOperator } from "../actions/session/revoke-session.js";
import { contextFor } from "../context.js";
import { findSessionInAnyProduct } from "../store/sessions/queries.js";
import { CommandError } from "./command-error.js";
import { print, withServices } from "./with-services.js";
import { operator } from "./record-operation.js";

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
