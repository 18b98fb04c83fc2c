import type { Migration } from "../engine/migrate.js";

/** Widgets that ask a player's age. Each is answered once; what was answered stays for as long as its link lives. */
export const widgets: Migration = {
  id: "2026-11-22-widgets",
  up: (schema) => [
    schema.createTable("widgets", (table) => {
      table.text("widget_id").primary();
      table.integer("product_id").notNullable().references("products.product_id");
      table.text("mode").notNullable();
      table.text("kind").notNullable();
      table.text("link_hash").notNullable().unique();
      table.text("jurisdiction").notNullable();
      // The player whose age is asked; else one is made.
      table.text("kuid");
      // What was known of the age when the link was made; encrypted.
      table.text("evidence").notNullable();
      table.text("locale");
      table.text("redirect_url");
      table.text("status");
      // No references: both may be deleted while the widget still shows its result.
      table.text("session_id");
      table.text("challenge_id");
      table.bigInteger("created_at").notNullable();
      table.bigInteger("expires_at").notNullable();
      table.index(["expires_at"]);
    }),
  ],
};
