// The statements that one request of each hot operation runs on SQLite: `node bench/statements.mjs [--sql]`.
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

import { start } from "./machine.mjs";
import { KINWARD, demoKey, environment, makeSession } from "./world.mjs";

const { values } = parseArgs({ options: { sql: { type: "boolean", default: false } } });
const COUNT = new URL("statements/count.mjs", import.meta.url).pathname;
/** What the service runs without being asked: wakeups that it looks for, and commits of others. */
const OWN = /pragma data_version|from `wakeups`|running_processes/;

const folder = mkdtempSync(join(tmpdir(), "kinward-statements-"));
const file = join(folder, "statements.json");
const server = await start(
  [process.execPath, "--import", COUNT, KINWARD, "serve", "--demo"],
  "/health/ready",
  { ...environment(folder), LOG_LEVEL: "warn", STATEMENTS: file },
);

async function statementsOf(work) {
  await taken();
  await work();
  return (await taken()).filter((sql) => !OWN.test(sql));
}

/** Those since the last time. */
async function taken() {
  rmSync(file, { force: true });
  process.kill(server.pid, "SIGUSR2");
  while (!existsSync(file)) await sleep(5);
  await sleep(5);
  return JSON.parse(readFileSync(file, "utf8"));
}

try {
  const key = demoKey(folder);
  const sessionId = await makeSession(server, key);
  const call = async (path, body) => {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/v1${path}`, {
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
  const OPERATIONS = {
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
  // What is noted once, such as the use of a key, is noted before.
  await sleep(1_500);
  for (const [name, work] of Object.entries(OPERATIONS)) {
    const statements = await statementsOf(work);
    console.log(`${name.padEnd(30)} ${statements.length}`);
    if (values.sql) for (const sql of statements) console.log(`    ${sql.replace(/\s+/g, " ")}`);
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
