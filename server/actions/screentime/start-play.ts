import type { Context } from "../../context.js";
import { isLateRetry, readStart, startPlay as start } from "../../domain/screentime/screentime.js";
import type { Situation } from "../../domain/screentime/screentime-state.js";
import type { Db } from "../../store/engine/db.js";
import { erasedAmong } from "../erasure/erasure-key.js";
import { lockAndReadPlay, recordContact, saveTransition } from "./screentime.js";

type Started = Readonly<{ status: "accepted" | "replaced"; situation: Situation }>;

/**
 * Starts a play, in place of one that runs. `timestamp` in milliseconds. The id that runs changes nothing, whatever
 * its timestamp, nor does one that had ended by then; later it begins a new span. NOT_FOUND where there is no such session, INVALID_INPUT for a timestamp too far from now.
 */
export async function startPlay(
  tx: Db,
  context: Context,
  { sessionId, id, timestamp }: Readonly<{ sessionId: string; id: string; timestamp: number }>,
): Promise<Started> {
  const { now, scope } = context;
  const { player, situation, ended, hasErasedIds } = await lockAndReadPlay(tx, context, {
    sessionId,
    playId: id,
  });
  const running = situation.screentime.play;
  if (running?.id === id || isLateRetry(timestamp, ended)) {
    await recordContact(tx, context, player, situation);
    return { status: "accepted", situation };
  }
  if (hasErasedIds && (await erasedAmong(tx, scope.productId, "playId", [id])).size > 0)
    return { status: "accepted", situation };
  const transition = start(situation, id, readStart(timestamp, now), now);
  await saveTransition(tx, context, player, situation, transition);
  return { status: running ? "replaced" : "accepted", situation: transition.situation };
}
