import type { Migration } from "../engine/migrate.js";

/** What was decided about a player, and whom it was mailed to. */
export const receipts: Migration = {
  id: "2026-11-22-receipts",
  up: (schema) => [
    schema
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
      }),
  ],
};
