import type { Migration } from "../engine/migrate.js";

/** Invitations of guardians, remembered browsers, links that lead back to a page, and forms kept over a sign-in. */
export const family: Migration = {
  id: "2026-11-22-family",
  up: (schema, sql) => [
    schema.createTable("guardian_invitations", (table) => {
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
    }),
    sql.schema.createTable("kept_forms", (table) => {
      table.text("mode").notNullable();
      table.text("address_hash").notNullable();
      table.text("path").notNullable();
      // Encrypted.
      table.text("fields").notNullable();
      table.boolean("is_rejected").notNullable();
      table.bigInteger("expires_at").notNullable().index();
      table.primary(["mode", "address_hash", "path"]);
    }),
    // Those who are signed in sign in once more: what is new of a visit cannot be known of theirs.
    sql("family_visits").delete(),
    sql.schema.alterTable("family_visits", (table) => {
      table.text("visit_id").notNullable().defaultTo("");
      table.text("device").notNullable().defaultTo("");
      table.bigInteger("remembered_until");
      table.text("previous_hash");
      table.bigInteger("rotated_at").notNullable().defaultTo(0);
      table.index(["previous_hash"]);
    }),
    sql.schema.alterTable("family_sign_ins", (table) => {
      table.text("return_to");
    }),
  ],
};
