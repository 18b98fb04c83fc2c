import type { Migration } from "../engine/migrate.js";
import { KEPT_SINCE } from "./2026-11-22-audit-log.js";
import { ownerFunction, SAFE_PATH } from "./owner-function.js";

/** What runs with the owner's rights, and the triggers that guard it, look at nothing that its caller has made. */
export const ownerFunctions: Migration = {
  id: "2026-11-23-owner-functions",
  up: (_schema, sql, dialect) =>
    dialect === "sqlite"
      ? []
      : [
          ...ownerFunction(
            sql,
            "erase_ledger_entries(ledger text, of_mode text, indexes bigint[])",
            "delete from public.ledger_entries where organisation = ledger and mode = of_mode and entry_index = any(indexes)",
          ),
          ...ownerFunction(
            sql,
            "blank_audit_log(names text[])",
            `update public.audit_log set actor = case when actor = any(names) then 'erased:' else actor end,
               target = case when target = any(names) then 'erased:' else target end
             where actor = any(names) or target = any(names)`,
          ),
          ...ownerFunction(
            sql,
            "purge_audit_log()",
            `delete from public.audit_log where occurred_at < ${KEPT_SINCE.postgres}`,
          ),
          sql.raw(`create or replace function public.ledger_entries_refuse_delete() returns trigger language plpgsql as $$
            begin
              if exists (select 1 from public.ledger_entries as e where e.organisation = old.organisation and e.mode = old.mode and e.erased = old.entry_index)
              then return old; end if;
              raise exception 'ledger_entries is append-only';
            end $$`),
          ...TRIGGERS.map((name) => sql.raw(`alter function public.${name}() ${SAFE_PATH}`)),
        ],
};

const TRIGGERS = [
  "ledger_entries_refuse",
  "ledger_entries_refuse_delete",
  "ledger_hashes_refuse",
  "ledger_checkpoints_refuse",
  "audit_log_refuse",
  "audit_log_refuse_delete",
  "audit_log_refuse_update",
];
