import type { Knex } from "knex";
import type { Step } from "../../engine/migrate.js";

/** Guardians, the players that they look after, and how they sign in. */
export const guardians = (sql: Knex): Step[] => [
  sql.schema
    .createTable("guardians", (table) => {
      table.text("guardian_id").primary();
      table.text("organisation").notNullable();
      table.text("mode").notNullable();
      table.text("address_hash").notNullable();
      // Encrypted.
      table.text("address").notNullable();
      table.bigInteger("created_at").notNullable();
      table.bigInteger("verified_at");
      table.text("verified_by");
      table.text("language");
      table.unique(["organisation", "mode", "address_hash"]);
      table.index(["address_hash", "mode"], "guardians_by_address");
    })
    .createTable("session_guardians", (table) => {
      table.text("session_id").notNullable().references("sessions.session_id");
      table.text("guardian_id").notNullable().references("guardians.guardian_id");
      table.bigInteger("linked_at").notNullable();
      table.text("assurance").notNullable();
      table.text("channel").notNullable();
      // When they consented themselves; null for those who joined.
      table.bigInteger("consented_at");
      table.bigInteger("unlinked_at");
      // Orders guardians who joined at one instant.
      table.integer("ordinal").notNullable().defaultTo(0);
      table.primary(["session_id", "guardian_id"]);
      table.index(["guardian_id"]);
    })
    // Guardians whom a player had before.
    .createTable("former_guardians", (table) => {
      table.text("organisation").notNullable();
      table.text("mode").notNullable();
      table.text("kuid").notNullable();
      table.text("guardian_id").notNullable().references("guardians.guardian_id").index();
      table.text("ended_by").notNullable();
      table.bigInteger("ended_at").notNullable().index();
      table.bigInteger("succeeded_at");
      table.primary(["kuid", "guardian_id", "organisation", "mode"]);
    })
    .createTable("guardian_invitations", (table) => {
      table.text("invitation_id").primary();
      table.text("link_hash").notNullable().unique();
      table.text("organisation").notNullable();
      table.text("mode").notNullable();
      table.text("kuid").notNullable();
      // The session on whose page it was made: what its mail names.
      table.text("session_id").notNullable().references("sessions.session_id");
      table.text("invited_by").notNullable().references("guardians.guardian_id");
      table.text("address_hash").notNullable();
      // Encrypted.
      table.text("address").notNullable();
      table.bigInteger("invited_at").notNullable();
      table.bigInteger("expires_at").notNullable().index();
      table.text("outcome");
      table.bigInteger("ended_at");
      table.index(["organisation", "mode", "kuid"], "invitations_of_player");
      table.index(["invited_by", "invited_at"], "invitations_by_guardian");
      table.index(["address_hash"], "invitations_of_address");
      table.index(["session_id"]);
    })
    // Guardians who sign in by a link in a mail. Addresses are kept as keyed hashes only.
    .createTable("family_sign_ins", (table) => {
      table.text("sign_in_id").primary();
      table.text("link_hash").notNullable().unique();
      table.text("mode").notNullable();
      table.text("address_hash").notNullable();
      table.text("client_hash").notNullable();
      table.bigInteger("requested_at").notNullable();
      table.bigInteger("expires_at").notNullable().index();
      table.text("return_to");
      table.index(["address_hash", "mode", "requested_at"], "sign_ins_of_address");
      table.index(["client_hash", "mode", "requested_at"], "sign_ins_of_client");
    })
    .createTable("family_visits", (table) => {
      table.text("token_hash").primary();
      table.text("mode").notNullable();
      table.text("address_hash").notNullable();
      table.bigInteger("began_at").notNullable();
      table.bigInteger("last_seen_at").notNullable().index();
      table.text("visit_id").notNullable().defaultTo("");
      table.text("device").notNullable().defaultTo("");
      table.bigInteger("remembered_until");
      table.text("previous_hash");
      table.bigInteger("rotated_at").notNullable().defaultTo(0);
      table.index(["address_hash", "mode"]);
      table.index(["previous_hash"]);
    })
    // Where hashes of addresses moved to when the secret was changed.
    .createTable("address_moves", (table) => {
      table.text("old_hash").primary();
      table.text("new_hash").notNullable().index();
      table.bigInteger("moved_at").notNullable().index();
    }),
];
