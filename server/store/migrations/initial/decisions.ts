import type { Knex } from "knex";
import type { Step } from "../../engine/migrate.js";

/** What was decided, and what was erased. */
export const decisions = (sql: Knex): Step[] => [
  sql.schema
    .createTable("decisions", (table) => {
      table.text("decision_id").primary();
      table.text("organisation").notNullable();
      table.text("mode").notNullable();
      table.integer("product_id").notNullable().references("products.product_id");
      table.text("kuid").notNullable();
      table.text("session_id").references("sessions.session_id");
      table.text("challenge_id").references("challenges.challenge_id");
      table.text("decided_by").notNullable();
      table.text("guardian_id").references("guardians.guardian_id");
      table.text("details").notNullable();
      table.text("jurisdiction").notNullable();
      table.text("timezone");
      table.text("law").notNullable();
      table.bigInteger("ledger_index");
      table.bigInteger("decided_at").notNullable();
      table.index(["product_id", "mode", "kuid", "decided_at"], "decisions_of_player");
      table.index(["session_id"], "decisions_of_session");
      table.index(["challenge_id"], "decisions_of_challenge");
      table.index(["kuid"]);
      table.index(["guardian_id"]);
    })
    .createTable("receipts", (table) => {
      table.text("receipt_id").primary();
      table.text("link_hash").notNullable().unique();
      // Of the secret that the link was made under.
      table.text("key_id").notNullable();
      table.text("decision_id").notNullable().references("decisions.decision_id");
      table.text("guardian_id").notNullable().references("guardians.guardian_id");
      table.bigInteger("repudiated_at");
      table.unique(["decision_id", "guardian_id"]);
      table.index(["guardian_id"]);
    })
    // One key for ever: what it has hashed is known again after any change of the secret.
    .createTable("erasure_keys", (table) => {
      table.text("key_id").primary();
      // Encrypted.
      table.text("key").notNullable();
      table.bigInteger("created_at").notNullable();
    })
    // What was erased, as keyed hashes.
    .createTable("erasures", (table) => {
      table.text("erased_hash").primary();
      table.text("subject").notNullable();
      table.bigInteger("erased_at").notNullable();
    })
    .createTable("erased_ids", (table) => {
      table.integer("product_id").notNullable();
      table.text("id_hash").notNullable();
      table.primary(["product_id", "id_hash"]);
    }),
];
