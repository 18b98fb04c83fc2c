// Processes and their CPU time. On a machine with two cores the server has one and the load the other.
import { execFileSync, spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";

import { freePort } from "../testing/operating/instance.mjs";

const canPin =
  availableParallelism() > 1 &&
  (() => {
    try {
      execFileSync("taskset", ["-p", String(process.pid)], { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  })();

/** Pins the load, which runs in this process. */
export function pinLoad() {
  if (canPin) execFileSync("taskset", ["-cap", "1", String(process.pid)], { stdio: "ignore" });
}

/** Lets a process, and those that it starts later, run on every core again. */
export function unpin(pid) {
  if (canPin)
    execFileSync("taskset", ["-cp", `0-${cpus().length - 1}`, String(pid)], { stdio: "ignore" });
}

export const machine = () =>
  `${cpus().length} x ${cpus()[0].model}, Node ${process.versions.node}, ` +
  (canPin ? "server on one core, load on another" : "server and load on the same cores");

const answers = (url) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

/** Starts a server on a free port and waits until it responds at `path`. `command` is a program and its arguments. */
export async function start(command, path, env = {}) {
  const port = await freePort();
  const [program, ...args] = canPin ? ["taskset", "-c", "0", ...command] : command;
  const startedAt = performance.now();
  const child = spawn(program, args, {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  while (!(await answers(`http://127.0.0.1:${port}${path}`))) {
    if (child.exitCode !== null) throw new Error(`${command.join(" ")} ended: ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    port,
    pid: child.pid,
    startMs: performance.now() - startedAt,
    stop: () => (child.kill("SIGTERM"), ended),
  };
}

export const memoryMiB = ({ pid }) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;

/** Returns the CPU time of all threads of a process so far, in microseconds. */
export function cpuMicros({ pid }) {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanos = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return nanos.reduce((sum, each) => sum + each, 0) / 1000;
}

/**
 * Returns the CPU time of the processes that a process has started, in microseconds, of those that run and those that have ended.
 */
export const cpuMicrosOfChildren = (pid) =>
  cpuMicrosOfEnded(pid) +
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .split(" ")
    .filter((child) => child !== "")
    .reduce((sum, child) => {
      try {
        return sum + cpuMicros({ pid: Number(child) });
      } catch {
        // It has ended meanwhile.
        return sum;
      }
    }, 0);

/** Linux counts it in hundredths of a second. */
function cpuMicrosOfEnded(pid) {
  const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1);
  const [user, system] = afterName.split(" ").slice(13, 15).map(Number);
  return (user + system) * 10_000;
}

export const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

export const median = (list) =>
  quantile(
    [...list].sort((a, b) => a - b),
    0.5,
  );
