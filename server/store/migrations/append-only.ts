import type { Knex } from "knex";

import type { Dialect } from "../engine/db.js";

/** Triggers that refuse to change or delete rows of a table whose primary key is `sequence`, even for the service itself. */
export function appendOnly(sql: Knex, dialect: Dialect, table: string): Knex.Raw[] {
  if (dialect === "sqlite") {
    // `insert or replace` deletes the existing row without firing the trigger for deletes.
    const exists = `when exists (select 1 from ${table} where sequence = new.sequence)`;
    return Object.entries({ update: "", delete: "", insert: exists }).map(([act, when]) =>
      sql.raw(
        `create trigger ${table}_${act} before ${act} on ${table} ${when} begin select raise(abort, '${table} is append-only'); end`,
      ),
    );
  }
  return [
    sql.raw(
      `create function ${table}_refuse() returns trigger language plpgsql as 'begin raise exception ''${table} is append-only''; end'`,
    ),
    sql.raw(
      `create trigger ${table}_refuse before update or delete or truncate on ${table} for each statement execute function ${table}_refuse()`,
    ),
  ];
}
