// Measures hot paths on PostgreSQL with many players beside the same with few, in turn, and a purge beside load. `make scale
// ARGS="[--sessions 50000] [--beside 5000] [--on URL] [--only WORD] [--rounds 3] [--seconds 1]"`. Starts a server of its own, or
// takes one where databases may be made (`--on`); a database that was filled before is taken up again.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

import pg from "pg";

import { ageGateLoad } from "../../bench/cases/age-gate.mjs";
import { startsAndEnds } from "../../bench/cases/screentime.mjs";
import { sessionReadLoad } from "../../bench/cases/session.mjs";
import { drive, requestBytes } from "../../bench/load.mjs";
import { median, quantile } from "../../bench/machine.mjs";
import { vaultOf } from "../../bench/vault.mjs";
import { startPostgres } from "../postgres/server.mjs";
import { environment, kinward, OWN, startInstance } from "./instance.mjs";
import { FILLED, fill, READABLE } from "./scale-fill.mjs";

/** The demo's product. */
const PRODUCT = 101;
const CONNECTIONS = 8;
const SAMPLE = 4_000;
/** More decisions than a second has time for. */
const DECISIONS_A_SECOND = 200;
const PURGE_SECONDS = 10;
/** The fill makes events of 29.5 days: what is older than this is purged, and none is older than that. */
const [SHORTER_DAYS, LONGER_DAYS] = [25, 30];

const { values } = parseArgs({
  options: {
    sessions: { type: "string", default: "50000" },
    beside: { type: "string", default: "5000" },
    on: { type: "string" },
    only: { type: "string", default: "" },
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "1" },
  },
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];

const post = ({ key }, path, body) => {
  const headers =
    path === "screentime/push" ? { Authorization: `Bearer ${key}` } : { "X-Api-Key": key };
  return requestBytes({ method: "POST", path: `/api/v1/${path}`, headers, body });
};
const CHILD = { jurisdiction: "US-CA", dateOfBirth: "2018-04-09" };
const anyOf = (list) => list[Math.floor(Math.random() * list.length)];
const ms = (value) => value.toFixed(1).padStart(5);
const ago = (ms) => new Date(Date.now() - ms).toISOString();

/** Each makes the load of a round. */
const CASES = {
  "Whole session": ({ server, key, sessions }) =>
    sessionReadLoad({ server, key, sessions: sessions.slice(0, 500), isConditional: false }),
  "Unchanged session": ({ server, key, sessions }) =>
    sessionReadLoad({ server, key, sessions: sessions.slice(0, 500), isConditional: true }),
  "Age gate of a new player": ({ server, key }) => ageGateLoad(server, key),
  "Start and end of a play": ({ server, key, sessions }) =>
    startsAndEnds(server, key, sessions.slice(0, SAMPLE / 2), CONNECTIONS),
  "Push of 10 segments": (on) => ({
    next: () =>
      post(on, "screentime/push", {
        sessionId: anyOf(on.sessions.slice(SAMPLE / 2)),
        events: Array.from({ length: 10 }, () => ({
          ...{ id: randomUUID(), timestamp: ago(60_000 + Math.random() * 2e7) },
          durationSeconds: 30,
        })),
      }),
  }),
  "Push of activity": (on) => ({
    next: () =>
      post(on, "activity/push", {
        sessionId: anyOf(on.sessions),
        events: [
          {
            ...{ id: randomUUID(), type: "match-played", timestamp: ago(1_000) },
            data: { map: "Harbour", minutes: 12 },
          },
        ],
      }),
  }),
  Purchase: (on) => ({
    next: () =>
      post(on, "transaction/submit", {
        sessionId: anyOf(on.sessions),
        events: [
          {
            ...{ id: randomUUID(), timestamp: ago(1_000), status: "completed", amountMinor: 100 },
            ...{ currency: "USD", item: { sku: "gems", name: "Gems" } },
          },
        ],
      }),
  }),
  "Consent decision": consents,
  "Newest events of a product": ({ key }) => ({
    next: () =>
      requestBytes({
        ...{ path: "/api/v1/webhook/list-events?limit=20", headers: { "X-Api-Key": key } },
      }),
  }),
  "Events of a session": ({ key, readable }) => ({
    next: () =>
      requestBytes({
        path: `/api/v1/webhook/list-events?sessionId=${anyOf(readable)}&limit=20`,
        headers: { "X-Api-Key": key },
      }),
  }),
  "Guardian's page of a child": ({ guarded }) => ({
    next: () => {
      const { sessionId, token } = anyOf(guarded);
      return requestBytes({
        path: `/family/sessions/${sessionId}`,
        headers: { Cookie: `kinward-family=${token}` },
      });
    },
  }),
};

const folder = mkdtempSync(join(tmpdir(), "kinward-scale-"));
const endings = [() => rmSync(folder, { recursive: true, force: true })];
try {
  const url = values.on ?? (await ownServer());
  const sizes = [Number(values.beside), Number(values.sessions)];
  const [few, many] = [await subject(url, sizes[0]), await subject(url, sizes[1])];
  for (const [name, loadOf] of Object.entries(CASES))
    if (name.includes(values.only)) await compare(name, loadOf, few, many);
  if (values.only === "") {
    await purgeBesideLoad(many);
    await printSizes(many);
  }
} finally {
  for (const end of endings.reverse()) await end();
}
process.exit(0);

