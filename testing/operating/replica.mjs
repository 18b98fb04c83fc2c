// Reads sessions while they change, through two processes that may use a replica. Exits with an error where a read is older than
// an acknowledged write, or where a request fails, while the replica follows, does not replay, is silent, and is stopped. `make
// replica`.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";

import { cpuMicrosOfChildren, quantile } from "../../bench/machine.mjs";
import { environment, kinward, OWN, startInstance } from "./instance.mjs";
import { startPair } from "../postgres/pair.mjs";

const CLIENTS = 16;
const PHASE_MS = 10_000;
const FAULT_AFTER_MS = 2_000;
const FAULT_MS = 5_000;
const READS_BETWEEN_WRITES = 20;
const PERMISSION = "text-chat-public";

const folder = mkdtempSync(join(tmpdir(), "kinward-replica-"));
const endings = [() => rmSync(folder, { recursive: true, force: true })];
try {
  const { primary, standby } = await startPair(endings, { isSynchronous: false });
  const env = environment(folder, primary.url);
  const { products } = JSON.parse(await kinward(OWN, env, "demo", "--json"));
  const { test: key } = products[0].apiKeys;
  const startTwo = async (settings) => {
    const instances = [await startInstance(OWN, settings), await startInstance(OWN, settings)];
    for (const each of instances) endings.push(each.stop);
    return instances;
  };
  const without = await startTwo(env);
  const beside = await startTwo({ ...env, DATABASE_REPLICA_URL: standby.url });
  const sessions = [];
  while (sessions.length < CLIENTS) sessions.push(await makeSession(without[0], key));

  const faults = {
    "the replica does not replay for a while": async () => {
      await askOnce(standby.url, "select pg_wal_replay_pause()");
      await sleep(FAULT_MS);
      await askOnce(standby.url, "select pg_wal_replay_resume()");
    },
    "the replica says nothing for a while": async () => {
      standby.kill("SIGSTOP");
      await sleep(FAULT_MS);
      standby.kill("SIGCONT");
    },
    "the replica is killed": () => standby.kill("SIGKILL"),
  };
  const measure = async (name, instances, fault) => {
    const micros = () =>
      [primary, standby].map((each) => (each.isAlive ? cpuMicrosOfChildren(each.pid) : NaN));
    const before = micros();
    const began = performance.now();
    const [{ reads, writes }] = await Promise.all([
      readAndWrite({ instances, sessions, key, until: began + PHASE_MS }),
      fault && sleep(FAULT_AFTER_MS).then(fault),
    ]);
    const seconds = (performance.now() - began) / 1_000;
    const [ofPrimary, ofReplica] = micros().map((after, at) =>
      Math.round((after - before[at]) / reads.length),
    );
    reads.sort((one, other) => one - other);
    const figures = {
      writes,
      reads: reads.length,
      readsPerSecond: Math.round(reads.length / seconds),
      cpuMicrosPerRead: { ofPrimary, ofReplica },
      p50: Math.round(quantile(reads, 0.5)),
      p99: Math.round(quantile(reads, 0.99)),
      slowestMs: Math.round(reads.at(-1)),
    };
    console.log(`${name}: ${JSON.stringify(figures)}`);
  };

  for (const round of [1, 2, 3]) {
    await measure(`without a replica, ${round}`, without);
    await measure(`with a replica, ${round}`, beside);
  }
  const { xact_commit: answered } = await askOnce(
    standby.url,
    "select xact_commit from pg_stat_database where datname = current_database()",
  );
  if (Number(answered) < 100) throw new Error("The replica has hardly answered a read.");
  for (const [name, fault] of Object.entries(faults)) await measure(name, beside, fault);
  console.log("No read was stale, and no request failed.");
} finally {
  for (const end of endings.reverse()) await end();
}

async function askOnce(url, sql) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows[0];
}

async function call({ url }, key, path, body) {
  const response = await fetch(`${url}/api/v1/${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      ...(body ? { "X-Api-Key": key } : { Authorization: `Bearer ${key}` }),
      "Content-Type": "application/json",
      "Idempotency-Key": randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}

/** Makes a child's session with permissions that a guardian switches. */
async function makeSession(instance, key) {
  const child = { jurisdiction: "US-CA", dateOfBirth: "2014-04-09" };
  const { challenge } = await call(instance, key, "age-gate/check", child);
  const { challengeId } = challenge;
  const email = `${randomUUID()}@family.example`;
  await call(instance, key, "test/set-challenge-status", { challengeId, status: "PASS", email });
  const decided = await call(instance, key, `challenge/get-status?challengeId=${challengeId}`);
  return { sessionId: decided.sessionId, isGiven: false };
}

/**
 * Switches a permission of each session on and off, through one process and then the other, and reads it in between. Throws where
 * a read shows an older state. Returns how long each read took, in milliseconds.
 */
async function readAndWrite({ instances, sessions, key, until }) {
  const done = { reads: [], writes: 0 };
  let turn = 0;
  const next = () => instances[turn++ % instances.length];
  const follow = async (session) => {
    const { sessionId } = session;
    while (performance.now() < until) {
      session.isGiven = !session.isGiven;
      const enabledPermissions = session.isGiven ? [PERMISSION] : [];
      const change = { sessionId, enabledPermissions };
      await call(next(), key, "session/set-guardian-managed-permissions", change);
      done.writes++;
      for (let nth = 0; nth < READS_BETWEEN_WRITES; nth++) {
        const began = performance.now();
        const { permissions } = await call(next(), key, `session/get?sessionId=${sessionId}`);
        done.reads.push(performance.now() - began);
        if (permissions.find(({ name }) => name === PERMISSION).enabled !== session.isGiven)
          throw new Error(`Stale: read ${nth + 1} after a change of ${sessionId}.`);
      }
    }
  };
  await Promise.all(sessions.map(follow));
  return done;
}
