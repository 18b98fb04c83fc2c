import type { Context } from "../../context.js";
import { isUnfinished, type Challenge } from "../../domain/challenge/challenge.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import type { Session } from "../../domain/session/session.js";
import { initialSettings } from "../../domain/session/settings.js";
import type { Db } from "../../store/engine/db.js";
import { findSessionOfPlayer } from "../../store/sessions/queries.js";
import { changeChallengeStatus } from "../challenge/change-status.js";
import { sendReceipts } from "../receipts/send-receipts.js";
import { completeWidgets } from "../widget/complete-widget.js";
import { beginSession } from "./begin-session.js";

/**
 * Lets a player in whose first consent is no longer needed, by a birthday or a law: the challenge fails, guardians on file
 * are mailed, and the session of that age begins. Returns it, or undefined if the consent is still needed, or the age
 * has to be proven first. The challenge is locked.
 */
export async function admitWithoutConsent(
  tx: Db,
  context: Context,
  challenge: Challenge,
): Promise<Session | undefined> {
  const { kuid, jurisdiction, evidence } = challenge;
  const assessment = assessPlayerOf(challenge, context);
  if (
    challenge.sessionId !== null ||
    !isUnfinished(challenge) ||
    assessment.requiresParentConsentForDataProcessing ||
    assessment.needsAgeAssurance
  )
    return undefined;
  const ended = await changeChallengeStatus(tx, context, challenge, {
    status: "FAIL",
    failureReason: "no-longer-needed",
  });
  const session =
    (await findSessionOfPlayer(tx, { ...context.scope, kuid })) ??
    (await beginSession(tx, context, {
      ...context.scope,
      sessionId: context.random.uuid("session"),
      kuid,
      jurisdiction,
      evidence,
      settings: initialSettings(assessment),
      consentedAt: null,
      createdAt: context.now,
    }));
  await completeWidgets(tx, context, ended);
  await sendReceipts(tx, context, {
    subject: session,
    by: { by: "expiry" },
    details: { kind: "no-longer-needed" },
    challenge,
  });
  return session;
}