async function ownServer() {
  const postgres = await startPostgres({ isDurable: true });
  endings.push(() => postgres.stop());
  return postgres.url;
}

/** Starts the service on a database with so many sessions, which is made unless there is one. */
async function subject(url, count) {
  const name = `scale_${count}`;
  const database = Object.assign(new URL(url), { pathname: name }).href;
  const env = { ...environment(folder, database), RATE_LIMIT_TEST: "1000000" };
  const isThere = await once(url, async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
    return rowCount > 0;
  });
  const { products } = JSON.parse(await kinward(OWN, env, "demo", "--json"));
  const key = products[0].apiKeys.test;
  if (!isThere)
    await fillOf(env, key, count).catch(async (error) => {
      // Half of it would be taken up again.
      await once(url, (client) => client.query(`drop database ${name} with (force)`));
      throw error;
    });
  const instance = await startInstance(OWN, env);
  const client = new pg.Client(database);
  await client.connect();
  endings.push(async () => (await instance.stop(), await client.end()));
  const server = { port: Number(new URL(instance.url).port) };
  return { server, instance, key, client, ...(await sample(client, env.KINWARD_SECRET)) };
}

async function once(url, work) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function fillOf(env, key, sessions) {
  const endpoint = ["--product", `${PRODUCT}`, "--mode", "test", "--url", "http://127.0.0.1:9/"];
  await kinward(OWN, env, "webhook", "add", ...endpoint);
  const instance = await startInstance(OWN, env);
  const sessionId = await makeFamily(callerOf(instance, key)).finally(instance.stop);
  const began = performance.now();
  await once(env.DATABASE_URL, (client) =>
    fill(client, vaultOf(env.KINWARD_SECRET), { sessionId, sessions }),
  );
  console.log(`${sessions} sessions: ${Math.round((performance.now() - began) / 1_000)} s`);
}

