import type { Migration } from "../engine/migrate.js";

/** Laws and product files that took effect and are announced to the product, session by session. */
export const ruleChanges: Migration = {
  id: "2026-11-22-rule-changes",
  up: (schema) => [
    schema.createTable("rule_changes", (table) => {
      table.text("change_id").primary();
      table.integer("product_id").notNullable().references("products.product_id");
      table.text("cause").notNullable();
      table.bigInteger("effective_at").notNullable();
      // The product before and after; null for a law.
      table.text("products");
      // The last session that was looked at; empty before the first.
      table.text("cursor").notNullable();
      table.index(["product_id", "effective_at"]);
    }),
  ],
};
