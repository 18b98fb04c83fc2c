import type { Context } from "../../context.js";
import type { Actor } from "../../domain/ledger/entry.js";
import { isSameSchedule, rulesOf, type Enforcement } from "../../domain/screentime/schedule.js";
import { changeRules, dropRules } from "../../domain/screentime/screentime.js";
import type { Session } from "../../domain/session/session.js";
import { guessZone } from "../../domain/zones.js";
import type { Db } from "../../store/engine/db.js";
import { clearEnforcement, saveEnforcement } from "../../store/screentime/queries.js";
import { listGuardiansOfSession } from "../../store/guardians/queries.js";
import { changeSession } from "../../store/sessions/queries.js";
import { armDigest } from "../digest/arm-digest.js";
import { record } from "../ledger/record.js";
import { sendReceipts } from "../receipts/send-receipts.js";
import { armBirthday } from "../session/begin-session.js";
import { saveTransition, lockAndReadScreentime } from "./screentime.js";

/**
 * Sets the schedule, or whether it is enforced, from now on: thresholds are rearmed, and those already crossed are announced.
 * Earlier play stays counted on its days. The ledger records it, and guardians are mailed. Setting an equal schedule changes
 * nothing.
 */
export async function setSchedule(
  tx: Db,
  context: Context,
  session: Session,
  enforcement: Enforcement,
  actor: Actor,
): Promise<void> {
  const { now } = context;
  const { situation, enforcement: before } = await lockAndReadScreentime(tx, context, session);
  if (before && isSame(before, enforcement)) return;
  await saveEnforcement(tx, { ...enforcement, sessionId: session.sessionId });
  const transition = changeRules(situation, rulesOf(enforcement, situation.rules), now);
  await saveTransition(tx, context, session, situation, transition);
  const { timezone } = enforcement.schedule;
  if (timezone !== session.timezone) {
    const moved = await changeSession(tx, session, { timezone });
    await armBirthday(tx, context, moved);
    if ((await listGuardiansOfSession(tx, { sessionId: session.sessionId })).length > 0)
      await armDigest(tx, moved, now);
  }
  const { sessionId, productId, kuid } = session;
  const ledger = await record(tx, context, {
    kind: "schedule",
    productId,
    sessionId,
    kuid,
    ...enforcement,
    ...actor,
  });
  const { enabled: isOn, schedule } = enforcement;
  await sendReceipts(tx, context, {
    subject: { ...session, timezone },
    by: actor,
    details: { kind: "schedule", isOn, schedule },
    ledger,
  });
}

const isSame = (before: Enforcement, after: Enforcement): boolean =>
  before.enabled === after.enabled && isSameSchedule(before.schedule, after.schedule);

/** Ends the schedule and its grants, as if neither had ever been set. The caller records it. */
export async function dropSchedule(tx: Db, context: Context, session: Session): Promise<void> {
  const { now } = context;
  const { situation } = await lockAndReadScreentime(tx, context, session);
  await saveTransition(
    tx,
    context,
    session,
    situation,
    dropRules(situation, guessZone(session.jurisdiction), now),
  );
  await clearEnforcement(tx, { sessionId: session.sessionId });
}
