// Screen time between store and domain: reads what a transition needs, and writes what it does.
import type { Context } from "../../context.js";
import { rulesOf, type Enforcement, type Warnings } from "../../domain/screentime/schedule.js";
import type {
  Crossing,
  Situation,
  Transition,
  Usage,
} from "../../domain/screentime/screentime-state.js";
import { requiredDays } from "../../domain/screentime/screentime-view.js";
import { nextDue } from "../../domain/screentime/thresholds.js";
import type { Db } from "../../store/engine/db.js";
import {
  addEndedPlay,
  addUsage,
  findScreentime,
  lockScreentime,
  saveScreentime,
  usedMsOn,
  type ScreentimeRecord,
} from "../../store/screentime.js";
import type { Player } from "../../store/sessions.js";
import { armWakeup, disarmWakeup } from "../../store/wakeups/arm.js";
import { emit } from "../../webhooks/emit.js";

type SituationRead = Readonly<{ situation: Situation; enforcement: Enforcement | undefined }>;

/** The row holds the latest days; older ones are read only where a long play needs them. */
async function completeUsage(
  db: Db,
  { sessionId }: Player,
  { enforcement, screentime, used: latest, since }: ScreentimeRecord,
  now: number,
  warnings?: Warnings,
): Promise<SituationRead> {
  const rules = rulesOf(enforcement, warnings);
  const older = requiredDays(screentime, rules, now).filter((date) => date < since);
  const used: Record<string, number> = { ...latest };
  for (const date of older) used[date] = await usedMsOn(db, sessionId, date);
  return { situation: { screentime, used: used satisfies Usage, rules }, enforcement };
}

/** Screen time as committed, to be shown only. */
export const readCommittedScreentime = async (
  db: Db,
  player: Player,
  now: number,
): Promise<SituationRead> =>
  completeUsage(db, player, await findScreentime(db, player.sessionId, now), now);

/** Screen time to be changed, locked until the transaction ends. */
export const lockAndReadScreentime = async (
  tx: Db,
  player: Player,
  { now, product }: Pick<Context, "now" | "product">,
): Promise<SituationRead> =>
  completeUsage(
    tx,
    player,
    await lockScreentime(tx, player.sessionId, now),
    now,
    product.screentime,
  );

/** Writes a transition and emits its events. Returns when something is due next (milliseconds), if ever. */
export async function recordTransition(
  tx: Db,
  context: Context,
  player: Player,
  before: Situation,
  { situation, crossings, added, ended }: Transition,
): Promise<number | undefined> {
  const { sessionId } = player;
  if (situation.screentime !== before.screentime)
    await saveScreentime(tx, sessionId, situation.screentime);
  await addUsage(tx, sessionId, added);
  if (ended) await addEndedPlay(tx, sessionId, ended);
  for (const crossing of crossings) await emitCrossing(tx, context, player, crossing);
  return nextDue(situation);
}

/** The same outside a wakeup, which would return when it is due next: sets the wakeup, or clears it. */
export async function saveTransition(
  tx: Db,
  context: Context,
  player: Player,
  before: Situation,
  transition: Transition,
): Promise<void> {
  const dueAt = await recordTransition(tx, context, player, before, transition);
  const wakeup = { kind: "screentimeSession", ref: player.sessionId } as const;
  if (dueAt !== undefined) await armWakeup(tx, { ...wakeup, dueAt });
  else if (nextDue(before) !== undefined) await disarmWakeup(tx, wakeup);
}

async function emitCrossing(
  tx: Db,
  context: Context,
  { sessionId, kuid }: Player,
  { type, playId, occurredAt, state }: Crossing,
): Promise<void> {
  await emit(tx, context, {
    type,
    session: { sessionId, kuid },
    at: occurredAt,
    data: { id: playId, occurredAt: new Date(occurredAt).toISOString(), state },
  });
}
