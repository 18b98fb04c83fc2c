// The worker, which runs due wakeups where Temporal keeps the time.
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import {
  DefaultLogger,
  Runtime,
  Worker,
  NativeConnection,
  makeTelemetryFilterString,
  type WorkerOptions,
} from "@temporalio/worker";

import type { ServiceContext } from "../../server/context.js";
import type { Kinds } from "../../server/wakeups/kind.js";
import type { WebhookSender } from "../../server/webhooks/sender.js";
import { serverFile } from "../../server/lib/files.js";
import type { Log } from "../../server/lib/log.js";
import { backOffMs } from "../../server/lib/back-off.js";
import { EXTERNAL_TASK_QUEUE, TASK_QUEUE } from "../names.js";
import { HEARTBEAT_MS, makeActivities, type ActivitiesOptions } from "./activities.js";
import { RECONNECT_BACK_OFF, dataConverterOf, readTemporalAddress } from "./connection.js";

/** Made by `make build`. */
const BUNDLE = fileURLToPath(serverFile("../workflows/bundle.js"));

const DEPLOYMENT = "kinward";

/** How long activities in flight may take after a stop is requested, and until they are aborted. */
const GRACE_MS = 20_000;
const FORCE_MS = 30_000;
/** The most batches of webhooks and mails at a time. */
const MAX_EXTERNAL_ACTIVITIES = 100;

/** Sends Temporal's log lines to our log, and leaves signals to the process that runs the worker. */
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
      // The external worker has no workflows on purpose.
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

interface RunningWorker {
  /** Resolves when the worker has stopped, and rejects when it has failed. */
  readonly ended: Promise<void>;
  /** Starts nothing more, and finishes what is in flight or aborts it after the grace period. */
  stop(): Promise<void>;
}

/** Runs a worker on an open connection. */
export async function startWorker(
  services: ServiceContext & { kinds: Kinds; sender: WebhookSender },
  {
    connection,
    namespace,
    bundle = BUNDLE,
    ...activitiesOptions
  }: {
    connection: NativeConnection;
    namespace: string;
    bundle?: string;
  } & ActivitiesOptions,
): Promise<RunningWorker> {
  const { config, sender } = services;
  const { advance, advanceExternal } = makeActivities(services, activitiesOptions);
  const common: Omit<WorkerOptions, "taskQueue"> = {
    connection,
    namespace,
    dataConverter: dataConverterOf(config),
    shutdownGraceTime: GRACE_MS,
    shutdownForceTime: FORCE_MS,
    ...(config.workerBuildId !== undefined && {
      workerDeploymentOptions: {
        version: { deploymentName: DEPLOYMENT, buildId: config.workerBuildId },
        useWorkerVersioning: true as const,
        // A birthday waits for years: its workflow continues on the newest version, which replays what older ones did.
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
      // Heartbeats are not throttled, so that a cancelled batch stops soon.
      maxHeartbeatThrottleInterval: HEARTBEAT_MS,
    }),
  ]);
  const stopAll = () => {
    for (const worker of workers) if (worker.getState() === "RUNNING") worker.shutdown();
  };
  const ended = Promise.all(
    // Neither worker is of use without the other.
    workers.map((worker) => worker.run().finally(stopAll)),
  ).then(() => {});
  // The failure is reported to those that await `ended`.
  ended.catch(() => {});
  return {
    ended,
    async stop() {
      stopAll();
      // A batch of webhooks continues as long as more arrive: only its sender stops it.
      await sender.stop();
      await ended;
    },
  };
}

/** Waits for Temporal at the start, however long it takes. Undefined where `signal` is aborted first. */
export async function connectWithRetries(
  { log, random }: Pick<ServiceContext, "log" | "random">,
  signal: AbortSignal,
): Promise<{ connection: NativeConnection; namespace: string } | undefined> {
  const address = readTemporalAddress();
  for (let failures = 1; !signal.aborted; failures++) {
    try {
      return {
        connection: await NativeConnection.connect(address.options),
        namespace: address.namespace,
      };
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
