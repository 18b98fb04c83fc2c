// Screen time between the store and the domain: what a transition reads, and what becomes of its outcome.
import type { Context } from "../../context.js";
import { rulesOf, type Enforcement } from "../../domain/screentime/schedule.js";
import { endPlay } from "../../domain/screentime/screentime.js";
import type {
  Crossing,
  Transition,
  Situation,
  Usage,
} from "../../domain/screentime/screentime-state.js";
import { daysConcerned } from "../../domain/screentime/screentime-view.js";
import { nextDue } from "../../domain/screentime/thresholds.js";
import type { Db } from "../../store/engine/db.js";
import {
  addEndedPlay,
  addUsage,
  findScreentime,
  lockScreentime,
  saveScreentime,
  usedMsOn,
  type KeptScreentime,
} from "../../store/screentime.js";
import type { Player } from "../../store/sessions.js";
import { armWakeup, disarmWakeup } from "../../store/wakeups.js";
import { emit } from "../../webhooks/emit.js";

type Found = Readonly<{ situation: Situation; enforcement: Enforcement | undefined }>;

async function asFound(
  db: Db,
  { sessionId }: Player,
  { enforcement, screentime, used, since }: KeptScreentime,
  now: number,
): Promise<Found> {
  const rules = rulesOf(enforcement);
  const older = daysConcerned(screentime, rules, now).filter((date) => date < since);
  const whole: Record<string, number> = { ...used };
  for (const date of older) whole[date] = await usedMsOn(db, sessionId, date);
  return { situation: { screentime, used: whole satisfies Usage, rules }, enforcement };
}

/** Screen time as it is committed, for those who only look. */
export const readCommittedScreentime = async (
  db: Db,
  player: Player,
  now: number,
): Promise<Found> => asFound(db, player, await findScreentime(db, player.sessionId, now), now);

/** Screen time to be changed: nobody else changes it until the transaction ends. */
export const lockAndReadScreentime = async (tx: Db, player: Player, now: number): Promise<Found> =>
  asFound(tx, player, await lockScreentime(tx, player.sessionId, now), now);

/** Writes what a transition has done, tells the product what was crossed, and answers when something is due next. */
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
  for (const crossing of crossings) await announce(tx, context, player, crossing);
  return nextDue(situation);
}

/** The same for those whom no wakeup has called: sets when the next one comes. */
export async function saveTransition(
  tx: Db,
  context: Context,
  player: Player,
  before: Situation,
  outcome: Transition,
): Promise<void> {
  const dueAt = await recordTransition(tx, context, player, before, outcome);
  const wakeup = { kind: "screentimeSession", ref: player.sessionId } as const;
  if (dueAt !== undefined) await armWakeup(tx, { ...wakeup, dueAt });
  else if (nextDue(before) !== undefined) await disarmWakeup(tx, wakeup);
}

async function announce(
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

/** Ends what runs in a session that is revoked; nothing of it is announced any more. */
export async function endPlayOnRevoke(tx: Db, context: Context, player: Player): Promise<void> {
  const { screentime } = await findScreentime(tx, player.sessionId, context.now);
  if (!screentime.play) return;
  const { situation } = await lockAndReadScreentime(tx, player, context.now);
  await saveTransition(
    tx,
    context,
    player,
    situation,
    endPlay(situation, context.now, "revocation"),
  );
}
