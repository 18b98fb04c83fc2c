import { saveTransition, lockAndReadScreentime } from "../../actions/screentime/screentime.js";
import { judgeSegments, suspectsOf } from "../../domain/screentime/segments.js";
import { pushSegments } from "../../domain/screentime/screentime.js";
import { addSegments, knownSegments } from "../../store/screentime.js";
import { lockPlayer } from "../../store/sessions.js";
import type { Handle } from "../handle.js";

export const pushScreentime: Handle<"pushScreentime"> = async (context, { body }, reply) => {
  const { sessionId } = body;
  const { now, scope } = context;
  const segments = body.events.map(({ id, timestamp, durationSeconds }) => ({
    id,
    startedAt: Date.parse(timestamp),
    durationSeconds,
  }));
  const results = await context.db.write(async (tx) => {
    const player = await lockPlayer(tx, scope, sessionId);
    const { situation } = await lockAndReadScreentime(tx, player, now);
    const suspects = suspectsOf(segments, now);
    const known = suspects.length === 0 ? NONE : await knownSegments(tx, sessionId, suspects);
    const { results, candidates } = judgeSegments(segments, now, known);
    const taken = await addSegments(tx, sessionId, [...candidates.keys()]);
    const fresh = [...candidates.values()].filter(({ id }) => taken.has(id));
    if (fresh.length > 0)
      await saveTransition(tx, context, player, situation, pushSegments(situation, fresh, now));
    return results;
  });
  const accepted = results.filter(({ status }) => status === "accepted").length;
  return reply(200, {
    sessionId,
    accepted,
    rejected: results.length - accepted,
    events: results,
  });
};

const NONE: ReadonlySet<string> = new Set();
