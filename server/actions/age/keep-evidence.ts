import type { Context } from "../../context.js";
import { latestToday, withSignal, type SignalOnDay } from "../../domain/age/age.js";
import { viewSession } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { changeEvidence } from "../../store/player-evidence.js";
import { findPlayer } from "../../store/players.js";
import { findAndLockSessionOfPlayer, lockKuid } from "../../store/sessions.js";
import { addVerifiedPlayer } from "../../store/verifications.js";
import { announceChange } from "../session/announce-change.js";
import { armBirthday } from "../session/begin-session.js";

/**
 * Keeps a verified signal as evidence of a known player and of their session in this product: the lower age counts, and
 * what needs a verified age is unlocked (readings, 98). One that tells nothing new is not kept.
 */
export async function keepVerifiedSignal(
  tx: Db,
  context: Context,
  kuid: string,
  signal: SignalOnDay,
): Promise<void> {
  const { now, scope, tenancy } = context;
  const today = latestToday(now);
  await lockKuid(tx, scope, kuid);
  const session = await findAndLockSessionOfPlayer(tx, scope, kuid);
  if (signal.verificationId !== undefined)
    await addVerifiedPlayer(tx, tenancy, signal.verificationId, kuid);
  const player = await findPlayer(tx, tenancy, kuid);
  if (player) {
    const evidence = withSignal(player.evidence, signal, today);
    if (evidence !== player.evidence) await changeEvidence.ofPlayer(tx, tenancy, kuid, evidence);
  }
  if (!session) return;
  const evidence = withSignal(session.evidence, signal, today);
  if (evidence === session.evidence) return;
  const before = viewSession(session, context);
  const after = viewSession(await changeEvidence.ofSession(tx, session, evidence), context);
  await announceChange(tx, context, before, after, { cause: "verification", at: now });
  const { ageStatus: announcedAgeStatus } = after.assessment;
  await armBirthday(tx, context, { ...after.session, announcedAgeStatus });
}
