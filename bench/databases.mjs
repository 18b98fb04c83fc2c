// One process on PostgreSQL beside one on SQLite, in turn; both wait for the disk. The database server shares the cores of
// the machine. `node bench/databases.mjs [--rounds 3] [--seconds 3]`
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { startPostgres } from "../testing/postgres/server.mjs";
import { ageGateLoad } from "./cases/age-gate.mjs";
import { startsAndEnds } from "./cases/screentime.mjs";
import { sessionReadLoad } from "./cases/session.mjs";
import { compare } from "./rounds.mjs";
import { machine, pinLoad, start } from "./machine.mjs";
import { KINWARD, environment, makeSession } from "./world.mjs";

const SESSIONS = 320;
const CONNECTIONS = 32;
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "3" },
  },
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];

pinLoad();
const folder = mkdtempSync(join(tmpdir(), "kinward-databases-"));
const endings = [() => rmSync(folder, { recursive: true, force: true })];

async function subject(env) {
  const own = mkdtempSync(join(folder, "on-"));
  const settings = { ...environment(own), ...env };
  const demo = execFileSync(KINWARD, ["demo", "--json"], {
    cwd: own,
    env: { ...process.env, ...settings },
  });
  const key = JSON.parse(demo).products[0].apiKeys.test;
  const server = await start([KINWARD, "serve"], "/health/ready", settings);
  endings.push(() => server.stop());
  const sessions = [];
  while (sessions.length < SESSIONS) sessions.push(await makeSession(server, key));
  return { server, key, sessions };
}

const CASES = {
  "session read, etag hit (304)": (on) => sessionReadLoad({ ...on, isConditional: true }),
  "session read, whole (200)": (on) => sessionReadLoad({ ...on, isConditional: false }),
  "age gate, a new player": ({ server, key }) => ageGateLoad(server, key),
  "screentime start and end": ({ server, key, sessions }) =>
    startsAndEnds(server, key, sessions, CONNECTIONS),
};

try {
  const postgres = await startPostgres({ isDurable: true });
  endings.push(() => postgres.stop());
  const subjects = {
    SQLite: await subject({}),
    PostgreSQL: await subject({
      DATABASE_URL: postgres.url,
      KINWARD_SECRET: "a secret of the measurements of 32 characters or more",
    }),
  };
  console.log(`${machine()}; ${CONNECTIONS} connections`);
  for (const [title, loadOf] of Object.entries(CASES)) {
    const loads = {};
    for (const [name, on] of Object.entries(subjects)) loads[name] = await loadOf(on);
    const result = await compare(loads, { rounds, seconds, connections: CONNECTIONS });
    for (const name of Object.keys(subjects)) {
      const { rate, p50, p99, cpu } = result[name];
      console.log(
        `${title.padEnd(30)} ${name.padEnd(10)} ${rate.toFixed(0).padStart(6)}/s   ` +
          `p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   CPU ${cpu.toFixed(0)} us`,
      );
    }
  }
} finally {
  for (const end of endings.reverse()) await end();
}
