import type { Knex } from "knex";
import type { Step } from "../../engine/migrate.js";

/** What happens later, and what is sent. */
export const delivery = (sql: Knex): Step[] => [
  sql.schema
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
      table.text("traceparent");
      table.unique(["kind", "ref"]);
      table.index(["is_external", "run_at"]);
      table.index(["run_at"], "wakeups_pending_dispatch", {
        predicate: sql.whereRaw("is_dispatched = false"),
      });
      table.index(["id"], "wakeups_failing", { predicate: sql.whereRaw("attempts > 0") });
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
      table.text("kuid");
      // What the mail server said when it did not accept it; encrypted.
      table.text("last_error");
      // Until when receipts of what a product decides are added to it.
      table.bigInteger("collects_until");
      table.index(["product_id", "created_at"], "mails_of_product");
      table.index(["kuid"], "mails_of_player");
      table.index(["kuid", "collects_until"], "mails_collecting");
    })
    // Addresses that said they have nothing to do with a player: no mail about that player goes to them.
    .createTable("mail_stops", (table) => {
      table.text("organisation").notNullable();
      table.text("mode").notNullable();
      table.text("kuid").notNullable();
      table.text("address_hash").notNullable();
      table.bigInteger("stopped_at").notNullable();
      // Encrypted: the hash is made of it again under another secret.
      table.text("address");
      table.primary(["organisation", "mode", "kuid", "address_hash"]);
      table.index(["address_hash"], "mail_stops_of_address");
    })
    // When mail that products or strangers caused was queued to an address. Kept for a day.
    .createTable("capped_mails", (table) => {
      table.text("organisation").notNullable();
      table.text("mode").notNullable();
      table.text("address_hash").notNullable();
      table.bigInteger("queued_at").notNullable().index();
      table.text("budget").notNullable().defaultTo("requests");
      table.index(["address_hash", "organisation", "mode", "queued_at"], "capped_mails_of_address");
    })
    // Who gets the weekly summary.
    .createTable("digest_subscriptions", (table) => {
      table.text("subscription_id").primary();
      table.text("guardian_id").notNullable();
      table.text("kuid").notNullable().index();
      table.text("token").notNullable();
      table.text("token_hash").notNullable().unique();
      table.bigInteger("unsubscribed_at");
      table.text("organisation").notNullable().defaultTo("");
      table.text("mode").notNullable().defaultTo("");
      table.unique(["guardian_id", "kuid"]);
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
      table.bigInteger("created_at").notNullable().defaultTo(0);
      table.text("traceparent");
      table.index(["kuid"], "events_of_player", { predicate: sql.whereNotNull("kuid") });
      table.index(["occurred_at"], "events_of_erased", {
        predicate: sql.whereRaw("kuid is null and type = 'Session.Revoked'"),
      });
      table.index(["product_id", "mode", "created_at", "id"], "events_by_created_at");
      table.index(["product_id", "mode", "type", "created_at", "id"], "events_by_type");
      table.index(["session_id"], "events_of_session", {
        predicate: sql.whereNotNull("session_id"),
      });
    })
    .createTable("event_sequences", (table) => {
      table.text("session_id").primary();
      table.bigInteger("last").notNullable();
      table.bigInteger("last_at").notNullable().defaultTo(0);
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
      table.index(["endpoint_id", "status", "id"], "deliveries_of_endpoint");
    })
    .createTable("webhook_attempts", (table) => {
      table.bigInteger("event_row_id").notNullable();
      table.text("endpoint_id").notNullable();
      table.integer("attempt").notNullable();
      table.bigInteger("attempted_at").notNullable();
      table.text("status").notNullable();
      table.integer("duration_ms").notNullable();
      // Encrypted; null where the body was empty.
      table.text("response");
      table.primary(["event_row_id", "endpoint_id", "attempt"]);
    }),
];
