import type { Migration } from "../engine/migrate.js";

/** Announcements present documents to all sessions of a product, in batches: `reached` is the last session looked at. */
export const announcements: Migration = {
  id: "2026-11-22-announcements",
  up: (schema) =>
    schema.createTable("announcements", (table) => {
      table.text("announcement_id").primary();
      table.integer("product_id").notNullable().references("products.product_id");
      table.text("mode").notNullable();
      table.text("digest").notNullable();
      table.text("documents").notNullable();
      table.text("places").notNullable();
      table.bigInteger("deadline");
      table.bigInteger("announced_at").notNullable();
      table.text("reached").notNullable();
      table.integer("presented").notNullable();
      table.bigInteger("completed_at");
      table.unique(["product_id", "mode", "digest"]);
    }),
};
