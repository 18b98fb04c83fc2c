// Reads at a constant rate beside writes, and what held up each read that took 10 times as long as most: the service notes
// what its main thread did (`noise/probe.mjs`), and an idle process on the same core what the machine did.
// `node bench/noise.mjs [--seconds 25] [--reads 800] [--writes 300] [--main FILE]`
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PerformanceObserver } from "node:perf_hooks";
import { clearInterval, setInterval } from "node:timers";
import { parseArgs } from "node:util";

import { startsAndEnds } from "./cases/screentime.mjs";
import { sessionReadLoad } from "./cases/session.mjs";
import { reader } from "./load.mjs";
import { canPin, machine, pinLoad, quantile } from "./machine.mjs";
import { KINWARD, demoKey, makeSession, multiplySessions, startKinward } from "./world.mjs";

const SESSIONS = 50_000;
const READ = 1_000;
const CONNECTIONS = { reads: 32, writes: 16 };
const OUTLIER = 10;
const WARM_UP_MS = 3_000;
/** Of an outlier's time: less explains nothing. */
const MOST = 0.4;

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "25" },
    reads: { type: "string", default: "800" },
    writes: { type: "string", default: "300" },
    main: { type: "string", default: KINWARD },
  },
});
const seconds = Number(values.seconds);

const now = () => Number(process.hrtime.bigint()) / 1e6;
const probe = (file, isIdle) => ({
  NODE_OPTIONS: `--import ${new URL("noise/probe.mjs", import.meta.url).href}`,
  NOISE_FILE: file,
  ...(isIdle && { NOISE_IS_IDLE: "1" }),
});

/**
 * Requests at a constant rate until a deadline. Each counts from the instant at which it was due, also where all connections
 * are busy then.
 */
function driveAtRate({ server, next, expected = 200 }, { rate, connections, deadline }) {
  const requests = [];
  const free = [];
  const due = [];
  const sockets = [];
  const send = (connection, request) => {
    connection.request = request;
    connection.socket.write(next(connection.nth));
  };
  const open = (nth) =>
    new Promise((resolve, reject) => {
      const socket = connect({ port: server.port, host: "127.0.0.1", noDelay: true });
      const connection = { nth, socket };
      const read = reader((status, body) => {
        if (status !== expected) throw new Error(`answered ${status}: ${body.toString()}`);
        connection.request.to = now();
        requests.push(connection.request);
        const waiting = due.shift();
        if (waiting) send(connection, waiting);
        else free.push(connection);
      });
      socket.on("data", read).on("error", reject);
      socket.on("connect", () => resolve(free.push(connection)));
      sockets.push(socket);
    });
  const run = async () => {
    await Promise.all(Array.from({ length: connections }, (_, nth) => open(nth)));
    let dueAt = now();
    await new Promise((resolve) => {
      const timer = setInterval(() => {
        const instant = now();
        while (dueAt <= Math.min(instant, deadline)) {
          const request = { from: dueAt };
          const connection = free.shift();
          if (connection) send(connection, request);
          else due.push(request);
          dueAt += 1000 / rate;
        }
        if (instant < deadline || free.length < connections) return;
        clearInterval(timer);
        resolve();
      }, 1);
    });
    for (const socket of sockets) socket.destroy();
    return requests;
  };
  return run();
}

/** What holds up this process, which makes the load: its timers are late then. */
function watchOwn() {
  const spans = [];
  let last = now();
  const timer = setInterval(() => {
    const instant = now();
    if (instant - last > 3) spans.push({ kind: "load", from: last + 1, to: instant });
    last = instant;
  }, 1);
  const origin = now() - performance.now();
  const collections = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      spans.push({ kind: "load", from: origin + startTime, to: origin + startTime + duration });
  });
  collections.observe({ entryTypes: ["gc"] });
  return () => {
    clearInterval(timer);
    collections.disconnect();
    return spans;
  };
}

const overlap = (one, other) =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));

/** By cause, how long of a request the service, the machine or the load was busy with it. */
function causesOf(request, { service, idle, load }) {
  const causes = new Map();
  const add = (kind, ms) => ms > 0 && causes.set(kind, (causes.get(kind) ?? 0) + ms);
  const known = service.filter(({ kind }) => kind !== "turn");
  for (const span of known) add(span.kind, overlap(request, span));
  for (const span of service)
    if (span.kind === "turn" && overlap(request, span) > 0) {
      const share = overlap(request, span) / (span.to - span.from);
      const explained = known.reduce((sum, each) => sum + overlap(span, each), 0);
      const waited = Math.min(span.waited, span.to - span.from);
      add("machine", waited * share);
      add("long turn", Math.max(0, span.to - span.from - explained - waited) * share);
    }
  for (const span of idle) if (span.kind === "turn") add("machine", overlap(request, span));
  for (const span of load) add("load", overlap(request, span));
  return causes;
}

