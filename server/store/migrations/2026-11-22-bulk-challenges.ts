import type { Migration } from "../engine/migrate.js";

/** Challenges of several products that one page covers have the same `bulk_id`. */
export const bulkChallenges: Migration = {
  id: "2026-11-22-bulk-challenges",
  up: (schema, sql) => [
    schema.alterTable("challenges", (table) => {
      table.text("bulk_id");
    }),
    sql.schema.alterTable("challenges", (table) => {
      table.index(["bulk_id"], "challenges_of_bulk", { predicate: sql.whereNotNull("bulk_id") });
    }),
  ],
};
