import type { Migration } from "../engine/migrate.js";
import { clustered } from "./clustered.js";

/** Screen time: one row for a session, one for each local day, and the ids that were taken. */
export const screentime: Migration = {
  id: "2026-11-21-screentime",
  up: (schema, sql, dialect) => [
    schema.createTable("screentime_sessions", (table) => {
      table.text("session_id").primary().references("sessions.session_id");
      // The guardian's schedule; null before there is one.
      table.boolean("enabled");
      table.text("schedule");
      table.text("state").notNullable();
    }),
    ...clustered(
      sql,
      dialect,
      sql.schema
        .createTable("screentime_days", (table) => {
          table.text("session_id").notNullable();
          table.text("local_date").notNullable();
          table.bigInteger("used_ms").notNullable();
          table.primary(["session_id", "local_date"]);
        })
        .createTable("screentime_plays", (table) => {
          table.text("session_id").notNullable();
          table.text("play_id").notNullable();
          table.text("ended_by").notNullable();
          table.primary(["session_id", "play_id"]);
        })
        .createTable("screentime_segments", (table) => {
          table.text("session_id").notNullable();
          table.text("segment_id").notNullable();
          table.primary(["session_id", "segment_id"]);
        }),
    ),
  ],
};
