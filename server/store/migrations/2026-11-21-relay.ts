import type { Migration } from "../engine/migrate.js";

/** What Temporal was told of. */
export const relay: Migration = {
  id: "2026-11-21-relay",
  up: (schema, sql) => [
    schema.alterTable("wakeups", (table) => {
      // Whether Temporal has been told of its instant, or of an earlier one.
      table.boolean("is_relayed").notNullable().defaultTo(false);
      // Real time: until then a process is about to tell it.
      table.bigInteger("telling_until");
      table.index(["run_at"], "wakeups_unrelayed", {
        predicate: sql.whereRaw("is_relayed = false"),
      });
      table.index(["position"], "wakeups_failing", {
        predicate: sql.whereRaw("attempts > 0"),
      });
    }),
  ],
};
