import type { Migration } from "../engine/migrate.js";

/** When mail that products or strangers caused was queued to an address. Kept for a day. */
export const mailCaps: Migration = {
  id: "2026-11-22-mail-caps",
  up: (schema) =>
    schema.createTable("capped_mails", (table) => {
      table.text("organisation").notNullable();
      table.text("mode").notNullable();
      table.text("address_hash").notNullable();
      table.bigInteger("queued_at").notNullable().index();
      table.index(["address_hash", "organisation", "mode", "queued_at"], "capped_mails_of_address");
    }),
};
