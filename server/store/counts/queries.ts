// Reads what was counted, and adds up what commits have counted.
import { addCounts } from "../../domain/counters.js";
import { DAY_MS } from "../../lib/dates.js";
import type { Db } from "../engine/db.js";
import { advisoryLock } from "../engine/locks.js";
import { isOneOf, type Slots } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import type { Scope } from "../sessions/queries.js";
import { countAdditions, dailyCounts, hourlyCounts } from "./table.js";

type Row = RowOf<typeof hourlyCounts>;
/** Of hours or of days. */
type Totals = typeof hourlyCounts;

const FIELDS = ["place", "startsAt", "counts"] as const;

/** Reads what was added up and what was not by one statement: between two, some could move from one to the other. */
const since = (totals: Totals) =>
  query((sql, p: Slots<Scope & { since: number }>) =>
    totals
      .select(sql, ...FIELDS)
      .where(totals.values(p, "productId", "mode"))
      .where("starts_at", ">=", p.since)
      .unionAll(
        countAdditions
          .select(sql, ...FIELDS)
          .where(countAdditions.values(p, "productId", "mode"))
          .where("starts_at", ">=", p.since),
      ),
  );

const TOTALS = {
  hour: { read: since(hourlyCounts), ...writesOf(hourlyCounts) },
  day: { read: since(dailyCounts), ...writesOf(dailyCounts) },
} as const;

export type Period = keyof typeof TOTALS;

/** Returns the start of the day (milliseconds). */
export const dayOf = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS;

export type Counted = Pick<Row, (typeof FIELDS)[number]>;

/**
 * Returns what was counted by hours or days (UTC) since one began (milliseconds), in each place. There may be several rows of
 * one period and place.
 */
export const readCounts = async (
  db: Db,
  { productId, mode }: Scope,
  { by, since }: Readonly<{ by: Period; since: number }>,
): Promise<readonly Counted[]> => {
  const rows = await TOTALS[by].read(db, { productId, mode, since });
  return by === "hour" ? rows : rows.map((row) => ({ ...row, startsAt: dayOf(row.startsAt) }));
};

type Key = Omit<Row, "counts">;

function writesOf(totals: Totals) {
  return {
    find: query((sql, p: Slots<Key>) =>
      totals
        .select(sql, "counts")
        .where(totals.values(p, "productId", "mode", "place", "startsAt")),
    ),
    save: query((sql, p: Slots<Row>) =>
      totals
        .insert(sql, p)
        .onConflict(["product_id", "mode", "starts_at", "place"])
        .merge(["counts"]),
    ),
  };
}

/** Short enough that other writes do not wait long. */
const ADDED_AT_ONCE = 1000;

const oldest = query((sql) => countAdditions.select(sql).orderBy("id").limit(ADDED_AT_ONCE));

const remove = query((sql, p: Slots<{ ids: readonly number[] }>) =>
  countAdditions.delete(sql).where(isOneOf(sql, "id", p.ids)),
);

/** Adds up what commits have counted, by hours and by days, some at a time. Returns whether there may be more. */
export async function addUpCounts(tx: Db): Promise<boolean> {
  await advisoryLock(tx, "counts");
  const additions = await oldest(tx);
  await addTo(tx, "hour", additions);
  await addTo(
    tx,
    "day",
    additions.map((row) => ({ ...row, startsAt: dayOf(row.startsAt) })),
  );
  if (additions.length > 0) await remove(tx, { ids: additions.map(({ id }) => id) });
  return additions.length === ADDED_AT_ONCE;
}

async function addTo(tx: Db, by: Period, rows: readonly Row[]): Promise<void> {
  const { find, save } = TOTALS[by];
  const sums = new Map<string, Row>();
  for (const { productId, mode, place, startsAt, counts } of rows) {
    const key = { productId, mode, place, startsAt };
    const name = Object.values(key).join(" ");
    const known = sums.get(name)?.counts ?? {};
    sums.set(name, { ...key, counts: addCounts(known, counts) });
  }
  for (const { counts, ...key } of sums.values()) {
    const known = (await find.first(tx, key))?.counts ?? {};
    await save(tx, { ...key, counts: addCounts(known, counts) });
  }
}
