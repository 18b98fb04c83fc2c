import type { Migration } from "../engine/migrate.js";

/**
 * A verification has criteria, several methods and a player. The table is built anew: what it held were attempts of
 * guardians in test mode, the only ones that there was a method for, and what they proved stands with the guardian.
 */
export const verificationFlows: Migration = {
  id: "2026-11-22-verification-flows",
  up: (_schema, sql) => [
    sql.schema.dropTable("verifications"),
    sql.schema.createTable("verifications", (table) => {
      table.text("verification_id").primary();
      table.integer("product_id").notNullable().references("products.product_id");
      table.text("mode").notNullable();
      table.text("purpose").notNullable();
      table.text("link_hash").notNullable().unique();
      table.text("jurisdiction").notNullable();
      table.text("criteria");
      table.text("kuid");
      table.text("session_id");
      // The decision or the request that waits for it.
      table.text("challenge_id").references("challenges.challenge_id");
      table.text("address_hash");
      table.text("locale");
      table.text("redirect_url");
      table.text("status").notNullable();
      table.text("failure_reason");
      table.text("method");
      table.text("attempts").notNullable();
      table.text("flow");
      table.text("flow_hash").unique();
      table.integer("age_low");
      table.integer("age_high");
      table.text("assurance");
      table.bigInteger("begun_at").notNullable();
      table.bigInteger("finished_at");
      table.bigInteger("holds_until");
      table.bigInteger("appealed_at");
      table.text("appeal_reason");
      table.index(["challenge_id"]);
      table.index(["kuid"]);
      table.index(["product_id", "mode", "appealed_at"]);
    }),
    // Whose age a verification is evidence of: what counts on it ends with it.
    sql.schema.createTable("verified_players", (table) => {
      table.text("verification_id").notNullable();
      table.text("organisation").notNullable();
      table.text("mode").notNullable();
      table.text("kuid").notNullable();
      table.primary(["verification_id", "kuid"]);
      table.index(["kuid"]);
    }),
  ],
};
