// Play that starts and ends, and play that is reported afterwards. The server responds after the commit.
import { randomUUID } from "node:crypto";

import { compare } from "../rounds.mjs";
import { requestBytes } from "../load.mjs";

const BATCH = 100;
const HOURS_BACK = 6;

/** Each connection takes its own sessions in turn: it starts a play in one, then ends it. */
export function startsAndEnds(server, key, sessions, connections) {
  const headers = { "X-Api-Key": key };
  const share = Math.floor(sessions.length / connections);
  const state = Array.from({ length: connections }, () => ({ turn: 0, play: undefined }));
  return {
    server,
    next: (connection) => {
      const own = state[connection];
      const ends = own.play;
      const sessionId = sessions[connection * share + (own.turn % share)];
      const play = ends ?? { sessionId, id: randomUUID() };
      own.play = ends ? undefined : play;
      if (ends) own.turn += 1;
      return requestBytes({
        method: "POST",
        path: `/api/v1/screentime/${ends ? "end" : "start"}`,
        headers,
        body: { ...play, timestamp: new Date().toISOString() },
      });
    },
  };
}

function pushes(server, key, sessions) {
  const headers = { Authorization: `Bearer ${key}` };
  let turn = 0;
  return {
    server,
    next: () => {
      const latest = Date.now() - 60_000;
      const events = Array.from({ length: BATCH }, () => ({
        id: randomUUID(),
        timestamp: new Date(
          latest - Math.floor(Math.random() * HOURS_BACK * 3_600_000),
        ).toISOString(),
        durationSeconds: 1 + Math.floor(Math.random() * 60),
      }));
      return requestBytes({
        method: "POST",
        path: "/api/v1/screentime/push",
        headers,
        body: { sessionId: sessions[turn++ % sessions.length], events },
      });
    },
  };
}

export async function screentime({ kinward, reference, key, sessions, settings }) {
  const half = Math.floor(sessions.length / 2);
  const [players, others] = [sessions.slice(0, half), sessions.slice(half)];
  const beside = (loadOf) =>
    compare({ kinward: loadOf(kinward), reference: loadOf(reference) }, settings);
  const { connections } = settings;
  return [
    {
      name: "screen time: starts and ends",
      floor: 2.5,
      ...(await beside((server) => startsAndEnds(server, key, players, connections))),
    },
    {
      name: `screen time: pushes of ${BATCH} segments`,
      floor: 1.5,
      ...(await beside((server) => pushes(server, key, others))),
    },
  ];
}
