import type { Knex } from "knex";

import type { Backend, Dialect, Run } from "./db.js";
import { builderFor } from "./knex.js";

export type Step = Knex.SchemaBuilder | Knex.QueryBuilder | Knex.Raw;

export interface Migration {
  /** The file's name: a date and a word. Never changes once released. */
  readonly id: string;
  /** What it does and which locks it holds for how long, in a sentence for operators. */
  readonly plan: string;
  /** Whether the previous release can run on the new schema, after a rollback or beside this one. */
  readonly allowsPrevious: boolean;
  /** Builds the steps, which run in order. Nothing may look at the database: Knex only builds SQL here. */
  up(schema: Knex.SchemaBuilder, sql: Knex, dialect: Dialect): Step | readonly Step[];
}

/** The schema of the database keeps this version from running on it. The message says what an operator can do. */
export class SchemaError extends Error {
  override readonly name = "SchemaError";
}

/**
 * Runs the missing migrations in one transaction. Knex's own migrator keeps its lock in a row, which a killed process leaves
 * behind; here the lock belongs to the transaction, so it never blocks the next start.
 */
export async function migrate(
  backend: Backend,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  return backend.write(
    async (run) => {
      const { dialect } = backend;
      if (dialect === "postgres") await sql(run, `select pg_advisory_xact_lock(${LOCK})`);
      if ((await sql(run, findTable(UNFINISHED_COPY, dialect))).length > 0)
        throw new SchemaError(
          "A copy into this database was not finished. Run `kinward database copy` again to finish it, or delete the database.",
        );
      // PostgreSQL asks for the right to create tables even where `if not exists` has nothing to do.
      if ((await sql(run, findTable("schema_migrations", dialect))).length === 0)
        await sql(
          run,
          "create table schema_migrations (id text primary key, applied_at text not null, allows_previous integer not null)",
        );
      const missing = await findMissing(run, migrations);
      for (const migration of missing) {
        for (const step of stepsOf(migration, dialect)) await sql(run, step);
        await sql(
          run,
          `insert into schema_migrations (id, applied_at, allows_previous) values ('${migration.id}', current_timestamp, ${migration.allowsPrevious ? 1 : 0})`,
        );
      }
      return missing.map(({ id }) => id);
    },
    { lockTimeoutMs: LOCK_TIMEOUT_MS, isLarge: true },
  );
}

/** Returns the migrations that `migrate` would run. */
export async function planMigrations(
  { dialect, read }: Backend,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const found = await read({ sql: findTable("schema_migrations", dialect), writes: false }, []);
  return found.rows.length === 0 ? migrations : findMissing(read, migrations);
}

/** @throws SchemaError where the database was migrated by a newer version that this one cannot run beside */
async function findMissing(
  run: Run,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const query = { sql: "select id, allows_previous from schema_migrations", writes: false };
  const applied = (await run(query, [])).rows as { id: string; allows_previous: number }[];
  const known = new Set(migrations.map(({ id }) => id));
  const newer = applied.filter((each) => !known.has(each.id) && each.allows_previous === 0);
  if (newer.length > 0) {
    const ids = newer.map(({ id }) => id).join(", ");
    throw new SchemaError(
      `The database has been migrated by a newer version of the service (${ids}), and this one cannot run on it. Start that version, or restore a backup.`,
    );
  }
  return migrations.filter(({ id }) => !applied.some((each) => each.id === id));
}

/** This table exists while rows of another database are copied into this one. */
export const UNFINISHED_COPY = "unfinished_copy";

/** Returns a query that has a row where the table exists. */
export const findTable = (name: string, dialect: Dialect): string =>
  dialect === "sqlite"
    ? `select 1 from sqlite_schema where name = '${name}'`
    : `select 1 where to_regclass('${name}') is not null`;

/** Another process may be migrating a large database. */
const LOCK_TIMEOUT_MS = 600_000;

/** Any number will do, as long as it is the same in each version of the service. */
const LOCK = 54_674_927;

const sql = async (run: Run, text: string) => (await run({ sql: text, writes: true }, [])).rows;

function stepsOf(migration: Migration, dialect: Dialect): string[] {
  const { id } = migration;
  if (!/^[\w-]+$/.test(id))
    throw new Error(`"${id}" is not a valid migration id: use letters, digits and hyphens.`);
  const knex = builderFor(dialect);
  const steps = [migration.up(knex.schema, knex, dialect)].flat();
  return steps.flatMap((step) => {
    const compiled = step.toSQL() as Compiled | Compiled[];
    return [compiled].flat().map((part) => {
      // Where SQLite cannot alter a table, Knex would read and copy it over a connection, which it lacks here.
      if (part.output !== undefined || part.statementsProducer !== undefined) {
        throw new Error(
          `Migration ${id} needs a step that SQLite has no statement for. Build the table anew with raw SQL.`,
        );
      }
      return part.bindings?.length
        ? knex.raw(part.sql, part.bindings as never).toQuery()
        : part.sql;
    });
  });
}

interface Compiled {
  sql: string;
  bindings?: readonly unknown[];
  output?: unknown;
  statementsProducer?: unknown;
}
