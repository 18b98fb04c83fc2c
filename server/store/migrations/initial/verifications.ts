import type { Knex } from "knex";
import type { Step } from "../../engine/migrate.js";

/** Ways in which a person shows their age. */
export const verifications = (sql: Knex): Step[] => [
  sql.schema
    .createTable("verifications", (table) => {
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
      table.text("code_hash");
      table.text("recorded");
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
      table.index(["code_hash"]);
      table.index(["product_id", "mode", "appealed_at"]);
      table.index(["address_hash"]);
      table.index(["session_id"]);
    })
    // Whose age a verification is evidence of: what counts on it ends with it.
    .createTable("verified_players", (table) => {
      table.text("verification_id").notNullable();
      table.text("organisation").notNullable();
      table.text("mode").notNullable();
      table.text("kuid").notNullable();
      table.primary(["verification_id", "kuid"]);
      table.index(["kuid"]);
    })
    // Widgets that ask a player's age. Each is answered once.
    .createTable("widgets", (table) => {
      table.text("widget_id").primary();
      table.integer("product_id").notNullable().references("products.product_id");
      table.text("mode").notNullable();
      table.text("kind").notNullable();
      table.text("link_hash").notNullable().unique();
      table.text("jurisdiction").notNullable();
      // The player whose age is asked; else one is made.
      table.text("kuid");
      // What was known of the age when the link was made; encrypted.
      table.text("evidence").notNullable();
      table.text("locale");
      table.text("redirect_url");
      table.text("status");
      // No references: both may be deleted while the widget still shows its result.
      table.text("session_id");
      table.text("challenge_id");
      table.bigInteger("created_at").notNullable();
      table.bigInteger("expires_at").notNullable();
      table.text("external_id");
      table.index(["expires_at"]);
      table.index(["kuid"], "widgets_of_player");
      table.index(["session_id"], "widgets_of_session");
      table.index(["challenge_id"], "widgets_of_challenge");
      table.index(["status", "expires_at"], "widgets_by_status");
    })
    // Short addresses of widgets, and where they lead.
    .createTable("short_links", (table) => {
      table.text("token_hash").primary();
      table.text("path").notNullable();
      table.bigInteger("expires_at").notNullable().index();
    }),
];
