// The service runs as a role that does not own its tables. It works, and can't rewrite decisions.
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
  // The owner migrates, and creates products and keys.
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

test("says what to do where a migration is left to the owner", async () => {
  const id = "2026-11-23-initial";
  await home.database.query(`delete from schema_migrations where id = '${id}'`);
  const late = home.serve({ DATABASE_URL: runtimeUrl, PORT: "0" });
  expect((await late.ended).code).toBe(1);
  expect(late.output).toContain("run `kinward migrate` and deploy/runtime-role.sql as the owner");
  expect(late.output).not.toContain("    at ");
  await home.database.query(`insert into schema_migrations values ('${id}', 'now', 0)`);
});

test("purges the audit log with the owner's rights", async () => {
  await home.database.query(
    // Comes before all others, because a purge removes entries from the beginning, so that the rest stays a chain.
    "insert into audit_log (id, occurred_at, actor, action, outcome) values (0, 0, 'operator:old', 'key-created', 'success')",
  );
  const connection = new pg.Client(runtimeUrl);
  await connection.connect();
  try {
    await connection.query("select purge_audit_log()");
    const { rows } = await connection.query("select actor from audit_log where occurred_at = 0");
    expect(rows).toEqual([]);
    expect(await home.kinward("audit", "verify")).toContain("The audit log is intact");
  } finally {
    await connection.end();
  }
});

/** Objects with which a role that may create temporary tables can hide the tables that a function names. */
const SHADOWS = [
  "create temporary table ledger_entries as select * from public.ledger_entries",
  "create temporary table audit_log as select * from public.audit_log",
  "insert into pg_temp.audit_log (occurred_at, actor) values (0, 'operator:old')",
  `create function pg_temp.strike() returns trigger language plpgsql as $$ begin
     alter table public.ledger_entries disable trigger all;
     alter table public.audit_log disable trigger all;
     delete from public.ledger_entries;
     delete from public.audit_log;
     return null;
   end $$`,
  ...["ledger_entries", "audit_log"].map(
    (table) =>
      `create trigger strike before update or delete on pg_temp.${table} for each row execute function pg_temp.strike()`,
  ),
];

test.each([
  "select erase_ledger_entries('aurora', 'test', array[0])",
  "select purge_audit_log()",
  "select blank_audit_log(array['operator:old'])",
])("its temporary tables stand in for none of the owner's: %s", async (call) => {
  await consented();
  const rows = () =>
    home.database.query<{ count: string }>(
      "select count(*) from ledger_entries union all select count(*) from audit_log",
    );
  const before = await rows();
  const database = new URL(home.database.url).pathname.slice(1);
  await home.database.query(`grant temporary on database "${database}" to ${ROLE}`);
  const connection = new pg.Client(runtimeUrl);
  await connection.connect();
  try {
    for (const shadow of SHADOWS) await connection.query(shadow);
    await connection.query(call).catch(() => undefined);
  } finally {
    await connection.end();
    await home.database.query(`revoke temporary on database "${database}" from ${ROLE}`);
  }
  expect(await rows()).toEqual(before);
});

test("erases no entry that has no erasure, whatever the temporary table beside it says", async () => {
  await consented();
  const count = () => home.count("ledger_entries");
  const before = await count();
  await expect(
    home.database.query(
      `begin;
       create temporary table ledger_entries on commit drop as select * from public.ledger_entries;
       update pg_temp.ledger_entries set erased = entry_index;
       delete from public.ledger_entries;
       commit`,
    ),
  ).rejects.toThrow("ledger_entries is append-only");
  expect(await count()).toBe(before);
});

test("leaves the owner's functions to no one else", async () => {
  const open = await home.database.query(
    `select proname from pg_proc where prosecdef and pronamespace = 'public'::regnamespace
       and has_function_privilege('public', oid, 'execute')`,
  );
  expect(open).toEqual([]);
  const unsafe = await home.database.query(
    `select proname from pg_proc where pronamespace = 'public'::regnamespace and (prosecdef or prorettype = 'trigger'::regtype)
       and not coalesce(proconfig @> array['search_path=pg_catalog, public, pg_temp'], false)`,
  );
  expect(unsafe).toEqual([]);
});

test.each([
  "update ledger_entries set entry = '{}'",
  "delete from ledger_entries",
  "truncate ledger_entries",
  "update ledger_hashes set hash = ''",
  "delete from ledger_hashes",
  "delete from ledger_checkpoints",
  "delete from ledger_keys",
  "update ledger_keys set public_key = ''",
  "update audit_log set actor = ''",
  "delete from audit_log",
  "update audit_log_purged set hash = ''",
  "insert into audit_log_purged values (1, '')",
  "drop table ledger_entries",
  "alter table ledger_entries disable trigger all",
  "drop trigger ledger_entries_refuse on ledger_entries",
  "create or replace function ledger_entries_refuse() returns trigger language plpgsql as 'begin return null; end'",
  "create table mine (id integer)",
  "create temporary table ledger_entries (id integer)",
  "create function pg_temp.mine() returns integer language sql as 'select 1'",
  "insert into schema_migrations values ('later', 'now', 0)",
])("is refused: %s", async (sql) => {
  const connection = new pg.Client(runtimeUrl);
  await connection.connect();
  try {
    await expect(connection.query(sql)).rejects.toMatchObject({ code: "42501" });
  } finally {
    await connection.end();
  }
});
