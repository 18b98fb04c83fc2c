// All records of a player, in one list: guardians' decisions, acts in the audit log, and events sent to products.
import type { Context } from "../../context.js";
import type { AuditEntry, AuditScope } from "../../domain/audit.js";
import type { Entry } from "../../domain/ledger/entry.js";
import type { Db } from "../../store/engine/db.js";
import {
  LISTED,
  listAuditedBefore,
  listEntriesBefore,
  listEventsBefore,
} from "../../store/players/history.js";
import type { PlayerSeen } from "./read-player.js";

type Moment = Readonly<{ at: number }>;

/** `at` is in milliseconds on the service's clock; of the audit log, in real time. */
export type TimelineEntry =
  | (Moment & Readonly<{ from: "ledger"; index: number; entry: Entry }>)
  | (Moment &
      Readonly<{
        from: "audit";
        id: number;
        entry: Omit<AuditEntry, "requestId" | keyof AuditScope>;
      }>)
  | (Moment &
      Readonly<{
        from: "event";
        id: number;
        productId: number;
        type: string;
        data: Readonly<Record<string, unknown>>;
      }>);

/** What was read of each record so far: the page begins before these. */
export type TimelinePosition = Readonly<Record<TimelineEntry["from"], number>>;

const END: TimelinePosition = {
  ledger: Number.MAX_SAFE_INTEGER,
  audit: Number.MAX_SAFE_INTEGER,
  event: Number.MAX_SAFE_INTEGER,
};

const placeOf = (entry: TimelineEntry): number =>
  entry.from === "ledger" ? entry.index : entry.id;

/**
 * Returns the newest fifty entries of a player before a position, and the position after them where there are more. Each record
 * keeps its own order, so that none is left out where their clocks differ.
 */
export async function readTimeline(
  db: Db,
  { tenancy }: Pick<Context, "tenancy">,
  { inProducts: player, sessions, mails }: PlayerSeen,
  position: TimelinePosition = END,
): Promise<Readonly<{ entries: readonly TimelineEntry[]; next: TimelinePosition | undefined }>> {
  const targets = [
    `player:${player.kuid}`,
    ...sessions.map(({ session }) => `session:${session.sessionId}`),
    ...mails.map(({ mailId }) => `mail:${mailId}`),
  ];
  const queues: TimelineEntry[][] = [
    (await listEntriesBefore(db, { ...tenancy, kuid: player.kuid, before: position.ledger })).map(
      ({ index, entry }) => {
        const parsed = JSON.parse(entry) as Entry;
        return { from: "ledger", at: Date.parse(parsed.at), index, entry: parsed };
      },
    ),
    (await listAuditedBefore(db, { ...tenancy, targets, before: position.audit })).map(
      ({ id, ...entry }) => ({
        from: "audit",
        at: entry.occurredAt,
        id,
        entry,
      }),
    ),
    (await listEventsBefore(db, { ...player, before: position.event })).map(
      ({ id, occurredAt, productId, type, body }) => ({
        from: "event",
        at: occurredAt,
        id,
        productId,
        type,
        data: (JSON.parse(body) as { data: Readonly<Record<string, unknown>> }).data,
      }),
    ),
  ];
  const entries: TimelineEntry[] = [];
  const next = { ...position };
  while (entries.length < LISTED) {
    const [newest] = queues
      .filter((queue) => queue.length > 0)
      .sort(([a], [b]) => (b?.at ?? 0) - (a?.at ?? 0));
    const entry = newest?.shift();
    if (!entry) return { entries, next: undefined };
    entries.push(entry);
    next[entry.from] = placeOf(entry);
  }
  return { entries, next: queues.some((queue) => queue.length > 0) ? next : undefined };
}
