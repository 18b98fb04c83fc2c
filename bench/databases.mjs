// One process on PostgreSQL beside one on SQLite, in turn; both wait for the disk. The database server shares the cores of
// the machine. `node bench/databases.mjs [--rounds 3] [--seconds 3]`
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { startPostgres } from "../server/store/_postgres.mjs";
import { startsAndEnds } from "./cases/screentime.mjs";
import { pathOf, sessionOf } from "./cases/session.mjs";
import { measure, middle } from "./compare.mjs";
import { requestBytes } from "./load.mjs";
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

async function subject(name, env) {
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
  return { name, server, key, sessions };
}

const any = (list) => list[Math.floor(Math.random() * list.length)];

async function reads({ server, key, sessions }, isConditional) {
  const headers = { Authorization: `Bearer ${key}` };
  const requests = [];
  for (const id of sessions) {
    const { etag } = await sessionOf(server, headers, id);
    requests.push(requestBytes({ path: pathOf(id, isConditional ? etag : undefined), headers }));
  }
  return { next: () => any(requests), expected: isConditional ? 304 : 200 };
}

const CASES = {
  "session read, etag hit (304)": (one) => reads(one, true),
  "session read, whole (200)": (one) => reads(one, false),
  "age gate, a new player": ({ key }) => {
    const request = requestBytes({
      method: "POST",
      path: "/api/v1/age-gate/check",
      headers: { "X-Api-Key": key },
      body: { jurisdiction: "US-CA", age: 34 },
    });
    return { next: () => request };
  },
  "screentime start and end": ({ server, key, sessions }) =>
    startsAndEnds(server, key, sessions, CONNECTIONS),
};

try {
  const postgres = await startPostgres({ isDurable: true });
  endings.push(() => postgres.stop());
  const subjects = [
    await subject("SQLite", {}),
    await subject("PostgreSQL", {
      DATABASE_URL: postgres.url,
      KINWARD_SECRET: "a secret of the measurements, of 32 characters or more",
    }),
  ];
  console.log(`${machine()}; ${CONNECTIONS} connections`);
  for (const [title, loadOf] of Object.entries(CASES)) {
    const runs = subjects.map(() => []);
    const loads = [];
    for (const one of subjects) loads.push(await loadOf(one));
    for (let round = 0; round <= rounds; round++)
      for (const [nth, { server }] of subjects.entries()) {
        const length = round === 0 ? 1 : seconds;
        const settings = { ...loads[nth], connections: CONNECTIONS, seconds: length };
        const run = await measure(server, settings);
        if (round > 0) runs[nth].push(run);
      }
    for (const [nth, { name }] of subjects.entries()) {
      const { rate, p50, p99, cpu } = middle(runs[nth]);
      console.log(
        `${title.padEnd(30)} ${name.padEnd(10)} ${rate.toFixed(0).padStart(6)}/s   ` +
          `p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   CPU ${cpu.toFixed(0)} us`,
      );
    }
  }
} finally {
  for (const end of endings.reverse()) await end();
}
