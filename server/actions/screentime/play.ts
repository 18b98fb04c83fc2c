// What a product reports of play: a start, an end, earlier segments, and contact.
import type { Context } from "../../context.js";
import {
  withoutPlay,
  isLateRetry,
  withUsage,
  readEnd,
  readStart,
  withPlay,
} from "../../domain/screentime/screentime.js";
import type { Situation } from "../../domain/screentime/screentime-state.js";
import type { Db } from "../../store/engine/db.js";
import { erasedAmong } from "../erasure/erasure-key.js";
import {
  lockAndReadPlay,
  lockAndReadScreentime,
  recordContact,
  saveTransition,
  wakeElsewhere,
} from "./screentime.js";
import { findScreentime } from "../../store/screentime/queries.js";
import type { OrInvalid } from "../../lib/invalid-event.js";
import {
  judgeSegments,
  refusableIds,
  type Segment,
  type SegmentResult,
} from "../../domain/screentime/segments.js";
import { addSegments, knownSegments } from "../../store/screentime/segments.js";
import { notFound } from "../../lib/errors.js";
import type { SessionOwner } from "../../store/sessions/queries.js";

type Started = Readonly<{ status: "accepted" | "replaced"; situation: Situation }>;

/**
 * Starts a play, and ends another that runs. `timestamp` in milliseconds. The id of the running play changes nothing. The id of
 * an ended play begins a new span if `timestamp` is after its end, else it changes nothing. Throws NOT_FOUND if there is no such
 * session, INVALID_INPUT for a timestamp too far from now.
 */
export async function startPlay(
  tx: Db,
  context: Context,
  { sessionId, id, timestamp }: Readonly<{ sessionId: string; id: string; timestamp: number }>,
): Promise<Started> {
  const { now, scope } = context;
  const { player, situation, jurisdiction, ended, hasErasedIds } = await lockAndReadPlay(
    tx,
    context,
    { sessionId, playId: id },
  );
  const running = situation.screentime.play;
  if (running?.id === id || isLateRetry(timestamp, ended)) {
    await recordContact(tx, context, player, situation);
    return { status: "accepted", situation };
  }
  if (hasErasedIds && (await erasedAmong(tx, scope.productId, "playId", [id])).size > 0)
    return { status: "accepted", situation };
  const transition = withPlay(situation, id, readStart(timestamp, now), now);
  await wakeElsewhere(tx, context, player, jurisdiction);
  await saveTransition(tx, context, player, situation, transition);
  return { status: running ? "replaced" : "accepted", situation: transition.situation };
}

/**
 * Notes contact with a session, if the product file ends plays without contact and a play is running. Throws NOT_FOUND if there
 * is no such session. A loss of power may undo the note; the play then ends at the earlier contact.
 */
export async function noteContact(context: Context, sessionId: string): Promise<void> {
  const { db, now, product } = context;
  if (product.screentime?.endAfterMinutesWithoutContact === undefined) return;
  if (!(await findScreentime(db, sessionId, now)).screentime.play) return;
  await db.write(
    async (tx) => {
      const { player, situation } = await lockAndReadPlay(tx, context, { sessionId });
      await recordContact(tx, context, player, situation);
    },
    { durability: "relaxed" },
  );
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Counts segments played earlier. Returns the result of each, in order; an id counts once, however often it is pushed. Throws
 * NOT_FOUND if this product does not have the session.
 */
export async function pushSegments(
  tx: Db,
  context: Context,
  sessionId: string,
  segments: readonly OrInvalid<Segment>[],
): Promise<readonly SegmentResult[]> {
  const { now, scope } = context;
  const { player, situation, jurisdiction, hasErasedIds } = await lockAndReadPlay(tx, context, {
    sessionId,
  });
  const ids = refusableIds(segments, now);
  const known = ids.length === 0 ? NONE : await knownSegments(tx, sessionId, ids);
  const { results, candidates } = judgeSegments(segments, now, known);
  const candidateIds = [...candidates.keys()];
  const taken = await addSegments(tx, sessionId, candidateIds);
  const erased = hasErasedIds
    ? await erasedAmong(tx, scope.productId, "segmentId", candidateIds)
    : NONE;
  const counted = [...candidates.values()].filter(({ id }) => !taken.has(id) && !erased.has(id));
  if (counted.length > 0) {
    await wakeElsewhere(tx, context, player, jurisdiction);
    await saveTransition(tx, context, player, situation, withUsage(situation, counted, now));
  }
  return results;
}

/**
 * Ends the running play. `timestamp` in milliseconds. To end it again changes nothing. Throws NOT_FOUND if there is no such
 * session or play, INVALID_INPUT for a timestamp before the start or too far ahead.
 */
export async function endPlay(
  tx: Db,
  context: Context,
  { sessionId, id, timestamp }: Readonly<{ sessionId: string; id: string; timestamp: number }>,
): Promise<Situation> {
  const { now } = context;
  const { player, situation, ended } = await lockAndReadPlay(tx, context, {
    sessionId,
    playId: id,
  });
  const running = situation.screentime.play;
  if (running?.id !== id) {
    if (ended?.by === "end" || ended?.by === "no-contact") {
      await recordContact(tx, context, player, situation);
      return situation;
    }
    throw notFound("No active play has this id.");
  }
  const transition = withoutPlay(situation, readEnd(timestamp, running, now));
  await saveTransition(tx, context, player, situation, transition);
  return transition.situation;
}

/** Ends the running play of a session that is being revoked, so that none of its thresholds falls due later. */
export async function endPlayOnRevoke(
  tx: Db,
  context: Context,
  player: SessionOwner,
): Promise<void> {
  const { now } = context;
  const { screentime } = await findScreentime(tx, player.sessionId, now);
  if (!screentime.play) return;
  const { situation } = await lockAndReadScreentime(tx, context, player);
  await saveTransition(tx, context, player, situation, withoutPlay(situation, now, "revocation"));
}
