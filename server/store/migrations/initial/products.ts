import type { Knex } from "knex";
import type { Dialect } from "../../engine/db.js";
import type { Step } from "../../engine/migrate.js";
import { rateLimits } from "./rate-limits.js";

/** Products, their keys, and what is announced to them. */
export const products = (sql: Knex, dialect: Dialect): Step[] => [
  sql.schema
    // What the service remembers about itself, such as its manual clock.
    .createTable("service_values", (table) => {
      table.text("name").primary();
      table.text("value").notNullable();
    })
    // Which processes run with which secrets.
    .createTable("running_processes", (table) => {
      table.text("process_id").primary();
      // The ids of the secrets that it lists, the newest first, separated by spaces.
      table.text("secret_ids").notNullable();
      table.bigInteger("seen_at").notNullable();
    })
    .createTable("products", (table) => {
      table.integer("product_id").primary();
      table.text("organisation").notNullable();
      table.text("config").notNullable();
      table.text("version").notNullable();
      table.text("permissions_since").notNullable();
      table.bigInteger("applied_at").notNullable();
      // When its documents were changed, so that acceptances since then are not asked for again.
      table.text("documents_since").notNullable().defaultTo("{}");
      // The release of the law that it keeps in each mode; null where it takes up each one by itself.
      table.text("accepted_releases");
      // All of these in test mode; null where they are the same.
      table.text("test");
    })
    // What was applied to a product in a mode: who, when, and what it changed.
    .createTable("product_changes", (table) => {
      table.bigIncrements("id");
      table.integer("product_id").notNullable().references("products.product_id");
      table.text("mode").notNullable();
      table.text("version").notNullable();
      table.text("actor").notNullable();
      table.text("changes").notNullable();
      table.bigInteger("applied_at").notNullable();
      table.index(["product_id", "mode", "id"]);
    })
    .createTable("law_releases", (table) => {
      table.text("release").primary();
      table.text("policy").notNullable();
      table.bigInteger("stored_at").notNullable();
    })
    .createTable("api_keys", (table) => {
      table.text("key_id").primary();
      table.integer("product_id").notNullable().references("products.product_id");
      table.text("mode").notNullable();
      table.text("secret_hash").notNullable();
      table.text("label");
      table.bigInteger("created_at").notNullable();
      table.bigInteger("expires_at");
      table.bigInteger("revoked_at");
      table.text("last_used_on");
      // Whose data the key exports and erases: its product's, or the organisation's.
      table.text("scope").notNullable().defaultTo("product");
    })
    .createTable("used_nonces", (table) => {
      table.text("nonce_hash").primary();
      table.bigInteger("expires_at").notNullable().index();
    })
    .createTable("idempotency_keys", (table) => {
      table.integer("product_id").notNullable();
      table.text("mode").notNullable();
      table.text("operation").notNullable();
      table.text("key_hash").notNullable();
      table.text("body_hash").notNullable();
      // Encrypted; null while the request runs.
      table.text("response");
      table.bigInteger("expires_at").notNullable().index();
      table.text("about");
      table.primary(["product_id", "mode", "operation", "key_hash"]);
      table.index(["about"], "idempotency_keys_about");
    })
    // Documents presented to all sessions of a product, in batches: `reached` is the last session looked at.
    .createTable("announcements", (table) => {
      table.text("announcement_id").primary();
      table.integer("product_id").notNullable().references("products.product_id");
      table.text("mode").notNullable();
      table.text("hash").notNullable();
      table.text("documents").notNullable();
      table.text("places").notNullable();
      table.bigInteger("deadline");
      table.bigInteger("announced_at").notNullable();
      table.text("reached").notNullable();
      table.integer("presented").notNullable();
      table.bigInteger("completed_at");
      table.unique(["product_id", "mode", "hash"]);
    })
    // Laws and product files that took effect and are announced to the product, session by session.
    .createTable("rule_changes", (table) => {
      table.text("change_id").primary();
      table.integer("product_id").notNullable().references("products.product_id");
      table.text("cause").notNullable();
      table.bigInteger("effective_at").notNullable();
      // The product before and after; null for a law.
      table.text("products");
      // The last session that was looked at; empty before the first.
      table.text("cursor").notNullable();
      table.index(["product_id", "effective_at"]);
    }),
  ...rateLimits(sql, dialect),
];
