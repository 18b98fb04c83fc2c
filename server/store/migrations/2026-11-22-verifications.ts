import type { Migration } from "../engine/migrate.js";

/** Flows by which a person shows their age. Nothing is kept of them but what was proven, how and when. */
export const verifications: Migration = {
  id: "2026-11-22-verifications",
  up: (schema) => [
    schema.createTable("verifications", (table) => {
      table.text("verification_id").primary();
      table.integer("product_id").notNullable().references("products.product_id");
      table.text("mode").notNullable();
      table.text("purpose").notNullable();
      table.text("link_hash").notNullable().unique();
      // The decision that waits for it.
      table.text("challenge_id").references("challenges.challenge_id");
      table.text("address_hash");
      table.text("status").notNullable();
      table.text("failure_reason");
      table.text("method").notNullable();
      table.integer("age_low");
      table.integer("attempts").notNullable();
      table.bigInteger("begun_at").notNullable();
      table.bigInteger("finished_at");
      table.index(["challenge_id"]);
    }),
  ],
};
