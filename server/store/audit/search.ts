// The audit log of an organisation, newest first, as its operators search it.
import type { AuditAction, AuditActor } from "../../domain/audit.js";
import type { Tree } from "../../domain/ledger/checkpoint.js";
import { HOUR_MS } from "../../lib/dates.js";
import type { Db } from "../engine/db.js";
import type { Slots, Statement } from "../engine/statement.js";
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

/** Concurrent entries commit in any order. None is further than this from the order of instants. */
const DISORDER_MS = HOUR_MS;

/** `after` and `before` are rows that are not included. */
type Params = Tree &
  Readonly<{
    after: number;
    before: number;
    since: number;
    until: number;
    limit: number;
    actor: string;
    action: string;
  }>;

type Kind = Readonly<{ hasActor: boolean; hasAction: boolean; isOfMode: boolean }>;

/** Lists entries of a mode, and entries about both modes, in the order of an index that has all filters but the instants. */
const listing = ({ hasActor, hasAction, isOfMode }: Kind) =>
  query((sql, p: Slots<Params>) => {
    const selected = auditLog
      .select(sql, "id", "occurredAt", "actor", "action", "target", "outcome", "requestId", "mode")
      // An actor has few entries, which their own index finds.
      .whereRaw(hasActor ? "coalesce(organisation, '') = ?" : "organisation = ?", [p.organisation])
      .where("id", ">", p.after)
      .where("id", "<", p.before)
      .whereRaw("+occurred_at between ? and ?", [p.since, p.until]);
    if (isOfMode) void selected.where({ mode: p.mode });
    else void selected.whereNull("mode");
    if (hasAction) void selected.where({ action: p.action });
    if (hasActor) void selected.where({ actor: p.actor });
    // Knex takes no parameter for a limit.
    return selected.orderByRaw("id desc limit ?", [p.limit]);
  });

const listings = new Map<string, Statement<Params, FoundEntry>>();

function listingOf(kind: Kind): Statement<Params, FoundEntry> {
  const name = JSON.stringify(kind);
  let list = listings.get(name);
  if (!list) listings.set(name, (list = listing(kind)));
  return list;
}

const lastBefore = query((sql, p: Slots<{ instant: number }>) =>
  auditLog
    .select(sql, "id")
    .where("occurred_at", "<", p.instant)
    .orderBy("occurred_at", "desc")
    .limit(1),
);

const firstAfter = query((sql, p: Slots<{ instant: number }>) =>
  auditLog.select(sql, "id").where("occurred_at", ">", p.instant).orderBy("occurred_at").limit(1),
);

/**
 * Returns entries before a row, newest first. It reads no more of the log than it returns, except entries that are out of order.
 */
export async function searchAuditLog(
  db: Db,
  { organisation, mode }: Tree,
  { actions, actor, since, until }: AuditSearch,
  { before, limit }: Readonly<{ before: number; limit: number }>,
): Promise<FoundEntry[]> {
  const [older, newer] = [
    since === undefined ? undefined : await lastBefore.first(db, { instant: since - DISORDER_MS }),
    until === undefined ? undefined : await firstAfter.first(db, { instant: until + DISORDER_MS }),
  ];
  const wanted = {
    ...{ organisation, mode, limit, actor: actor ?? "" },
    after: older?.id ?? 0,
    before: Math.min(before, newer?.id ?? before),
    since: since ?? 0,
    until: until ?? Number.MAX_SAFE_INTEGER,
  };
  const found: FoundEntry[] = [];
  for (const action of actions ?? [undefined])
    for (const isOfMode of [true, false]) {
      const kind = { hasActor: actor !== undefined, hasAction: action !== undefined, isOfMode };
      found.push(...(await listingOf(kind)(db, { ...wanted, action: action ?? "" })));
    }
  return found.sort((one, other) => other.id - one.id).slice(0, limit);
}
