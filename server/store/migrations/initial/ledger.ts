import type { Knex } from "knex";
import type { Dialect } from "../../engine/db.js";
import type { Step } from "../../engine/migrate.js";
import { appendOnly } from "./append-only.js";
import { clustered } from "./clustered.js";
import { ownerFunction } from "./owner-function.js";

/** One ledger for each organisation and mode, as a transparency log. */
export const ledger = (sql: Knex, dialect: Dialect): Step[] => [
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
  sql.schema
    // Keys that checkpoints are signed with. The newest signs; the others stay, to check what they signed.
    .createTable("ledger_keys", (table) => {
      table.text("key_id").primary();
      table.text("public_key").notNullable();
      // Encrypted.
      table.text("private_key").notNullable();
      table.bigInteger("created_at").notNullable();
    }),
  sql.raw(
    dialect === "sqlite"
      ? "create index ledger_entries_of_player on ledger_entries (json_extract(entry, '$.kuid'))"
      : "create index ledger_entries_of_player on ledger_entries (organisation, mode, (entry::json ->> 'kuid')) where (entry::json ->> 'kuid') is not null",
  ),
  ...appendOnly(sql, dialect, "ledger_entries", ["organisation", "mode", "entry_index"], {
    mayDelete: `exists (select 1 from ${dialect === "sqlite" ? "" : "public."}ledger_entries as e where e.organisation = old.organisation and e.mode = old.mode and e.erased = old.entry_index)`,
  }),
  ...appendOnly(sql, dialect, "ledger_hashes", ["organisation", "mode", "position"]),
  ...appendOnly(sql, dialect, "ledger_checkpoints", ["organisation", "mode", "size", "origin"]),
  ...(dialect === "sqlite"
    ? []
    : ownerFunction(
        sql,
        "erase_ledger_entries(ledger text, of_mode text, indexes bigint[])",
        "delete from public.ledger_entries where organisation = ledger and mode = of_mode and entry_index = any(indexes)",
      )),
];
