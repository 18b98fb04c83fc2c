import type { Knex } from "knex";

import type { Dialect } from "../../engine/db.js";

/**
 * Tables of small rows that are found by their primary key alone. SQLite stores them in the order of that key, without a
 * separate index: a push of 100 segments costs a sixth less. PostgreSQL has no equivalent.
 */
export function clustered(sql: Knex, dialect: Dialect, tables: Knex.SchemaBuilder): Knex.Raw[] {
  const compiled = tables.toSQL() as unknown as { sql: string }[];
  return compiled.map(({ sql: text }) =>
    sql.raw(
      dialect === "sqlite" && text.startsWith("create table") ? `${text} without rowid` : text,
    ),
  );
}
