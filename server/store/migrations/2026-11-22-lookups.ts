import type { Migration } from "../engine/migrate.js";

/** What a product file sets a time for, with the column that it goes by. */
const DATED = {
  activity_records: "local_date",
  activity_days: "local_date",
  transactions: "local_date",
  spending_days: "local_date",
  spending_alerts: "starts_on",
  screentime_days: "local_date",
};

/**
 * What a purge or an erasure deletes is found by an index, so that it costs as much as it deletes and not as much as is
 * stored: also rows that refer to what is deleted, for which the database looks by itself.
 */
export const lookups: Migration = {
  id: "2026-11-22-lookups",
  up: (_, sql, dialect) => [
    // SQLite did not use the one that begins with the ledger and leaves out what is of no player.
    ...(dialect === "sqlite"
      ? [
          sql.raw("drop index ledger_entries_of_player"),
          sql.raw(
            "create index ledger_entries_of_player on ledger_entries (json_extract(entry, '$.kuid'))",
          ),
        ]
      : []),
    sql.schema
      .alterTable("activity_records", (table) => {
        table.dropIndex(["local_date"]);
      })
      .alterTable("transactions", (table) => {
        table.dropIndex(["local_date"]);
      }),
    ...Object.entries(DATED).flatMap(([name, column]) => [
      sql.schema.alterTable(name, (table) => {
        table.integer("product_id").notNullable().defaultTo(0);
      }),
      sql.raw(
        `update ${name} set product_id = coalesce((select s.product_id from sessions s where s.session_id = ${name}.session_id), 0)`,
      ),
      sql.schema.alterTable(name, (table) => {
        table.index(["product_id", column], `${name}_of_product`);
      }),
    ]),
    sql.schema
      .alterTable("sessions", (table) => {
        table.index(["product_id", "revoked_at"], "revoked_sessions", {
          predicate: sql.whereRaw("revoked_at is not null"),
        });
      })
      .alterTable("challenges", (table) => {
        table.index(["product_id", "decided_at"], "refused_challenges", {
          predicate: sql.whereRaw("status = 'FAIL'"),
        });
      })
      .alterTable("players", (table) => {
        table.index(["created_at"]);
      })
      .alterTable("decisions", (table) => {
        table.index(["kuid"]);
        table.index(["guardian_id"]);
      })
      .alterTable("receipts", (table) => {
        table.index(["guardian_id"]);
      })
      .alterTable("overrides", (table) => {
        table.index(["kuid"]);
      })
      .alterTable("verifications", (table) => {
        table.index(["session_id"]);
      })
      .alterTable("guardian_invitations", (table) => {
        table.index(["session_id"]);
      })
      .alterTable("audit_log", (table) => {
        table.index(["actor"]);
        table.index(["target"]);
      }),
  ],
};
