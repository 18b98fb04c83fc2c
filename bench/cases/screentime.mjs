// Play that starts and ends, and play that is reported after the fact. Every answer is given after its commit.
import { randomUUID } from "node:crypto";
import { join } from "node:path";

import Database from "better-sqlite3";

import { besideFloors } from "../floors.mjs";
import { compare, measure, middle } from "../rounds.mjs";
import { requestBytes } from "../load.mjs";

const BATCH = 100;
const LONG_HISTORY = 100_000;
const SHORT_HISTORY = 10;
const HOURS_BACK = 6;

/** Each connection has sessions of its own and goes through them; on each it starts a play, then ends it. */
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

export function pushes(server, key, sessions) {
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
  const { connections } = settings;
  const beside = (loadOf, responseBytes) =>
    besideFloors(
      { kinward, reference },
      loadOf,
      { body: JSON.stringify({ filler: "-".repeat(responseBytes) }) },
      (loads) => compare(loads, settings),
    );
  return [
    {
      name: "screentime start and end (durable)",
      goal: 4,
      ...(await beside((on) => startsAndEnds(on, key, players, connections), 300)),
    },
    {
      name: `push of ${BATCH} segments (durable)`,
      goal: 2,
      ...(await beside((on) => pushes(on, key, others), 7_000)),
    },
  ];
}

/** Puts plays and segments behind a session that it is as if it had played for years. */
function writeHistory(folder, sessionId) {
  const db = new Database(join(folder, "kinward.db"));
  try {
    const add = ["play_id, ended_by) values (?, ?, 'end')", "segment_id) values (?, ?)"].map(
      (rest, at) =>
        db.prepare(
          `insert into screentime_${at === 0 ? "plays" : "segments"} (session_id, ${rest}`,
        ),
    );
    db.transaction(() => {
      for (let count = 0; count < LONG_HISTORY; count++)
        for (const statement of add) statement.run(sessionId, randomUUID());
    })();
  } finally {
    db.close();
  }
}

/** What an event costs behind a hundred thousand others, and behind ten; one connection, in turn. */
export async function history({ folder, kinward, key, sessions, settings }) {
  const [long, ...fresh] = sessions;
  writeHistory(folder, long);
  const headers = { "X-Api-Key": key };
  const events = (sessionAt) => {
    let turn = 0;
    let id;
    return () => {
      const isStart = turn % 2 === 0;
      if (isStart) id = randomUUID();
      const sessionId = sessionAt(turn++);
      return requestBytes({
        method: "POST",
        path: `/api/v1/screentime/${isStart ? "start" : "end"}`,
        headers,
        body: { sessionId, id, timestamp: new Date().toISOString() },
      });
    };
  };
  const nextOf = {
    late: events(() => long),
    early: events((turn) => fresh[Math.floor(turn / SHORT_HISTORY) % fresh.length]),
  };
  const runs = { late: [], early: [] };
  for (let round = 0; round <= settings.rounds; round++)
    for (const [which, next] of Object.entries(nextOf)) {
      const run = await measure(kinward, { next, connections: 1, seconds: 1 });
      if (round > 0) runs[which].push(run);
    }
  const [late, early] = [middle(runs.late), middle(runs.early)];
  return [
    {
      name: `event ${LONG_HISTORY} of a session`,
      kinward: late,
      note: `CPU ${(late.cpu / early.cpu).toFixed(2)} x that of event ${SHORT_HISTORY}`,
    },
    { name: `event ${SHORT_HISTORY} of a session`, kinward: early },
  ];
}
