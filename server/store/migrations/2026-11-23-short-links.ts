import type { Migration } from "../engine/migrate.js";

/** Short addresses of widgets, and where they lead. */
export const shortLinks: Migration = {
  id: "2026-11-23-short-links",
  up: (schema) => [
    schema.createTable("short_links", (table) => {
      table.text("token_hash").primary();
      table.text("path").notNullable();
      table.bigInteger("expires_at").notNullable().index();
    }),
  ],
};
