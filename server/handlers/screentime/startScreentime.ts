import { startPlay } from "../../actions/screentime/play.js";
import { counterAt } from "../../domain/screentime/screentime-view.js";
import type { Handle } from "../handle.js";

export const startScreentime: Handle<"startScreentime"> = async (context, { body }, reply) => {
  const { sessionId, id, timestamp } = body;
  const { status, situation } = await context.db.write((tx) =>
    startPlay(tx, context, { sessionId, id, timestamp: Date.parse(timestamp) }),
  );
  const counter = counterAt(situation, context.now);
  return reply(200, { sessionId, id, status, screentime: { counter } });
};
