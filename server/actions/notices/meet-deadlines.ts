// What falls due for a session whose guardians were asked to accept documents by a deadline.
import type { Context } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import { deadlineOf, isPastDeadline, reminderOf } from "../../domain/challenge/material-change.js";
import type { Session } from "../../domain/session/session.js";
import { changeChallenge } from "../../store/challenges/queries.js";
import { listUnfinishedOfSession } from "../../store/challenges/unfinished.js";
import type { Db } from "../../store/engine/db.js";
import type { EntryRef } from "../../store/ledger/queries.js";
import { findAndLockSession } from "../../store/sessions/queries.js";
import { changeChallengeStatus } from "../challenge/change-status.js";
import { mailReminder } from "../challenge/mail-challenge.js";
import { recordDecision } from "../consent/record-decision.js";
import { sendReceipts } from "../receipts/send-receipts.js";
import { updateHold } from "./hold.js";
import { outstandingNotices } from "./outstanding.js";

/**
 * Fails the challenges whose deadline has passed, puts the session on `HOLD` where a document was not accepted in time,
 * and reminds the guardians of deadlines a day ahead. Returns when something is due next; undefined where nothing is.
 */
export async function meetDeadlines(
  tx: Db,
  context: Context,
  sessionId: string,
): Promise<number | undefined> {
  const { now, scope } = context;
  const session = await findAndLockSession(tx, { ...scope, sessionId });
  if (!session) return undefined;
  const unfinished = await listUnfinishedOfSession(tx, sessionId);
  const late = unfinished.filter((challenge) => isPastDeadline(challenge, now));
  let ledger: EntryRef | undefined;
  for (const challenge of late) ledger = await failLate(tx, context, challenge);
  const after = await updateHold(tx, context, session);
  if (after.status === "HOLD" && session.status !== "HOLD")
    await mailOfHold(tx, context, after, late[0], ledger);
  const open = await remind(
    tx,
    context,
    unfinished.filter((challenge) => !late.includes(challenge)),
  );
  const notices = await outstandingNotices(tx, context, sessionId);
  const next = Math.min(
    ...open.flatMap((challenge) => [deadlineOf(challenge), reminderOf(challenge)]),
    ...notices.map(({ deadline }) => deadline ?? Infinity).filter((deadline) => deadline > now),
  );
  return Number.isFinite(next) ? next : undefined;
}

async function failLate(tx: Db, context: Context, challenge: Challenge): Promise<EntryRef> {
  const failureReason = "deadline-passed";
  await changeChallengeStatus(tx, context, challenge, { status: "FAIL", failureReason });
  return recordDecision(tx, context, challenge, { kind: "refusal", failureReason, by: "expiry" });
}

/** Mails the guardians on file about a hold that began without them. */
async function mailOfHold(
  tx: Db,
  context: Context,
  session: Session,
  challenge: Challenge | undefined,
  ledger: EntryRef | undefined,
): Promise<void> {
  await sendReceipts(tx, context, {
    subject: session,
    by: { by: "expiry" },
    details: { kind: "hold" },
    challenge,
    ledger,
  });
}

/** Mails the reminders that are due. Returns the challenges as they are then. */
async function remind(
  tx: Db,
  context: Context,
  challenges: readonly Challenge[],
): Promise<readonly Challenge[]> {
  const { now } = context;
  const reminded: Challenge[] = [];
  for (const challenge of challenges) {
    const { materialChange } = challenge;
    if (!materialChange || reminderOf(challenge) > now) reminded.push(challenge);
    else {
      await mailReminder(tx, context, challenge);
      const change = { materialChange: { ...materialChange, remindedAt: now } };
      reminded.push(await changeChallenge(tx, challenge, change));
    }
  }
  return reminded;
}
