import type { Knex } from "knex";

import type { Dialect } from "../engine/db.js";

/**
 * For tables of small rows that are found by their key alone. SQLite then keeps them in the order of the key, and not a
 * second time in an index: a push of 100 segments costs a sixth less. PostgreSQL has nothing like it.
 */
export function clustered(sql: Knex, dialect: Dialect, tables: Knex.SchemaBuilder): Knex.Raw[] {
  const compiled = tables.toSQL() as unknown as { sql: string }[];
  return compiled.map(({ sql: text }) =>
    sql.raw(
      dialect === "sqlite" && text.startsWith("create table") ? `${text} without rowid` : text,
    ),
  );
}
