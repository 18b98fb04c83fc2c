import type { Migration } from "../engine/migrate.js";

/** Until when receipts of what a product decides are added to an email. */
export const collectedReceipts: Migration = {
  id: "2026-11-23-collected-receipts",
  up: (schema) => [
    schema.alterTable("mails", (table) => {
      table.bigInteger("collects_until");
      table.index(["kuid", "collects_until"], "mails_collecting");
    }),
  ],
};
