// Runs several processes on one port, each like a server of its own. The primary has no database and receives no requests.
import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

import type { Config } from "../config.js";
import { backOffMs, type BackOff } from "../lib/back-off.js";
import { makeLog } from "../lib/log.js";
import { systemRandomness } from "../lib/randomness.js";
import { onStopSignal } from "./stop-signal.js";

const READY = "ready";

/** The pauses before a crashed process is replaced, which grow while new processes crash soon after their start. */
const AFTER_CRASHES: BackOff = { firstMs: 100, longestMs: 30_000, jitter: 0.2 };
/** A process that ran for this long did not crash because of how it starts. */
const STEADY_MS = 60_000;

/** Starts the configured number of processes and replaces those that end, until SIGTERM or SIGINT. */
export async function serveCluster({ processes, logLevel }: Config): Promise<void> {
  const log = makeLog(logLevel, []);
  let isStopping = false;
  let crashes = 0;

  const workers = () => Object.values(cluster.workers ?? {}) as Worker[];
  onStopSignal(
    (signal) => {
      isStopping = true;
      log.info({ signal }, "stopping");
      for (const worker of workers()) worker.send(signal);
    },
    () => {
      for (const worker of workers()) worker.process.kill("SIGKILL");
      process.exit(1);
    },
  );

  const start = (slot: number): Worker => {
    const worker = cluster.fork({ KINWARD_PROCESS: String(slot) });
    const { pid } = worker.process;
    const startedAt = performance.now();
    worker.once("message", () => log.info({ pid }, "a process is ready"));
    worker.once("exit", (code, signal) => {
      if (isStopping || !hasStarted) return;
      const wasStopped = code === 0;
      crashes = wasStopped || performance.now() - startedAt > STEADY_MS ? 0 : crashes + 1;
      log[wasStopped ? "info" : "error"](
        { pid, code, signal },
        "a process ended, and another one takes its place",
      );
      const pauseMs = wasStopped ? 0 : backOffMs(AFTER_CRASHES, crashes || 1, systemRandomness);
      void sleep(pauseMs).then(() => isStopping || start(slot));
    });
    return worker;
  };

  // The first process migrates the database, and reports what keeps it from starting.
  let hasStarted = false;
  const first = start(1);
  const [answer] = (await Promise.race([once(first, "message"), once(first, "exit")])) as [unknown];
  if (answer !== READY) process.exit(typeof answer === "number" ? answer : 1);
  hasStarted = true;
  for (let slot = 2; slot <= processes && !isStopping; slot++) start(slot);
}

/** Returns how a process of a cluster talks to the primary. Does nothing in a process that runs alone. */
export function joinCluster(): {
  ready(): void;
  onStop(stop: (reason: string) => void): void;
  leave(): void;
} {
  return {
    ready: () => void process.send?.(READY),
    onStop: (stop) =>
      void (cluster.isWorker && process.on("message", (signal) => stop(String(signal)))),
    // An open channel to the primary would keep the process alive.
    leave: () => void (cluster.isWorker && process.disconnect()),
  };
}
