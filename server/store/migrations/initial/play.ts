import type { Knex } from "knex";
import type { Dialect } from "../../engine/db.js";
import type { Step } from "../../engine/migrate.js";
import { clustered } from "./clustered.js";

/** What products report of players, and what was counted of it. */
export const play = (sql: Knex, dialect: Dialect): Step[] => [
  sql.schema.createTable("screentime_sessions", (table) => {
    table.text("session_id").primary().references("sessions.session_id");
    // The guardian's schedule; null before there is one.
    table.boolean("enabled");
    table.text("schedule");
    table.text("state").notNullable();
  }),
  ...clustered(
    sql,
    dialect,
    sql.schema
      .createTable("screentime_days", (table) => {
        table.text("session_id").notNullable();
        table.text("local_date").notNullable();
        table.bigInteger("used_ms").notNullable();
        table.integer("product_id").notNullable().defaultTo(0);
        table.primary(["session_id", "local_date"]);
        table.index(["product_id", "local_date"], "screentime_days_of_product");
      })
      .createTable("screentime_plays", (table) => {
        table.text("session_id").notNullable();
        table.text("play_id").notNullable();
        table.text("ended_by").notNullable();
        table.bigInteger("ended_at").notNullable().defaultTo(Number.MAX_SAFE_INTEGER);
        table.primary(["session_id", "play_id"]);
      })
      .createTable("screentime_segments", (table) => {
        table.text("session_id").notNullable();
        table.text("segment_id").notNullable();
        table.primary(["session_id", "segment_id"]);
      })
      // Times of play of the latest days: several in a row, so that a play writes no row of its own.
      .createTable("screentime_spans", (table) => {
        table.text("session_id").notNullable();
        table.integer("part").notNullable();
        table.integer("product_id").notNullable();
        table.bigInteger("ended_at").notNullable();
        table.text("spans").notNullable();
        table.primary(["session_id", "part"]);
        table.index(["product_id", "ended_at"]);
      })
      .createTable("activity_records", (table) => {
        table.text("session_id").notNullable();
        table.text("record_id").notNullable();
        table.text("type").notNullable();
        table.bigInteger("occurred_at").notNullable();
        table.text("local_date").notNullable();
        table.text("data").notNullable();
        table.integer("product_id").notNullable().defaultTo(0);
        table.primary(["session_id", "record_id"]);
        table.index(["product_id", "local_date"], "activity_records_of_product");
      })
      .createTable("purged_activity", (table) => {
        table.text("session_id").notNullable();
        table.text("record_id").notNullable();
        table.primary(["session_id", "record_id"]);
      })
      .createTable("activity_days", (table) => {
        table.text("session_id").notNullable();
        table.text("local_date").notNullable();
        table.text("type").notNullable();
        table.bigInteger("count").notNullable();
        table.integer("product_id").notNullable().defaultTo(0);
        table.primary(["session_id", "local_date", "type"]);
        table.index(["product_id", "local_date"], "activity_days_of_product");
      })
      .createTable("transactions", (table) => {
        table.text("session_id").notNullable();
        table.text("transaction_id").notNullable();
        table.text("status").notNullable();
        table.bigInteger("occurred_at").notNullable();
        table.text("local_date").notNullable();
        table.text("currency").notNullable();
        table.bigInteger("amount_minor").notNullable();
        table.bigInteger("refunded_minor").notNullable();
        table.text("refund_of");
        table.text("details").notNullable();
        table.integer("product_id").notNullable().defaultTo(0);
        table.primary(["session_id", "transaction_id"]);
        table.index(["product_id", "local_date"], "transactions_of_product");
      })
      .createTable("purged_transactions", (table) => {
        table.text("session_id").notNullable();
        table.text("transaction_id").notNullable();
        table.primary(["session_id", "transaction_id"]);
      })
      .createTable("spending_days", (table) => {
        table.text("session_id").notNullable();
        table.text("local_date").notNullable();
        table.text("currency").notNullable();
        table.bigInteger("spent_minor").notNullable();
        table.integer("product_id").notNullable().defaultTo(0);
        table.primary(["session_id", "local_date", "currency"]);
        table.index(["product_id", "local_date"], "spending_days_of_product");
      })
      // Spending limits that were announced as near or reached.
      .createTable("spending_alerts", (table) => {
        table.text("session_id").notNullable();
        table.text("allowance").notNullable();
        table.text("currency").notNullable();
        table.text("period").notNullable();
        table.text("starts_on").notNullable();
        table.bigInteger("limit_minor").notNullable();
        table.text("type").notNullable();
        table.integer("product_id").notNullable().defaultTo(0);
        table.primary([
          ...["session_id", "allowance", "currency", "period"],
          ...["starts_on", "limit_minor", "type"],
        ]);
        table.index(["product_id", "starts_on"], "spending_alerts_of_product");
      }),
  ),
];
