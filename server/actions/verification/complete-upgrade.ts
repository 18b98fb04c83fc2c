import type { Context } from "../../context.js";
import { isUnfinished, type FailureReason } from "../../domain/challenge/challenge.js";
import { readRequest } from "../../domain/session/permission-request.js";
import { viewSession } from "../../domain/session/session.js";
import { enableForPlayer } from "../../domain/session/settings.js";
import type { Db } from "../../store/engine/db.js";
import { findAndLockSession } from "../../store/sessions/queries.js";
import type { Verification } from "../../store/verifications/table.js";
import { changeChallengeStatus } from "../challenge/change-status.js";
import { lockChallenge } from "../challenge/lock-challenge.js";
import { changeSettings } from "../session/change-settings.js";

/**
 * Ends the challenge that waited for a verification as the verification ended. Passed: what was asked for and the player
 * manages is on; what a guardian manages can be asked for now.
 */
export async function completeUpgrade(
  tx: Db,
  context: Context,
  { challengeId, status, failureReason }: Verification,
): Promise<void> {
  if (challengeId === null) return;
  const challenge = await lockChallenge(tx, context.scope, challengeId);
  const { sessionId } = challenge;
  // A challenge that replaced it asks someone else, or for another age.
  if (challenge.challengeId !== challengeId) return;
  if (!isUnfinished(challenge) || sessionId === null) return;
  if (status === "FAIL") {
    await changeChallengeStatus(tx, context, challenge, {
      status,
      failureReason: reasonOf(failureReason),
    });
    return;
  }
  const session = await findAndLockSession(tx, { ...context.scope, sessionId });
  if (!session) return;
  const view = viewSession(session, context);
  const known = challenge.requestedPermissions.filter((name) =>
    view.states.some((state) => state.name === name),
  );
  const unlocked = known.filter((name) => readRequest(view.states, [name]).enable.includes(name));
  if (unlocked.length > 0)
    await changeSettings(
      tx,
      context,
      view,
      { settings: enableForPlayer(view.settings, unlocked) },
      "verification",
    );
  await changeChallengeStatus(tx, context, challenge, { status: "PASS", sessionId });
}

const reasonOf = (reason: Verification["failureReason"]): FailureReason =>
  reason === null || reason === "revoked" ? "age-criteria-not-met" : reason;
