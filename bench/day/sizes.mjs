// How large a database is, table by table with its indexes, and what was written to keep it so.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import Database from "better-sqlite3";
import pg from "pg";

const SQLITE_TABLES = `
  select master.tbl_name as name, sum(pages.pgsize) as bytes
  from dbstat pages join sqlite_master master on master.name = pages.name group by master.tbl_name`;

const POSTGRES_TABLES = `
  select relname as name, pg_total_relation_size(oid)::float8 as bytes
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;

const fileSize = (path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** `read()`: rows and bytes by table. `written()`: bytes given to the disk so far. `wal()`: bytes of the WAL. */
export function sqliteSizes(file, pid) {
  return {
    async read() {
      const db = new Database(file, { readonly: true });
      try {
        return db
          .prepare(SQLITE_TABLES)
          .all()
          .map(({ name, bytes }) => ({
            name,
            bytes,
            rows: db.prepare(`select count(*) from "${name}"`).pluck().get(),
          }));
      } finally {
        db.close();
      }
    },
    wal: async () => fileSize(`${file}-wal`),
    written: async () =>
      Number(/^write_bytes: (\d+)/m.exec(readFileSync(`/proc/${pid}/io`, "utf8"))[1]),
    databaseCpuMicros: async () => 0,
    close: async () => {},
  };
}

/** The WAL of PostgreSQL is counted as it grows: the server recycles its files. */
export async function postgresSizes(url) {
  const client = new pg.Client(url);
  await client.connect();
  const one = async (sql) => Object.values((await client.query(sql)).rows[0])[0];
  const begin = await one("select pg_current_wal_insert_lsn()");
  const wal = async () =>
    Number(await one(`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '${begin}')`));
  const folder = await one("show data_directory");
  const postmaster = Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);
  return {
    async read() {
      await client.query("vacuum analyze");
      const tables = (await client.query(POSTGRES_TABLES)).rows;
      for (const table of tables)
        table.rows = Number(await one(`select count(*) from "${table.name}"`));
      return tables;
    },
    wal,
    written: wal,
    databaseCpuMicros: async () => cpuOfTree(postmaster),
    close: () => client.end(),
  };
}

/** Clock ticks are hundredths of a second on Linux. */
const TICK_MICROS = 10_000;

/** The time that a process and its children have run, those that have ended with it. */
function cpuOfTree(root) {
  let ticks = 0;
  for (const pid of readdirSync("/proc")) {
    if (!/^\d+$/.test(pid)) continue;
    let stat;
    try {
      stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    } catch {
      continue;
    }
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map((nth) =>
      Number(fields[nth]),
    );
    if (Number(pid) === root) ticks += user + system + endedUser + endedSystem;
    else if (parent === root) ticks += user + system;
  }
  return ticks * TICK_MICROS;
}
