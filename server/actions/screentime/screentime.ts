// Screen time between store and domain: reads the input of a transition, and writes its result.
import type { Context } from "../../context.js";
import { EVERYWHERE } from "../../domain/counters.js";
import type { LawTimes } from "../../domain/screentime/law-times.js";
import { rulesOf, rulesWithout, type Enforcement } from "../../domain/screentime/schedule.js";
import type {
  Crossing,
  EndedPlay,
  OtherPlay,
  Situation,
  Transition,
  Usage,
} from "../../domain/screentime/screentime-state.js";
import {
  changeRules,
  endIdlePlay,
  hasOtherLaw,
  noteContact,
} from "../../domain/screentime/screentime.js";
import { requiredDays, stateAt } from "../../domain/screentime/screentime-view.js";
import { nextDue } from "../../domain/screentime/thresholds.js";
import { hasLimitsAt, lawTimesOfPlayer, limitsAllPlayAt } from "../../domain/session/limits.js";
import { guessZone } from "../../domain/zones.js";
import type { LocalDate } from "../../lib/dates.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { lawDayBegan } from "../../policy/zones.js";
import { count } from "../../store/counts/count.js";
import type { Db } from "../../store/engine/db.js";
import { advisoryLock } from "../../store/engine/locks.js";
import {
  findScreentime,
  listOtherSessions,
  lockPlayOf,
  lockScreentime,
  saveScreentime,
  usedMsOn,
  type PlayRecord,
  type ScreentimeRecord,
} from "../../store/screentime/queries.js";
import { findPlayerOf, type SessionOwner } from "../../store/sessions/queries.js";
import { armWakeup, disarmWakeup } from "../../store/wakeups/arm.js";
import { emit } from "../../webhooks/emit.js";

type SituationRead = Readonly<{ situation: Situation; enforcement: Enforcement | undefined }>;

type ScreentimeContext = Pick<Context, "now" | "policy" | "product">;

/**
 * Adds the law's limits, and the older days that a long play needs. With a `lockedKuid`, the player's play in other sessions does
 * not change until the transaction ends.
 */
async function completeUsage(
  db: Db,
  context: ScreentimeContext,
  { sessionId }: Pick<SessionOwner, "sessionId">,
  { enforcement, jurisdiction, screentime, used: latest, since }: ScreentimeRecord,
  lockedKuid?: string,
): Promise<SituationRead> {
  const { now, product } = context;
  const law = await readLaw(db, context, sessionId, jurisdiction);
  const given = { warnings: product.screentime, law };
  const rules = enforcement
    ? rulesOf(enforcement, given)
    : rulesWithout(guessZone(jurisdiction), given);
  let used: Usage = latest;
  for (const date of requiredDays(screentime, rules, now))
    if (date < since) used = { ...used, [date]: await usedMsOn(db, sessionId, date) };
  const isShared = law?.limits.some((limit) => limit.isShared);
  if (isShared && lockedKuid !== undefined) await lockAllPlay(db, lockedKuid);
  const elsewhere = isShared ? await readElsewhere(db, sessionId, now) : undefined;
  return { situation: { screentime, used, rules, elsewhere, jurisdiction }, enforcement };
}

/** Reads the player's age only where a law may limit the time of players. */
async function readLaw(
  db: Db,
  context: ScreentimeContext,
  sessionId: string,
  jurisdiction: string,
): Promise<LawTimes | undefined> {
  if (jurisdiction === "" || !hasLimitsAt(context, jurisdiction)) return undefined;
  const player = await findPlayerOf(db, { sessionId });
  return player && lawTimesOfPlayer(player, context);
}

async function readElsewhere(db: Db, sessionId: string, now: number): Promise<OtherPlay> {
  const others = await listOtherSessions(db, sessionId, now);
  const used: Record<LocalDate, number> = {};
  for (const other of others)
    for (const [date, ms] of Object.entries(other.used)) used[date] = (used[date] ?? 0) + ms;
  return { used, plays: others.flatMap(({ play }) => play ?? []) };
}

/** Reads committed screen time, for display only. */
export const readCommittedScreentime = async (
  db: Db,
  context: ScreentimeContext,
  player: Pick<SessionOwner, "sessionId">,
): Promise<SituationRead> =>
  completeUsage(db, context, player, await findScreentime(db, player.sessionId, context.now));

/**
 * Locks and reads screen time for a change, until the transaction ends. First ends a play that is due to end without contact, and
 * applies a law that changed the limits.
 */
export const lockAndReadScreentime = async (
  tx: Db,
  context: Context,
  player: SessionOwner,
): Promise<SituationRead> =>
  endIdle(tx, context, player, await lockScreentime(tx, player.sessionId, context.now));

