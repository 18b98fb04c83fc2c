// Measures the built service beside a bare node:http server in one run: start, memory, requests a second, CPU per request.
// The same machine, the same load, in turn; medians of the rounds. `node bench/run.mjs [rounds] [seconds]`
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";

import autocannon from "autocannon";

const [rounds = 3, seconds = 4] = process.argv.slice(2).map(Number);
const CONNECTIONS = 32;
const folder = mkdtempSync(join(tmpdir(), "kinward-bench-"));

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const answers = (url) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

async function start(command, port, path, env = {}) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await answers(`http://127.0.0.1:${port}${path}`)))
    await new Promise((resolve) => setTimeout(resolve, 5));
  return { child, port, startMs: performance.now() - startedAt };
}

const memoryMiB = ({ child }) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))[1]) / 1024;

/** User and system time of a process so far, in microseconds; a clock tick is 10 ms. */
function cpuMicros({ child }) {
  const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

async function load(target, { path, method = "GET", headers = {}, body, expected = 200 }) {
  const before = cpuMicros(target);
  const result = await autocannon({
    url: `http://127.0.0.1:${target.port}${path}`,
    connections: CONNECTIONS,
    duration: seconds,
    method,
    headers,
    body,
    expectBody: undefined,
  });
  const counted = result.statusCodeStats?.[expected]?.count ?? 0;
  const total = result.requests.total;
  if (counted < total || result.errors > 0)
    throw new Error(`${path}: ${total - counted} other answers, ${result.errors} errors`);
  return {
    rps: result.requests.average,
    p99: result.latency.p99,
    cpu: (cpuMicros(target) - before) / total,
  };
}

const port = await freePort();
const env = {
  DATABASE_URL: `sqlite:${folder}/kinward.db`,
  RATE_LIMIT_TEST: "0",
  LOG_LEVEL: "warn",
};
const main = new URL("../dist/server/main.js", import.meta.url).pathname;
const first = await start([main, "serve", "--demo"], port, "/health/ready", env);
first.child.kill("SIGTERM");
await new Promise((resolve) => first.child.once("exit", resolve));
const service = await start([main, "serve"], port, "/health/ready", env);
const bareCode = `require("node:http").createServer((q, s) => { const b = process.env.BODY; s.writeHead(200, { "content-type": "application/json", "content-length": b.length }); s.end(b); }).listen(process.env.PORT, "127.0.0.1")`;

try {
  const key = JSON.parse(readFileSync(join(folder, "demo-keys.json"), "utf8"))[0].test;
  const api = `http://127.0.0.1:${port}/api/v1`;
  const json = { "content-type": "application/json" };
  const check = {
    method: "POST",
    headers: { "x-api-key": key, ...json },
    body: JSON.stringify({ jurisdiction: "US-CA", age: 34 }),
  };
  const { session } = await (await fetch(`${api}/age-gate/check`, check)).json();
  const bare = await start(["-e", bareCode], await freePort(), "/", {
    BODY: JSON.stringify(session),
  });
  const idle = memoryMiB(service);
  const bearer = { authorization: `Bearer ${key}` };
  const read = `/api/v1/session/get?sessionId=${session.sessionId}`;
  const cases = {
    "bare node:http, same body": [bare, { path: "/" }],
    "session/get, matching etag (304)": [
      service,
      { path: `${read}&etag=${session.etag}`, headers: bearer, expected: 304 },
    ],
    "session/get": [service, { path: read, headers: bearer }],
    "age-gate/check, adult (durable write)": [
      service,
      { path: "/api/v1/age-gate/check", ...check },
    ],
  };
  const results = Object.fromEntries(Object.keys(cases).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const [name, [target, request]] of Object.entries(cases))
      results[name].push(await load(target, request));

  const base = median(results["bare node:http, same body"].map(({ rps }) => rps));
  console.log(
    `${cpus().length} x ${cpus()[0].model}, Node ${process.versions.node}, ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s`,
  );
  console.log(
    `start to first answer: ${Math.round(first.startMs)} ms on a new database, ${Math.round(service.startMs)} ms on an old one`,
  );
  console.log(
    `memory: ${Math.round(idle)} MiB idle, ${Math.round(memoryMiB(service))} MiB after the load\n`,
  );
  console.log(
    `${"".padEnd(40)}${"req/s".padStart(9)}${"of bare".padStart(9)}${"p99 ms".padStart(8)}${"CPU us".padStart(8)}`,
  );
  for (const [name, runs] of Object.entries(results)) {
    const rps = median(runs.map((run) => run.rps));
    const columns = [
      Math.round(rps),
      (rps / base).toFixed(2),
      median(runs.map((run) => run.p99)),
      Math.round(median(runs.map((run) => run.cpu))),
    ];
    console.log(
      name.padEnd(40) +
        String(columns[0]).padStart(9) +
        String(columns[1]).padStart(9) +
        String(columns[2]).padStart(8) +
        String(columns[3]).padStart(8),
    );
  }
  bare.child.kill();
} finally {
  service.child.kill("SIGTERM");
  await new Promise((resolve) => service.child.once("exit", resolve));
  rmSync(folder, { recursive: true, force: true });
}
