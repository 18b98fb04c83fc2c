// The service on PostgreSQL beside the service on SQLite, in turn; both wait for the disk. Service and load have a core
// each, where there are two; the database server runs on either.
// `node bench/databases.mjs [--rounds 3] [--seconds 3] [--only "session read,start"] [--beside CHECKOUT]`: with CHECKOUT
// also the service that was built there.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import pg from "pg";

import { startPostgres } from "../testing/postgres/server.mjs";
import { ageGateLoad } from "./cases/age-gate.mjs";
import { startsAndEnds } from "./cases/screentime.mjs";
import { sessionReadLoad } from "./cases/session.mjs";
import { compare } from "./rounds.mjs";
import { cpuMicrosOfChildren, machine, pinLoad, start, unpin } from "./machine.mjs";
import { KINWARD, environment, makeSession, onPostgres } from "./world.mjs";

const SESSIONS = 320;
const CONNECTIONS = 32;
/** The row of several processes. */
const PROCESSES = 3;
const CALLERS = 64;
/** A caller that waits for its turn for five times as long as others was not served in turn. */
const P99_BESIDE_P50 = 5;

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "3" },
    only: { type: "string", default: "" },
    beside: { type: "string" },
  },
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
const isWanted = (title) => values.only.split(",").some((part) => title.includes(part));

pinLoad();
const folder = mkdtempSync(join(tmpdir(), "kinward-databases-"));
const endings = [() => rmSync(folder, { recursive: true, force: true })];

/** A service with a database of its own and sessions in it. `more` starts others that share it. */
async function subject(env, { main = KINWARD } = {}) {
  const own = mkdtempSync(join(folder, "on-"));
  const settings = { ...environment(own), ...env };
  const demo = execFileSync(main, ["demo", "--json"], {
    cwd: own,
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const key = JSON.parse(demo).products[0].apiKeys.test;
  const serve = async (options) => {
    const server = await start([main, "serve"], "/health/ready", settings, options);
    endings.push(() => server.stop());
    return server;
  };
  const server = await serve();
  const sessions = [];
  while (sessions.length < SESSIONS) sessions.push(await makeSession(server, key));
  return { server, key, sessions, serve };
}

async function databaseOn(postgres, name) {
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = name;
  return url.href;
}

const reads = (isConditional) => (on) => sessionReadLoad({ ...on, isConditional });
const CASES = {
  "session read, etag hit (304)": reads(true),
  "session read, whole (200)": reads(false),
  "age gate, a new player": ({ server, key }) => ageGateLoad(server, key),
  "screentime start and end": ({ server, key, sessions }) =>
    startsAndEnds(server, key, sessions, CONNECTIONS),
};

const number = (value, digits = 0) => value.toFixed(digits);
function print(title, name, { rate, p50, p99, cpu, otherCpu }, note = "") {
  console.log(
    `${title.padEnd(32)} ${name.padEnd(20)} ${number(rate).padStart(6)}/s   p50 ${number(p50, 1)} ms   ` +
      `p99 ${number(p99, 1)} ms   CPU ${number(cpu)} us, database ${number(otherCpu)} us   ${note}`,
  );
}

async function inOneProcess(subjects) {
  for (const [title, loadOf] of Object.entries(CASES).filter(([name]) => isWanted(name))) {
    const loads = {};
    for (const [name, on] of Object.entries(subjects)) loads[name] = await loadOf(on);
    const result = await compare(loads, { rounds, seconds, connections: CONNECTIONS });
    const { rate } = result[Object.keys(subjects)[0]];
    for (const name of Object.keys(subjects))
      print(title, name, result[name], `${number(result[name].rate / rate, 2)} x`);
  }
}

/** Reads of many callers in several processes, which share the cores with everything else: alone, and while others write. */
async function inSeveral(subjects) {
  const title = `${CALLERS} callers, ${PROCESSES} processes`;
  if (!isWanted(title)) return;
  const [alone, beside] = [{}, {}];
  for (const [name, on] of Object.entries(subjects)) {
    const servers = [];
    while (servers.length < PROCESSES) servers.push(await on.serve({ isPinned: false }));
    for (const { pid } of servers) unpin(pid);
    const several = {
      ...on.server,
      ports: servers.map(({ port }) => port),
      pids: servers.map(({ pid }) => pid),
    };
    const half = Math.floor(on.sessions.length / 2);
    const players = { ...on, server: several, sessions: on.sessions.slice(0, half) };
    alone[name] = await sessionReadLoad({ ...players, isConditional: true });
    beside[name] = {
      ...(await sessionReadLoad({ ...players, isConditional: false })),
      beside: {
        ...startsAndEnds(several, on.key, on.sessions.slice(half), CALLERS / 4),
        connections: CALLERS / 4,
      },
    };
  }
  const settings = { rounds, seconds, connections: CALLERS };
  for (const [what, loads] of [
    ["reads", alone],
    [`reads beside ${CALLERS / 4} who write`, beside],
  ]) {
    const result = await compare(loads, settings);
    for (const name of Object.keys(subjects)) {
      const { p50, p99 } = result[name];
      const isReached = p99 <= P99_BESIDE_P50 * p50;
      const note = `${isReached ? "reached" : "MISSED"}: p99 ${number(p99 / p50, 1)} x p50`;
      print(`${title}, ${what}`, name, result[name], note);
    }
  }
}

try {
  const postgres = await startPostgres({ isDurable: true });
  endings.push(() => postgres.stop());
  unpin(postgres.pid);
  const otherMicros = () => cpuMicrosOfChildren(postgres.pid);
  const onOwnDatabase = async (name, options) => {
    const made = await subject(onPostgres(await databaseOn(postgres, name)), options);
    return { ...made, server: { ...made.server, otherMicros } };
  };
  const onServer = { PostgreSQL: await onOwnDatabase("own") };
  if (values.beside !== undefined)
    onServer["PostgreSQL, beside"] = await onOwnDatabase("beside", {
      main: join(values.beside, "dist/server/main.js"),
    });
  console.log(`${machine()}; ${CONNECTIONS} connections`);
  await inOneProcess({ SQLite: await subject({}), ...onServer });
  await inSeveral(onServer);
} finally {
  for (const end of endings.reverse()) await end();
}
