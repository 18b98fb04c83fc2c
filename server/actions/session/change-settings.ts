import type { components } from "../../../generated/types.js";
import type { Context } from "../../context.js";
import {
  changedPermissions,
  hasOtherAllowances,
  viewSession,
  type Session,
  type SessionView,
} from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { changeSession } from "../../store/sessions/queries.js";
import { emit } from "../../webhooks/emit.js";
import { announceSpending } from "../transaction/announce-spending.js";

/** Why a session changed, for the product. */
export type ChangeCause = components["schemas"]["ChangeCause"];

/**
 * Saves the settings of a player or guardian, and emits an event with the permissions that change: none where it is only an
 * allowance that does. Throws CONFLICT where the session has changed since it was read.
 */
export async function changeSettings(
  tx: Db,
  context: Context,
  before: SessionView,
  change: Partial<Pick<Session, "settings" | "allowances" | "consentedAt" | "timezone">>,
  cause: ChangeCause,
): Promise<SessionView> {
  const view = viewSession(await changeSession(tx, before.session, change), context);
  const permissions = changedPermissions(before, view);
  const hasOtherLimits = hasOtherAllowances(before, view, context.product);
  if (permissions.length > 0 || hasOtherLimits)
    await emit(tx, context, {
      type: "Session.ChangePermissions",
      session: view.session,
      data: { permissions, cause },
    });
  if (hasOtherLimits) await announceSpending(tx, context, view.session);
  return view;
}
