// The subjects: the built service and the reference, each on a database of its own with the same rows in it.
import { readFileSync, writeFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { join } from "node:path";

import Database from "better-sqlite3";
import { parse } from "yaml";

import { freePort } from "../testing/operating/instance.mjs";
import { start } from "./machine.mjs";
import { evidenceOf, evidenceOfChallenge, vaultIn } from "./vault.mjs";

const at = (path) => new URL(path, import.meta.url).pathname;
/** Runs the file itself, whose first line has the flags for Node. */
export const KINWARD = at("../dist/server/main.js");
const REFERENCE = at("reference/server.mjs");

/** The shortest interval between two reminders. */
export const INTERVAL_MINUTES = 5;

/** The limit is counted, and never reached. */
const RATE_LIMIT = "1000000";
const LOG_LEVEL = "info";

export const environment = (folder) => ({
  DATABASE_URL: `sqlite:${folder}/kinward.db`,
  RATE_LIMIT_TEST: RATE_LIMIT,
  RATE_LIMIT_CLIENT: RATE_LIMIT,
  LOG_LEVEL,
  DRAIN_SECONDS: "0",
  WEBHOOK_ALLOW_PRIVATE: "1",
});

/** Returns the environment of a service on PostgreSQL, where the operator sets the secret. */
export const onPostgres = (url) => ({
  DATABASE_URL: url,
  KINWARD_SECRET: "a secret of the measurements of 32 characters or more",
});

export const startKinward = async (folder, { args = [], env = {} } = {}) =>
  start([KINWARD, "serve", ...args], "/health/ready", {
    ...environment(folder),
    ...env,
    METRICS_ADDRESS: `127.0.0.1:${await freePort()}`,
  });

export const startReference = (folder, key) =>
  start([process.execPath, REFERENCE], "/health", {
    DATABASE: join(folder, "reference.db"),
    PRODUCT: join(folder, "product.json"),
    API_KEY: key,
    RATE_LIMIT,
    LOG_LEVEL,
    NODE_ENV: "production",
  });

export const demoKey = (folder) =>
  JSON.parse(readFileSync(join(folder, "demo-keys.json"), "utf8"))[0].test;

/** Writes the demo's product as the reference reads it: permissions with their standing at each age. */
export function writeProduct(folder) {
  const { permissions: standard } = parse(
    readFileSync(at("../dist/server/policy/permissions.yaml"), "utf8"),
  );
  const product = parse(readFileSync(at("../dist/server/products/demo/starfall.yaml"), "utf8"));
  const permissions = product.permissions.map(({ name, custom }) => {
    const { minor, youth, adult, verifiedAge } =
      custom ?? standard.find((one) => one.name === name);
    return { name, minor, youth, adult, verifiedAge };
  });
  const { productId, allowances } = product;
  const file = { productId, version: "1", permissions, allowances };
  writeFileSync(join(folder, "product.json"), JSON.stringify(file));
}

const caller =
  ({ port }, key) =>
  async (path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      method: "POST",
      headers: { "X-Api-Key": key, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };

/** Makes a child's challenge through the API. Returns its id. */
export async function makeChallenge(server, key) {
  const child = { jurisdiction: "US-CA", dateOfBirth: "2018-04-09" };
  const { challenge } = await caller(server, key)("/age-gate/check", child);
  return challenge.challengeId;
}

/** Makes a session with a schedule through the API. Returns its id. */
export async function makeSession(server, key) {
  const call = caller(server, key);
  const { session } = await call("/age-gate/check", { jurisdiction: "US-CA", age: 15 });
  const { sessionId } = session;
  const schedule = {
    timezone: "America/Los_Angeles",
    breakReminderIntervalMinutes: INTERVAL_MINUTES,
    dailyLimits: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((day) => ({
      day,
      limitMinutes: 1440,
    })),
    quietHours: [],
  };
  await call("/test/set-screentime", { sessionId, enabled: true, schedule });
  return sessionId;
}

/** Copies the rows of a table that have this id, once for each of `ids`. `others` are columns with new values. */
function copyRows(db, [table, idColumn], id, ids, other = {}) {
  const made = [idColumn, ...Object.keys(other)];
  const columns = db
    .pragma(`table_info(${table})`)
    .map(({ name }) => name)
    .filter((name) => !made.includes(name));
  const copy = db.prepare(
    `insert into ${table} (${[...made, ...columns]})
     select ${[...made.map(() => "?"), ...columns]} from ${table} where ${idColumn} = ?`,
  );
  for (const own of ids) copy.run(own, ...Object.values(other).map((make) => make(own)), id);
}

const readEvidence = (db) =>
  db.prepare("select evidence from sessions where session_id = ?").pluck();

/** Makes `count` sessions like this one, of other players, with its schedule. Returns the ids. */
export function multiplySessions(folder, sessionId, count) {
  const db = new Database(join(folder, "kinward.db"));
  try {
    const ids = Array.from({ length: count }, () => randomUUID());
    const vault = vaultIn(folder);
    const evidence = vault.open(evidenceOf(sessionId), readEvidence(db).get(sessionId));
    db.transaction(() => {
      copyRows(db, ["sessions", "session_id"], sessionId, ids, {
        kuid: () => randomUUID(),
        evidence: (id) => vault.seal(evidenceOf(id), evidence),
      });
      copyRows(db, ["screentime_sessions", "session_id"], sessionId, ids);
    })();
    return ids;
  } finally {
    db.close();
  }
}

/** Makes `count` pending challenges like this one, of other players. Returns the ids. */
export function multiplyChallenges(folder, challengeId, count) {
  const db = new Database(join(folder, "kinward.db"));
  try {
    const ids = Array.from({ length: count }, () => randomUUID());
    const vault = vaultIn(folder);
    const sealed = db
      .prepare("select evidence from challenges where challenge_id = ?")
      .pluck()
      .get(challengeId);
    const evidence = vault.open(evidenceOfChallenge(challengeId), sealed);
    db.transaction(() => {
      copyRows(db, ["challenges", "challenge_id"], challengeId, ids, {
        kuid: () => randomUUID(),
        chain_id: (id) => id,
        evidence: (id) => vault.seal(evidenceOfChallenge(id), evidence),
        password_hash: () => null,
        link_hash: () => null,
      });
      copyRows(db, ["wakeups", "ref"], challengeId, ids, { id: () => null });
    })();
    return ids;
  } finally {
    db.close();
  }
}

/** Copies the service's rows for the reference, with the evidence of age decrypted. */
export function copyDatabase(folder) {
  const db = new Database(join(folder, "kinward.db"));
  try {
    db.prepare("vacuum into ?").run(join(folder, "reference.db"));
  } finally {
    db.close();
  }
  const vault = vaultIn(folder);
  const copy = new Database(join(folder, "reference.db"));
  try {
    copy.function("opened", (id, sealed) => vault.open(evidenceOf(id), sealed));
    copy.exec("update sessions set evidence = opened(session_id, evidence)");
    copy.function("opened_challenge", (id, sealed) => vault.open(evidenceOfChallenge(id), sealed));
    copy.exec("update challenges set evidence = opened_challenge(challenge_id, evidence)");
  } finally {
    copy.close();
  }
}
