import { saveTransition, lockAndReadScreentime } from "../../actions/screentime/screentime.js";
import { readStart, startPlay } from "../../domain/screentime/screentime.js";
import { counterAt } from "../../domain/screentime/screentime-view.js";
import { howPlayEnded } from "../../store/screentime.js";
import { lockPlayer } from "../../store/sessions.js";
import type { Handle } from "../handle.js";

export const startScreentime: Handle<"startScreentime"> = async (context, { body }, reply) => {
  const { sessionId, id, timestamp } = body;
  const { now, scope } = context;
  const { status, situation } = await context.db.write(async (tx) => {
    const player = await lockPlayer(tx, scope, sessionId);
    const { situation: before } = await lockAndReadScreentime(tx, player, now);
    const running = before.screentime.play;
    // What is known is answered as before, whatever its timestamp.
    if (running?.id === id || (await howPlayEnded(tx, sessionId, id)) !== undefined)
      return { status: "accepted" as const, situation: before };
    const outcome = startPlay(before, id, readStart(Date.parse(timestamp), now), now);
    await saveTransition(tx, context, player, before, outcome);
    return { status: running ? ("replaced" as const) : ("accepted" as const), ...outcome };
  });
  return reply(200, { sessionId, id, status, screentime: { counter: counterAt(situation, now) } });
};
