import type { Migration } from "../engine/migrate.js";
import { clustered } from "./clustered.js";

/** What products report that players did, and how often on each local day. */
export const activity: Migration = {
  id: "2026-11-22-activity",
  up: (schema, sql, dialect) => [
    ...clustered(
      sql,
      dialect,
      sql.schema
        .createTable("activity_records", (table) => {
          table.text("session_id").notNullable();
          table.text("record_id").notNullable();
          table.text("type").notNullable();
          table.bigInteger("occurred_at").notNullable();
          table.text("local_date").notNullable();
          table.text("data").notNullable();
          table.primary(["session_id", "record_id"]);
        })
        .createTable("purged_activity", (table) => {
          table.text("session_id").notNullable();
          table.text("record_id").notNullable();
          table.primary(["session_id", "record_id"]);
        })
        .createTable("activity_days", (table) => {
          table.text("session_id").notNullable();
          table.text("local_date").notNullable();
          table.text("type").notNullable();
          table.bigInteger("count").notNullable();
          table.primary(["session_id", "local_date", "type"]);
        }),
    ),
    // For the purge, which goes by date.
    schema.alterTable("activity_records", (table) => {
      table.index(["local_date"]);
    }),
  ],
};
