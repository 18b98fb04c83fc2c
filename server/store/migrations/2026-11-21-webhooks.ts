import type { Migration } from "../engine/migrate.js";

/** What products are told: events, whom to, and how each attempt went. */
export const webhooks: Migration = {
  id: "2026-11-21-webhooks",
  up: (schema, sql) =>
    schema
      .createTable("events", (table) => {
        table.bigIncrements("position");
        table.text("event_id").notNullable().unique();
        table.integer("product_id").notNullable();
        table.text("mode").notNullable();
        table.text("session_id");
        table.text("kuid");
        table.text("type").notNullable();
        // 0 where there is no session.
        table.bigInteger("sequence").notNullable();
        table.bigInteger("at").notNullable();
        // As it is sent: every attempt and every replay sends the same bytes.
        table.text("body").notNullable();
        table.index(["product_id", "mode", "at", "sequence", "position"], "events_by_instant");
        table.index(["product_id", "mode", "type", "at", "sequence", "position"], "events_by_type");
      })
      .createTable("event_sequences", (table) => {
        table.text("session_id").primary();
        table.bigInteger("last").notNullable();
      })
      .createTable("webhook_endpoints", (table) => {
        table.text("endpoint_id").primary();
        table.integer("product_id").notNullable().references("products.product_id");
        table.text("mode").notNullable();
        table.text("url").notNullable();
        table.text("events");
        table.text("secrets").notNullable();
        table.text("source").notNullable();
        table.bigInteger("created_at").notNullable();
        table.bigInteger("failing_since");
        table.bigInteger("disabled_at");
        table.text("disabled_reason");
        table.index(["product_id", "mode"]);
      })
      .createTable("webhook_deliveries", (table) => {
        table.bigIncrements("position");
        table.bigInteger("event_position").notNullable();
        table.text("endpoint_id").notNullable().references("webhook_endpoints.endpoint_id");
        table.text("status").notNullable();
        // Of all attempts, and of those since it was last put in line: a replay begins the schedule anew.
        table.integer("attempts").notNullable();
        table.integer("tries").notNullable();
        table.bigInteger("due_at");
        table.unique(["event_position", "endpoint_id"]);
        table.index(["endpoint_id", "due_at", "position"], "deliveries_in_line", {
          predicate: sql.whereNotNull("due_at"),
        });
      })
      .createTable("webhook_attempts", (table) => {
        table.bigInteger("event_position").notNullable();
        table.text("endpoint_id").notNullable();
        table.integer("attempt").notNullable();
        table.bigInteger("at").notNullable();
        table.text("status").notNullable();
        table.integer("took_ms").notNullable();
        table.primary(["event_position", "endpoint_id", "attempt"]);
      }),
};
