import type { Migration } from "../engine/migrate.js";

/**
 * Whether a guardian was mailed of a document before a session is held for it, and an index by which unfinished challenges
 * are counted without those about documents alone.
 */
export const mailedNotices: Migration = {
  id: "2026-11-23-mailed-notices",
  up: (schema, sql) => [
    schema
      .alterTable("notices", (table) => {
        table.bigInteger("mailed_at");
      })
      .alterTable("challenges", (table) => {
        table.dropIndex(["product_id", "mode", "kuid"], "unfinished_challenges_of_player");
        table.index(["product_id", "mode", "kuid", "type"], "unfinished_challenges_of_player", {
          predicate: sql.whereNull("decided_at"),
        });
      }),
    sql.raw("update notices set mailed_at = presented_at where deadline is not null"),
  ],
};
