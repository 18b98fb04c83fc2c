import type { Migration } from "../engine/migrate.js";

/** What a change of the secret needs: where addresses moved to, which processes run with which secrets. */
export const secretRotation: Migration = {
  id: "2026-11-22-secret-rotation",
  up: (schema, sql) => [
    schema
      .createTable("address_moves", (table) => {
        table.text("old_hash").primary();
        table.text("new_hash").notNullable().index();
        table.bigInteger("moved_at").notNullable().index();
      })
      .createTable("running_processes", (table) => {
        table.text("process_id").primary();
        // The ids of the secrets that it lists, the newest first, separated by spaces.
        table.text("secret_ids").notNullable();
        table.bigInteger("seen_at").notNullable();
      }),
    sql.schema.alterTable("mail_stops", (table) => {
      // Encrypted: the hash is made of it again under another secret.
      table.text("address");
      table.index(["address_hash"], "mail_stops_of_address");
    }),
    sql.schema.alterTable("pending_decisions", (table) => {
      table.index(["address_hash"], "pending_decisions_of_address");
    }),
    sql.schema.alterTable("guardian_invitations", (table) => {
      table.index(["address_hash"], "invitations_of_address");
    }),
    sql.schema.alterTable("verifications", (table) => {
      table.index(["address_hash"], "verifications_of_address");
    }),
    sql.schema.alterTable("kept_forms", (table) => {
      table.index(["address_hash"], "kept_forms_of_address");
    }),
  ],
};
