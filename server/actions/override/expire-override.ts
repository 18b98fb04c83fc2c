import type { Context } from "../../context.js";
import type { Override } from "../../domain/override/override.js";
import { stateAt } from "../../domain/screentime/screentime-view.js";
import type { Db } from "../../store/engine/db.js";
import { rereadOverride } from "../../store/overrides/queries.js";
import { resolveOverride } from "./resolve-override.js";
import { readCommittedScreentime } from "../screentime/screentime.js";

/**
 * Expires a request as of its `expiresAt`, 24 hours after it was made (`domain/override/override.ts`), or as of an instant before that, however late this runs. Does nothing where it
 * has been answered.
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
  const { situation } = await readCommittedScreentime(tx, override, at);
  await resolveOverride(tx, context, override, {
    status: "expired",
    at,
    state: stateAt(situation, at),
  });
}
