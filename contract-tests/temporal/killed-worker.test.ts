// Kills and pauses workers in the middle of their work.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";

import { unwrap, type Client } from "../../client/index.js";
import type { Server, Worker } from "../../testing/process.js";
import { responds } from "../../testing/receiver.js";
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
let server: Server;
let client: Client;
let first: Worker;
let second: Worker | undefined;
beforeEach(async () => {
  stage = await Stage.set(temporal);
  server = stage.home.serve();
  first = stage.home.work();
  second = undefined;
  await Promise.all([server.ready(), first.working()]);
  client = server.client(stage.apiKey);
});
afterEach(async () => {
  await Promise.all([server.end(), first.end(), second?.end()]);
  stage.strike();
});

/** Returns whether a worker is running a task of a workflow. */
async function isInFlight(workflowId: string): Promise<boolean> {
  const { raw } = await temporal.client().workflow.getHandle(workflowId).describe();
  return raw.pendingWorkflowTask?.startedTime != null;
}

/** Reaches a session's limit, while its worker waits for the database, which the test locks. */
async function reachLimit() {
  const sessionId = await letIn(client);
  const { limitAt } = await play(client, sessionId, { limitInMs: 8_000 });
  const workflowId = `screentimeSession:${sessionId}`;
  await until(async () => (await stage.wakeups("screentimeSession"))[0]?.isDispatched === 1);
  const release = await stage.home.database.lockOut();
  await until(async () => Date.now() > limitAt && (await isInFlight(workflowId)));
  return { sessionId, limitAt, workflowId, release };
}

const typesAndTimes = async (sessionId: string) =>
  (await eventsOf(client, sessionId)).map(({ type, timestamp }) => [type, Date.parse(timestamp)]);

test("what was in flight at a worker when it was killed another does: once in effect, at least once in sending", async () => {
  // The first response is held for ever.
  stage.receiver.behaviour = responds((_id, nth) =>
    nth === 1 ? new Promise<number>(() => {}) : 204,
  );
  const revoked = await letIn(client);
  await unwrap(client.revokeSession({ sessionId: revoked }));
  await until(() => stage.receiver.ids.length === 1);
  const { sessionId, limitAt, release } = await reachLimit();

  first.signal("SIGKILL");
  await first.ended;
  await release();
  expect(await typesAndTimes(sessionId)).toEqual([]);
  second = stage.home.work();

  await until(async () => (await eventsOf(client)).filter(isDelivered).length === 2);
  expect(await typesAndTimes(sessionId)).toEqual([["Screentime.LimitReached", limitAt]]);
  expect(await typesAndTimes(revoked)).toEqual([["Session.Revoked", expect.any(Number)]]);
  const events = await eventsOf(client);
  expect(new Set(stage.receiver.events.map(({ id }) => id))).toEqual(
    new Set(events.map(({ id }) => id)),
  );
  expect(stage.receiver.ids.length).toBeGreaterThan(2);
  expect(stage.receiver.faults).toEqual([]);
  await until(() => isOver(temporal.client(), `webhookDelivery:${stage.endpointId}`));
  expect(await stage.wakeups("webhookDelivery")).toEqual([]);
});

test("a worker that hung, and goes on after another did its work, does nothing a second time", async () => {
  const { sessionId, limitAt, release } = await reachLimit();
  first.signal("SIGSTOP");
  await release();
  second = stage.home.work();
  await until(async () => (await typesAndTimes(sessionId)).length > 0);

  first.signal("SIGCONT");
  first.signal("SIGTERM");
  // Node may abort a process that hung in a step of a workflow (nodejs/node#38503), so its exit code does not matter.
  await first.ended;
  expect(await typesAndTimes(sessionId)).toEqual([["Screentime.LimitReached", limitAt]]);
  // There is only this event, but it may be sent again where the process ended between the response and its record.
  await until(() => stage.receiver.events.length > 0);
  await until(() => isOver(temporal.client(), `webhookDelivery:${stage.endpointId}`));
  expect(new Set(stage.receiver.ids).size).toBe(1);
});
