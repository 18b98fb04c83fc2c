import { invalidInput } from "../../lib/errors.js";

/** INVALID_INPUT where a request names no session, neither by its id nor by its player. */
export function assertSessionNamed(ids: {
  sessionId?: string | undefined;
  kuid?: string | undefined;
}): void {
  if (ids.sessionId === undefined && ids.kuid === undefined)
    throw invalidInput("Send sessionId or kuid. GET /session/get finds them by externalId.");
}
