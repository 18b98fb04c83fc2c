import type { Migration } from "../engine/migrate.js";

/** The events of a product are listed in the order in which they were committed: by the instant of storing, then by id. */
export const forwardEvents: Migration = {
  id: "2026-11-23-forward-events",
  up: (schema, sql) => [
    schema.alterTable("events", (table) => {
      table.bigInteger("created_at").notNullable().defaultTo(0);
      table.dropIndex([], "events_by_occurred_at");
      table.dropIndex([], "events_by_type");
    }),
    // Instants must grow with ids: no event has one before that of an event stored earlier.
    sql.raw(
      `update events set created_at = stored.at
       from (select id, max(occurred_at) over (partition by product_id, mode order by id) as at from events) as stored
       where stored.id = events.id`,
    ),
    sql.schema.alterTable("events", (table) => {
      table.index(["product_id", "mode", "created_at", "id"], "events_by_created_at");
      table.index(["product_id", "mode", "type", "created_at", "id"], "events_by_type");
      table.index(["session_id"], "events_of_session", {
        predicate: sql.whereNotNull("session_id"),
      });
    }),
    sql.schema.alterTable("event_sequences", (table) => {
      table.bigInteger("last_at").notNullable().defaultTo(0);
    }),
  ],
};
