// Measures the built service side by side with a hand-written one (`bench/reference`) in one run: the same machine, the
// same rows, the same durability, in turn; beside both, what Node itself takes for such a request.
// `node bench/run.mjs [--rounds 3] [--seconds 3] [--only session,webhooks] [--json FILE]`: `bench/compare.mjs` compares files.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { ageGate } from "./cases/age-gate.mjs";
import { eventBatches } from "./cases/batches.mjs";
import { consent } from "./cases/consent.mjs";
import { history, screentime } from "./cases/screentime.mjs";
import { sessionReads } from "./cases/session.mjs";
import { wakeups } from "./cases/wakeups.mjs";
import { dispatch } from "./cases/webhooks.mjs";
import { machine, memoryMiB, pinLoad } from "./machine.mjs";
import { printTable } from "./table.mjs";
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
/** Each is decided once. */
const CHALLENGES = 30_000;
const CASES = {
  session: sessionReads,
  screentime,
  history,
  batches: eventBatches,
  ageGate,
  consent,
  webhooks: dispatch,
  wakeups,
};

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "3" },
    connections: { type: "string", default: "32" },
    json: { type: "string" },
    only: { type: "string", default: Object.keys(CASES).join(",") },
  },
});
const settings = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  connections: Number(values.connections),
};

pinLoad();
const folder = mkdtempSync(join(tmpdir(), "kinward-bench-"));
const servers = [];
const running = async (starting) => {
  const server = await starting;
  servers.push(server);
  return server;
};

try {
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
  for (const name of values.only.split(",")) {
    process.stderr.write(`${name} ...\n`);
    rows.push(...(await CASES[name](world)));
  }

  console.log(`${machine()}`);
  console.log(
    `SQLite in WAL mode, synchronous = FULL, both; ${SESSIONS} sessions; ${settings.connections} connections; ` +
      `medians of ${settings.rounds} rounds of ${settings.seconds} s, in turn`,
  );
  console.log(
    `start to ready: ${Math.round(first.startMs)} ms on a new database, ${Math.round(kinward.startMs)} ms on an old one; ` +
      `memory: ${Math.round(idle)} MiB idle, ${Math.round(memoryMiB(kinward))} MiB at the end\n`,
  );
  printTable(rows);
  if (values.json !== undefined)
    writeFileSync(values.json, JSON.stringify({ machine: machine(), settings, rows }, null, 2));
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
}
