import { revokeSession } from "../actions/session/revoke-session.js";
import { contextFor } from "../context.js";
import { findSessionInAnyProduct } from "../store/sessions.js";
import { CommandError, print, withServices } from "./open.js";

export const revokeSessionById = (sessionId: string) =>
  withServices(async (services) => {
    await services.store.write(async (tx) => {
      const session = await findSessionInAnyProduct(tx, sessionId);
      if (!session)
        throw new CommandError("There is no such session, or it has already been revoked.");
      const { productId, mode } = session;
      await revokeSession(tx, contextFor(services, productId, mode), sessionId, "operator");
    });
    print("Revoked the session.");
  });
