import type { Migration } from "../engine/migrate.js";

/** What players ask of their guardians beside the schedule, and the answers. */
export const overrides: Migration = {
  id: "2026-11-21-overrides",
  up: (schema, sql) =>
    schema.createTable("overrides", (table) => {
      table.text("override_id").primary();
      table.text("session_id").notNullable().references("sessions.session_id");
      table.integer("product_id").notNullable().references("products.product_id");
      table.text("mode").notNullable();
      table.text("kuid").notNullable();
      table.text("type").notNullable();
      table.integer("requested_minutes");
      // A child's own words: encrypted.
      table.text("reason");
      table.text("link_hash").notNullable().unique();
      table.text("status").notNullable();
      table.integer("granted_minutes");
      table.bigInteger("requested_at").notNullable();
      table.bigInteger("expires_at").notNullable();
      table.bigInteger("resolved_at");
      table.bigInteger("withdrawn_at");
      table.unique(["product_id", "mode", "kuid"], {
        indexName: "one_pending_override",
        predicate: sql.whereRaw("status = 'pending'"),
      });
      table.index(["session_id", "requested_at"], "overrides_of_session");
      table.index(["product_id", "requested_at"], "overrides_with_reason", {
        predicate: sql.whereNotNull("reason"),
      });
    }),
};
