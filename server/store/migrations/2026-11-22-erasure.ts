import type { Knex } from "knex";

import type { Dialect } from "../engine/db.js";
import type { Migration } from "../engine/migrate.js";

/** Of the audit log, what an erasure leaves as it is. */
const KEPT = ["id", "occurred_at", "action", "outcome", "request_id"];

/** What was erased, as keyed hashes; ways to find what belongs to a person; and an audit log that lets names be blanked. */
export const erasure: Migration = {
  id: "2026-11-22-erasure",
  up: (schema, sql, dialect) => [
    schema
      // One key for ever: what it has hashed is known again after any change of the secret.
      .createTable("erasure_keys", (table) => {
        table.text("key_id").primary();
        // Encrypted.
        table.text("key").notNullable();
        table.bigInteger("created_at").notNullable();
      })
      .createTable("erasures", (table) => {
        table.text("erased_hash").primary();
        table.text("subject").notNullable();
        table.bigInteger("erased_at").notNullable();
      })
      .createTable("erased_ids", (table) => {
        table.integer("product_id").notNullable();
        table.text("id_hash").notNullable();
        table.primary(["product_id", "id_hash"]);
      }),
    sql.schema.alterTable("mails", (table) => {
      table.text("kuid");
      table.index(["kuid"], "mails_of_player");
    }),
    sql.schema.alterTable("idempotency_keys", (table) => {
      table.text("about");
      table.index(["about"], "idempotency_keys_about");
    }),
    sql.schema.alterTable("events", (table) => {
      table.index(["kuid"], "events_of_player", { predicate: sql.whereNotNull("kuid") });
      table.index(["occurred_at"], "events_of_erased", {
        predicate: sql.whereRaw("kuid is null and type = 'Session.Revoked'"),
      });
    }),
    sql.schema.alterTable("challenges", (table) => {
      table.index(["kuid"], "challenges_of_player");
      table.index(["session_id"], "challenges_of_session");
    }),
    sql.schema.alterTable("widgets", (table) => {
      table.index(["kuid"], "widgets_of_player");
      table.index(["session_id"], "widgets_of_session");
      table.index(["challenge_id"], "widgets_of_challenge");
    }),
    sql.schema.alterTable("decisions", (table) => {
      table.index(["session_id"], "decisions_of_session");
      table.index(["challenge_id"], "decisions_of_challenge");
    }),
    ...(dialect === "sqlite"
      ? [
          sql.raw(
            "create index ledger_entries_of_player on ledger_entries (organisation, mode, json_extract(entry, '$.kuid')) where json_extract(entry, '$.kuid') is not null",
          ),
        ]
      : [
          sql.raw(
            "create index ledger_entries_of_player on ledger_entries (organisation, mode, (entry::json ->> 'kuid')) where (entry::json ->> 'kuid') is not null",
          ),
        ]),
    ...blankable(sql, dialect),
    ...(dialect === "postgres" ? asOwner(sql) : []),
  ],
};

/** Rows of the audit log may lose who or what they name, and change in nothing else. */
function blankable(sql: Knex, dialect: Dialect): Knex.Raw[] {
  const differs = [
    ...KEPT.map((column) => `new.${column} is distinct from old.${column}`),
    "(new.actor <> old.actor and new.actor <> 'erased:')",
    "(new.target is distinct from old.target and new.target is distinct from 'erased:')",
  ].join(" or ");
  if (dialect === "sqlite")
    return [
      sql.raw("drop trigger audit_log_update"),
      sql.raw(
        `create trigger audit_log_update before update on audit_log when ${differs} begin select raise(abort, 'audit_log is append-only'); end`,
      ),
    ];
  return [
    sql.raw("drop trigger audit_log_refuse on audit_log"),
    sql.raw(
      "create trigger audit_log_refuse before truncate on audit_log for each statement execute function audit_log_refuse()",
    ),
    sql.raw(
      `create function audit_log_refuse_update() returns trigger language plpgsql as $$ begin if ${differs} then raise exception 'audit_log is append-only'; end if; return new; end $$`,
    ),
    sql.raw(
      "create trigger audit_log_refuse_update before update on audit_log for each row execute function audit_log_refuse_update()",
    ),
  ];
}

/** With the rights of the tables' owner, for the service's own role may neither delete nor change these rows. */
const asOwner = (sql: Knex): Knex.Raw[] => [
  sql.raw(
    `create function erase_ledger_entries(ledger text, of_mode text, indexes bigint[]) returns void language sql security definer set search_path from current
     as $$ delete from ledger_entries where organisation = ledger and mode = of_mode and entry_index = any(indexes) $$`,
  ),
  sql.raw(
    `create function blank_audit_log(names text[]) returns void language sql security definer set search_path from current
     as $$ update audit_log set actor = case when actor = any(names) then 'erased:' else actor end,
           target = case when target = any(names) then 'erased:' else target end
           where actor = any(names) or target = any(names) $$`,
  ),
];
