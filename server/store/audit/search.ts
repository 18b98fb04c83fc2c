// The audit log of an organisation, newest first, as its operators search it.
import type { AuditAction, AuditActor } from "../../domain/audit.js";
import type { Tree } from "../../domain/ledger/checkpoint.js";
import type { Db } from "../engine/db.js";
import { isOneOf, type Slots, type Statement } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import { auditLog } from "./table.js";

/** An entry as operators read it. */
export type FoundEntry = Pick<
  RowOf<typeof auditLog>,
  "id" | "occurredAt" | "actor" | "action" | "target" | "outcome" | "requestId" | "mode"
>;

export type AuditSearch = Readonly<{
  /** Any of these; absent for all. */
  actions?: readonly AuditAction[];
  actor?: AuditActor;
  /** Milliseconds of real time, both included. */
  since?: number;
  until?: number;
}>;

type Params = Tree & {
  before: number;
  since: number;
  until: number;
  limit: number;
  actions: readonly string[];
  actor: string;
};

/** Lists entries of a mode, and those about both. */
const listing = (hasActions: boolean, hasActor: boolean) =>
  query((sql, p: Slots<Params>) => {
    const selected = auditLog
      .select(sql, "id", "occurredAt", "actor", "action", "target", "outcome", "requestId", "mode")
      // An actor has few entries, which their own index finds.
      .whereRaw(hasActor ? "coalesce(organisation, '') = ?" : "organisation = ?", [
        p.organisation,
      ] as never)
      .whereRaw("(mode is null or mode = ?)", [p.mode] as never)
      .where("id", "<", p.before)
      .whereRaw("+occurred_at between ? and ?", [p.since, p.until] as never);
    if (hasActions) void selected.where(isOneOf(sql, "action", p.actions));
    if (hasActor) void selected.where(auditLog.values(p as never, "actor"));
    // Knex takes no parameter for a limit.
    return selected.orderByRaw("id desc limit ?", [p.limit] as never);
  });

const listings = new Map<string, Statement<Params, FoundEntry>>();

/** Returns entries before a row, newest first. */
export function searchAuditLog(
  db: Db,
  { organisation, mode }: Tree,
  { actions, actor, since = 0, until = Number.MAX_SAFE_INTEGER }: AuditSearch,
  { before, limit }: Readonly<{ before: number; limit: number }>,
): Promise<FoundEntry[]> {
  const name = `${actions !== undefined} ${actor !== undefined}`;
  let list = listings.get(name);
  if (!list) listings.set(name, (list = listing(actions !== undefined, actor !== undefined)));
  return list(db, {
    ...{ organisation, mode, before, since, until, limit },
    ...{ actions: actions ?? [], actor: actor ?? "" },
  });
}
