// What a widget comes to: kept with it, and announced to the product.
import type { Context, ServiceContext } from "../../context.js";
import { isTooYoung } from "../../domain/challenge/birth-date.js";
import { isAboutAge, type Challenge } from "../../domain/challenge/challenge.js";
import type { Db } from "../../store/engine/db.js";
import { findSessionOfPlayer } from "../../store/sessions/queries.js";
import {
  lockUnansweredWidgets,
  lockWidgetsOfChallenge,
  saveWidgetResult,
} from "../../store/verifications/widgets.js";
import type { Widget } from "../../store/verifications/table.js";
import { emit } from "../../webhooks/emit.js";

type WidgetResult = Pick<Widget, "status" | "kuid" | "sessionId" | "challengeId">;

/** Announces a result, if there is one. */
export async function announceWidget(
  tx: Db,
  context: Pick<Context, "scope" | "random" | "now">,
  widgetId: string,
  { status, kuid, sessionId, challengeId }: WidgetResult,
  at = context.now,
): Promise<void> {
  if (status === null) return;
  await emit(tx, context, {
    type: "Widget.Completed",
    ...(sessionId !== null && kuid !== null && { session: { sessionId, kuid } }),
    ...(kuid !== null && { kuid }),
    at,
    data: {
      widgetId,
      status,
      ...(kuid !== null && { kuid }),
      ...(challengeId !== null && { challengeId }),
    },
  });
}

/**
 * Gives the widgets that led to a challenge their result, once it is decided: a session, or none. Without a session a
 * refusal leaves them at the challenge, as nothing else was decided about the player.
 */
export async function completeWidgets(
  tx: Db,
  context: Context,
  challenge: Challenge,
): Promise<void> {
  const waiting = await lockWidgetsOfChallenge(tx, challenge);
  if (waiting.length === 0) return;
  const { challengeId, kuid, failureReason } = challenge;
  const sessionId = await sessionAfter(tx, context, challenge);
  // A session that makes the consent needless is about to begin.
  if (failureReason === "no-longer-needed" && sessionId === null) return;
  const isBarred =
    failureReason === "age-criteria-not-met" &&
    (!isAboutAge(challenge) || isTooYoung(challenge, context));
  const status = sessionId !== null ? "PASS" : isBarred ? "PROHIBITED" : "CHALLENGE";
  for (const { widgetId } of waiting) {
    const result = { status, kuid, sessionId, challengeId } as const;
    await saveWidgetResult(tx, { ...result, widgetId });
    await announceWidget(tx, context, widgetId, result);
  }
}

async function sessionAfter(
  tx: Db,
  { scope }: Context,
  { status, failureReason, sessionId, kuid }: Challenge,
): Promise<string | null> {
  if (status === "PASS") return sessionId;
  if (failureReason !== "no-longer-needed") return null;
  return (await findSessionOfPlayer(tx, { ...scope, kuid }))?.sessionId ?? null;
}

/** Ends the first of the widgets that were not answered while their links worked. Returns how many. */
export async function expireWidgets(
  tx: Db,
  services: Pick<ServiceContext, "random">,
  now: number,
): Promise<number> {
  const expired = await lockUnansweredWidgets(tx, { now });
  for (const { productId, mode, widgetId, kuid, expiresAt } of expired) {
    const result = { status: "EXPIRED", kuid, sessionId: null, challengeId: null } as const;
    await saveWidgetResult(tx, { ...result, widgetId });
    const context = { scope: { productId, mode }, random: services.random, now };
    await announceWidget(tx, context, widgetId, result, expiresAt);
  }
  return expired.length;
}