function callerOf({ url }, key) {
  return async (path, body) => {
    const response = await fetch(`${url}/api/v1/${path}`, {
      method: body ? "POST" : "GET",
      headers: { "X-Api-Key": key, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return text === "" ? undefined : JSON.parse(text);
  };
}

/** Makes a child with a guardian, a schedule and some play, as a product does. Returns the id of its session. */
async function makeFamily(call) {
  const { challengeId } = (await call("age-gate/check", CHILD)).challenge;
  const email = "guardian@family.example";
  await call("test/set-challenge-status", { challengeId, status: "PASS", email });
  const { sessionId } = await call(`challenge/get-status?challengeId=${challengeId}`);
  const schedule = {
    ...{ timezone: "America/Los_Angeles", breakReminderIntervalMinutes: 30, quietHours: [] },
    dailyLimits: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((day) => ({
      ...{ day, limitMinutes: 1440 },
    })),
  };
  await call("test/set-screentime", { sessionId, enabled: true, schedule });
  const id = randomUUID();
  const item = { sku: "gems", name: "Gems" };
  const bought = { status: "completed", amountMinor: 100, currency: "USD", item };
  await call("screentime/start", { sessionId, id, timestamp: ago(0) });
  await call("screentime/end", { sessionId, id, timestamp: ago(0) });
  await call("transaction/submit", { sessionId, events: [{ id, timestamp: ago(0), ...bought }] });
  return sessionId;
}

/** Chooses sessions, some whose events can be read, and some whose guardians it signs in. */
async function sample(client, secret) {
  const idsOf = async (sql) => (await client.query(sql)).rows.map(({ session_id: id }) => id);
  // Sessions' ids are random, so that those above one are a sample.
  const from = randomUUID();
  const sessions = await idsOf(
    `(select session_id from sessions where session_id >= '${from}' order by session_id limit ${SAMPLE})
     union all (select session_id from sessions where session_id < '${from}' order by session_id desc limit ${SAMPLE})
     limit ${SAMPLE}`,
  );
  const readable = await idsOf(
    `select session_id from sessions where session_id like '${READABLE}%' limit 500`,
  );
  const { rows } = await client.query(
    `select session_id as "sessionId", address_hash as "addressHash", mode
     from guardians join session_guardians using (guardian_id) where session_id = any($1)`,
    [sessions],
  );
  const vault = vaultOf(secret);
  const guarded = [];
  for (const { sessionId, addressHash, mode } of rows) {
    const { token, hash } = vault.makeVisit();
    await client.query(
      `insert into family_visits (token_hash, mode, address_hash, began_at, last_seen_at, visit_id, device, rotated_at)
       values ($1, $2, $3, $4, $4, $5, '', $4)`,
      [hash, mode, addressHash, Date.now(), randomUUID()],
    );
    guarded.push({ sessionId, token });
  }
  return { sessions, readable, guarded };
}

/** Decides each of some challenges that it makes before the round. */
async function consents(on) {
  const call = callerOf(on.instance, on.key);
  const ids = [];
  const make = async () => {
    while (ids.length < seconds * DECISIONS_A_SECOND)
      ids.push((await call("age-gate/check", CHILD)).challenge.challengeId);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, make));
  return {
    next: () => {
      const challengeId = ids.pop();
      const email = `${randomUUID()}@family.example`;
      return (
        challengeId && post(on, "test/set-challenge-status", { challengeId, status: "PASS", email })
      );
    },
  };
}

/** Prints latencies of both, and how many rows of the tables that grow one request read. */
async function compare(name, loadOf, few, many) {
  const both = [few, many];
  const runs = both.map(() => ({ quantiles: [], requests: 0 }));
  const before = await Promise.all(both.map(rowsRead));
  for (let round = 0; round <= rounds; round++)
    for (const at of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const { latencies, count } = await load(both[at], loadOf, seconds);
      runs[at].requests += count;
      if (round > 0)
        runs[at].quantiles.push([0.5, 0.99].map((share) => quantile(latencies, share)));
    }
  const after = await Promise.all(both.map(rowsRead));
  const figures = ["p50", "p99"].map((what, nth) => {
    const [less, more] = runs.map(({ quantiles }) => median(quantiles.map((each) => each[nth])));
    return `${what} ${ms(less)} and ${ms(more)} ms, x ${(more / less).toFixed(2)}`;
  });
  const rows = runs.map(({ requests }, at) =>
    Math.round((after[at].rows - before[at].rows) / requests),
  );
  const scanned = FILLED.filter((table) => after[1].scans[table] > before[1].scans[table]);
  console.log(
    [
      name.padEnd(26),
      ...figures,
      `rows read ${rows.join(" and ")}`,
      ...scanned.map((table) => `${table} SCANNED`),
    ].join("; "),
  );
}

async function load(on, loadOf, forSeconds) {
  const { expected, next } = await loadOf(on);
  const { port } = on.server;
  return drive({ port, connections: CONNECTIONS, seconds: forSeconds, next, expected });
}

/** PostgreSQL's own counts of rows read by index and of scans of whole tables, of those that the fill made large. */
async function rowsRead({ client }) {
  // Each connection reports what it read at most once a second.
  await sleep(1_100);
  await client.query("select pg_stat_force_next_flush()");
  const { rows } = await client.query(
    `select relname as "table", seq_scan as scans, coalesce(idx_tup_fetch, 0) + seq_tup_read as "rows" from pg_stat_user_tables
     where relname = any($1)`,
    [FILLED],
  );
  return {
    scans: Object.fromEntries(rows.map(({ table, scans }) => [table, Number(scans)])),
    rows: rows.reduce((sum, each) => sum + Number(each.rows), 0),
  };
}

/** Reads and starts with and without a purge of events, whose retention is made shorter and long again. */
async function purgeBesideLoad(on) {
  const { client } = on;
  const loads = { reads: CASES["Whole session"], starts: CASES["Start and end of a play"] };
  const found = await client.query("select config from products where product_id = $1", [PRODUCT]);
  const product = JSON.parse(found.rows[0].config);
  const keep = (webhooks) =>
    client.query("update products set config = $1 where product_id = $2", [
      JSON.stringify({ ...product, retentionDays: { ...product.retentionDays, webhooks } }),
      PRODUCT,
    ]);
  const oldest = async () => {
    const { rows } = await client.query(
      "select id from events where product_id = $1 and mode = 'test' order by created_at, id limit 1",
      [PRODUCT],
    );
    return rows[0].id;
  };
  for (let round = 1; round <= rounds; round++)
    for (const isPurging of [false, true]) {
      if (isPurging) {
        await keep(SHORTER_DAYS);
        await client.query("update wakeups set due_at = 0, run_at = 0 where kind = 'retention'");
      }
      const [began, first] = [performance.now(), await oldest()];
      const figures = [];
      for (const [name, loadOf] of Object.entries(loads)) {
        const { latencies, count } = await load(on, loadOf, PURGE_SECONDS / 2);
        const [p50, p99] = [0.5, 0.99].map((share) => ms(quantile(latencies, share)));
        figures.push(`${name} p50 ${p50}, p99 ${p99} ms (${count})`);
      }
      const rate = ((await oldest()) - first) / ((performance.now() - began) / 1_000);
      await keep(LONGER_DAYS);
      console.log(
        `${isPurging ? `purge of ${Math.round(rate)} events a second` : "no purge"}: ${figures.join("; ")}`,
      );
      if (isPurging) await sleep(1_000);
    }
}

async function printSizes({ client }) {
  const { rows } = await client.query(
    `select relname as "table", n_live_tup::int as "rows", pg_relation_size(relid) / 1e6 as mb, pg_indexes_size(relid) / 1e6 as indexes
     from pg_stat_user_tables where relname = any($1) order by pg_total_relation_size(relid) desc`,
    [FILLED],
  );
  for (const { table, rows: count, mb, indexes } of rows)
    console.log(
      `${table.padEnd(22)} ${count} rows, ${Math.round(mb)} + ${Math.round(indexes)} MB, a million ${Math.round(((Number(mb) + Number(indexes)) / count) * 1e6)} MB`,
    );
}
