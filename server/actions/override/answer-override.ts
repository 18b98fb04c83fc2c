// A guardian answers what a player asked for, or takes back what they granted.
import type { Context } from "../../context.js";
import { conflict } from "../../errors.js";
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
} from "../../store/overrides.js";
import { getSession } from "../../store/sessions.js";
import { expireOverride } from "./expire-override.js";
import { resolveOverride } from "./resolve-override.js";
import {
  saveTransition,
  readCommittedScreentime,
  lockAndReadScreentime,
} from "../screentime/screentime.js";

/**
 * Grants or denies a request, and answers it as it is then. The same answer again changes nothing. CONFLICT for another
 * answer, and for one that comes when 24 hours have passed.
 */
export async function answerOverride(
  tx: Db,
  context: Context,
  { overrideId }: Pick<Override, "overrideId">,
  answer: OverrideAnswer,
): Promise<Override> {
  const override = await rereadOverride(tx, { overrideId });
  if (isSameAnswer(override, answer)) return override;
  if (!mayAnswer(override, context.now))
    throw conflict("The request has been answered otherwise, or has expired.");
  return answer.status === "granted"
    ? grant(tx, context, override, answer.minutes)
    : deny(tx, context, override);
}

async function grant(
  tx: Db,
  context: Context,
  override: Override,
  minutes: number | undefined,
): Promise<Override> {
  const { now } = context;
  const { overrideId: id, type, requestedMinutes } = override;
  const { situation: before } = await lockAndReadScreentime(tx, override, now);
  const settled = advanceTo(before, now);
  await saveTransition(tx, context, override, before, settled);
  const asked = { id, type, requestedMinutes: requestedMinutes ?? undefined };
  const added = grantOf(asked, minutes, before.rules, now);
  const outcome = addGrant(settled.situation, added, now);
  const resolved = await resolveOverride(tx, context, override, {
    status: "granted",
    grantedMinutes: added.minutes,
    at: now,
    state: stateAt(outcome.situation, now),
  });
  // What lies behind also with the grant is announced after it.
  await saveTransition(tx, context, override, settled.situation, outcome);
  return resolved;
}

async function deny(tx: Db, context: Context, override: Override): Promise<Override> {
  const { now: at } = context;
  const { situation } = await readCommittedScreentime(tx, override, at);
  const state = stateAt(situation, at);
  return resolveOverride(tx, context, override, { status: "denied", at, state });
}

/** What is pending in a session that is revoked is denied; its guardian can no longer be asked. */
export async function denyOnRevoke(
  tx: Db,
  context: Context,
  { sessionId, kuid }: Pick<Override, "sessionId" | "kuid">,
): Promise<void> {
  await lockOverrides(tx, sessionId);
  const pending = await findPendingOverride(tx, context.scope, kuid);
  if (!pending) return;
  await expireOverride(tx, context, pending);
  const override = await rereadOverride(tx, pending);
  if (override.status === "pending") await deny(tx, context, override);
}

/**
 * Takes back what was granted, and answers the request, which stays granted. Again changes nothing. CONFLICT where
 * nothing was granted or the day is over, NOT_FOUND where the session is revoked.
 */
export async function withdrawGrant(
  tx: Db,
  context: Context,
  { overrideId }: Pick<Override, "overrideId">,
): Promise<Override> {
  const { now, scope } = context;
  const override = await rereadOverride(tx, { overrideId });
  if (override.withdrawnAt !== null) return override;
  const { sessionId } = override;
  const session = await getSession(tx, scope, { sessionId });
  const { situation } = await lockAndReadScreentime(tx, session, now);
  if (!mayWithdraw(override, situation, now))
    throw conflict("Nothing was granted that could be taken back now.");
  const outcome = withoutGrant(situation, overrideId, now);
  await saveTransition(tx, context, session, situation, outcome);
  return changeOverride(tx, override, { withdrawnAt: now });
}
