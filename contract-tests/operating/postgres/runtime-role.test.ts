// The service as a role that does not own its tables: it works, and cannot rewrite what was decided.
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";

import { afterAll, beforeAll, expect, test } from "@jest/globals";
import pg from "pg";

import { unwrap, type Client } from "../../../client/index.js";
import { makeHome, type Home, type Server } from "../../../testing/process.js";

const CHILD = { jurisdiction: "US-CA", dateOfBirth: "2018-04-09" } as const;
const ROLE = `kinward_service_${randomBytes(4).toString("hex")}`;
const GRANTS = readFileSync(new URL("../../../deploy/runtime-role.sql", import.meta.url), "utf8");

let home: Home;
let server: Server;
let client: Client;
let runtimeUrl: string;
beforeAll(async () => {
  home = await makeHome();
  // The owner migrates, and makes products and keys.
  const { products } = await home.demo();
  await home.database.query(`create role ${ROLE} login password 'runtime'`);
  await home.database.query(GRANTS.replaceAll(/\bkinward_service\b/g, ROLE));
  const url = new URL(home.database.url);
  url.username = ROLE;
  url.password = "runtime";
  runtimeUrl = url.href;
  server = home.serve({ DATABASE_URL: runtimeUrl });
  await server.ready();
  client = server.client(products[0]?.apiKeys.test ?? "");
});
afterAll(async () => {
  await server.end();
  await home.database.query(`drop owned by ${ROLE}`);
  await home.database.query(`drop role ${ROLE}`);
  home.remove();
});

async function consented(): Promise<string> {
  const { challenge } = await unwrap(client.checkAge(CHILD));
  const challengeId = challenge?.challengeId ?? "";
  await unwrap(
    client.setChallengeStatus({ challengeId, status: "PASS", email: "sam@example.com" }),
  );
  return challengeId;
}

test("serves, decides and proves without the right to change or delete in the ledger", async () => {
  const challengeId = await consented();
  const { sessionId } = await unwrap(client.getChallengeStatus({ challengeId }));
  await unwrap(client.revokeSession({ sessionId: sessionId ?? "" }));
  const { status, text } = await server.send({ path: "/transparency/aurora/test/checkpoint" });
  expect([status, text.split("\n")[1]]).toEqual([200, expect.stringMatching(/^\d$/)]);
  expect(JSON.parse(await home.kinward("ledger", "evidence", challengeId))).toMatchObject({
    entry: { challengeId, kind: "consent" },
  });
  expect(await home.kinward("ledger", "verify")).toContain("aurora/test is intact: 3 entries");
});

test("purges the audit log with the owner's rights", async () => {
  await home.database.query(
    "insert into audit_log (occurred_at, actor, action, outcome) values (0, 'operator:old', 'key-created', 'success')",
  );
  const connection = new pg.Client(runtimeUrl);
  await connection.connect();
  try {
    await connection.query("select purge_audit_log()");
    const { rows } = await connection.query("select actor from audit_log where occurred_at = 0");
    expect(rows).toEqual([]);
  } finally {
    await connection.end();
  }
});

test.each([
  "update ledger_entries set entry = '{}'",
  "delete from ledger_entries",
  "truncate ledger_entries",
  "update ledger_hashes set hash = ''",
  "delete from ledger_hashes",
  "delete from ledger_checkpoints",
  "update audit_log set actor = ''",
  "delete from audit_log",
  "drop table ledger_entries",
  "alter table ledger_entries disable trigger all",
  "drop trigger ledger_entries_refuse on ledger_entries",
  "create or replace function ledger_entries_refuse() returns trigger language plpgsql as 'begin return null; end'",
  "create table mine (id integer)",
  "insert into schema_migrations values ('later', 'now')",
])("is refused: %s", async (sql) => {
  const connection = new pg.Client(runtimeUrl);
  await connection.connect();
  try {
    await expect(connection.query(sql)).rejects.toMatchObject({ code: "42501" });
  } finally {
    await connection.end();
  }
});
