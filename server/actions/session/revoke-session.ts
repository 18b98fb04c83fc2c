import type { Context } from "../../context.js";
import { listUnfinishedOfSession } from "../../store/challenges.js";
import type { Db } from "../../store/engine/db.js";
import { lockSession, markRevoked } from "../../store/sessions.js";
import { disarmWakeup } from "../../store/wakeups/arm.js";
import { emit } from "../../webhooks/emit.js";
import { denyOnRevoke } from "../override/answer-override.js";
import { changeChallengeStatus } from "../challenge/change-status.js";
import { endPlayOnRevoke } from "../screentime/end-play.js";

/**
 * Revokes a session: it reads as missing from now on, its unfinished challenges fail, and its wakeups are cleared.
 * NOT_FOUND where it isn't in this product.
 */
export async function revokeSession(
  tx: Db,
  context: Context,
  sessionId: string,
  by: "guardian" | "operator",
): Promise<void> {
  const { now, scope } = context;
  const session = await lockSession(tx, scope, { sessionId });
  if (!(await markRevoked(tx, sessionId, now, by))) return;
  await denyOnRevoke(tx, context, session);
  for (const challenge of await listUnfinishedOfSession(tx, sessionId))
    await changeChallengeStatus(tx, context, challenge, {
      status: "FAIL",
      failureReason: "session-revoked",
    });
  await endPlayOnRevoke(tx, context, session);
  await disarmWakeup(tx, { kind: "birthday", ref: sessionId });
  await emit(tx, context, {
    type: "Session.Revoked",
    session,
    data: { revokedAt: new Date(now).toISOString(), revokedBy: by },
  });
}
