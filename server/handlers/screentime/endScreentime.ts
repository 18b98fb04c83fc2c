import { endPlay } from "../../actions/screentime/play.js";
import { counterAt } from "../../domain/screentime/screentime-view.js";
import type { Handle } from "../handle.js";

export const endScreentime: Handle<"endScreentime"> = async (context, { body }, reply) => {
  const { sessionId, id, timestamp } = body;
  const situation = await context.db.write((tx) =>
    endPlay(tx, context, { sessionId, id, timestamp: Date.parse(timestamp) }),
  );
  const counter = counterAt(situation, context.now);
  return reply(200, { sessionId, id, status: "accepted", screentime: { counter } });
};
