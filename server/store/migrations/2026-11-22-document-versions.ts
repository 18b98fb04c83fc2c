import type { Migration } from "../engine/migrate.js";

/** When the documents of a product were changed: who has accepted them since is not asked again. */
export const documentVersions: Migration = {
  id: "2026-11-22-document-versions",
  up: (schema) =>
    schema.alterTable("products", (table) => {
      table.text("documents_since").notNullable().defaultTo("{}");
    }),
};
