import type { Migration } from "../engine/migrate.js";
import { clustered } from "./clustered.js";

/** Transactions that products report, what was spent on each local day, and what was announced of spending limits. */
export const transactions: Migration = {
  id: "2026-11-22-transactions",
  up: (schema, sql, dialect) => [
    ...clustered(
      sql,
      dialect,
      sql.schema
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
          table.primary(["session_id", "transaction_id"]);
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
          table.primary(["session_id", "local_date", "currency"]);
        })
        .createTable("spending_alerts", (table) => {
          table.text("session_id").notNullable();
          table.text("allowance").notNullable();
          table.text("currency").notNullable();
          table.text("period").notNullable();
          table.text("starts_on").notNullable();
          table.bigInteger("limit_minor").notNullable();
          table.text("type").notNullable();
          table.primary([
            ...["session_id", "allowance", "currency", "period"],
            ...["starts_on", "limit_minor", "type"],
          ]);
        }),
    ),
    // For the purge, which goes by date.
    schema.alterTable("transactions", (table) => {
      table.index(["local_date"]);
    }),
  ],
};
