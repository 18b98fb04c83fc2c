// Tests how a worker starts, stops, and fails in between, as an operator runs it.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap, type Client } from "../../client/index.js";
import { makeHome, type Home, type Server, type Worker } from "../../testing/process.js";
import type { Environment } from "../../testing/program.js";
import { freePort } from "../../testing/service.js";
import { answers, responds } from "../../testing/receiver.js";
import { until } from "../../testing/until.js";
import {
  DevServer,
  Stage,
  eventsOf,
  isDelivered,
  isOver,
  letIn,
} from "../../testing/temporal/stage.js";

describe("a worker that cannot work", () => {
  let home: Home;
  beforeAll(async () => {
    home = await makeHome();
  });
  afterAll(() => home.remove());

  async function failure(env: Environment): Promise<string> {
    const worker = home.work(env);
    try {
      await until(() => worker.hasEnded);
      expect(await worker.ended).toEqual({ code: 1, signal: null });
      // The operator gets a sentence and no stack trace.
      expect(worker.output).not.toMatch(/^\s+at /m);
      return worker.output;
    } finally {
      await worker.end();
    }
  }

  test("says that it goes with WAKEUPS=temporal", async () => {
    expect(await failure({})).toContain("WAKEUPS=temporal");
  });

  test("names what is wrong with its configuration, and repeats no key", async () => {
    const output = await failure({
      WAKEUPS: "temporal",
      TEMPORAL_PAYLOAD_KEYS: "c2hvcnQ=",
      METRICS_ADDRESS: "127.0.0.1:99999",
    });
    expect(output).toMatch(/^ {2}TEMPORAL_PAYLOAD_KEYS: must be keys of 32 bytes in Base64/m);
    expect(output).toMatch(/^ {2}METRICS_ADDRESS: must be host:port/m);
    expect(output).not.toContain("c2hvcnQ=");
  });

  // connection.test.ts tests every fault of the configuration.
  test("says that Temporal's own configuration is invalid", async () => {
    expect(await failure({ WAKEUPS: "temporal", TEMPORAL_PROFILE: "nowhere" })).toContain(
      "The configuration of Temporal is invalid",
    );
  });
});

describe("on a server", () => {
  let temporal: DevServer;
  let stage: Stage;
  let server: Server;
  let client: Client;
  let worker: Worker;
  let second: Worker | undefined;
  beforeAll(async () => {
    temporal = await DevServer.prepare();
    stage = await Stage.set(temporal);
    server = stage.home.serve();
    await server.ready();
    client = server.client(stage.apiKey);
    // The worker starts before Temporal.
    worker = stage.home.work();
  });
  afterAll(async () => {
    await Promise.all([server.end(), worker.end()]);
    stage.strike();
    await temporal.stop();
  });
  afterEach(async () => {
    stage.receiver.behaviour = answers(204);
    await second?.end();
    second = undefined;
  });

  const workflowId = () => `webhookDelivery:${stage.endpointId}`;
  /** Causes an event whose webhook a worker sends. */
  async function cause(): Promise<string> {
    const sessionId = await letIn(client);
    await unwrap(client.revokeSession({ sessionId }));
    return sessionId;
  }
  const arrives = (sessionId: string) =>
    until(async () => (await eventsOf(client, sessionId)).some(isDelivered));
  /** Holds responses from the next request on, until they are released. */
  function hold() {
    const before = stage.receiver.ids.length;
    let give: (status: number) => void = () => {};
    const given = new Promise<number>((resolve) => (give = resolve));
    stage.receiver.behaviour = responds(() => given);
    return { give, isHeld: () => stage.receiver.ids.length > before };
  }

  test("it waits for a Temporal that is not there yet, and then does what is due", async () => {
    const sessionId = await cause();
    await worker.says("Temporal does not answer");
    await temporal.start();
    await worker.working();
    await arrives(sessionId);
  });

  test("a namespace that is not there is a clear failure", async () => {
    second = stage.home.work({ TEMPORAL_NAMESPACE: "nowhere" });
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.output).toMatch(/namespace.*nowhere/i);
    expect(second.output).not.toMatch(/^\s+at /m);
  });

  test("metrics on an address that is taken are a clear failure", async () => {
    const METRICS_ADDRESS = `127.0.0.1:${stage.home.port}`;
    second = stage.home.work({ METRICS_ADDRESS });
    const other = stage.home.serve({ METRICS_ADDRESS, PORT: String(await freePort()) });
    try {
      for (const failed of [second, other]) {
        await until(() => failed.hasEnded);
        expect((await failed.ended).code).toBe(1);
        expect(failed.output).toContain(`Cannot serve metrics on ${METRICS_ADDRESS}`);
        expect(failed.output).not.toMatch(/^\s+at /m);
      }
    } finally {
      await other.end();
    }
  });

  test("SIGTERM lets it finish what is in flight, and it ends by itself", async () => {
    const { give, isHeld } = hold();
    const sessionId = await cause();
    await until(isHeld);
    worker.signal("SIGTERM");
    await worker.says('"msg":"stopping"');
    give(204);
    expect(await worker.ended).toEqual({ code: 0, signal: null });
    expect(worker.output).toContain('"msg":"stopped"');
    // The result is recorded in the database and in Temporal, so no other process has anything left to do.
    await arrives(sessionId);
    const { events = [] } = await temporal.client().workflow.getHandle(workflowId()).fetchHistory();
    expect(
      events?.some(
        ({ activityTaskCompletedEventAttributes }) => activityTaskCompletedEventAttributes,
      ),
    ).toBe(true);
    worker = stage.home.work();
    await worker.working();
    await until(() => isOver(temporal.client(), workflowId()));
    expect(new Set(stage.receiver.ids).size).toBe(stage.receiver.ids.length);
  });

  test("a second signal ends it at once, and another worker does what was in flight", async () => {
    const { isHeld } = hold();
    const sessionId = await cause();
    await until(isHeld);
    // It can't record what it has sent, so it does not end by itself.
    const release = await stage.home.database.lockOut();
    worker.signal("SIGTERM");
    await worker.says('"msg":"stopping"');
    worker.signal("SIGTERM");
    expect(await worker.ended).toEqual({ code: 1, signal: null });
    await release();
    stage.receiver.behaviour = answers(204);
    worker = stage.home.work();
    await arrives(sessionId);
  });
});

