import type { Context } from "../../context.js";
import { endPlay as end, readEnd } from "../../domain/screentime/screentime.js";
import type { Situation } from "../../domain/screentime/screentime-state.js";
import { notFound } from "../../lib/errors.js";
import type { Db } from "../../store/engine/db.js";
import { findScreentime } from "../../store/screentime/queries.js";
import type { Player } from "../../store/sessions/queries.js";
import {
  lockAndReadPlay,
  lockAndReadScreentime,
  recordContact,
  saveTransition,
} from "./screentime.js";

/**
 * Ends the running play. `timestamp` in milliseconds. Ending one again changes nothing. NOT_FOUND where there is no such
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
  const transition = end(situation, readEnd(timestamp, running, now));
  await saveTransition(tx, context, player, situation, transition);
  return transition.situation;
}

/** Ends what runs in a session that is being revoked: from then on no threshold of it falls due. */
export async function endPlayOnRevoke(tx: Db, context: Context, player: Player): Promise<void> {
  const { now } = context;
  const { screentime } = await findScreentime(tx, player.sessionId, now);
  if (!screentime.play) return;
  const { situation } = await lockAndReadScreentime(tx, player, context);
  await saveTransition(tx, context, player, situation, end(situation, now, "revocation"));
}
