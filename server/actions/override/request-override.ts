import type { Context } from "../../context.js";
import { pageToken } from "../../domain/keyring.js";
import {
  OVERRIDE_LIFE_MS,
  mayAnswer,
  overrideLinkHash,
  type Override,
} from "../../domain/override/override.js";
import { conflict } from "../../lib/errors.js";
import type { Db } from "../../store/engine/db.js";
import { addOverride, findPendingOverride, lockOverrides } from "../../store/overrides/queries.js";
import { requireSession } from "../../store/sessions/queries.js";
import { armWakeup } from "../../store/wakeups/arm.js";
import { emit } from "../../webhooks/emit.js";
import { expireOverride } from "./resolve-override.js";
import { mailGuardians } from "../mail/queue-mail.js";

type RequestOverrideInput = Readonly<{
  sessionId: string;
  type: Override["type"];
  requestedMinutes?: number | undefined;
  reason?: string | undefined;
}>;

/**
 * Asks the guardian on the player's behalf. Returns the request, or the pending one unchanged. Accepted even without a
 * schedule, and without a guardian to mail. Throws NOT_FOUND where the session isn't in this product.
 */
export async function requestOverride(
  tx: Db,
  context: Context,
  input: RequestOverrideInput,
): Promise<Override> {
  const { now, scope, random, keyring } = context;
  const { sessionId, type, requestedMinutes = null, reason } = input;
  await lockOverrides(tx, sessionId);
  const { kuid } = await requireSession(tx, scope, { sessionId });
  const pending = await findPendingOverride(tx, { ...scope, kuid });
  if (pending && mayAnswer(pending, now)) return pending;
  if (pending) await expireOverride(tx, context, pending);
  const override: Override = {
    ...scope,
    overrideId: random.uuid(),
    sessionId,
    kuid,
    type,
    requestedMinutes,
    reason: reason ?? null,
    status: "pending",
    grantedMinutes: null,
    requestedAt: now,
    expiresAt: now + OVERRIDE_LIFE_MS,
    resolvedAt: null,
    withdrawnAt: null,
  };
  const { overrideId, expiresAt } = override;
  const linkHash = overrideLinkHash(keyring, pageToken(keyring, "override", overrideId));
  if (!(await addOverride(tx, override, linkHash)))
    throw conflict("sessionId: this player sent another request at the same time. Try again.");
  await armWakeup(tx, { kind: "overrideExpiry", ref: overrideId, dueAt: expiresAt });
  await emit(tx, context, {
    type: "Screentime.OverrideRequested",
    session: override,
    data: {
      overrideId,
      overrideType: type,
      ...(requestedMinutes !== null && { requestedMinutes }),
      ...(reason !== undefined && { reason }),
      expiresAt: new Date(expiresAt).toISOString(),
    },
  });
  await mailGuardians(tx, context, kuid, { template: "override-request", overrideId });
  return override;
}
