// The database of a test: SQLite, or the PostgreSQL server that `postgres/begin.mjs` has started.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import Database from "better-sqlite3";
import pg from "pg";

import type { Dialect } from "../server/store/engine/db.js";
import { openStore } from "../server/store/engine/store.js";
import { removeFolder, temporaryFolder } from "./folder.js";

/** Returns the database of the suite, from its project in jest.config.mjs. */
export const testDialect = (): Dialect =>
  process.env["KINWARD_TEST_DATABASE"] === "postgres" ? "postgres" : "sqlite";

export interface TestDatabase {
  /** The environment variables that point the service to the database. */
  readonly env: Readonly<Record<string, string>>;
  readonly url: string;
  readonly dialect: Dialect;
  /** Returns the rows of a query that bypasses the service. */
  query<Row>(sql: string): Promise<Row[]>;
  count(table: string): Promise<number>;
  counts(): Promise<Readonly<Record<string, number>>>;
  /** Closes what `counts` keeps open between calls. */
  release(): void;
  /** Blocks everyone who writes screen time, until the returned function is called. */
  lockOut(): Promise<() => Promise<void>>;
  /** Deletes the database. On SQLite its folder does that. */
  remove(): Promise<void>;
}

/** Returns the database of a folder. A service that starts there again gets the same one. */
export async function databaseIn(folder: string): Promise<TestDatabase> {
  return testDialect() === "sqlite" ? sqliteIn(folder) : postgresFor(folder);
}

const LIST_TABLES = {
  sqlite: "select name from sqlite_master where type = 'table' order by name",
  postgres: "select tablename as name from pg_tables where schemaname = 'public' order by 1",
};

interface KeptQuery {
  all(): unknown[] | Promise<unknown[]>;
  end(): void;
}

function asTestDatabase(
  dialect: Dialect,
  {
    keep = (sql) => ({ all: () => parts.query(sql), end: () => {} }),
    ...parts
  }: Pick<TestDatabase, "env" | "url" | "query" | "lockOut" | "remove"> & {
    /** Prepares a query that runs often. */
    keep?: (sql: string) => KeptQuery;
  },
): TestDatabase {
  const counting = (tables: readonly string[]) =>
    tables
      .map((name) => `select '${name}' as name, count(*) as count from "${name}"`)
      .join(" union all ");
  const countedIn = (rows: readonly unknown[]) => {
    const counts = rows as { name: string; count: number | string }[];
    return Object.fromEntries(counts.map(({ name, count }) => [name, Number(count)]));
  };
  let kept: KeptQuery | undefined;
  return {
    ...parts,
    dialect,
    count: async (table) => countedIn(await parts.query(counting([table])))[table] ?? NaN,
    counts: async () => {
      if (!kept) {
        const tables = await parts.query<{ name: string }>(LIST_TABLES[dialect]);
        kept = keep(counting(tables.map(({ name }) => name)));
      }
      return countedIn(await kept.all());
    },
    release: () => {
      kept?.end();
      kept = undefined;
    },
  };
}

async function sqliteIn(folder: string): Promise<TestDatabase> {
  const path = join(folder, "kinward.db");
  if (!existsSync(path)) writeFileSync(path, await (migrated ??= migrate()), { mode: 0o600 });
  const url = `sqlite:${path}`;
  return asTestDatabase("sqlite", {
    env: { DATABASE_URL: url },
    url,
    query: async <Row>(sql: string) => {
      const database = new Database(path, { readonly: true });
      try {
        return database.prepare(sql).all() as Row[];
      } finally {
        database.close();
      }
    },
    keep: (sql) => {
      const database = new Database(path, { readonly: true });
      const statement = database.prepare(sql);
      return { all: () => statement.all(), end: () => database.close() };
    },
    lockOut: async () => {
      const database = new Database(path);
      database.exec("begin immediate");
      return async () => {
        database.exec("commit");
        database.close();
      };
    },
    remove: async () => {},
  });
}

/** A migrated database, made once by each process. */
let migrated: Promise<Buffer> | undefined;

async function migrate(): Promise<Buffer> {
  const folder = temporaryFolder();
  try {
    const path = join(folder, "template.db");
    const store = await openStore(`sqlite:${path}`);
    await store.migrate();
    await store.close();
    return readFileSync(path);
  } finally {
    removeFolder(folder);
  }
}

async function postgresFor(folder: string): Promise<TestDatabase> {
  const name = `${run()}_${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`;
  await administer(async (client) => {
    const template = await ensureTemplate(client);
    if (!(await exists(client, name)))
      await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const url = urlOf(name);
  // Uses a single connection that keeps no process alive and may end with its server.
  const pool = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  pool.on("error", () => {});
  return asTestDatabase("postgres", {
    // On PostgreSQL the operator chooses the secret.
    env: { DATABASE_URL: url, KINWARD_SECRET: "a secret of the tests of 32 characters or more" },
    url,
    query: async <Row>(sql: string) => (await pool.query(sql)).rows as Row[],
    lockOut: async () => {
      const client = new pg.Client(url);
      await client.connect();
      await client.query("begin; lock table screentime_sessions in exclusive mode");
      return async () => {
        await client.query("commit");
        await client.end();
      };
    },
    remove: async () => {
      await pool.end();
      await dropDatabase(name);
    },
  });
}

/** Creates an empty database for this run. */
export async function createDatabase(): Promise<{ name: string; url: string }> {
  const name = `${run()}_${process.pid}_${process.hrtime.bigint()}`;
  await administer((client) =>
    client.query(`create database ${name} template template0 strategy file_copy`),
  );
  return { name, url: urlOf(name) };
}

export const dropDatabase = (name: string): Promise<void> =>
  administer(async (client) => void (await client.query(`drop database ${name} with (force)`)));

/** Creates the template on first use, because copying it is much faster than migrating. */
async function ensureTemplate(client: pg.Client): Promise<string> {
  const name = `${run()}_template`;
  if (await exists(client, name)) return name;
  await client.query("select pg_advisory_lock(hashtext($1))", [name]);
  if (await exists(client, name)) return name;
  const draft = `${name}_draft`;
  await client.query(`create database ${draft} template template0`);
  const store = await openStore(urlOf(draft));
  await store.migrate();
  await store.close();
  await client.query(`alter database ${draft} rename to ${name}`);
  return name;
}

const exists = async (client: pg.Client, name: string): Promise<boolean> =>
  (await client.query("select 1 from pg_database where datname = $1", [name])).rowCount === 1;

function run(): string {
  const name = process.env["KINWARD_TEST_RUN"];
  if (name === undefined) throw new Error("Tests on PostgreSQL run in its project of jest only.");
  return name;
}

function urlOf(database: string): string {
  const url = new URL(process.env["TEST_DATABASE_URL"] ?? "");
  url.pathname = `/${database}`;
  return url.href;
}

const administer = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> =>
  connectedTo(process.env["TEST_DATABASE_URL"] ?? "", work);

async function connectedTo<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
