import type { Migration } from "../engine/migrate.js";
import { clustered } from "./clustered.js";

/** Times of play of the latest days: several in a row, so that a play writes no row of its own. */
export const screentimeSpans: Migration = {
  id: "2026-11-23-screentime-spans",
  up: (schema, sql, dialect) => [
    ...clustered(
      sql,
      dialect,
      sql.schema.createTable("screentime_spans", (table) => {
        table.text("session_id").notNullable();
        table.integer("part").notNullable();
        table.integer("product_id").notNullable();
        table.bigInteger("ended_at").notNullable();
        table.text("spans").notNullable();
        table.primary(["session_id", "part"]);
      }),
    ),
    // For the purge.
    schema.alterTable("screentime_spans", (table) => {
      table.index(["product_id", "ended_at"]);
    }),
  ],
};
