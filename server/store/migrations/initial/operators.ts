import type { Knex } from "knex";
import type { Step } from "../../engine/migrate.js";

/** The people who use the console, and how they sign in. */
export const operators = (sql: Knex): Step[] => [
  sql.schema
    .createTable("operators", (table) => {
      table.text("operator_id").primary();
      table.text("organisation").notNullable();
      table.text("address_hash").notNullable().index();
      // Encrypted.
      table.text("address").notNullable();
      table.text("role").notNullable();
      table.text("invited_by");
      table.bigInteger("created_at").notNullable();
      table.bigInteger("joined_at");
      table.bigInteger("removed_at").index();
      table.unique(["organisation", "address_hash"], {
        indexName: "operators_of_organisation",
        predicate: sql.whereNull("removed_at"),
      });
    })
    .createTable("operator_links", (table) => {
      table.text("link_id").primary();
      table.text("link_hash").notNullable().unique();
      table.text("purpose").notNullable();
      // Of an invitation: for whom it is.
      table.text("operator_id").index();
      table.text("address_hash").notNullable();
      table.text("client_hash");
      table.bigInteger("requested_at").notNullable();
      table.bigInteger("expires_at").notNullable().index();
      table.text("return_to");
      table.index(["address_hash", "purpose", "requested_at"], "operator_links_of_address");
      table.index(["client_hash", "requested_at"], "operator_links_of_client");
    })
    .createTable("operator_sessions", (table) => {
      table.text("browser_id").primary();
      table.text("token_hash").notNullable().unique();
      table.text("operator_id").notNullable().index();
      table.text("device").notNullable();
      table.bigInteger("began_at").notNullable().index();
      table.bigInteger("last_seen_at").notNullable();
      table.bigInteger("proven_at");
    })
    .createTable("operator_passkeys", (table) => {
      table.text("passkey_id").primary();
      table.text("operator_id").notNullable().index();
      table.text("public_key").notNullable();
      table.bigInteger("counter").notNullable();
      table.text("transports").notNullable();
      table.text("device").notNullable();
      table.bigInteger("created_at").notNullable();
      table.bigInteger("last_used_at").notNullable();
    })
    .createTable("operator_reasons", (table) => {
      table.text("reason_id").primary();
      table.text("organisation").notNullable();
      table.text("mode").notNullable();
      table.text("operator_id").notNullable();
      table.text("action").notNullable();
      table.text("target");
      table.text("kuid").index();
      table.text("guardian_id").index();
      // Encrypted.
      table.text("reason").notNullable();
      table.bigInteger("occurred_at").notNullable().index();
      table.text("request_id").index();
    })
    .createTable("jobs", (table) => {
      table.text("job_id").primary();
      table.bigInteger("product_id").notNullable();
      table.text("mode").notNullable();
      table.text("kind").notNullable();
      table.text("subject").notNullable();
      table.text("kuid").index();
      table.text("operator_id").notNullable();
      table.text("input").notNullable();
      table.bigInteger("begun_at").notNullable().index();
      table.bigInteger("beat_at").notNullable();
      table.bigInteger("done").notNullable();
      table.bigInteger("total");
      table.bigInteger("ended_at");
      table.text("failure");
      // Encrypted.
      table.text("result");
      table.unique(["product_id", "mode", "kind", "subject"], { indexName: "jobs_of_subject" });
    }),
];
