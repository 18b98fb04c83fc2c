// Measures the built service side by side with a hand-written one (`bench/reference`): the same machine, the same rows, the
// same durability, in turn. Exits with 1 where the service is under a floor. PostgreSQL has no hand-written service beside it.
// `make bench ARGS="[--rounds 3] [--seconds 3] [--only session,webhooks,traces,postgres] [--beside CHECKOUT]"`: with CHECKOUT, the
// service that was built there is measured on PostgreSQL too.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { ageGate } from "./cases/age-gate.mjs";
import { consent } from "./cases/consent.mjs";
import { screentime } from "./cases/screentime.mjs";
import { sessionReads } from "./cases/session.mjs";
import { wakeups } from "./cases/wakeups.mjs";
import { dispatch } from "./cases/webhooks.mjs";
import { machine, memoryMiB, pinLoad } from "./machine.mjs";
import { measurePostgres } from "./postgres.mjs";
import { measureTraces } from "./traces.mjs";
import {
  copyDatabase,
  demoKey,
  makeChallenge,
  makeSession,
  multiplyChallenges,
  multiplySessions,
  startKinward,
  startReference,
  writeProduct,
} from "./world.mjs";

const SESSIONS = 100_000;
/** Each challenge is decided once. */
const CHALLENGES = 30_000;
const CASES = { session: sessionReads, ageGate, screentime, consent, webhooks: dispatch, wakeups };

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "3" },
    connections: { type: "string", default: "32" },
    beside: { type: "string" },
    only: { type: "string", default: [...Object.keys(CASES), "traces", "postgres"].join(",") },
  },
});
const settings = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  connections: Number(values.connections),
};
const wanted = values.only.split(",");

const print = (cells) => console.log(`| ${cells.join(" | ")} |`);
const number = (value, digits = 0) => (value === undefined ? "" : value.toFixed(digits));
const figures = ({ rate, p50, p99 } = {}) => [number(rate), number(p50, 1), number(p99, 1)];

async function measureSqlite(folder, servers) {
  const running = async (starting) => {
    const server = await starting;
    servers.push(server);
    return server;
  };
  const first = await running(startKinward(folder, { args: ["--demo"] }));
  const key = demoKey(folder);
  const sessionId = await makeSession(first, key);
  const challengeId = await makeChallenge(first, key);
  await first.stop();
  const sessions = multiplySessions(folder, sessionId, SESSIONS);
  const challenges = multiplyChallenges(folder, challengeId, CHALLENGES);
  writeProduct(folder);
  copyDatabase(folder);
  const kinward = await running(startKinward(folder));
  const reference = await running(startReference(folder, key));
  const idle = memoryMiB(kinward);
  const rows = [];
  const world = { folder, kinward, reference, key, sessions, challenges, settings };
  for (const name of wanted.filter((name) => name in CASES)) {
    process.stderr.write(`${name} ...\n`);
    rows.push(...(await CASES[name](world)));
  }
  console.log(
    `SQLite in WAL mode, synchronous = FULL, both; ${SESSIONS} sessions. Start to ready: ${Math.round(first.startMs)} ms on a ` +
      `new database, ${Math.round(kinward.startMs)} ms on an old one. Memory: ${Math.round(idle)} MiB idle, ` +
      `${Math.round(memoryMiB(kinward))} MiB at the end.\n`,
  );
  const columns = ["a second", "p50 ms", "p99 ms"];
  print(["SQLite", ...columns, "hand-written", ...columns.slice(1), "ratio", "floor", ""]);
  print(Array.from({ length: 10 }, () => "---"));
  for (const row of rows)
    print([
      row.name,
      ...[...figures(row.kinward), ...figures(row.reference)],
      ...[number(row.ratio, 2), row.floor ?? "", isUnder(row) ? "UNDER THE FLOOR" : ""],
    ]);
  return rows;
}

const isUnder = ({ ratio, floor }) => floor !== undefined && ratio < floor;

pinLoad();
const folder = mkdtempSync(join(tmpdir(), "kinward-bench-"));
const servers = [];
let isBelow = false;
try {
  console.log(
    `${machine()}; ${settings.connections} connections; medians of ${settings.rounds} rounds of ${settings.seconds} s, in turn\n`,
  );
  if (wanted.some((name) => name in CASES)) {
    const rows = await measureSqlite(folder, servers);
    isBelow = rows.some(isUnder);
  }
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  const printCosts = (title, last, rows) => {
    console.log("");
    print([title, "a second", "p50 ms", "p99 ms", "CPU us", last]);
    print(Array.from({ length: 6 }, () => "---"));
    for (const row of rows) print([row.name, ...figures(row), number(row.cpu), row.last]);
  };
  if (wanted.includes("traces")) {
    const rows = await measureTraces(folder, settings);
    printCosts(
      "Traces",
      "times as much",
      rows.map((row) => ({ ...row, last: number(row.times, 2) })),
    );
  }
  if (wanted.includes("postgres")) {
    const rows = await measurePostgres(folder, settings, values.beside);
    printCosts(
      "PostgreSQL",
      "of the database",
      rows.map((row) => ({ ...row, last: number(row.otherCpu) })),
    );
  }
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
}
// The package that starts PostgreSQL would end the process with 0.
process.exit(isBelow ? 1 : 0);
