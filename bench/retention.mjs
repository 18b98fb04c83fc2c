// What the daily purge costs beside many sessions: days of activity that are no longer kept are deleted in transactions of at
// most 500 rows. `node bench/retention.mjs [--sessions 100000] [--rows 100000] [--postgres]`
import { mkdtempSync, rmSync } from "node:fs";
import { register } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { startPostgres } from "../testing/postgres/server.mjs";
import { machine, quantile } from "./machine.mjs";

register("../testing/jest/load-typescript.mjs", import.meta.url);
const { purge } = await import("../server/actions/retention/purge.ts");
const { ensureDemo } = await import("../server/cli/demo.ts");
const { readConfig } = await import("../server/config.ts");
const { openServices } = await import("../server/services.ts");
const { statement } = await import("../server/store/engine/statement.ts");

const { values } = parseArgs({
  options: {
    sessions: { type: "string", default: "100000" },
    rows: { type: "string", default: "100000" },
    postgres: { type: "boolean", default: false },
  },
});
const [sessions, rows] = [Number(values.sessions), Number(values.rows)];
const PRODUCT = 101;

const numbers = (count) =>
  `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})`;
const FILL = [
  `${numbers(sessions)} insert into players (organisation, mode, kuid, evidence, created_at)
   select 'aurora', 'live', 'player-' || n, '{}', n from numbers`,
  `insert into sessions (session_id, product_id, mode, kuid, jurisdiction, evidence, settings, status, version, created_at)
   select kuid, ${PRODUCT}, mode, kuid, 'US-CA', evidence, '{}', 'ACTIVE', 1, created_at from players`,
  `${numbers(rows)} insert into activity_records (session_id, record_id, product_id, type, occurred_at, local_date, data)
   select 'player-' || (n % ${sessions} + 1), 'record-' || n, ${PRODUCT}, 'match-played', 0, '2026-01-01', '{}' from numbers`,
];

const quiet = { info() {}, warn() {}, error() {} };
const folder = mkdtempSync(join(tmpdir(), "kinward-purge-"));
const postgres = values.postgres ? await startPostgres({ isDurable: true }) : undefined;
const config = readConfig({
  DATABASE_URL: postgres?.url ?? `sqlite:${folder}/kinward.db`,
  KINWARD_SECRET: "a secret of the measurements of 32 characters or more",
});
const services = await openServices(config, quiet, { findsNesting: false });
try {
  await ensureDemo(services, config);
  await services.catalogue.refresh();
  const { store, clock } = services;
  for (const sql of FILL) {
    const fill = statement((knex) => knex.raw(sql));
    await store.write((tx) => fill(tx));
  }
  const took = [];
  const startedAt = performance.now();
  const cpuBefore = process.cpuUsage();
  for (let isMore = true; isMore;) {
    const begunAt = performance.now();
    const now = clock.now();
    isMore = (await store.write((tx) => purge(tx, services, now))) <= now;
    took.push(performance.now() - begunAt);
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  const sorted = took.sort((a, b) => a - b);
  console.log(machine());
  console.log(
    `${rows} records of ${sessions} sessions on ${values.postgres ? "PostgreSQL" : "SQLite"}: ` +
      `${took.length} transactions in ${((performance.now() - startedAt) / 1000).toFixed(1)} s, ` +
      `p50 ${quantile(sorted, 0.5).toFixed(1)} ms, longest ${sorted.at(-1).toFixed(0)} ms; ` +
      `CPU of the service ${((user + system) / rows).toFixed(0)} us a record`,
  );
} finally {
  await services.store.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
