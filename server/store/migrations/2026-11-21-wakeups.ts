import type { Migration } from "../migrate.js";

/** What is to happen at a time: one row for each kind and ref, removed when it is done. */
export const wakeups: Migration = {
  id: "2026-11-21-wakeups",
  up: (schema, sql) => [
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
        // Whether Temporal has been told of its instant, or of an earlier one.
        table.boolean("is_relayed").notNullable();
        // Real time: until then a process is about to tell it.
        table.bigInteger("telling_until");
        table.integer("attempts").notNullable();
        table.text("last_error");
        table.unique(["kind", "ref"]);
        table.index(["is_outward", "run_at"]);
        table.index(["run_at"], "wakeups_unrelayed", {
          predicate: sql.whereRaw("is_relayed = false"),
        });
      })
      .alterTable("sessions", (table) => {
        table.text("timezone");
        table.text("announced_age_status");
      }),
  ],
};
