import type { Knex } from "knex";
import type { Dialect } from "../../engine/db.js";
import type { Step } from "../../engine/migrate.js";
import { appendOnly } from "./append-only.js";
import { ownerFunction } from "./owner-function.js";

const KEPT_MS = 400 * 86_400_000;

/** By the database's clock, so that the service cannot choose what counts as old. */
const KEPT_SINCE = {
  sqlite: `unixepoch() * 1000 - ${KEPT_MS}`,
  postgres: `(extract(epoch from now()) * 1000)::bigint - ${KEPT_MS}`,
};

/** What an erasure leaves as it is. */
const fixedDiffer = [
  ...["id", "occurred_at", "action", "outcome", "request_id"],
  ...["organisation", "mode", "actor_leaf", "target_leaf", "hash"],
].map((column) => `new.${column} is distinct from old.${column}`);

/** A name may become `erased:`, and loses its salt with it. */
const namesDiffer = ["actor", "target"].map(
  (name) =>
    `((new.${name} is distinct from old.${name} or new.${name}_salt is distinct from old.${name}_salt) and (new.${name} is distinct from 'erased:' or new.${name}_salt is not null))`,
);

/**
 * Who did what, when. Each entry has the hash of the one before it. Entries can be deleted once they are 400 days old; an
 * erasure may blank the names in them.
 */
export const audit = (sql: Knex, dialect: Dialect): Step[] => [
  sql.schema
    .createTable("audit_log", (table) => {
      table.bigIncrements("id");
      table.bigInteger("occurred_at").notNullable().index();
      table.text("actor").notNullable();
      table.text("action").notNullable();
      table.text("target");
      table.text("outcome").notNullable();
      table.text("request_id");
      // Whose operators may read it: null for what is about the service itself, or about both modes.
      table.text("organisation");
      table.text("mode");
      table.text("actor_salt");
      table.text("target_salt");
      table.text("actor_leaf");
      table.text("target_leaf");
      table.text("hash");
      table.index(["actor", "id"]);
      table.index(["target"]);
      // As the console searches it.
      table.index(["organisation", "mode", "id"]);
      table.index(["organisation", "mode", "action", "id"]);
    })
    // The hash of the last entry that was purged, on which the next one builds.
    .createTable("audit_log_purged", (table) => {
      table.integer("purge_id").primary();
      table.text("hash").notNullable();
    }),
  ...appendOnly(sql, dialect, "audit_log", ["id"], {
    mayDelete: `old.occurred_at < ${KEPT_SINCE[dialect]}`,
    refusesUpdate: [...fixedDiffer, ...namesDiffer].join(" or "),
  }),
  ...(dialect === "postgres" ? asOwner(sql) : []),
];

const asOwner = (sql: Knex) => [
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
    // Reads what it may delete, by id: entries of the same clock as the first that is kept follow it.
    `with oldest as (
       select id, occurred_at, hash from public.audit_log order by id limit 500
     ), old as (
       select * from oldest where id < coalesce((select min(id) from oldest where occurred_at >= ${KEPT_SINCE.postgres}), 9223372036854775807)
     ), purged as (
       delete from public.audit_log where id in (select id from old)
     ), saved as (
       insert into public.audit_log_purged (purge_id, hash)
       select 1, hash from old where hash is not null order by id desc limit 1
       on conflict (purge_id) do update set hash = excluded.hash
     )
     select count(*) from old`,
    "bigint",
  ),
];
