import type { Migration } from "../engine/migrate.js";

/** Several guardians for a player, links that prove an address, and decisions that do not count yet. */
export const guardians: Migration = {
  id: "2026-11-22-guardians",
  up: (schema, sql) => [
    schema.createTable("session_guardians", (table) => {
      table.text("session_id").notNullable().references("sessions.session_id");
      table.text("guardian_id").notNullable().references("guardians.guardian_id");
      table.bigInteger("linked_at").notNullable();
      table.text("assurance").notNullable();
      table.text("channel").notNullable();
      // When they consented themselves; null for those who joined.
      table.bigInteger("consented_at");
      table.bigInteger("unlinked_at");
      table.primary(["session_id", "guardian_id"]);
      table.index(["guardian_id"]);
    }),
    sql.raw(
      `insert into session_guardians (session_id, guardian_id, linked_at, assurance, channel, consented_at, unlinked_at)
       select session_id, guardian_id, linked_at, 'attested', 'handed-link', linked_at, unlinked_at from guardian_links`,
    ),
    sql.schema
      .dropTable("guardian_links")
      .alterTable("guardians", (table) => {
        table.bigInteger("verified_at");
        table.text("verified_by");
      })
      .alterTable("challenges", (table) => {
        table.text("awaiting");
      })
      .createTable("mailed_links", (table) => {
        table.text("link_id").primary();
        table.text("link_hash").notNullable().unique();
        table.text("challenge_id").notNullable().references("challenges.challenge_id");
        table.text("purpose").notNullable();
        table.text("address_hash").notNullable();
        // Encrypted.
        table.text("address").notNullable();
        table.bigInteger("created_at").notNullable();
        table.bigInteger("expires_at").notNullable().index();
        table.bigInteger("replaced_at");
        table.index(["challenge_id", "created_at"], "mailed_links_of_challenge");
        table.index(["address_hash", "purpose", "created_at"], "mailed_links_of_address");
      })
      .createTable("pending_decisions", (table) => {
        table.text("challenge_id").primary().references("challenges.challenge_id");
        table.text("address_hash").notNullable();
        // Encrypted.
        table.text("address").notNullable();
        table.text("choices").notNullable();
        table.text("standing").notNullable();
        table.bigInteger("decided_at").notNullable();
        table.bigInteger("expires_at").notNullable();
      })
      // Addresses that said they have nothing to do with a player: no mail about that player goes to them.
      .createTable("mail_stops", (table) => {
        table.text("organisation").notNullable();
        table.text("mode").notNullable();
        table.text("kuid").notNullable();
        table.text("address_hash").notNullable();
        table.bigInteger("stopped_at").notNullable();
        table.primary(["organisation", "mode", "kuid", "address_hash"]);
      }),
  ],
};
