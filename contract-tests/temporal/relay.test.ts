// Processes that dispatch wakeups to Temporal are killed in between, run two at once, and run after the end of a workflow.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";

import { unwrap, type Client } from "../../client/index.js";
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

let temporal: DevServer;
beforeAll(async () => {
  temporal = await DevServer.start();
});
afterAll(() => temporal.stop());

let stage: Stage;
let servers: Server[];
let worker: Worker | undefined;
beforeEach(async () => {
  stage = await Stage.set(temporal);
  servers = [];
  worker = undefined;
});
afterEach(async () => {
  await Promise.all([...servers.map((server) => server.end()), worker?.end()]);
  stage.strike();
});

async function serve(env: Record<string, string> = {}): Promise<Client> {
  const server = stage.home.serve(env);
  servers.push(server);
  await server.ready();
  return server.client(stage.apiKey);
}

async function work(): Promise<void> {
  worker = stage.home.work();
  await worker.working();
}

const workflow = () => temporal.client().workflow.getHandle(`webhookDelivery:${stage.endpointId}`);
const exists = () =>
  workflow()
    .describe()
    .then(
      () => true,
      () => false,
    );
const signals = async () =>
  ((await workflow().fetchHistory()).events ?? []).filter(
    ({ workflowExecutionSignaledEventAttributes: signalled }) => signalled,
  ).length;
const isTold = async () => (await stage.wakeups("webhookDelivery"))[0]?.isDispatched === 1;

test("a process that is killed after the start of a workflow and before its mark tells it again, and nothing happens twice", async () => {
  const client = await serve();
  // The first request connects it to Temporal, so that nothing else has to be waited for.
  await until(async () => (await servers[0]?.send({ path: "/health/ready" }))?.status === 200);
  const sessionId = await letIn(client);
  await until(async () =>
    (await stage.wakeups("birthday")).every(({ isDispatched }) => isDispatched),
  );
  // Temporal gets the request while the test locks the database, so its response can't be recorded.
  temporal.pause();
  await unwrap(client.revokeSession({ sessionId }));
  await until(async () => (await stage.wakeups("webhookDelivery"))[0]?.dispatchLeaseUntil !== null);
  const release = await stage.home.database.lockOut();
  temporal.resume();
  await until(exists);
  servers[0]?.signal("SIGKILL");
  await servers[0]?.ended;
  await release();
  expect(await isTold()).toBe(false);
  expect(await signals()).toBe(1);

  const again = await serve();
  // Another process takes over the dispatch after a while.
  await until(isTold);
  expect(await signals()).toBe(2);
  await work();
  await until(async () => (await eventsOf(again, sessionId)).some(isDelivered));
  await until(() => isOver(temporal.client(), workflow().workflowId));
  expect(await eventsOf(again, sessionId)).toHaveLength(1);
  expect(stage.receiver.ids).toHaveLength(1);
});

test("two processes that serve from one file tell everything, and each threshold is sent once", async () => {
  const PLAYERS = 12;
  const clients = await Promise.all([serve(), serve({ PORT: String(await freePort()) })]);
  await work();
  const of = (nth: number) => clients[nth % clients.length] as Client;
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, async (_, nth) => {
      const sessionId = await letIn(of(nth));
      await play(of(nth + 1), sessionId, { limitInMs: 5_000 + 50 * nth });
      return sessionId;
    }),
  );
  const announced = async () =>
    (await eventsOf(of(0))).filter(({ type }) => type === "Screentime.LimitReached");
  await until(async () => (await announced()).filter(isDelivered).length >= PLAYERS);
  const events = await announced();
  const sessionIds = events.map(({ data }) => ("sessionId" in data ? data.sessionId : ""));
  expect(sessionIds.sort()).toEqual([...players].sort());
  expect([...stage.receiver.ids].sort()).toEqual(events.map(({ id }) => id).sort());
  expect(stage.receiver.faults).toEqual([]);
});

test("what is armed again after its story has ended is another run's", async () => {
  const client = await serve();
  await work();
  const runs: string[] = [];
  for (let time = 1; time <= 2; time++) {
    const sessionId = await letIn(client);
    await unwrap(client.revokeSession({ sessionId }));
    await until(async () => (await eventsOf(client, sessionId)).some(isDelivered));
    await until(() => isOver(temporal.client(), workflow().workflowId));
    runs.push((await workflow().describe()).runId);
  }
  expect(new Set(runs).size).toBe(2);
  expect(stage.receiver.ids).toHaveLength(2);
});
