import type { Migration } from "../engine/migrate.js";

/** Forms that came back with errors, until the page shows them again; and by which mailed link a challenge was refused. */
export const formDrafts: Migration = {
  id: "2026-11-22-form-drafts",
  up: (_schema, sql) => [
    sql.schema.createTable("form_drafts", (table) => {
      table.text("draft_hash").primary();
      // Encrypted under a key of its own, which stands in the address of the page alone.
      table.text("content").notNullable();
      table.bigInteger("expires_at").notNullable();
      table.index(["expires_at"]);
    }),
    sql.schema.alterTable("challenges", (table) => {
      table.text("decided_link_id");
    }),
  ],
};
