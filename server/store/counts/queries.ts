// Reads counts, and adds up the counts of commits.
import { addCounts, asEverywhere, EVERYWHERE } from "../../domain/counters.js";
import { DAY_MS } from "../../lib/dates.js";
import type { Db } from "../engine/db.js";
import { advisoryLock } from "../engine/locks.js";
import { isOneOf, type Slots } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import type { Scope } from "../sessions/queries.js";
import { countAdditions, dailyCounts, hourlyCounts } from "./table.js";

type Row = RowOf<typeof hourlyCounts>;
/** The table of hours or that of days. */
type Totals = typeof hourlyCounts;

const FIELDS = ["place", "startsAt", "counts"] as const;

type OfProduct = Scope & { since: number };

/** Reads the sums and the rows that are not added up yet by one statement, because rows could move between two statements. */
const readOf = (totals: Totals) => ({
  everywhere: query((sql, p: Slots<OfProduct>) =>
    totals
      .select(sql, ...FIELDS)
      .where(totals.values(p, "productId", "mode"))
      .where({ place: EVERYWHERE })
      .where("starts_at", ">=", p.since)
      .unionAll(
        countAdditions
          .select(sql, ...FIELDS)
          .where(countAdditions.values(p, "productId", "mode"))
          .where("starts_at", ">=", p.since),
      ),
  ),
  inPlace: query((sql, p: Slots<OfProduct & { place: string }>) =>
    totals
      .select(sql, ...FIELDS)
      .where(totals.values(p, "productId", "mode", "place"))
      .where("starts_at", ">=", p.since)
      .unionAll(
        countAdditions
          .select(sql, ...FIELDS)
          .where(countAdditions.values(p, "productId", "mode", "place"))
          .where("starts_at", ">=", p.since),
      ),
  ),
});

const TOTALS = {
  hour: { ...readOf(hourlyCounts), ...writesOf(hourlyCounts) },
  day: { ...readOf(dailyCounts), ...writesOf(dailyCounts) },
} as const;

export type Period = keyof typeof TOTALS;

/** Returns the start of the day (milliseconds). */
const dayOf = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS;

export type Counted = Pick<Row, "startsAt" | "counts">;

/**
 * Returns the counts by hours or days (UTC) from one on (milliseconds), in one place or in all. A period may have several rows.
 */
export async function readCounts(
  db: Db,
  { productId, mode }: Scope,
  { by, since, place = EVERYWHERE }: Readonly<{ by: Period; since: number; place?: string }>,
): Promise<readonly Counted[]> {
  const wanted = { productId, mode, since };
  const rows =
    place === EVERYWHERE
      ? await TOTALS[by].everywhere(db, wanted)
      : await TOTALS[by].inPlace(db, { ...wanted, place });
  return rows.map((row) => ({
    startsAt: by === "hour" ? row.startsAt : dayOf(row.startsAt),
    counts: place === EVERYWHERE ? asEverywhere(row.place, row.counts) : row.counts,
  }));
}

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
        .onConflict(["product_id", "mode", "place", "starts_at"])
        .merge(["counts"]),
    ),
  };
}

/** Few enough that other writes do not wait long. */
const ADDED_AT_ONCE = 1000;

const oldest = query((sql) => countAdditions.select(sql).orderBy("id").limit(ADDED_AT_ONCE));

const remove = query((sql, p: Slots<{ ids: readonly number[] }>) =>
  countAdditions.delete(sql).where(isOneOf(sql, "id", p.ids)),
);

/** Adds up a bounded number of rows, by hours and by days. Returns whether there may be more. */
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
  const add = ({ productId, mode, place, startsAt, counts }: Row) => {
    const key = { productId, mode, place, startsAt };
    const name = Object.values(key).join(" ");
    sums.set(name, { ...key, counts: addCounts(sums.get(name)?.counts ?? {}, counts) });
  };
  for (const row of rows) {
    if (row.place !== EVERYWHERE) add(row);
    add({ ...row, place: EVERYWHERE, counts: asEverywhere(row.place, row.counts) });
  }
  for (const { counts, ...key } of sums.values()) {
    const known = (await find.first(tx, key))?.counts ?? {};
    await save(tx, { ...key, counts: addCounts(known, counts) });
  }
}
