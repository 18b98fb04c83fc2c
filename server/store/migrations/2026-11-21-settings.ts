import type { Migration } from "../engine/migrate.js";

/** What the service remembers about itself, such as its manual clock. */
export const settings: Migration = {
  id: "2026-11-21-settings",
  up: (schema) =>
    schema.createTable("settings", (table) => {
      table.text("name").primary();
      table.text("value").notNullable();
    }),
};
