import { revokeSession } from "../actions/revoke-session.js";
import { findSessionAnywhere } from "../store/sessions.js";
import { CommandError, print, withServices } from "./open.js";

export const revokeSessionById = (sessionId: string) =>
  withServices(async ({ store, clock }) => {
    await store.write(async (tx) => {
      const session = await findSessionAnywhere(tx, sessionId);
      if (!session) throw new CommandError("There is no such session that is not revoked yet.");
      await revokeSession(tx, sessionId, "operator", clock.now());
    });
    print("The session is revoked.");
  });
