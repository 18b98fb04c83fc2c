import type { Knex } from "knex";

import type { Dialect } from "../../engine/db.js";
import { SAFE_PATH } from "./owner-function.js";

/** Conditions in SQL on `old` and `new`. */
interface Exceptions {
  /** When a row may be deleted. */
  readonly mayDelete?: string;
  /** When an update is refused; otherwise every one is. */
  readonly refusesUpdate?: string;
}

/**
 * Triggers that refuse to change or delete rows of a table, even for the service itself. `key`: the columns of its primary
 * key.
 */
export function appendOnly(
  sql: Knex,
  dialect: Dialect,
  table: string,
  key: readonly string[],
  { mayDelete, refusesUpdate }: Exceptions = {},
): Knex.Raw[] {
  if (dialect === "sqlite") {
    // `insert or replace` deletes the existing row without firing the trigger for deletes.
    const isSame = key.map((column) => `${column} = new.${column}`).join(" and ");
    const conditions = {
      update: refusesUpdate === undefined ? "" : `when ${refusesUpdate}`,
      delete: mayDelete === undefined ? "" : `when not (${mayDelete})`,
      insert: `when exists (select 1 from ${table} where ${isSame})`,
    };
    return Object.entries(conditions).map(([act, when]) =>
      sql.raw(
        `create trigger ${table}_${act} before ${act} on ${table} ${when} begin select raise(abort, '${table} is append-only'); end`,
      ),
    );
  }
  const refuse = `raise exception '${table} is append-only';`;
  const acts = [
    ...(refusesUpdate === undefined ? ["update"] : []),
    ...(mayDelete === undefined ? ["delete"] : []),
    "truncate",
  ];
  const trigger = (name: string, acts: string, scope: "statement" | "row", body: string) => [
    sql.raw(
      `create function ${name}() returns trigger language plpgsql ${SAFE_PATH} as $$ begin ${body} end $$`,
    ),
    sql.raw(
      `create trigger ${name} before ${acts} on ${table} for each ${scope} execute function ${name}()`,
    ),
  ];
  return [
    ...trigger(`${table}_refuse`, acts.join(" or "), "statement", refuse),
    ...(mayDelete === undefined
      ? []
      : trigger(
          `${table}_refuse_delete`,
          "delete",
          "row",
          `if ${mayDelete} then return old; end if; ${refuse}`,
        )),
    ...(refusesUpdate === undefined
      ? []
      : trigger(
          `${table}_refuse_update`,
          "update",
          "row",
          `if ${refusesUpdate} then ${refuse} end if; return new;`,
        )),
  ];
}
