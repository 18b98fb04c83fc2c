import type { Migration } from "../engine/migrate.js";

/** What is to happen at a time: one row for each kind and ref, removed when it is done. */
export const wakeups: Migration = {
  id: "2026-11-21-wakeups",
  up: (schema) => [
    schema
      .createTable("wakeups", (table) => {
        table.increments("position");
        table.text("kind").notNullable();
        table.text("ref").notNullable();
        table.boolean("is_outward").notNullable();
        table.bigInteger("due_at").notNullable();
        // When it is tried next: later than it was due where it has failed.
        table.bigInteger("run_at").notNullable();
        // Real time, for a manual clock stands still.
        table.bigInteger("claimed_until");
        table.integer("version").notNullable();
        table.integer("attempts").notNullable();
        table.text("last_error");
        table.unique(["kind", "ref"]);
        table.index(["is_outward", "run_at"]);
      })
      .alterTable("sessions", (table) => {
        table.text("timezone");
        table.text("announced_age_status");
      }),
  ],
};
