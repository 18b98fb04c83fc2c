import type { Context } from "../../context.js";
import {
  changedPermissions,
  type Session,
  type SessionView,
} from "../../domain/session/session.js";
import { withoutProhibited } from "../../domain/session/settings.js";
import type { Db } from "../../store/engine/db.js";
import { changeSession } from "../../store/sessions/queries.js";
import { emit } from "../../webhooks/emit.js";
import type { ChangeCause } from "./change-settings.js";
import { updateHold } from "../notices/hold.js";
import { rulesOf } from "../../domain/screentime/schedule.js";
import { endRules } from "../../domain/screentime/screentime.js";
import { findPendingOverride } from "../../store/overrides/queries.js";
import { saveEnforcement } from "../../store/screentime/queries.js";
import { expireOverride } from "../override/resolve-override.js";
import { lockAndReadScreentime, saveTransition } from "../screentime/screentime.js";

type Change = Readonly<{
  cause: ChangeCause;
  /** The instant (milliseconds) of the change. */
  at: number;
}>;

/**
 * Announces and stores the changes of a locked session since `before` that no decision made: by `Session.AgeChanged` if the age
 * status has changed, else by `Session.ChangePermissions`. Returns whether anything had changed.
 */
export async function announceChange(
  tx: Db,
  context: Context,
  before: SessionView,
  after: SessionView,
  { cause, at }: Change,
): Promise<boolean> {
  const { session } = after;
  const { ageStatus, ageCategory } = after.assessment;
  const previousAgeStatus = session.announcedAgeStatus ?? before.assessment.ageStatus;
  const permissions = changedPermissions(before, after);
  if (previousAgeStatus === ageStatus && permissions.length === 0) return false;
  const changed = await changeSession(tx, session, {
    announcedAgeStatus: ageStatus,
    settings: withoutProhibited(after.settings, after.states),
  });
  await emit(
    tx,
    context,
    previousAgeStatus === ageStatus
      ? { type: "Session.ChangePermissions", session, at, data: { permissions, cause } }
      : {
          type: "Session.AgeChanged",
          session,
          at,
          data: { ageStatus, ageCategory, previousAgeStatus, permissions, cause },
        },
  );
  if (changed.status === "HOLD") await updateHold(tx, context, changed);
  if (previousAgeStatus !== ageStatus && ageStatus === "LEGAL_ADULT")
    await endGuardianship(tx, context, session, at);
  return true;
}

/**
 * Ends the guardians' settings when the player becomes an adult: the schedule and its grants, as of an instant (milliseconds); a
 * pending request expires. Allowances no longer count from that age on. The session is locked.
 */
async function endGuardianship(
  tx: Db,
  context: Context,
  session: Session,
  at: number,
): Promise<void> {
  const { situation, enforcement } = await lockAndReadScreentime(tx, context, session);
  if (enforcement?.enabled) {
    const { schedule } = enforcement;
    const ended = { enabled: false, schedule };
    await saveEnforcement(tx, { ...ended, sessionId: session.sessionId });
    await saveTransition(
      tx,
      context,
      session,
      situation,
      endRules(situation, rulesOf(ended, situation.rules), at),
    );
  }
  const pending = await findPendingOverride(tx, { ...context.scope, kuid: session.kuid });
  if (pending) await expireOverride(tx, context, pending, at);
}
