import type { Migration } from "../engine/migrate.js";

/** Which cap an email counts against. */
export const mailBudgets: Migration = {
  id: "2026-11-23-mail-budgets",
  up: (schema) => [
    schema.alterTable("capped_mails", (table) => {
      table.text("budget").notNullable().defaultTo("requests");
    }),
  ],
};
