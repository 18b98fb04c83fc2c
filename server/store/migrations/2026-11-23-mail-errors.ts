import type { Migration } from "../engine/migrate.js";

/** What a mail server said when it did not accept an email, encrypted. */
export const mailErrors: Migration = {
  id: "2026-11-23-mail-errors",
  up: (schema) => [
    schema.alterTable("mails", (table) => {
      table.text("last_error");
    }),
  ],
};
