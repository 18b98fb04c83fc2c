// Screen time between store and domain: reads what a transition needs, and writes what it does.
import type { Context } from "../../context.js";
import { rulesOf, type Enforcement, type Warnings } from "../../domain/screentime/schedule.js";
import type {
  Crossing,
  EndedPlay,
  Situation,
  Transition,
  Usage,
} from "../../domain/screentime/screentime-state.js";
import { endIdlePlay, noteContact } from "../../domain/screentime/screentime.js";
import { requiredDays, stateAt } from "../../domain/screentime/screentime-view.js";
import { nextDue } from "../../domain/screentime/thresholds.js";
import { guessZone } from "../../domain/zones.js";
import type { Db } from "../../store/engine/db.js";
import {
  findScreentime,
  lockPlayOf,
  lockScreentime,
  saveScreentime,
  usedMsOn,
  type PlayRecord,
  type ScreentimeRecord,
} from "../../store/screentime/queries.js";
import type { Player } from "../../store/sessions/queries.js";
import { armWakeup, disarmWakeup } from "../../store/wakeups/arm.js";
import { emit } from "../../webhooks/emit.js";

type SituationRead = Readonly<{ situation: Situation; enforcement: Enforcement | undefined }>;

/** Adds the older days that a long play needs to the latest ones, which were read with the rest. */
async function completeUsage(
  db: Db,
  { sessionId }: Player,
  { enforcement, jurisdiction, screentime, used: latest, since }: ScreentimeRecord,
  now: number,
  warnings?: Warnings,
): Promise<SituationRead> {
  const rules = enforcement
    ? rulesOf(enforcement, warnings)
    : { zone: guessZone(jurisdiction), warnings };
  let used: Usage = latest;
  for (const date of requiredDays(screentime, rules, now))
    if (date < since) used = { ...used, [date]: await usedMsOn(db, sessionId, date) };
  return { situation: { screentime, used, rules }, enforcement };
}

/** Screen time as committed, to be shown only. */
export const readCommittedScreentime = async (
  db: Db,
  player: Player,
  now: number,
): Promise<SituationRead> =>
  completeUsage(db, player, await findScreentime(db, player.sessionId, now), now);

/** Screen time to be changed, locked until the transaction ends. A play that is due to end without contact has ended. */
export const lockAndReadScreentime = async (
  tx: Db,
  player: Player,
  context: Context,
): Promise<SituationRead> =>
  endIdle(tx, context, player, await lockScreentime(tx, player.sessionId, context.now));

const idsOf = ({ sessionId }: Player, { scope }: Context) => ({
  sessionId,
  productId: scope.productId,
});

type PlayRead = Omit<PlayRecord, "record"> & Readonly<{ situation: Situation }>;

/**
 * Locks a session that is not known yet, its player and its screen time, and reads them with how the play `playId` ended.
 * Throws NOT_FOUND where there is no such session.
 */
export async function lockAndReadPlay(
  tx: Db,
  context: Context,
  ids: Readonly<{ sessionId: string; playId?: string }>,
): Promise<PlayRead> {
  const {
    player,
    record,
    ended: before,
    hasErasedIds,
  } = await lockPlayOf(tx, context.scope, ids, context.now);
  const { situation, ended } = await endIdle(tx, context, player, record);
  return {
    player,
    situation,
    ended: ended?.id === ids.playId ? ended : before,
    hasErasedIds,
  };
}

/** Ends a play that is due to end without contact. */
async function endIdle(
  tx: Db,
  context: Context,
  player: Player,
  record: ScreentimeRecord,
): Promise<SituationRead & { ended?: EndedPlay | undefined }> {
  const { now, product } = context;
  const read = await completeUsage(tx, player, record, now, product.screentime);
  const idle = endIdlePlay(read.situation, now);
  if (!idle) return read;
  await recordTransition(tx, context, player, read.situation, idle);
  await emitEnd(tx, context, player, idle);
  const { situation, ended } = idle;
  return { ...read, situation, ended };
}

/** Writes a transition and emits its events. Returns when something is due next (milliseconds), if ever. */
export async function recordTransition(
  tx: Db,
  context: Context,
  player: Player,
  before: Situation,
  transition: Transition,
): Promise<number | undefined> {
  const { situation, crossings, added } = transition;
  if (situation.screentime !== before.screentime || added.length > 0)
    await saveScreentime(tx, idsOf(player, context), transition);
  for (const crossing of crossings) await emitCrossing(tx, context, player, crossing);
  return nextDue(situation);
}

/** Writes a transition outside a wakeup, and sets or clears the wakeup. */
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

/** Notes that the product spoke of the session, after which a play without contact ends later. */
export async function recordContact(
  tx: Db,
  context: Context,
  player: Player,
  situation: Situation,
): Promise<void> {
  const contacted = noteContact(situation, context.now);
  if (contacted !== situation)
    await saveTransition(tx, context, player, situation, {
      situation: contacted,
      crossings: [],
      added: [],
    });
}

async function emitEnd(
  tx: Db,
  context: Context,
  { sessionId, kuid }: Player,
  { situation, ended }: Transition,
): Promise<void> {
  if (!ended) return;
  const { id, endedAt } = ended;
  await emit(tx, context, {
    type: "Screentime.Ended",
    session: { sessionId, kuid },
    at: endedAt,
    data: {
      id,
      occurredAt: new Date(endedAt).toISOString(),
      reason: "no-contact",
      state: stateAt(situation, endedAt),
    },
  });
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
