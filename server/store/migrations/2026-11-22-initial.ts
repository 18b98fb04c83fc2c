import type { Migration } from "../engine/migrate.js";
import { appendOnly } from "./append-only.js";
import { clustered } from "./clustered.js";
import { rateLimits } from "./rate-limits.js";

/**
 * Instants are milliseconds since 1970; JSON is text; ids from outside are text, because their pattern admits more than a
 * UUID. `id` is the number of a row and orders rows of the same instant.
 */
export const initial: Migration = {
  id: "2026-11-22-initial",
  up: (schema, sql, dialect) => [
    schema
      // What the service remembers about itself, such as its manual clock.
      .createTable("settings", (table) => {
        table.text("name").primary();
        table.text("value").notNullable();
      })
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
        table.text("label");
        table.bigInteger("created_at").notNullable();
        table.bigInteger("expires_at");
        table.bigInteger("revoked_at");
        table.text("last_used_on");
      })
      .createTable("players", (table) => {
        table.text("organisation").notNullable();
        table.text("mode").notNullable();
        table.text("kuid").notNullable();
        table.text("evidence").notNullable();
        table.bigInteger("created_at").notNullable();
        table.primary(["organisation", "mode", "kuid"]);
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
        table.text("timezone");
        table.text("announced_age_status");
        table.unique(["product_id", "mode", "kuid"], {
          predicate: sql.whereNull("revoked_at"),
          indexName: "one_session",
        });
        table.index(["kuid"]);
      })
      .createTable("guardians", (table) => {
        table.text("guardian_id").primary();
        table.text("organisation").notNullable();
        table.text("mode").notNullable();
        table.text("address_hash").notNullable();
        // Encrypted.
        table.text("address").notNullable();
        table.bigInteger("created_at").notNullable();
        table.unique(["organisation", "mode", "address_hash"]);
        table.index(["address_hash", "mode"], "guardians_by_address");
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
        table.bigInteger("entered_at").notNullable();
        table.index(["client_hash", "entered_at"]);
      })
      .createTable("mails", (table) => {
        table.increments("id");
        table.text("mail_id").notNullable().unique();
        table.integer("product_id").notNullable();
        table.text("mode").notNullable();
        // Encrypted.
        table.text("content").notNullable();
        table.text("status").notNullable();
        table.integer("attempts").notNullable();
        table.bigInteger("created_at").notNullable();
        table.bigInteger("sent_at");
        table.index(["product_id", "created_at"], "mails_of_product");
      })
      .createTable("idempotency_keys", (table) => {
        table.integer("product_id").notNullable();
        table.text("mode").notNullable();
        table.text("operation").notNullable();
        table.text("key_hash").notNullable();
        table.text("body_digest").notNullable();
        // Encrypted; null while the request runs.
        table.text("response");
        table.bigInteger("expires_at").notNullable().index();
        table.primary(["product_id", "mode", "operation", "key_hash"]);
      })
      // What is to happen at a time: one row for each kind and ref, deleted when it is done.
      .createTable("wakeups", (table) => {
        table.increments("id");
        table.text("kind").notNullable();
        table.text("ref").notNullable();
        table.boolean("is_external").notNullable();
        table.bigInteger("due_at").notNullable();
        // When it is attempted next: later than it was due where it has failed.
        table.bigInteger("run_at").notNullable();
        // Leases are in real time, for a manual clock stands still.
        table.bigInteger("lease_until");
        table.integer("version").notNullable();
        table.integer("attempts").notNullable();
        table.text("last_error");
        // Whether Temporal knows its instant, or an earlier one.
        table.boolean("is_dispatched").notNullable().defaultTo(false);
        table.bigInteger("dispatch_lease_until");
        table.unique(["kind", "ref"]);
        table.index(["is_external", "run_at"]);
        table.index(["run_at"], "wakeups_pending_dispatch", {
          predicate: sql.whereRaw("is_dispatched = false"),
        });
        table.index(["id"], "wakeups_failing", { predicate: sql.whereRaw("attempts > 0") });
      })
      .createTable("events", (table) => {
        table.bigIncrements("id");
        table.text("event_id").notNullable().unique();
        table.integer("product_id").notNullable();
        table.text("mode").notNullable();
        table.text("session_id");
        table.text("kuid");
        table.text("type").notNullable();
        // 0 where there is no session.
        table.bigInteger("sequence").notNullable();
        table.bigInteger("occurred_at").notNullable();
        // As it is sent: every attempt and every replay sends the same bytes.
        table.text("body").notNullable();
        table.index(
          ["product_id", "mode", "occurred_at", "sequence", "id"],
          "events_by_occurred_at",
        );
        table.index(
          ["product_id", "mode", "type", "occurred_at", "sequence", "id"],
          "events_by_type",
        );
      })
      .createTable("event_sequences", (table) => {
        table.text("session_id").primary();
        table.bigInteger("last").notNullable();
      })
      .createTable("webhook_endpoints", (table) => {
        table.text("endpoint_id").primary();
        table.integer("product_id").notNullable().references("products.product_id");
        table.text("mode").notNullable();
        table.text("url").notNullable();
        table.text("events");
        // Encrypted.
        table.text("secrets").notNullable();
        table.text("source").notNullable();
        table.bigInteger("created_at").notNullable();
        table.bigInteger("failing_since");
        table.bigInteger("disabled_at");
        table.text("disabled_reason");
        table.index(["product_id", "mode"]);
      })
      .createTable("webhook_deliveries", (table) => {
        table.bigIncrements("id");
        // `events.id`; `event_id` is the one that products see.
        table.bigInteger("event_row_id").notNullable();
        table.text("endpoint_id").notNullable().references("webhook_endpoints.endpoint_id");
        table.text("status").notNullable();
        // Since it was last queued: a replay begins the schedule anew.
        table.integer("attempts").notNullable();
        table.integer("total_attempts").notNullable();
        table.bigInteger("due_at");
        table.unique(["event_row_id", "endpoint_id"]);
        table.index(["endpoint_id", "due_at", "id"], "deliveries_pending", {
          predicate: sql.whereNotNull("due_at"),
        });
      })
      .createTable("webhook_attempts", (table) => {
        table.bigInteger("event_row_id").notNullable();
        table.text("endpoint_id").notNullable();
        table.integer("attempt").notNullable();
        table.bigInteger("attempted_at").notNullable();
        table.text("status").notNullable();
        table.integer("duration_ms").notNullable();
        table.primary(["event_row_id", "endpoint_id", "attempt"]);
      })
      // Guardians who sign in by a link in a mail. Addresses are kept as keyed hashes only.
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
        table.bigInteger("last_seen_at").notNullable().index();
        table.index(["address_hash", "mode"]);
      })
      .createTable("screentime_sessions", (table) => {
        table.text("session_id").primary().references("sessions.session_id");
        // The guardian's schedule; null before there is one.
        table.boolean("enabled");
        table.text("schedule");
        table.text("state").notNullable();
      })
      .createTable("overrides", (table) => {
        table.text("override_id").primary();
        table.text("session_id").notNullable().references("sessions.session_id");
        table.integer("product_id").notNullable().references("products.product_id");
        table.text("mode").notNullable();
        table.text("kuid").notNullable();
        table.text("type").notNullable();
        table.integer("requested_minutes");
        // A child's own words: encrypted.
        table.text("reason");
        table.text("link_hash").notNullable().unique();
        table.text("status").notNullable();
        table.integer("granted_minutes");
        table.bigInteger("requested_at").notNullable();
        table.bigInteger("expires_at").notNullable();
        table.bigInteger("resolved_at");
        table.bigInteger("withdrawn_at");
        table.unique(["product_id", "mode", "kuid"], {
          indexName: "one_pending_override",
          predicate: sql.whereRaw("status = 'pending'"),
        });
        table.index(["session_id", "requested_at"], "overrides_of_session");
        table.index(["product_id", "requested_at"], "overrides_with_reason", {
          predicate: sql.whereNotNull("reason"),
        });
      }),
    ...clustered(
      sql,
      dialect,
      sql.schema
        .createTable("screentime_days", (table) => {
          table.text("session_id").notNullable();
          table.text("local_date").notNullable();
          table.bigInteger("used_ms").notNullable();
          table.primary(["session_id", "local_date"]);
        })
        .createTable("screentime_plays", (table) => {
          table.text("session_id").notNullable();
          table.text("play_id").notNullable();
          table.text("ended_by").notNullable();
          table.primary(["session_id", "play_id"]);
        })
        .createTable("screentime_segments", (table) => {
          table.text("session_id").notNullable();
          table.text("segment_id").notNullable();
          table.primary(["session_id", "segment_id"]);
        }),
    ),
    ...appendOnly(sql, dialect, "consent_ledger", ["sequence"]),
    ...rateLimits(sql, dialect),
  ],
};
