import type { Context } from "../../context.js";
import { rulesOf } from "../../domain/screentime/schedule.js";
import { endRules } from "../../domain/screentime/screentime.js";
import type { Session } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { findPendingOverride } from "../../store/overrides/queries.js";
import { saveEnforcement } from "../../store/screentime/queries.js";
import { expireOverride } from "../override/expire-override.js";
import { lockAndReadScreentime, saveTransition } from "../screentime/screentime.js";

/**
 * Ends what guardians set when the player becomes an adult: the schedule and its grants, as of an instant
 * (milliseconds); a pending request expires. Allowances no longer count from that age on. The session is locked.
 */
export async function endGuardianship(
  tx: Db,
  context: Context,
  session: Session,
  at: number,
): Promise<void> {
  const { situation, enforcement } = await lockAndReadScreentime(tx, session, context);
  if (enforcement?.enabled) {
    const { schedule } = enforcement;
    const ended = { enabled: false, schedule };
    await saveEnforcement(tx, { ...ended, sessionId: session.sessionId });
    await saveTransition(tx, context, session, situation, endRules(situation, rulesOf(ended), at));
  }
  const pending = await findPendingOverride(tx, { ...context.scope, kuid: session.kuid });
  if (pending) await expireOverride(tx, context, pending, at);
}
