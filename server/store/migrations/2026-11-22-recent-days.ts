import type { Migration } from "../engine/migrate.js";

/**
 * Counters of the latest days stand in the session's own row, in `state`: a play that ends writes one row less. `counted_from` says
 * from which date on, and lets a purge find what is old. Null: they are still rows of `screentime_days`.
 */
export const recentDays: Migration = {
  id: "2026-11-22-recent-days",
  up: (schema, sql) => [
    schema.alterTable("screentime_sessions", (table) => {
      table.integer("product_id").notNullable().defaultTo(0);
      table.text("counted_from");
    }),
    sql.raw(
      `update screentime_sessions set product_id = coalesce(
         (select s.product_id from sessions s where s.session_id = screentime_sessions.session_id), 0)`,
    ),
    sql.schema.alterTable("screentime_sessions", (table) => {
      table.index(["product_id", "counted_from"], "screentime_counted_from", {
        predicate: sql.whereNotNull("counted_from"),
      });
    }),
  ],
};
