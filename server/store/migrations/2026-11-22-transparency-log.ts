import type { Migration } from "../engine/migrate.js";
import { appendOnly } from "./append-only.js";
import { clustered } from "./clustered.js";

/** One ledger for each organisation and mode, as a transparency log. No release wrote the table that it replaces. */
export const transparencyLog: Migration = {
  id: "2026-11-22-transparency-log",
  up: (_schema, sql, dialect) => [
    sql.schema.dropTable("consent_ledger"),
    ...(dialect === "postgres" ? [sql.raw("drop function consent_ledger_refuse()")] : []),
    ...clustered(
      sql,
      dialect,
      sql.schema
        // What was decided. An entry that is erased takes its salt with it.
        .createTable("ledger_entries", (table) => {
          table.text("organisation").notNullable();
          table.text("mode").notNullable();
          table.bigInteger("entry_index").notNullable();
          table.text("kind").notNullable();
          table.text("challenge_id");
          // The index of the entry that this one erases.
          table.bigInteger("erased");
          table.text("salt").notNullable();
          table.text("entry").notNullable();
          table.primary(["organisation", "mode", "entry_index"]);
          table.index(["challenge_id"], "ledger_entries_of_challenge");
          table.unique(["organisation", "mode", "erased"], { indexName: "ledger_erasures" });
        })
        // The leaves and nodes of the tree, in the order in which they were completed.
        .createTable("ledger_hashes", (table) => {
          table.text("organisation").notNullable();
          table.text("mode").notNullable();
          table.bigInteger("position").notNullable();
          table.text("hash").notNullable();
          table.primary(["organisation", "mode", "position"]);
        })
        .createTable("ledger_checkpoints", (table) => {
          table.text("organisation").notNullable();
          table.text("mode").notNullable();
          table.bigInteger("size").notNullable();
          // Named like the ledger: another public address, another origin.
          table.text("origin").notNullable();
          table.text("note").notNullable();
          table.bigInteger("created_at").notNullable();
          table.primary(["organisation", "mode", "size", "origin"]);
        }),
    ),
    // Keys that checkpoints are signed with. The newest signs; the others stay, to check what they signed.
    sql.schema.createTable("ledger_keys", (table) => {
      table.text("key_id").primary();
      table.text("public_key").notNullable();
      // Encrypted.
      table.text("private_key").notNullable();
      table.bigInteger("created_at").notNullable();
    }),
    ...appendOnly(
      sql,
      dialect,
      "ledger_entries",
      ["organisation", "mode", "entry_index"],
      "exists (select 1 from ledger_entries as e where e.organisation = old.organisation and e.mode = old.mode and e.erased = old.entry_index)",
    ),
    ...appendOnly(sql, dialect, "ledger_hashes", ["organisation", "mode", "position"]),
    ...appendOnly(sql, dialect, "ledger_checkpoints", ["organisation", "mode", "size", "origin"]),
  ],
};
