import type { Knex } from "knex";

import type { Migration } from "../engine/migrate.js";

/** Instants are milliseconds since 1970; JSON is text; ids are text, for their pattern admits more than a UUID. */
export const firstTables: Migration = {
  id: "2026-11-21-first-tables",
  up: (schema, sql, dialect) => [
    schema
      .createTable("products", (table) => {
        table.integer("product_id").primary();
        table.text("organisation").notNullable();
        table.text("config").notNullable();
        table.text("version").notNullable();
        table.text("permissions_since").notNullable();
        table.bigInteger("applied_at").notNullable();
      })
      .createTable("api_keys", (table) => {
        table.text("key_id").primary();
        table.integer("product_id").notNullable().references("products.product_id");
        table.text("mode").notNullable();
        table.text("secret_hash").notNullable();
        table.bigInteger("created_at").notNullable();
        table.bigInteger("expires_at");
        table.bigInteger("revoked_at");
      })
      .createTable("players", (table) => {
        table.text("organisation").notNullable();
        table.text("mode").notNullable();
        table.text("kuid").notNullable();
        table.text("evidence").notNullable();
        table.bigInteger("created_at").notNullable();
        table.primary(["organisation", "mode", "kuid"]);
      })
      .createTable("guardians", (table) => {
        table.text("guardian_id").primary();
        table.text("organisation").notNullable();
        table.text("mode").notNullable();
        table.text("address_hash").notNullable();
        table.text("address").notNullable();
        table.bigInteger("created_at").notNullable();
        table.unique(["organisation", "mode", "address_hash"]);
      })
      .createTable("sessions", (table) => {
        table.text("session_id").primary();
        table.integer("product_id").notNullable().references("products.product_id");
        table.text("mode").notNullable();
        table.text("kuid").notNullable();
        table.text("jurisdiction").notNullable();
        table.text("evidence").notNullable();
        table.text("settings").notNullable();
        table.text("status").notNullable();
        table.integer("version").notNullable();
        table.bigInteger("consented_at");
        table.bigInteger("created_at").notNullable();
        table.bigInteger("revoked_at");
        table.text("revoked_by");
        table.unique(["product_id", "mode", "kuid"], {
          predicate: sql.whereNull("revoked_at"),
          indexName: "one_session",
        });
        table.index(["kuid"]);
      })
      .createTable("guardian_links", (table) => {
        table.text("session_id").primary().references("sessions.session_id");
        table.text("guardian_id").notNullable().references("guardians.guardian_id");
        table.bigInteger("linked_at").notNullable();
        table.bigInteger("unlinked_at");
        table.index(["guardian_id"]);
      })
      .createTable("challenges", (table) => {
        table.text("challenge_id").primary();
        table.integer("product_id").notNullable().references("products.product_id");
        table.text("mode").notNullable();
        table.text("type").notNullable();
        table.text("status").notNullable();
        table.text("kuid").notNullable();
        table.text("session_id");
        table.text("jurisdiction").notNullable();
        table.text("evidence").notNullable();
        table.text("requested_permissions").notNullable();
        table.text("documents").notNullable();
        table.text("options");
        table.text("locale");
        table.text("redirect_url");
        table.text("failure_reason");
        table.text("superseded_by");
        table.text("mailed_to");
        table.integer("password_generation").notNullable();
        table.bigInteger("password_expires_at").notNullable();
        table.text("password_hash").unique();
        table.integer("link_generation").notNullable();
        table.bigInteger("link_expires_at").notNullable();
        table.text("link_hash").unique();
        table.bigInteger("created_at").notNullable();
        table.bigInteger("decided_at");
        table.index(["product_id", "mode", "kuid"]);
        table.index(["session_id"]);
      })
      .createTable("consent_ledger", (table) => {
        table.integer("sequence").primary();
        table.text("entry").notNullable();
        table.text("previous_hash").notNullable();
        table.text("hash").notNullable();
      })
      .createTable("used_nonces", (table) => {
        table.text("nonce_hash").primary();
        table.bigInteger("expires_at").notNullable().index();
      })
      .createTable("wrong_passwords", (table) => {
        table.text("client_hash").notNullable();
        table.bigInteger("at").notNullable();
        table.index(["client_hash", "at"]);
      })
      .createTable("mails", (table) => {
        // Of one instant, too, the newest comes first.
        table.increments("position");
        table.text("mail_id").notNullable().unique();
        table.integer("product_id").notNullable();
        table.text("mode").notNullable();
        table.text("content").notNullable();
        table.text("status").notNullable();
        table.integer("attempts").notNullable();
        table.bigInteger("created_at").notNullable();
        table.bigInteger("sent_at");
      })
      .createTable("idempotency_keys", (table) => {
        table.integer("product_id").notNullable();
        table.text("mode").notNullable();
        table.text("operation").notNullable();
        table.text("key_hash").notNullable();
        table.text("body_digest").notNullable();
        table.text("answer");
        table.bigInteger("expires_at").notNullable().index();
        table.primary(["product_id", "mode", "operation", "key_hash"]);
      }),
    ...appendOnly(sql, dialect, "consent_ledger"),
  ],
};

/** Not even the service itself can rewrite what a guardian decided. */
function appendOnly(sql: Knex, dialect: string, table: string): Knex.Raw[] {
  if (dialect === "sqlite") {
    // `insert or replace` deletes the row that is there without asking the trigger for deletes.
    const isThere = `when exists (select 1 from ${table} where sequence = new.sequence)`;
    return Object.entries({ update: "", delete: "", insert: isThere }).map(([act, when]) =>
      sql.raw(
        `create trigger ${table}_${act} before ${act} on ${table} ${when} begin select raise(abort, '${table} is append-only'); end`,
      ),
    );
  }
  return [
    sql.raw(
      `create function ${table}_refuse() returns trigger language plpgsql as 'begin raise exception ''${table} is append-only''; end'`,
    ),
    sql.raw(
      `create trigger ${table}_refuse before update or delete or truncate on ${table} for each statement execute function ${table}_refuse()`,
    ),
  ];
}
