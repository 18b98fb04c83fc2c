import type { Migration } from "../engine/migrate.js";

/** What guardians answered to a product's questions, by the names of its allowances. */
export const allowances: Migration = {
  id: "2026-11-22-allowances",
  up: (schema) => [
    schema.alterTable("sessions", (table) => {
      table.text("allowances").notNullable().defaultTo("{}");
    }),
  ],
};
