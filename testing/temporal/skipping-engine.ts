// Runs the production engine on a Temporal server that skips time, so that one suite covers both engines: the server sleeps
// until the next instant, the clock follows it, and the worker runs what is due.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import proto from "@temporalio/proto";
import { TestWorkflowEnvironment } from "@temporalio/testing";

import type { ManualClock } from "../../server/lib/clock.js";
import type { Services } from "../../server/services.js";
import { listWakeups, wakeupFigures } from "../../server/store/wakeups/list.js";
import type { Wakeups } from "../../server/wakeups/engine.js";
import { settleTool } from "../../workflows/dev/tools.mjs";
import { workflowIdOf } from "../../workflows/names.js";
import { createGateway, type Gateway } from "../../workflows/host/gateway.js";
import { createDispatcher } from "../../workflows/host/dispatcher.js";
import { startWorker } from "../../workflows/host/worker.js";
import { quietenRuntime } from "./runtime.js";

/** Made by `make build`, which `make test` runs first. */
const bundle = fileURLToPath(new URL("../../dist/workflows/bundle.js", import.meta.url));

/** The real time between two checks whether everything is done, and the time limit for it. */
const LOOK_MS = 4;
const STUCK_MS = 15_000;

/** Opens its parts, with what closes them. */
async function open(services: Services) {
  quietenRuntime();
  const path = await settleTool("temporal-test-server");
  const env = await TestWorkflowEnvironment.createTimeSkipping({
    server: { executable: { type: "existing-path", path } },
  });
  try {
    return await work(services, env);
  } catch (error) {
    await env.teardown();
    throw error;
  }
}

async function work(services: Services, env: TestWorkflowEnvironment) {
  const clock = services.clock as ManualClock;
  const { connection, nativeConnection, namespace = "default" } = env;
  // The server begins at the computer's time. If it were behind the clock, instants would come too late.
  const behindMs = services.clock.now() - Number(await env.currentTimeMs());
  if (behindMs > 0) await env.sleep(behindMs);
  const gateway = recorded(createGateway({ connection, namespace, services }));
  const dispatcher = createDispatcher(services, gateway);

  /** While the server skips time the clock follows it, but never past the end of the move. */
  let move: { clockAt: number; serverAt: number; to: number } | undefined;
  const read = async () => {
    if (!move) return;
    const { clockAt, serverAt, to } = move;
    clock.advanceTo(Math.min(clockAt + Number(await env.currentTimeMs()) - serverAt, to));
  };
  const worker = await startWorker(services, {
    connection: nativeConnection,
    namespace,
    bundle,
    beforeAdvance: read,
  });
  dispatcher.start();
  return {
    dispatcher,
    moveClock: async (to: number) => {
      move = { clockAt: clock.now(), serverAt: Number(await env.currentTimeMs()), to };
      await env.sleep(to - move.clockAt);
      move = undefined;
      clock.advanceTo(to);
    },
    async close() {
      await dispatcher.stop();
      await worker.stop();
      await gateway.keep(env);
      await env.teardown();
    },
  };
}

const { History } = proto.temporal.api.history.v1;
const plain = (history: proto.temporal.api.history.v1.IHistory) =>
  History.toObject(History.fromObject(history), { longs: String, enums: String, bytes: String });

/**
 * Writes the histories of workflows to the folder KINWARD_RECORD_HISTORIES. Those that `replay.test.ts` replays were chosen
 * from them.
 */
function recorded(gateway: Gateway) {
  const folder = process.env["KINWARD_RECORD_HISTORIES"];
  const ids = new Set<string>();
  return {
    ...gateway,
    arm: (...[wakeup, dueAt]: Parameters<Gateway["arm"]>) => {
      ids.add(workflowIdOf(wakeup));
      return gateway.arm(wakeup, dueAt);
    },
    async keep({ client }: TestWorkflowEnvironment) {
      if (folder === undefined) return;
      for (const id of ids) {
        const history = await client.workflow.getHandle(id).fetchHistory();
        const name = `${id.split(":")[0]}-${history.events?.length}-${ids.size}.json`;
        writeFileSync(join(folder, name), JSON.stringify(plain(history), null, 1));
      }
    },
  };
}

/** Opens the server when it is first used. */
export function skippingWakeups(services: Services): Wakeups {
  const { store } = services;
  const clock = services.clock as ManualClock;
  let opened: ReturnType<typeof open> | undefined;
  let isStopped = false;
  const parts = () => (opened ??= open(services));

  const earliest = async () => (await wakeupFigures(store, 0)).earliestAt ?? Infinity;

  const settleNow = async () => {
    const { dispatcher } = await parts();
    const deadline = performance.now() + STUCK_MS;
    while (!isStopped) {
      await dispatcher.dispatchPending();
      if ((await earliest()) > clock.now()) return;
      if (performance.now() > deadline)
        throw new Error(`Stuck: ${JSON.stringify(await listWakeups(store, { failing: false }))}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };

  const moveTo = async (instant: number) => {
    const { moveClock } = await parts();
    await settleNow();
    while (clock.now() < instant && !isStopped) {
      await moveClock(Math.min(await earliest(), instant));
      await settleNow();
    }
  };

  let last: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };

  return {
    start: async () => void (await parts()),
    drain: () => inTurn(settleNow),
    advanceTo: (instant) => inTurn(() => moveTo(instant)),
    advanceBy: (spanMs) => inTurn(() => moveTo(clock.now() + spanMs)),
    isDegraded: () => false,
    figures: () => ({ dispatched: 0, failures: 0, reconciled: 0, lagMs: 0 }),
    async stop() {
      isStopped = true;
      await last;
      if (opened) await (await opened).close();
      opened = undefined;
    },
  };
}
