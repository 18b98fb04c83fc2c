// The process that does what falls due where Temporal keeps the time.
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import type { DataConverter } from "@temporalio/common";
import {
  DefaultLogger,
  Runtime,
  Worker,
  makeTelemetryFilterString,
  type NativeConnection,
  type WorkerOptions,
} from "@temporalio/worker";

import type { Services } from "../../server/services.js";
import type { Log } from "../../server/log.js";
import { backOffMs } from "../../server/back-off.js";
import { EXTERNAL_TASK_QUEUE, TASK_QUEUE } from "../names.js";
import { HEARTBEAT_MS, makeActivities, type ActivitiesOptions } from "./activities.js";
import {
  RECONNECT_BACK_OFF,
  connectWorker,
  dataConverterOf,
  readTemporalAddress,
} from "./connection.js";

/** Made by `make build`. */
export const BUNDLE = fileURLToPath(new URL("../bundle.js", import.meta.url));

export const DEPLOYMENT = "kinward";

/** For what is under way when the worker is told to stop, and until it stops whatever is left. */
const GRACE_MS = 20_000;
const FORCE_MS = 30_000;
/** Rounds of webhooks and mails at the same time. */
const MAX_EXTERNAL_ACTIVITIES = 100;

/** Its own messages go into our log, and no signal is its own: who runs a worker says when it stops. */
export function installRuntime(log: Log): void {
  const levels = {
    TRACE: "trace",
    DEBUG: "debug",
    INFO: "info",
    WARN: "warn",
    ERROR: "error",
  } as const;
  Runtime.install({
    shutdownSignals: [],
    logger: new DefaultLogger("WARN", ({ level, message, meta }) => {
      // The one for what goes out has none, and should have none.
      if (message.startsWith("No workflows registered")) return;
      const { error, workflowId, activityType, taskQueue } = (meta ?? {}) as Record<
        string,
        unknown
      >;
      log[levels[level]](
        { err: error, workflowId, activityType, taskQueue },
        `temporal: ${message}`,
      );
    }),
    telemetryOptions: {
      logging: { forward: {}, filter: makeTelemetryFilterString({ core: "WARN", other: "ERROR" }) },
    },
  });
}

export interface RunningWorker {
  /** Resolves when it has stopped, rejects when it has failed. */
  readonly ended: Promise<void>;
  /** Begins nothing more, and finishes what is under way or gives it up after the time of grace. */
  stop(): Promise<void>;
}

/** Runs a worker on an open connection. */
export async function startWorker(
  services: Services,
  {
    connection,
    namespace,
    dataConverter = {},
    bundle = BUNDLE,
    ...activitiesOptions
  }: {
    connection: NativeConnection;
    namespace: string;
    dataConverter?: DataConverter;
    bundle?: string;
  } & ActivitiesOptions,
): Promise<RunningWorker> {
  const { config, sender } = services;
  const { advance, advanceExternal } = makeActivities(services, activitiesOptions);
  const common: Omit<WorkerOptions, "taskQueue"> = {
    connection,
    namespace,
    dataConverter,
    shutdownGraceTime: GRACE_MS,
    shutdownForceTime: FORCE_MS,
    ...(config.workerBuildId !== undefined && {
      workerDeploymentOptions: {
        version: { deploymentName: DEPLOYMENT, buildId: config.workerBuildId },
        useWorkerVersioning: true as const,
        // A birthday waits for years: a workflow goes on in the newest version, which replays what the older ones did.
        defaultVersioningBehavior: "AUTO_UPGRADE" as const,
      },
    }),
  };
  const workers = await Promise.all([
    Worker.create({
      ...common,
      taskQueue: TASK_QUEUE,
      workflowBundle: { code: readFileSync(bundle, "utf8") },
      activities: { advance },
    }),
    Worker.create({
      ...common,
      taskQueue: EXTERNAL_TASK_QUEUE,
      activities: { advanceExternal },
      maxConcurrentActivityTaskExecutions: MAX_EXTERNAL_ACTIVITIES,
      // Sent as they come, so that a round which was given up hears of it soon.
      maxHeartbeatThrottleInterval: HEARTBEAT_MS,
    }),
  ]);
  const stopAll = () => {
    for (const worker of workers) if (worker.getState() === "RUNNING") worker.shutdown();
  };
  const ended = Promise.all(
    // Where one ends the other is of no use.
    workers.map((worker) => worker.run().finally(stopAll)),
  ).then(() => {});
  // Whoever awaits it hears of its failure; nobody else needs to.
  ended.catch(() => {});
  return {
    ended,
    async stop() {
      stopAll();
      // A round of webhooks goes on for as long as more comes in: it is told apart.
      await sender.stop();
      await ended;
    },
  };
}

/** Waits for Temporal at the start, however long it takes; undefined where it is told to stop before. */
export async function connectPatiently(
  { log, random }: Pick<Services, "log" | "random">,
  signal: AbortSignal,
): Promise<{ connection: NativeConnection; namespace: string } | undefined> {
  const address = readTemporalAddress();
  for (let failures = 1; !signal.aborted; failures++) {
    try {
      return { connection: await connectWorker(address), namespace: address.namespace };
    } catch (error) {
      log.warn(
        { err: error, address: address.options.address, failures },
        "Temporal does not answer",
      );
    }
    const pauseMs = backOffMs(RECONNECT_BACK_OFF, failures, random);
    await sleep(pauseMs, undefined, { signal }).catch(() => {});
  }
  return undefined;
}

export { dataConverterOf };
