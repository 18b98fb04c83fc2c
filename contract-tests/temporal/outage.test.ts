// Temporal goes down and comes back, with its data or without.
import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { unwrap, type Client } from "../../client/index.js";
import type { Server, Worker } from "../../testing/process.js";
import { freePort } from "../../testing/service.js";
import { until } from "../../testing/until.js";
import {
  DevServer,
  Stage,
  eventsOf,
  foundBy,
  isDelivered,
  letIn,
  play,
} from "../../testing/temporal/stage.js";

const HOUR = 3_600_000;

let temporal: DevServer;
let stage: Stage;
let server: Server;
let worker: Worker;
let client: Client;
/** The addresses of the metrics of the service and of the worker. */
let metrics: readonly [string, string];
beforeAll(async () => {
  temporal = await DevServer.start();
  stage = await Stage.set(temporal);
  metrics = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`];
  server = stage.home.serve({ METRICS_ADDRESS: metrics[0] });
  worker = stage.home.work({ METRICS_ADDRESS: metrics[1] });
  await Promise.all([server.ready(), worker.working()]);
  client = server.client(stage.apiKey);
});
afterAll(async () => {
  await Promise.all([server.end(), worker.end()]);
  stage.strike();
  await temporal.stop();
});

const health = async () => {
  const { status, json } = await server.send({ path: "/health/ready" });
  return [status, json["status"]];
};
const becomes = (status: string) =>
  until(async () => {
    const [code, word] = await health();
    // The service stays available, because it still serves requests.
    expect(code).toBe(200);
    return word === status;
  });

async function readFigure(address: string, name: string): Promise<number> {
  const answer = await fetch(`http://${address}/metrics`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    expect.stringContaining("text/plain"),
  ]);
  const lines = (await answer.text()).split("\n");
  const line = lines.find((each) => each.startsWith(`${name} `));
  if (line === undefined) throw new Error(`There is no figure ${name}.`);
  return Number(line.slice(name.length));
}
/** Returns a figure of the service. */
const figure = (name: string) => readFigure(metrics[0], name);
/** Returns a figure's sum over both, because either may have done the work. */
const inAll = async (name: string) =>
  (await Promise.all(metrics.map((address) => readFigure(address, name)))).reduce((a, b) => a + b);
const worked = (kind: string) =>
  readFigure(metrics[1], `kinward_wakeup_lateness_seconds_count{kind="${kind}"}`);

const typesAndTimes = async (sessionId: string) =>
  (await eventsOf(client, sessionId)).map(({ type, timestamp }) => [type, Date.parse(timestamp)]);
const areDelivered = async (sessionIds: readonly string[]) =>
  (await Promise.all(sessionIds.map((id) => eventsOf(client, id)))).flat().every(isDelivered);

test("while Temporal is down requests are answered, readiness says degraded, and what was due happens once it is back: in order, each with its instant", async () => {
  expect(await health()).toEqual([200, "ok"]);
  // Temporal knows the instants of one; the other begins while it is down.
  const [before, during] = [await letIn(client), await letIn(client)];
  const known = await play(client, before, { limitInMs: 12_000, breakAfterMs: 1_000 });
  await until(async () => (await stage.wakeups("screentimeSession"))[0]?.isDispatched === 1);
  const dispatchedBefore = await inAll("kinward_dispatches_total");
  expect(dispatchedBefore).toBeGreaterThan(0);
  await temporal.kill();

  const begun = await play(client, during, { limitInMs: 4_000, breakAfterMs: 1_000 });
  await becomes("degraded");
  await until(() => Date.now() > Math.max(known.breakAt, begun.breakAt));
  // Only readiness reports it.
  const state = await unwrap(client.getScreentimeState({ sessionId: during }));
  expect(state).toMatchObject({ enabled: true });
  expect(await eventsOf(client)).toEqual([]);
  expect(await figure("kinward_degraded")).toBe(1);
  expect(await worked("screentimeSession").catch(() => 0)).toBe(0);
  expect(await figure("kinward_dispatch_failures_total")).toBeGreaterThan(0);
  expect(await figure("kinward_dispatches_pending")).toBeGreaterThan(0);
  expect(await inAll("kinward_dispatch_lag_seconds")).toBeGreaterThan(0);
  expect(await figure("kinward_wakeups_overdue_seconds")).toBeGreaterThan(0);

  await temporal.start();
  const sessionIds = [before, during];
  await until(async () => (await eventsOf(client)).length === 4);
  for (const [sessionId, { limitAt, breakAt }] of [
    [before, known],
    [during, begun],
  ] as const)
    expect(await typesAndTimes(sessionId)).toEqual([
      ["Screentime.LimitReached", limitAt],
      ["Screentime.BreakReminder", breakAt],
    ]);
  await until(() => areDelivered(sessionIds));
  expect(stage.receiver.ids).toHaveLength(4);
  expect(stage.receiver.faults).toEqual([]);
  await becomes("ok");
  expect(await figure("kinward_degraded")).toBe(0);
  expect(await figure("kinward_dispatches_pending")).toBe(0);
  expect(await figure("kinward_wakeups_failing")).toBe(0);
  expect(await inAll("kinward_dispatches_total")).toBeGreaterThan(dispatchedBefore);
  expect(await worked("screentimeSession")).toBeGreaterThan(0);
  expect(await worked("webhookDelivery")).toBeGreaterThan(0);
});

test("what Temporal has lost with its data is started again when it is late", async () => {
  const sessionId = await letIn(client);
  const { limitAt } = await play(client, sessionId, { limitInMs: HOUR / 60 });
  const ofIt = async () =>
    (await stage.wakeups("screentimeSession")).find(({ ref }) => ref === sessionId);
  await until(async () => (await ofIt())?.isDispatched === 1);
  await temporal.kill();
  temporal.forget();
  await becomes("degraded");
  // Skips the wait: the instant is an hour ago, as after a long outage.
  await stage.change(
    `update wakeups set run_at = run_at - ${HOUR}, due_at = due_at - ${HOUR} where ref = '${sessionId}'`,
  );
  expect((await ofIt())?.isDispatched).toBe(1);

  await temporal.start();
  const query = `KinwardSession = "${sessionId}"`;
  const [found] = await foundBy(temporal.client(), query, `screentimeSession:${sessionId}`);
  // The wakeup ran, and waits for the play's limit, which is still ahead.
  await until(async () => (await ofIt())?.runAt === limitAt);
  expect(found?.status.name).toBe("RUNNING");
  await becomes("ok");
  expect(await inAll("kinward_dispatches_reconciled_total")).toBeGreaterThan(0);

  // Everything else works on the new server too.
  await unwrap(client.revokeSession({ sessionId }));
  await until(async () => (await eventsOf(client, sessionId)).some(isDelivered));
});
