import type { OrInvalid } from "../../lib/invalid-event.js";
import type { Context } from "../../context.js";
import { pushSegments as addToUsage } from "../../domain/screentime/screentime.js";
import {
  judgeSegments,
  refusableIds,
  type Segment,
  type SegmentResult,
} from "../../domain/screentime/segments.js";
import type { Db } from "../../store/engine/db.js";
import { addSegments, knownSegments } from "../../store/screentime/segments.js";
import { erasedAmong } from "../erasure/erasure-key.js";
import { lockAndReadPlay, saveTransition } from "./screentime.js";

const NONE: ReadonlySet<string> = new Set();

/**
 * Counts segments played earlier. Returns what became of each, in order; an id counts once however often it is pushed.
 * NOT_FOUND where there is no such session in this product.
 */
export async function pushSegments(
  tx: Db,
  context: Context,
  sessionId: string,
  segments: readonly OrInvalid<Segment>[],
): Promise<readonly SegmentResult[]> {
  const { now, scope } = context;
  const { player, situation, hasErasedIds } = await lockAndReadPlay(tx, context, { sessionId });
  const ids = refusableIds(segments, now);
  const known = ids.length === 0 ? NONE : await knownSegments(tx, sessionId, ids);
  const { results, candidates } = judgeSegments(segments, now, known);
  const candidateIds = [...candidates.keys()];
  const taken = await addSegments(tx, sessionId, candidateIds);
  const erased = hasErasedIds
    ? await erasedAmong(tx, scope.productId, "segmentId", candidateIds)
    : NONE;
  const counted = [...candidates.values()].filter(({ id }) => !taken.has(id) && !erased.has(id));
  if (counted.length > 0)
    await saveTransition(tx, context, player, situation, addToUsage(situation, counted, now));
  return results;
}
