// The service on PostgreSQL, which waits for the disk at each commit. On a machine with two cores service and load have one each;
// the database server runs on either.
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";

import pg from "pg";

import { startPostgres } from "../testing/postgres/server.mjs";
import { ageGateLoad } from "./cases/age-gate.mjs";
import { startsAndEnds } from "./cases/screentime.mjs";
import { sessionReadLoad } from "./cases/session.mjs";
import { cpuMicrosOfChildren, start, unpin } from "./machine.mjs";
import { compare } from "./rounds.mjs";
import { KINWARD, environment, makeSession, onPostgres } from "./world.mjs";

const SESSIONS = 320;

const reads = (isConditional) => (on) => sessionReadLoad({ ...on, isConditional });
const CASES = {
  "session read, etag hit (304)": reads(true),
  "session read, whole (200)": reads(false),
  "age gate, a new player": ({ server, key }) => ageGateLoad(server, key),
  "screen time: starts and ends": ({ server, key, sessions }, connections) =>
    startsAndEnds(server, key, sessions, connections),
};

/** Starts a service with sessions in a database of its own. */
async function subject(folder, main, database, otherMicros) {
  const own = mkdtempSync(join(folder, "on-"));
  const settings = { ...environment(own), ...onPostgres(database) };
  const demo = execFileSync(main, ["demo", "--json"], {
    cwd: own,
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const key = JSON.parse(demo).products[0].apiKeys.test;
  const server = { ...(await start([main, "serve"], "/health/ready", settings)), otherMicros };
  const sessions = [];
  while (sessions.length < SESSIONS) sessions.push(await makeSession(server, key));
  return { server, key, sessions };
}

async function createDatabase({ url }, name) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: name }).href;
}

/** Measures the service. `beside` is a checkout whose build is measured in turn with this one. */
export async function measurePostgres(folder, settings, beside) {
  const postgres = await startPostgres({ isDurable: true });
  const subjects = {};
  try {
    unpin(postgres.pid);
    const otherMicros = () => cpuMicrosOfChildren(postgres.pid);
    const builds = { own: KINWARD, ...(beside && { beside: join(beside, "dist/server/main.js") }) };
    for (const [name, main] of Object.entries(builds))
      subjects[name] = await subject(
        folder,
        main,
        await createDatabase(postgres, name),
        otherMicros,
      );
    const rows = [];
    for (const [title, loadOf] of Object.entries(CASES)) {
      process.stderr.write(`${title} on PostgreSQL ...\n`);
      const loads = {};
      for (const [name, on] of Object.entries(subjects))
        loads[name] = await loadOf(on, settings.connections);
      const result = await compare(loads, settings);
      for (const name of Object.keys(subjects))
        rows.push({ name: name === "own" ? title : `${title}, beside`, ...result[name] });
    }
    return rows;
  } finally {
    await Promise.all(Object.values(subjects).map(({ server }) => server.stop()));
    await postgres.stop();
  }
}
