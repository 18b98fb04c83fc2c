import type { Migration } from "../engine/migrate.js";

/** The verifications of a guardian are found by their address. */
export const verificationHolders: Migration = {
  id: "2026-11-22-verification-holders",
  up: (schema) => [
    schema.alterTable("verifications", (table) => {
      table.index(["address_hash"]);
    }),
  ],
};
