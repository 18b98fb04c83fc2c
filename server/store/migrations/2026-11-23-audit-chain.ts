import type { Migration } from "../engine/migrate.js";
import { KEPT_SINCE } from "./2026-11-22-audit-log.js";
import { ownerFunction, SAFE_PATH } from "./owner-function.js";

/** What an erasure leaves as it is. */
const FIXED = [
  ...["id", "occurred_at", "action", "outcome", "request_id"],
  ...["actor_leaf", "target_leaf", "hash"],
].map((column) => `new.${column} is distinct from old.${column}`);

/** A name may become `erased:`, and loses its salt with it. */
const namesDiffer = ["actor", "target"].map(
  (name) =>
    `((new.${name} is distinct from old.${name} or new.${name}_salt is distinct from old.${name}_salt) and (new.${name} is distinct from 'erased:' or new.${name}_salt is not null))`,
);
const differs = [...FIXED, ...namesDiffer].join(" or ");

/** Each entry has the hash of the one before it. What is left of the purged ones is the hash of the last. */
export const auditChain: Migration = {
  id: "2026-11-23-audit-chain",
  up: (schema, sql, dialect) => [
    schema.alterTable("audit_log", (table) => {
      table.text("actor_salt");
      table.text("target_salt");
      table.text("actor_leaf");
      table.text("target_leaf");
      // Null in entries from before the chain.
      table.text("hash");
    }),
    sql.schema.createTable("audit_log_purged", (table) => {
      table.integer("purge_id").primary();
      table.text("hash").notNullable();
    }),
    ...(dialect === "sqlite"
      ? [
          sql.raw("drop trigger audit_log_update"),
          sql.raw(
            `create trigger audit_log_update before update on audit_log when ${differs} begin select raise(abort, 'audit_log is append-only'); end`,
          ),
        ]
      : [
          sql.raw(
            `create or replace function public.audit_log_refuse_update() returns trigger language plpgsql ${SAFE_PATH} as $$ begin if ${differs} then raise exception 'audit_log is append-only'; end if; return new; end $$`,
          ),
          ...ownerFunction(
            sql,
            "blank_audit_log(names text[])",
            ["actor", "target"]
              .map(
                (name) =>
                  `update public.audit_log set ${name} = 'erased:', ${name}_salt = null where ${name} = any(names)`,
              )
              .join("; "),
          ),
          ...ownerFunction(
            sql,
            "purge_audit_log()",
            `with kept as (
               select coalesce(min(id), 9223372036854775807) as first from public.audit_log where occurred_at >= ${KEPT_SINCE.postgres}
             ), purged as (
               delete from public.audit_log where id < (select first from kept) returning id, hash
             )
             insert into public.audit_log_purged (purge_id, hash)
             select 1, hash from purged where hash is not null order by id desc limit 1
             on conflict (purge_id) do update set hash = excluded.hash`,
          ),
        ]),
  ],
};
