import type { Migration } from "../engine/migrate.js";

/** When a play ended. Those that ended before this was kept are like plays that never begin anew. */
export const endedPlays: Migration = {
  id: "2026-11-23-ended-plays",
  up: (schema) => [
    schema.alterTable("screentime_plays", (table) => {
      table.bigInteger("ended_at").notNullable().defaultTo(Number.MAX_SAFE_INTEGER);
    }),
  ],
};
