import type { Migration } from "../engine/migrate.js";

/** The site from which a one-time password was wrong, so that its many networks have one budget. */
export const codeSites: Migration = {
  id: "2026-11-23-code-sites",
  up: (schema) => [
    schema.alterTable("wrong_passwords", (table) => {
      table.text("site_hash");
      table.index(["site_hash", "entered_at"], "wrong_passwords_of_site");
    }),
  ],
};
