// A product unlinks the guardians of a session: it goes on without them, and without what they set.
import type { Context } from "../../context.js";
import { viewSession, type Session } from "../../domain/session/session.js";
import { conflict } from "../../errors.js";
import { listUnfinishedOfSession } from "../../store/unfinished-challenges.js";
import type { Db } from "../../store/engine/db.js";
import {
  lastUnlinkedAt,
  listGuardiansOfSession,
  unlinkGuardian,
  type SessionGuardian,
} from "../../store/guardians.js";
import { lockSession } from "../../store/sessions.js";
import { deleteUndoableChange } from "../../store/undoable-changes.js";
import { emit } from "../../webhooks/emit.js";
import { changeAwaiting, dropPending } from "../challenge/change-status.js";
import { record } from "../ledger/record.js";
import { denyPending } from "../override/answer-override.js";
import { recipientsOf, sendReceipts } from "../receipts/send-receipts.js";
import { dropSchedule } from "../screentime/set-schedule.js";
import { armBirthday } from "../session/begin-session.js";
import { changeSettings } from "../session/change-settings.js";
import { guardiansOfPlayer, lockGuardians } from "./guardians-on-file.js";
import { takeNicknameAway } from "./nickname.js";

/**
 * Unlinks every guardian of a session and wipes what they set; permissions and consent stay. Returns when that was
 * (milliseconds): repeated, the instant of the first time. CONFLICT where no guardian was ever on file for the session,
 * NOT_FOUND where there is no such session.
 */
export async function unlinkGuardians(
  tx: Db,
  context: Context,
  sessionId: string,
): Promise<number> {
  const { scope, tenancy, now } = context;
  const session = await lockSession(tx, scope, { sessionId });
  await lockGuardians(tx, tenancy, session.kuid);
  const linked = await listGuardiansOfSession(tx, sessionId);
  if (linked.length === 0) return unlinkedBefore(tx, sessionId);
  const to = await recipientsOf(tx, context, session.kuid);
  for (const { guardianId } of linked)
    await unlinkGuardian(tx, { sessionId, guardianId, unlinkedAt: now });
  await wipePreferences(tx, context, session);
  await dropApprovals(tx, context, session);
  await emit(tx, context, {
    type: "Session.Unlink",
    session,
    data: { unlinkedAt: new Date(now).toISOString() },
  });
  await tellGuardians(tx, context, session, linked, to);
  return now;
}

async function unlinkedBefore(tx: Db, sessionId: string): Promise<number> {
  const unlinkedAt = await lastUnlinkedAt(tx, sessionId);
  if (unlinkedAt === undefined)
    throw conflict("sessionId: no guardian was ever linked to this session.");
  return unlinkedAt;
}

/** Schedule, extra time, allowances, and the nickname where the player has no other guardian who might use it. */
async function wipePreferences(tx: Db, context: Context, session: Session): Promise<void> {
  const { sessionId, kuid } = session;
  await denyPending(tx, context, session);
  await dropSchedule(tx, context, session);
  const wiped = { allowances: {}, timezone: null };
  const after = await changeSettings(tx, context, viewSession(session, context), wiped, "product");
  // Without the schedule's zone the player's birthday begins at another instant.
  if (session.timezone !== null) await armBirthday(tx, context, after.session);
  await deleteUndoableChange(tx, sessionId);
  if ((await guardiansOfPlayer(tx, context, kuid)).length === 0)
    await takeNicknameAway(tx, context, kuid);
}

/** Without a guardian who could approve a new one the decision is dropped, and the challenge can be decided again. */
async function dropApprovals(
  tx: Db,
  context: Context,
  { sessionId, kuid }: Session,
): Promise<void> {
  if ((await guardiansOfPlayer(tx, context, kuid)).length > 0) return;
  for (const challenge of await listUnfinishedOfSession(tx, sessionId)) {
    if (challenge.awaiting !== "guardian-approval") continue;
    await dropPending(tx, challenge.challengeId);
    await changeAwaiting(tx, context, challenge, null);
  }
}

async function tellGuardians(
  tx: Db,
  context: Context,
  session: Session,
  unlinked: readonly SessionGuardian[],
  to: Awaited<ReturnType<typeof recipientsOf>>,
): Promise<void> {
  const { sessionId, productId, kuid } = session;
  const by = { by: "product", keyId: context.keyId } as const;
  const ledger = await record(tx, context, {
    kind: "unlink",
    productId,
    sessionId,
    kuid,
    guardians: unlinked.map(({ addressHash }) => addressHash),
    ...by,
  });
  await sendReceipts(tx, context, {
    subject: session,
    by,
    details: { kind: "unlink" },
    to,
    ledger,
  });
}
