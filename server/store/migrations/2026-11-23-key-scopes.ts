import type { Migration } from "../engine/migrate.js";

/** Whose data a key exports and erases: of its product, or of the organisation. */
export const keyScopes: Migration = {
  id: "2026-11-23-key-scopes",
  up: (schema) =>
    schema.alterTable("api_keys", (table) => {
      table.text("scope").notNullable().defaultTo("product");
    }),
};
