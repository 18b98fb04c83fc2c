import type { Knex } from "knex";

import type { Dialect } from "../engine/db.js";

/**
 * Triggers that refuse to change or delete rows of a table, even for the service itself. `key`: the columns of its primary
 * key. `mayDelete`: a condition on `old` under which a row may be deleted all the same.
 */
export function appendOnly(
  sql: Knex,
  dialect: Dialect,
  table: string,
  key: readonly string[],
  mayDelete?: string,
): Knex.Raw[] {
  if (dialect === "sqlite") {
    // `insert or replace` deletes the existing row without firing the trigger for deletes.
    const isSame = key.map((column) => `${column} = new.${column}`).join(" and ");
    const conditions = {
      update: "",
      delete: mayDelete === undefined ? "" : `when not (${mayDelete})`,
      insert: `when exists (select 1 from ${table} where ${isSame})`,
    };
    return Object.entries(conditions).map(([act, when]) =>
      sql.raw(
        `create trigger ${table}_${act} before ${act} on ${table} ${when} begin select raise(abort, '${table} is append-only'); end`,
      ),
    );
  }
  const refuse = `${table}_refuse`;
  return [
    sql.raw(
      `create function ${refuse}() returns trigger language plpgsql as 'begin raise exception ''${table} is append-only''; end'`,
    ),
    sql.raw(
      `create trigger ${refuse} before update${mayDelete === undefined ? " or delete" : ""} or truncate on ${table} for each statement execute function ${refuse}()`,
    ),
    ...(mayDelete === undefined
      ? []
      : [
          sql.raw(
            `create function ${refuse}_delete() returns trigger language plpgsql as $$ begin if ${mayDelete} then return old; end if; raise exception '${table} is append-only'; end $$`,
          ),
          sql.raw(
            `create trigger ${refuse}_delete before delete on ${table} for each row execute function ${refuse}_delete()`,
          ),
        ]),
  ];
}
