// The statements that one request of each hot operation runs on either database, and the round trips to PostgreSQL that
// they take: `node bench/statements.mjs [--sql]`. Statements of one line sent together share a round trip.
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";

import { startPostgres } from "../testing/postgres/server.mjs";
import { start } from "./machine.mjs";
import { startProxy } from "./statements/proxy.mjs";
import { KINWARD, environment, makeSession, onPostgres } from "./world.mjs";

const { values } = parseArgs({ options: { sql: { type: "boolean", default: false } } });
const COUNT = new URL("statements/count.mjs", import.meta.url).pathname;
/** What the service runs without being asked, or once it has answered: wakeups that it looks for, and commits of others. */
const OWN =
  /pg_notify|pragma data_version|from [`"]wakeups[`"]|running_processes|^(?!select counted).*from [`"]settings[`"]/;

const folder = mkdtempSync(join(tmpdir(), "kinward-statements-"));
const endings = [() => rmSync(folder, { recursive: true, force: true })];

/** The service on SQLite; `taken` returns its statements since the last time, each a trip of its own. */
async function onSqlite() {
  const file = join(folder, "statements.json");
  const server = await serve(
    { ...environment(folder), STATEMENTS: file },
    { command: [process.execPath, "--import", COUNT, KINWARD] },
  );
  const taken = async () => {
    rmSync(file, { force: true });
    process.kill(server.pid, "SIGUSR2");
    while (!existsSync(file)) await sleep(5);
    await sleep(5);
    return JSON.parse(readFileSync(file, "utf8")).map((sql) => [sql]);
  };
  return { ...server, taken };
}

/** On PostgreSQL, behind a proxy that sees what is sent together. */
async function onProxy() {
  const postgres = await startPostgres();
  endings.push(() => postgres.stop());
  const proxy = await startProxy(postgres.url);
  endings.push(() => proxy.stop());
  const server = await serve({ ...environment(folder), ...onPostgres(proxy.url) });
  // What is sent without being waited for may come after the response.
  const taken = () => sleep(50).then(proxy.taken);
  return { ...server, taken };
}

async function serve(env, { command = [KINWARD] } = {}) {
  const settings = { ...env, LOG_LEVEL: "warn" };
  // Not in one turn: the proxy has to go on.
  const { stdout } = await promisify(execFile)(KINWARD, ["demo", "--json"], {
    cwd: folder,
    env: { ...process.env, ...settings },
  });
  const key = JSON.parse(stdout).products[0].apiKeys.test;
  const server = await start([...command, "serve"], "/health/ready", settings);
  endings.push(() => server.stop());
  return { ...server, key };
}

/** The hot operations, in an order in which each finds what it needs. */
async function operationsOf({ port, key }) {
  const sessionId = await makeSession({ port }, key);
  const call = async (path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        "X-Api-Key": key,
        Authorization: `Bearer ${key}`,
        "Content-Type": "application/json",
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const id = randomUUID();
  const now = () => new Date().toISOString();
  const segments = () =>
    Array.from({ length: 100 }, () => ({
      id: randomUUID(),
      timestamp: new Date(Date.now() - 60_000).toISOString(),
      durationSeconds: 30,
    }));
  let challengeId;
  return {
    "session read, after a commit": () => call(`/session/get?sessionId=${sessionId}`),
    "session read, again": () => call(`/session/get?sessionId=${sessionId}`),
    "screentime start": () => call("/screentime/start", { sessionId, id, timestamp: now() }),
    "screentime end": () => call("/screentime/end", { sessionId, id, timestamp: now() }),
    "push of 100": () => call("/screentime/push", { sessionId, events: segments() }),
    "age gate, an adult": () => call("/age-gate/check", { jurisdiction: "US-CA", age: 34 }),
    "age gate, a child": async () => {
      const { challenge } = await call("/age-gate/check", {
        jurisdiction: "US-CA",
        dateOfBirth: "2018-04-09",
      });
      challengeId = challenge.challengeId;
    },
    "consent decision": () =>
      call("/test/set-challenge-status", {
        challengeId,
        status: "PASS",
        email: "guardian@example.com",
      }),
  };
}

/** By operation its round trips, without those that the service makes unasked. */
async function measure(server) {
  const operations = await operationsOf(server);
  // What is noted once, such as the use of a key, is noted before.
  await sleep(1_500);
  const found = {};
  for (const [name, work] of Object.entries(operations)) {
    await server.taken();
    await work();
    const trips = await server.taken();
    found[name] = trips.filter((trip) => !trip.every((sql) => OWN.test(sql)));
  }
  return found;
}

const list = (trips) => {
  for (const trip of trips) {
    trip.forEach((sql, at) =>
      console.log(`    ${at === 0 ? "-" : " "} ${sql.replace(/\s+/g, " ")}`),
    );
  }
};

try {
  const sqlite = await measure(await onSqlite());
  const postgres = await measure(await onProxy());
  console.log(`${"".padEnd(30)} SQLite   PostgreSQL   round trips`);
  for (const [name, trips] of Object.entries(postgres)) {
    const own = sqlite[name];
    console.log(
      `${name.padEnd(30)} ${String(own.length).padStart(6)} ` +
        `${String(trips.flat().length).padStart(12)} ${String(trips.length).padStart(13)}`,
    );
    if (!values.sql) continue;
    console.log("  SQLite");
    list(own);
    console.log("  PostgreSQL, by round trip");
    list(trips);
  }
} finally {
  for (const end of endings.reverse()) await end();
}
