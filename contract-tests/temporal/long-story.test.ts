// Tests a workflow that runs for so long that Temporal requests a new history.
import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
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
} from "../../testing/temporal/stage.js";

const EVENTS = 4;

let temporal: DevServer;
let stage: Stage;
let server: Server;
let worker: Worker;
beforeAll(async () => {
  temporal = await DevServer.prepare();
  // In production this happens after 4,096 events.
  temporal.settings = ["limit.historyCount.suggestContinueAsNew=12"];
  await temporal.start();
  stage = await Stage.set(temporal);
  server = stage.home.serve();
  worker = stage.home.work();
  await Promise.all([server.ready(), worker.working()]);
});
afterAll(async () => {
  await Promise.all([server.end(), worker.end()]);
  stage.strike();
  await temporal.stop();
});

test("it goes on in a new run, and what was signalled and what waits is done there", async () => {
  const client = server.client(stage.apiKey);
  const { receiver } = stage;
  // The first attempt of each fails, and the next one is 5 s later.
  const attemptsOf = (id?: string) => receiver.ids.filter((each) => each === id).length;
  receiver.behaviour = responds((id) => (attemptsOf(id) === 1 ? 500 : 204));
  for (let count = 1; count <= EVENTS; count++) {
    await unwrap(client.revokeSession({ sessionId: await letIn(client) }));
    await until(() => new Set(receiver.ids).size === count);
  }
  const delivered = async () => (await eventsOf(client)).filter(isDelivered);
  await until(async () => (await delivered()).length === EVENTS);
  expect(receiver.ids).toHaveLength(2 * EVENTS);

  const workflowId = `webhookDelivery:${stage.endpointId}`;
  await until(() => isOver(temporal.client(), workflowId));
  const { raw, runId } = await temporal.client().workflow.getHandle(workflowId).describe();
  const { firstRunId } = raw.workflowExecutionInfo ?? {};
  expect([firstRunId, runId]).toEqual([
    expect.any(String),
    expect.not.stringContaining(firstRunId ?? ""),
  ]);
  const first = temporal.client().workflow.getHandle(workflowId, firstRunId ?? "");
  const last = (await first.fetchHistory()).events?.at(-1);
  expect(last?.workflowExecutionContinuedAsNewEventAttributes).toBeTruthy();
});
