import type { Migration } from "../engine/migrate.js";

/** Documents that were presented to sessions and are not accepted yet, and challenges that ask for their acceptance. */
export const notices: Migration = {
  id: "2026-11-22-notices",
  up: (schema, sql) => [
    schema.createTable("notices", (table) => {
      table.text("session_id").notNullable().references("sessions.session_id");
      table.text("document_id").notNullable();
      table.bigInteger("presented_at").notNullable();
      table.bigInteger("deadline");
      table.primary(["session_id", "document_id"]);
    }),
    sql.schema.alterTable("challenges", (table) => {
      table.text("material_change");
      table.boolean("presents_all").notNullable().defaultTo(false);
    }),
  ],
};
