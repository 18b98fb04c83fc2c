import type { Migration } from "../engine/migrate.js";

/** The language that a guardian used last, for their mails. */
export const guardianLanguages: Migration = {
  id: "2026-11-22-guardian-languages",
  up: (schema) =>
    schema.alterTable("guardians", (table) => {
      table.text("language");
    }),
};