test("a story that one build began another ends, once it is the current one", async () => {
  const temporal = await DevServer.start();
  const stage = await Stage.set(temporal);
  const server = stage.home.serve();
  const [a, b] = ["A", "B"].map((id) => () => stage.home.work({ WORKER_BUILD_ID: id }));
  const workers: Worker[] = [];
  const begin = async (work: () => Worker) => {
    const worker = work();
    workers.push(worker);
    await worker.working();
    return worker;
  };
  const { workflowService } = temporal.client();
  /** Does what `temporal worker deployment set-current-version` does. */
  const setCurrent = (buildId: string) =>
    until(async () => {
      try {
        await workflowService.setWorkerDeploymentCurrentVersion({
          namespace: "default",
          deploymentName: "kinward",
          buildId,
          identity: "test",
        });
        return true;
      } catch {
        // The worker has not polled yet.
        return false;
      }
    });
  try {
    await server.ready();
    const client = server.client(stage.apiKey);
    const first = await begin(a as () => Worker);
    await setCurrent("A");

    // Its first attempt fails, and the next one is 5 s later.
    stage.receiver.behaviour = responds((_id, nth) => (nth === 1 ? 500 : 204));
    const sessionId = await letIn(client);
    await unwrap(client.revokeSession({ sessionId }));
    const attempts = async () => (await eventsOf(client, sessionId)).flatMap((e) => e.deliveries);
    await until(async () => (await attempts()).length === 1);
    first.signal("SIGTERM");
    expect(await first.ended).toEqual({ code: 0, signal: null });

    await begin(b as () => Worker);
    await setCurrent("B");
    await until(async () => (await attempts()).some(({ status }) => status === 204));
    const workflowId = `webhookDelivery:${stage.endpointId}`;
    await until(() => isOver(temporal.client(), workflowId));

    const { events } = await temporal.client().workflow.getHandle(workflowId).fetchHistory();
    const builds = (events ?? []).flatMap(
      ({ workflowTaskCompletedEventAttributes: done }) => done?.deploymentVersion?.buildId ?? [],
    );
    expect(builds[0]).toBe("A");
    expect(builds.at(-1)).toBe("B");
  } finally {
    await Promise.all([server.end(), ...workers.map((worker) => worker.end())]);
    stage.strike();
    await temporal.stop();
  }
});
