// A guardian answers a player's request, or withdraws a grant.
import type { Context } from "../../context.js";
import type { Actor } from "../../domain/ledger/entry.js";
import { conflict } from "../../lib/errors.js";
import {
  isSameAnswer,
  mayAnswer,
  mayWithdraw,
  type Override,
  type OverrideAnswer,
} from "../../domain/override/override.js";
import {
  addGrant,
  grantOf,
  advanceTo,
  withdrawGrant as withoutGrant,
} from "../../domain/screentime/screentime.js";
import { stateAt } from "../../domain/screentime/screentime-view.js";
import type { Db } from "../../store/engine/db.js";
import {
  changeOverride,
  findPendingOverride,
  lockOverrides,
  rereadOverride,
} from "../../store/overrides/queries.js";
import { requireSession } from "../../store/sessions/queries.js";
import { record } from "../ledger/record.js";
import { sendReceipts } from "../receipts/send-receipts.js";
import { expireOverride, resolveOverride } from "./resolve-override.js";
import {
  saveTransition,
  readCommittedScreentime,
  lockAndReadScreentime,
} from "../screentime/screentime.js";

/**
 * Grants or denies a request, and records it in the ledger. Returns it as it is then. Repeating an answer changes nothing.
 * Throws CONFLICT for another answer, and for one after 24 hours.
 */
export async function answerOverride(
  tx: Db,
  context: Context,
  { overrideId }: Pick<Override, "overrideId">,
  answer: OverrideAnswer,
  actor: Actor,
): Promise<Override> {
  const override = await rereadOverride(tx, { overrideId });
  if (isSameAnswer(override, answer)) return override;
  if (!mayAnswer(override, context.now))
    throw conflict("status: the request has already been answered differently, or has expired.");
  const answered =
    answer.status === "granted"
      ? await grant(tx, context, override, answer.minutes)
      : await deny(tx, context, override);
  await recordAnswer(tx, context, answered, answer.status, actor);
  return answered;
}

async function recordAnswer(
  tx: Db,
  context: Context,
  { overrideId, productId, sessionId, kuid, type, grantedMinutes }: Override,
  status: "granted" | "denied" | "withdrawn",
  actor: Actor,
): Promise<void> {
  const ledger = await record(tx, context, {
    kind: "override",
    productId,
    sessionId,
    kuid,
    overrideId,
    type,
    status,
    ...(grantedMinutes !== null && { minutes: grantedMinutes }),
    ...actor,
  });
  await sendReceipts(tx, context, {
    subject: await requireSession(tx, context.scope, { sessionId }),
    by: actor,
    details: {
      kind: "override",
      status,
      type,
      ...(grantedMinutes !== null && { minutes: grantedMinutes }),
    },
    ledger,
  });
}

async function grant(
  tx: Db,
  context: Context,
  override: Override,
  minutes: number | undefined,
): Promise<Override> {
  const { now } = context;
  const { overrideId: id, type, requestedMinutes } = override;
  const { situation } = await lockAndReadScreentime(tx, context, override);
  const advanced = advanceTo(situation, now);
  await saveTransition(tx, context, override, situation, advanced);
  const request = { id, type, requestedMinutes: requestedMinutes ?? undefined };
  const added = grantOf(request, minutes, situation.rules, now);
  const transition = addGrant(advanced.situation, added, now);
  const resolved = await resolveOverride(tx, context, override, {
    status: "granted",
    grantedMinutes: added.minutes,
    at: now,
    state: stateAt(transition.situation, now),
  });
  // Thresholds that are crossed even with the grant are announced after it.
  await saveTransition(tx, context, override, advanced.situation, transition);
  return resolved;
}

async function deny(tx: Db, context: Context, override: Override): Promise<Override> {
  const { now: at } = context;
  const { situation } = await readCommittedScreentime(tx, context, override);
  const state = stateAt(situation, at);
  return resolveOverride(tx, context, override, { status: "denied", at, state });
}

/** Denies the pending request of a session that is revoked, or has lost its guardians: no guardian can answer it. */
export async function denyPending(
  tx: Db,
  context: Context,
  { sessionId, kuid }: Pick<Override, "sessionId" | "kuid">,
): Promise<void> {
  await lockOverrides(tx, sessionId);
  const pending = await findPendingOverride(tx, { ...context.scope, kuid });
  if (!pending) return;
  await expireOverride(tx, context, pending);
  const override = await rereadOverride(tx, pending);
  if (override.status === "pending") await deny(tx, context, override);
}

/**
 * Withdraws a grant. Returns the request, whose status stays granted. Again changes nothing. Throws CONFLICT where nothing was
 * granted or the day is over, NOT_FOUND where the session is revoked.
 */
export async function withdrawGrant(
  tx: Db,
  context: Context,
  { overrideId }: Pick<Override, "overrideId">,
  actor: Actor,
): Promise<Override> {
  const { now, scope } = context;
  const override = await rereadOverride(tx, { overrideId });
  if (override.withdrawnAt !== null) return override;
  const { sessionId } = override;
  const session = await requireSession(tx, scope, { sessionId });
  const { situation } = await lockAndReadScreentime(tx, context, session);
  if (!mayWithdraw(override, situation, now))
    throw conflict("Only an override that is granted and still applies can be withdrawn.");
  const transition = withoutGrant(situation, overrideId, now);
  await saveTransition(tx, context, session, situation, transition);
  const withdrawn = await changeOverride(tx, override, { withdrawnAt: now });
  await recordAnswer(tx, context, withdrawn, "withdrawn", actor);
  return withdrawn;
}
