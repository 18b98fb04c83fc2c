import type { Migration } from "../engine/migrate.js";

/** Who gets the weekly summary. */
export const digests: Migration = {
  id: "2026-11-22-digests",
  up: (schema) => [
    schema.createTable("digest_subscriptions", (table) => {
      table.text("subscription_id").primary();
      table.text("guardian_id").notNullable();
      table.text("kuid").notNullable().index();
      table.text("token").notNullable();
      table.text("token_hash").notNullable().unique();
      table.bigInteger("unsubscribed_at");
      table.unique(["guardian_id", "kuid"]);
    }),
  ],
};
