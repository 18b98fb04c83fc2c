import { saveTransition, lockAndReadScreentime } from "../../actions/screentime/screentime.js";
import { notFound } from "../../errors.js";
import { endPlay, readEnd } from "../../domain/screentime/screentime.js";
import { counterAt } from "../../domain/screentime/screentime-view.js";
import { howPlayEnded } from "../../store/screentime.js";
import { lockPlayer } from "../../store/sessions.js";
import type { Handle } from "../handle.js";

export const endScreentime: Handle<"endScreentime"> = async (context, { body }, reply) => {
  const { sessionId, id, timestamp } = body;
  const { now, scope } = context;
  const situation = await context.db.write(async (tx) => {
    const player = await lockPlayer(tx, scope, sessionId);
    const { situation: before } = await lockAndReadScreentime(tx, player, now);
    const running = before.screentime.play;
    if (running?.id !== id) {
      if ((await howPlayEnded(tx, sessionId, id)) !== "end")
        throw notFound("No active screentime with this id.");
      return before;
    }
    const outcome = endPlay(before, readEnd(Date.parse(timestamp), running, now));
    await saveTransition(tx, context, player, before, outcome);
    return outcome.situation;
  });
  const counter = counterAt(situation, now);
  return reply(200, { sessionId, id, status: "accepted", screentime: { counter } });
};
