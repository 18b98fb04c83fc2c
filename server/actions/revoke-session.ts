import { changeChallenge, listUnfinishedOfSession } from "../store/challenges.js";
import type { Db } from "../store/db.js";
import { markRevoked } from "../store/sessions.js";

/** Revokes a session: it reads as missing from now on, and its unfinished challenges fail. Answers whether it was there. */
export async function revokeSession(
  tx: Db,
  sessionId: string,
  by: "guardian" | "operator",
  now: number,
): Promise<boolean> {
  if (!(await markRevoked(tx, sessionId, now, by))) return false;
  for (const challenge of await listUnfinishedOfSession(tx, sessionId)) {
    await changeChallenge(tx, challenge, {
      status: "FAIL",
      failureReason: "session-revoked",
      decidedAt: now,
    });
  }
  return true;
}