function causeOf(request, noise) {
  const [kind, ms] = [...causesOf(request, noise)].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
  return ms >= MOST * (request.to - request.from) ? kind : "not known";
}

const sorted = (list) => [...list].sort((a, b) => a - b);
const text = (list) => {
  const ms = sorted(list);
  return [0.5, 0.99, 0.999, 1].map((share) => quantile(ms, share).toFixed(2)).join(" / ");
};

function report({ reads, writes }, { service, idle, load, commits }) {
  const took = (request) => request.to - request.from;
  const p50 = quantile(sorted(reads.map(took)), 0.5);
  const outliers = reads.filter((request) => took(request) > OUTLIER * p50);
  const byCause = new Map();
  for (const request of outliers) {
    const cause = causeOf(request, { service, idle, load });
    byCause.set(cause, [...(byCause.get(cause) ?? []), took(request)]);
  }
  console.log(machine());
  console.log(`p50 / p99 / p99.9 / longest in ms, of ${seconds} s`);
  console.log(`${reads.length} reads:   ${text(reads.map(took))}`);
  console.log(`${writes.length} writes:  ${text(writes.map(took))}`);
  console.log(`${commits.length} commits: ${text(commits)}`);
  console.log(
    `reads that took more than ${(OUTLIER * p50).toFixed(1)} ms: ${outliers.length} ` +
      `(${((100 * outliers.length) / reads.length).toFixed(2)} %)`,
  );
  for (const [cause, list] of [...byCause].sort((a, b) => b[1].length - a[1].length))
    console.log(
      `  ${cause.padEnd(34)} ${String(list.length).padStart(5)}  ` +
        `${((100 * list.length) / outliers.length).toFixed(0).padStart(3)} %  longest ${Math.max(...list).toFixed(1)} ms`,
    );
  console.log("what the service's main thread did for longer than half a millisecond:");
  const kinds = Map.groupBy
    ? Map.groupBy(service, ({ kind }) => kind)
    : service.reduce(
        (map, span) => map.set(span.kind, [...(map.get(span.kind) ?? []), span]),
        new Map(),
      );
  for (const [kind, spans] of kinds)
    console.log(
      `  ${kind.padEnd(34)} ${String(spans.length).padStart(5)}  ` +
        `${spans.reduce((sum, each) => sum + took(each), 0).toFixed(0)} ms, longest ${Math.max(...spans.map(took)).toFixed(1)} ms`,
    );
  const late = idle.filter(({ kind }) => kind === "turn").map(took);
  console.log(
    `an idle process on the same core was late ${late.length} times, longest ${Math.max(0, ...late).toFixed(1)} ms`,
  );
}

pinLoad();
const folder = mkdtempSync(join(tmpdir(), "kinward-noise-"));
let server;
let idle;
try {
  const options = { main: values.main };
  server = await startKinward(folder, { ...options, args: ["--demo"] });
  const key = demoKey(folder);
  const sessionId = await makeSession(server, key);
  await server.stop();
  const sessions = multiplySessions(folder, sessionId, SESSIONS);
  const [ownFile, idleFile] = ["service.json", "idle.json"].map((name) => join(folder, name));
  server = await startKinward(folder, { ...options, env: probe(ownFile) });
  const command = [process.execPath, new URL("noise/idle.mjs", import.meta.url).pathname];
  const [program, ...args] = canPin ? ["taskset", "-c", "0", ...command] : command;
  idle = spawn(program, args, { env: { ...process.env, ...probe(idleFile, true) } });
  const idleEnded = new Promise((resolve) => idle.once("exit", resolve));

  const read = sessions.slice(0, READ);
  const loads = {
    reads: await sessionReadLoad({ server, key, sessions: read, isConditional: false }),
    writes: startsAndEnds(server, key, sessions.slice(READ), CONNECTIONS.writes),
  };
  const run = async (ms) => {
    const deadline = now() + ms;
    const [reads, writes] = await Promise.all(
      ["reads", "writes"].map((name) =>
        driveAtRate(loads[name], {
          rate: Number(values[name]),
          connections: CONNECTIONS[name],
          deadline,
        }),
      ),
    );
    return { reads, writes };
  };
  await run(WARM_UP_MS);
  const stopWatching = watchOwn();
  const startedAt = now();
  const requests = await run(seconds * 1000);
  const load = stopWatching();
  await server.stop();
  server = undefined;
  idle.kill("SIGTERM");
  await idleEnded;
  const noted = (file) => {
    const { spans, commits } = JSON.parse(readFileSync(file, "utf8"));
    const isMeasured = ({ from, to }) => to > startedAt && from < startedAt + seconds * 1000;
    return { spans: spans.filter(isMeasured), commits };
  };
  const { spans, commits } = noted(ownFile);
  report(requests, { service: spans, idle: noted(idleFile).spans, load, commits });
} finally {
  await server?.stop();
  idle?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
}
