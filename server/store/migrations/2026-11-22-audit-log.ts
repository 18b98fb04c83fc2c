import type { Migration } from "../engine/migrate.js";
import { appendOnly } from "./append-only.js";

const KEPT_MS = 400 * 86_400_000;

/** By the database's clock, so that the service cannot choose what counts as old. */
export const KEPT_SINCE = {
  sqlite: `unixepoch() * 1000 - ${KEPT_MS}`,
  postgres: `(extract(epoch from now()) * 1000)::bigint - ${KEPT_MS}`,
};

/** Who did what, when. Rows can be deleted once they are 400 days old, and never changed. */
export const auditLog: Migration = {
  id: "2026-11-22-audit-log",
  up: (schema, sql, dialect) => {
    const keptSince = KEPT_SINCE[dialect];
    return [
      schema.createTable("audit_log", (table) => {
        table.bigIncrements("id");
        table.bigInteger("occurred_at").notNullable().index();
        table.text("actor").notNullable();
        table.text("action").notNullable();
        table.text("target");
        table.text("outcome").notNullable();
        table.text("request_id");
      }),
      ...appendOnly(sql, dialect, "audit_log", ["id"], `old.occurred_at < ${keptSince}`),
      ...(dialect === "postgres"
        ? [
            sql.raw(
              `create function purge_audit_log() returns void language sql security definer set search_path from current
               as $$ delete from audit_log where occurred_at < ${keptSince} $$`,
            ),
          ]
        : []),
    ];
  },
};
