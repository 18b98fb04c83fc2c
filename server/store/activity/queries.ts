// What players did, as products report it, and how often on each local day. Records are purged, but their ids are kept so that
// no record is stored twice.
import type { LocalDate } from "../../lib/dates.js";
import type { Db } from "../engine/db.js";
import { deleteOldest, reportedItems } from "../engine/reported-items.js";
import type { Slots } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import { activityDays, activityRecords, purgedActivity, type StoredActivity } from "./table.js";

const items = reportedItems(activityRecords, purgedActivity, "record_id");

/** Returns the ids among these that were stored before. */
export const knownActivity = items.known;

const addToDay = query((sql, p: Slots<RowOf<typeof activityDays>>) =>
  activityDays
    .insert(sql, p)
    .onConflict(["session_id", "local_date", "type"])
    .merge({ count: sql.raw("activity_days.count + excluded.count") }),
);

/** Returns how often each type happened on each day from a local date on, ordered by day and type. */
export const listActivityDays = query((sql, p: Slots<{ sessionId: string; since: string }>) =>
  activityDays
    .select(sql, "localDate", "type", "count")
    .where(activityDays.values(p, "sessionId"))
    .where("local_date", ">=", p.since)
    .orderBy(["local_date", "type"]),
);

const typesIn = query((sql, p: Slots<{ sessionId: string; from: number; to: number }>) =>
  activityRecords
    .select(sql, "type")
    .where(activityRecords.values(p, "sessionId"))
    .where("occurred_at", ">=", p.from)
    .where("occurred_at", "<=", p.to),
);

const purgeDays = deleteOldest(activityDays, "local_date", ["session_id", "local_date", "type"]);

/** Stores records of a session and counts them. */
export async function addActivity(
  tx: Db,
  sessionId: string,
  records: readonly StoredActivity[],
): Promise<void> {
  await items.add(tx, records);
  const days = new Map<string, Omit<RowOf<typeof activityDays>, "sessionId">>();
  for (const { productId, localDate, type } of records) {
    const key = `${localDate} ${type}`;
    days.set(key, { productId, localDate, type, count: (days.get(key)?.count ?? 0) + 1 });
  }
  for (const day of days.values()) await addToDay(tx, { sessionId, ...day });
}

/** Returns the type of each record between two instants (milliseconds), both included. */
export const listActivityIn = (
  db: Db,
  sessionId: string,
  [from, to]: readonly [from: number, to: number],
): Promise<Pick<StoredActivity, "type">[]> => typesIn(db, { sessionId, from, to });

/**
 * Deletes up to `limit` records of a product from before a local date, and as many daily counts. Keeps the ids of the records.
 * Returns the larger of the two numbers.
 */
export async function purgeActivity(
  tx: Db,
  productId: number,
  before: LocalDate,
  limit: number,
): Promise<number> {
  const days = await purgeDays.changed(tx, { productId, before, limit });
  return Math.max(days, await items.purge(tx, productId, before, limit));
}
