// Tests all parts of a cluster together: PostgreSQL, Temporal, two processes that serve, and two workers.
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import pg from "pg";

import { type Client } from "../../client/index.js";
import { startPostgres, type PostgresServer } from "../../testing/postgres/server.mjs";
import type { Server, Worker } from "../../testing/process.js";
import { freePort } from "../../testing/service.js";
import { until } from "../../testing/until.js";
import {
  DevServer,
  Stage,
  eventsOf,
  isDelivered,
  isOver,
  letIn,
  play,
} from "../../testing/temporal/stage.js";

const SESSIONS = 12;

let postgres: PostgresServer;
let temporal: DevServer;
let stage: Stage;
let servers: Server[];
let workers: Worker[];
let clients: Client[];
/** Closes, last first, everything that was opened so far. */
const endings: (() => unknown)[] = [];

beforeAll(async () => {
  postgres = await startPostgres({ isDurable: true });
  endings.push(() => postgres.stop());
  temporal = await DevServer.start();
  endings.push(() => temporal.stop());
  stage = await Stage.set(temporal, {
    DATABASE_URL: postgres.url,
    KINWARD_SECRET: "a secret of the tests of 32 characters or more",
  });
  endings.push(() => stage.strike());
  const ports = [await freePort(), await freePort()];
  servers = ports.map((port) => stage.home.serve({ PORT: String(port) }));
  workers = [stage.home.work(), stage.home.work()];
  endings.push(() => Promise.all([...servers, ...workers].map((each) => each.end())));
  await Promise.all(servers.map((server) => server.ready()));
  await Promise.all(workers.map((worker) => worker.working()));
  clients = servers.map((server) => server.client(stage.apiKey));
});
afterAll(async () => {
  for (const end of endings.reverse()) await end();
});

/** Returns the rows of a query, past the service. */
async function query<Row extends object>(sql: string): Promise<Row[]> {
  const database = new pg.Client(postgres.url);
  await database.connect();
  try {
    return (await database.query<Row>(sql)).rows;
  } finally {
    await database.end();
  }
}

/** Starts sessions in one process, and plays in the other. */
async function playAll(limitInMs: number): Promise<Map<string, number>> {
  const limits = new Map<string, number>();
  const one = async (nth: number) => {
    const sessionId = await letIn(clients[nth % 2] as Client);
    const { limitAt } = await play(clients[(nth + 1) % 2] as Client, sessionId, { limitInMs });
    limits.set(sessionId, limitAt);
  };
  await Promise.all(Array.from({ length: SESSIONS }, (_, nth) => one(nth)));
  return limits;
}

/** Checks that each limit was announced at its instant, in the list and at the receiver, and nothing else was. */
async function assertAnnouncedOnce(limits: ReadonlyMap<string, number>): Promise<void> {
  const [client] = clients as [Client];
  const announced = async () =>
    (await eventsOf(client)).filter(
      ({ data }) => "sessionId" in data && limits.has(data.sessionId),
    );
  await until(async () => {
    const events = await announced();
    return events.length >= limits.size && events.every(isDelivered);
  });
  const seen = (await announced()).map(({ type, timestamp, data }) => [
    type,
    (data as { sessionId: string }).sessionId,
    Date.parse(timestamp),
  ]);
  const expected = [...limits].map(([id, at]) => ["Screentime.LimitReached", id, at]);
  expect(seen.sort()).toEqual(expected.sort());
  expect(stage.receiver.faults).toEqual([]);
}

test("each limit is announced once, whichever server took the play and whichever worker does what is due", async () => {
  const limits = await playAll(5_000);
  await assertAnnouncedOnce(limits);
  // No process died, so nothing was sent twice.
  expect(stage.receiver.ids).toHaveLength(SESSIONS);
  expect(await query("select ref from wakeups where attempts > 0")).toEqual([]);
});

test("what falls due while a worker is dead and the database is away is announced once after its return", async () => {
  const limits = await playAll(8_000);
  await until(
    async () => (await query("select ref from wakeups where not is_dispatched")).length === 0,
  );
  workers[0]?.signal("SIGKILL");
  await workers[0]?.ended;
  await postgres.crash();
  await until(() => Date.now() > Math.max(...limits.values()));
  expect((await servers[0]?.send({ path: "/health/ready" }))?.status).toBe(503);
  await postgres.start();
  await assertAnnouncedOnce(limits);
  for (const server of servers) {
    await until(async () => (await server.send({ path: "/health/ready" })).status === 200);
  }
  await until(() => isOver(temporal.client(), `webhookDelivery:${stage.endpointId}`));
});
