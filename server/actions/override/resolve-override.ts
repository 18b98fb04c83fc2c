import type { Context } from "../../context.js";
import type { Override } from "../../domain/override/override.js";
import type { StateView } from "../../domain/screentime/screentime-state.js";
import type { Db } from "../../store/engine/db.js";
import { changeOverride, rereadOverride } from "../../store/overrides/queries.js";
import { disarmWakeup } from "../../store/wakeups/arm.js";
import { emit } from "../../webhooks/emit.js";
import { stateAt } from "../../domain/screentime/screentime-view.js";
import { readCommittedScreentime } from "../screentime/screentime.js";

/**
 * Resolves a pending request, reread in this transaction, as of an instant (milliseconds), and emits the event. `state` is the
 * state at this instant, including the grant.
 */
export async function resolveOverride(
  tx: Db,
  context: Context,
  override: Override,
  resolution: Readonly<{
    status: "granted" | "denied" | "expired";
    grantedMinutes?: number | undefined;
    at: number;
    state: StateView;
  }>,
): Promise<Override> {
  const { status, grantedMinutes, at, state } = resolution;
  const { overrideId } = override;
  const resolved = await changeOverride(tx, override, {
    status,
    grantedMinutes: grantedMinutes ?? null,
    resolvedAt: at,
  });
  await disarmWakeup(tx, { kind: "overrideExpiry", ref: overrideId });
  await emit(tx, context, {
    type: "Screentime.OverrideResult",
    session: override,
    at,
    data: { overrideId, status, ...(grantedMinutes !== undefined && { grantedMinutes }), state },
  });
  return resolved;
}

/**
 * Expires a request as of its `expiresAt`, 24 hours after it was made (`domain/override/override.ts`), or as of an instant
 * before that, however late this runs. Does nothing where it has been answered.
 */
export async function expireOverride(
  tx: Db,
  context: Context,
  { overrideId }: Pick<Override, "overrideId">,
  noLaterThan = Infinity,
): Promise<void> {
  const override = await rereadOverride(tx, { overrideId });
  const { status, expiresAt } = override;
  const at = Math.max(override.requestedAt, Math.min(expiresAt, noLaterThan));
  if (status !== "pending" || context.now < at) return;
  const { situation } = await readCommittedScreentime(tx, { ...context, now: at }, override);
  await resolveOverride(tx, context, override, {
    status: "expired",
    at,
    state: stateAt(situation, at),
  });
}
