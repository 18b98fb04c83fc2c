// Fills a database on PostgreSQL with copies of one family that was made over HTTP, and with what they did in a month.
import { randomBytes, randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { DATA_TABLES } from "../../bench/vault.mjs";

/** How many families of all have a guardian. */
const ONE_IN = 4;
/** Of each session. */
const [EVENTS, PLAYS, DAYS] = [15, 6, 3];
/** Of all events, one in so many is sent to an endpoint. */
const SENT_ONE_IN = 10;
const DAY_MS = 86_400_000;
/** Younger than what is purged, by half a day. */
const EVENT_MS = 29.5 * DAY_MS;
const APART_DAYS = 25;

const OF_ALL = ["players", "sessions", "screentime_sessions", "event_sequences"];
const OF_GUARDIANS = ["guardians", "challenges", "session_guardians", "decisions", "receipts"];
/** The tables that it makes large. */
export const FILLED = [
  ...OF_ALL,
  ...OF_GUARDIANS,
  ...["events", "webhook_deliveries", "webhook_attempts", "ledger_entries", "ledger_hashes"],
  ...["screentime_plays", "screentime_days", "activity_records", "activity_days"],
];
/** Random in each copy, because they are unique. */
const HASHES = ["address_hash", "link_hash", "password_hash"];

const ROWS_AT_ONCE = 50_000;

/** `sessionId`: of the family that is copied. */
export async function fill(client, vault, { sessionId, sessions }) {
  const folder = mkdtempSync(join(tmpdir(), "kinward-rows-"));
  chmodSync(folder, 0o711);
  await client.query("set session_replication_role = replica");
  await client.query("set synchronous_commit = off");
  await client.query("set maintenance_work_mem = '1GB'");
  const copy = copier(client, folder);
  const made = Array.from({ length: sessions }, () => ({
    session_id: randomUUID(),
    kuid: randomUUID(),
  }));
  try {
    await withoutIndexes(client, async () => {
      const family = await readFamily(client, sessionId);
      for (const name of [...OF_ALL, ...OF_GUARDIANS]) {
        const { columns, line } = copyOf(vault, name, family);
        const some = OF_ALL.includes(name) ? made : made.filter((_, nth) => nth % ONE_IN === 0);
        await copy(name, columns, some.length, (nth) => line(some[nth]));
      }
      await fillEvents(client, copy, vault, { sessionId, sessions });
      await fillPlay(client, sessionId);
      await fillLedger(client, Math.floor(sessions / ONE_IN));
    });
    await client.query("vacuum (analyze)");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Copies `count` lines into a table; the next ones are made while the database reads. */
function copier(client, folder) {
  return async (table, columns, count, line) => {
    let reading;
    for (let from = 0; from < count; from += ROWS_AT_ONCE) {
      const lines = [];
      for (let nth = from; nth < Math.min(count, from + ROWS_AT_ONCE); nth++) lines.push(line(nth));
      const file = join(folder, `${table}-${(from / ROWS_AT_ONCE) % 2}`);
      writeFileSync(file, lines.join(""));
      await reading;
      reading = client.query(`copy ${table} (${columns}) from '${file}'`);
      // Awaited in the next turn, which may take longer than a failure.
      reading.catch(() => {});
    }
    await reading;
  };
}

/** Fills tables faster: their indexes are made when all rows are there. */
async function withoutIndexes(client, work) {
  const { rows: keys } = await client.query(
    `select conrelid::regclass::text as "table", conname as name, contype as type, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype in ('p', 'u', 'f') and (conrelid::regclass::text = any($1) or confrelid::regclass::text = any($1))
     order by contype = 'f'`,
    [FILLED],
  );
  const { rows: indexes } = await client.query(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = any($1) and not indexname = any($2)`,
    [FILLED, keys.map(({ name }) => name)],
  );
  for (const { table, name } of keys.toReversed())
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await work();
  for (const { table, name, type, definition } of keys)
    await client.query(
      `alter table ${table} add constraint ${name} ${definition}${type === "f" ? " not valid" : ""}`,
    );
  for (const { definition } of indexes) await client.query(definition);
}

/** Returns the rows of a family by table, and its ids by the column that they stand in. */
async function readFamily(client, sessionId) {
  const rows = {};
  const read = async (table, column, value) => {
    const found = await client.query(`select * from ${table} where ${column} = $1 limit 1`, [
      value,
    ]);
    return (rows[table] = found.rows[0]);
  };
  const { kuid } = await read("sessions", "session_id", sessionId);
  await read("players", "kuid", kuid);
  for (const table of ["screentime_sessions", "event_sequences", "session_guardians", "decisions"])
    await read(table, "session_id", sessionId);
  const { guardian_id } = rows.session_guardians;
  await read("guardians", "guardian_id", guardian_id);
  const { decision_id, challenge_id } = rows.decisions;
  const { receipt_id } = await read("receipts", "decision_id", decision_id);
  await read("challenges", "challenge_id", challenge_id);
  const ids = { session_id: sessionId, kuid, guardian_id, decision_id, challenge_id, receipt_id };
  return { rows, ids };
}

const escape = (text) =>
  text.replaceAll("\\", "\\\\").replaceAll("\t", "\\t").replaceAll("\n", "\\n");

/** Returns the columns of a table, and a function that makes its line for one more family. Ids that are missing are made. */
function copyOf(vault, name, { rows: { [name]: row }, ids }) {
  const withIds = (text) => {
    const held = Object.entries(ids).filter(([, id]) => text.includes(id));
    return (own) =>
      held.reduce((done, [place, id]) => done.replaceAll(id, (own[place] ??= randomUUID())), text);
  };
  const { columns } = DATA_TABLES.find((table) => table.name === name);
  const sealings = new Map(Object.values(columns).map((each) => [each.name, each.sealing]));
  const values = Object.entries(row).map(([column, value]) => {
    if (value === null) return () => "\\N";
    if (HASHES.includes(column))
      return () => value.replace(/[^.]+$/, randomBytes(32).toString("base64url"));
    const sealing = sealings.get(column);
    if (!sealing) return withIds(escape(String(value)));
    const key = sealing.rowKey.map((field) => row[columns[field].name]).join("\n");
    const rowId = withIds(key);
    const text = withIds(vault.open({ table: name, column, rowId: key }, value));
    return (own) => vault.seal({ table: name, column, rowId: rowId(own) }, text(own));
  });
  return {
    columns: Object.keys(row),
    line: (own) => `${values.map((value) => value(own)).join("\t")}\n`,
  };
}

/** Whose events can be opened: one session of 256. The others hold the sealed text of another event, which costs nothing to make. */
export const READABLE = "00";

/** Events in the order of time, with the webhook and its attempt for some of them. */
async function fillEvents(client, copy, vault, { sessionId, sessions }) {
  const { rows } = await client.query(
    "select * from events where session_id = $1 order by length(body) limit 1",
    [sessionId],
  );
  const [event] = rows;
  const cell = (rowId) => ({ table: "events", column: "body", rowId });
  const text = vault.open(cell(event.event_id), event.body);
  const now = Date.now();
  const count = sessions * EVENTS;
  await client.query("set work_mem = '1GB'");
  await client.query(
    `create temp table numbered as
     select row_number() over () as n, session_id, kuid from sessions where session_id <> '${sessionId}'`,
  );
  await client.query("analyze numbered");
  await client.query(
    `insert into events (event_id, product_id, mode, session_id, kuid, type, sequence, occurred_at, body, created_at)
     select gen_random_uuid(), $1, $2, session_id, kuid, $3, 2, at, $4, at
     from (select 1 + floor(random() * $5)::bigint as n, $6::bigint + nth * $7::bigint / $8::bigint as at
       from generate_series(1, $8::bigint) nth offset 0) made join numbered using (n)`,
    [
      ...[event.product_id, event.mode, event.type, event.body],
      ...[sessions, now - EVENT_MS, EVENT_MS, count],
    ],
  );
  const { rows: readable } = await client.query(
    `select id, event_id, session_id, kuid from events where session_id like '${READABLE}%' and session_id <> '${sessionId}'`,
  );
  await client.query("create temp table opened (id bigint, body text)");
  await copy("opened", "id, body", readable.length, (nth) => {
    const { id, event_id, session_id, kuid } = readable[nth];
    const own = text
      .replaceAll(sessionId, session_id)
      .replaceAll(event.event_id, event_id)
      .replaceAll(event.kuid, kuid);
    return `${id}\t${vault.seal(cell(event_id), own)}\n`;
  });
  await client.query(
    "update events set body = opened.body from opened where opened.id = events.id",
  );
  const { rows: endpoints } = await client.query(
    "select endpoint_id as id from webhook_endpoints where product_id = $1",
    [event.product_id],
  );
  await client.query(
    `insert into webhook_deliveries (event_row_id, endpoint_id, status, attempts, total_attempts)
     select id, $1, 'delivered', 1, 1 from events where id % $2 = 0 and created_at < $3`,
    [endpoints[0].id, SENT_ONE_IN, now],
  );
  await client.query(
    `insert into webhook_attempts select event_row_id, endpoint_id, 1, $1, '204', 12, null
     from webhook_deliveries where status = 'delivered'`,
    [now],
  );
}

/** Turn by turn, so that what a session has lies scattered as it does when it comes by days. */
async function fillPlay(client, sessionId) {
  const turns = (count, into, values) =>
    client.query(
      `insert into ${into} select session_id, ${values}
       from generate_series(0, ${count - 1}) turn, sessions where session_id <> $1`,
      [sessionId],
    );
  const now = Date.now();
  const date = `(current_date - (turn * ${APART_DAYS})::int)::text`;
  await turns(
    PLAYS,
    "screentime_plays (session_id, play_id, ended_by, ended_at)",
    `gen_random_uuid(), 'end', ${now} - turn * ${DAY_MS}`,
  );
  await turns(
    DAYS,
    "screentime_days (session_id, local_date, used_ms, product_id)",
    `${date}, 2100000, product_id`,
  );
  await turns(
    DAYS,
    "activity_records (session_id, record_id, type, occurred_at, local_date, data, product_id)",
    `gen_random_uuid(), 'match-played', ${now} - turn * ${APART_DAYS * DAY_MS}::bigint, ${date}, '{"map":"Harbour","minutes":12}', product_id`,
  );
  await turns(
    DAYS,
    "activity_days (session_id, local_date, type, count, product_id)",
    `${date}, 'match-played', 1, product_id`,
  );
}

/** Entries without a tree that fits them: what comes later is appended all the same. */
async function fillLedger(client, count) {
  await client.query(
    `insert into ledger_entries select organisation, mode, size + nth, kind, gen_random_uuid(), null, salt,
       replace(entry, entry::json ->> 'kuid', gen_random_uuid()::text)
     from (select *, (select max(entry_index) from ledger_entries) as size from ledger_entries where kind = 'consent' limit 1) one,
       generate_series(1, $1) nth`,
    [count],
  );
  // A tree of n leaves has 2n hashes, less the ones of n in base two.
  await client.query(
    `insert into ledger_hashes select organisation, mode, place, md5(place::text) || md5('-' || place::text)
     from (select organisation, mode, max(position) as last from ledger_hashes group by 1, 2) made,
       (select max(entry_index) + 1 as n from ledger_entries) size,
       generate_series(last + 1, 2 * n - length(replace(n::bit(40)::text, '0', '')) - 1) place`,
  );
}