const idsOf = ({ scope }: Context, { sessionId }: SessionOwner) => ({
  sessionId,
  productId: scope.productId,
});

type PlayRead = Omit<PlayRecord, "record"> &
  Readonly<{ situation: Situation; jurisdiction: string }>;

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
    jurisdiction: record.jurisdiction,
    ended: ended?.id === ids.playId ? ended : before,
    hasErasedIds,
  };
}

/** Ends a play that is due to end without contact. */
async function endIdle(
  tx: Db,
  context: Context,
  player: SessionOwner,
  record: ScreentimeRecord,
): Promise<SituationRead & { ended?: EndedPlay | undefined }> {
  const complete = await completeUsage(tx, context, player, record, player.kuid);
  const read = hasOtherLaw(complete.situation)
    ? await followLaw(tx, context, player, complete)
    : complete;
  const idle = endIdlePlay(read.situation, context.now);
  if (!idle) return read;
  await recordTransition(tx, context, player, read.situation, idle);
  await emitEnd(tx, context, player, idle);
  const { situation, ended } = idle;
  return { ...read, situation, ended };
}

/**
 * Changes the rules of a running play as of the midnight at which a law began or ceased to limit it; as of now, where something
 * else is the reason, such as a birthday.
 */
async function followLaw(
  tx: Db,
  context: Context,
  player: SessionOwner,
  read: SituationRead,
): Promise<SituationRead> {
  const { now, policy } = context;
  const { situation } = read;
  const { rules, screentime } = situation;
  const found = await findPlayerOf(tx, player);
  const midnight = found && lawDayBegan(policy, findJurisdiction(policy, found.jurisdiction), now);
  const isNew = midnight !== undefined && midnight > screentime.advancedTo;
  const before =
    isNew && found ? lawTimesOfPlayer(found, { ...context, now: midnight - 1 }) : undefined;
  const isByLaw = isNew && before?.key === screentime.law;
  const transition = changeRules(
    { ...situation, rules: { ...rules, law: isByLaw ? before : undefined } },
    rules,
    isByLaw ? midnight : now,
  );
  await recordTransition(tx, context, player, situation, transition);
  return { ...read, situation: transition.situation };
}

/** Looks again at a session in which a play may run, because its limits may have changed. */
export const wakeScreentime = (tx: Db, sessionId: string, now: number): Promise<void> =>
  armWakeup(tx, { kind: "screentimeSession", ref: sessionId, dueAt: now });

/** Lets one transaction after the other count and begin what a player plays in several sessions. */
const lockAllPlay = (tx: Db, kuid: string): Promise<void> => advisoryLock(tx, `play of ${kuid}`);

/**
 * Looks again at the player's other sessions, if a law limits all play together. To be called before this session's own wakeup is
 * set, so that no two transactions deadlock.
 */
export async function wakeElsewhere(
  tx: Db,
  context: Context,
  { sessionId, kuid }: SessionOwner,
  jurisdiction: string,
): Promise<void> {
  const { now } = context;
  if (!limitsAllPlayAt(context, jurisdiction)) return;
  await lockAllPlay(tx, kuid);
  for (const other of await listOtherSessions(tx, sessionId, now))
    if (other.play) await wakeScreentime(tx, other.sessionId, now);
}

/** Writes a transition and emits its events. Returns when something is due next (milliseconds), if ever. */
export async function recordTransition(
  tx: Db,
  context: Context,
  player: SessionOwner,
  before: Situation,
  transition: Transition,
): Promise<number | undefined> {
  const { situation, crossings, added } = transition;
  if (situation.screentime !== before.screentime || added.length > 0)
    await saveScreentime(tx, idsOf(context, player), transition);
  const playedMs = added.reduce((sum, { ms }) => sum + ms, 0);
  if (playedMs > 0) count(tx, context, before.jurisdiction ?? EVERYWHERE, { screentime: playedMs });
  for (const crossing of crossings) await emitCrossing(tx, context, player, crossing);
  return nextDue(situation);
}

/** Writes a transition outside a wakeup, and sets or clears the wakeup. */
export async function saveTransition(
  tx: Db,
  context: Context,
  player: SessionOwner,
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
  player: SessionOwner,
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
  { sessionId, kuid }: SessionOwner,
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
  { sessionId, kuid }: SessionOwner,
  { type, playId, occurredAt, state }: Crossing,
): Promise<void> {
  await emit(tx, context, {
    type,
    session: { sessionId, kuid },
    at: occurredAt,
    data: { id: playId, occurredAt: new Date(occurredAt).toISOString(), state },
  });
}
