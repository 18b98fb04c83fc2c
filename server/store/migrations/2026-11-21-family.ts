import type { Migration } from "../engine/migrate.js";

/** Guardians who sign in by a link in a mail. Addresses stand as keyed hashes only. */
export const family: Migration = {
  id: "2026-11-21-family",
  up: (schema) => [
    schema
      .createTable("family_sign_ins", (table) => {
        table.text("sign_in_id").primary();
        table.text("link_hash").notNullable().unique();
        table.text("mode").notNullable();
        table.text("address_hash").notNullable();
        table.text("client_hash").notNullable();
        table.bigInteger("requested_at").notNullable();
        table.bigInteger("expires_at").notNullable().index();
        table.index(["address_hash", "mode", "requested_at"], "sign_ins_of_address");
        table.index(["client_hash", "mode", "requested_at"], "sign_ins_of_client");
      })
      .createTable("family_visits", (table) => {
        table.text("token_hash").primary();
        table.text("mode").notNullable();
        table.text("address_hash").notNullable();
        table.bigInteger("began_at").notNullable();
        table.bigInteger("seen_at").notNullable().index();
        table.index(["address_hash", "mode"]);
      })
      .alterTable("mails", (table) => {
        table.index(["product_id", "created_at"], "mails_of_product");
      })
      .alterTable("guardians", (table) => {
        table.index(["address_hash", "mode"], "guardians_by_address");
      }),
  ],
};
