import { addCounts, hourOf, placeOf, type Counts, type Sums } from "../../domain/counters.js";
import type { Observer } from "../../lib/observer.js";
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import type { Scope } from "../sessions/queries.js";
import { countAdditions } from "./table.js";

type Addition = Omit<RowOf<typeof countAdditions>, "id">;

const insert = query((sql, p: Slots<Addition>) => countAdditions.insert(sql, p));

/** The counts of each transaction that are not stored yet. */
const counted = new WeakMap<Db, Map<string, Addition>>();

export type Counting = Readonly<{ scope: Scope; now: number; observer: Pick<Observer, "onCount"> }>;

/**
 * Adds counts in the caller's transaction, in the place of a jurisdiction. A transaction stores one row for each product and
 * place before it commits, and then reports each to the observer.
 */
export function count(
  tx: Db,
  { scope, now, observer }: Counting,
  jurisdiction: string,
  counts: Counts,
): void {
  let additions = counted.get(tx);
  if (!additions) {
    const added = new Map<string, Addition>();
    counted.set(tx, (additions = added));
    tx.beforeCommit(() => store(tx, added));
    tx.afterCommit(() => {
      for (const addition of added.values()) observer.onCount(addition, addition.counts);
    });
  }
  const key = { ...scope, place: placeOf(jurisdiction), startsAt: hourOf(now) };
  const name = Object.values(key).join(" ");
  const known = additions.get(name)?.counts ?? {};
  additions.set(name, { ...key, counts: addCounts(known, counts as Sums) });
}

async function store(tx: Db, additions: ReadonlyMap<string, Addition>): Promise<void> {
  for (const addition of additions.values()) await insert(tx, addition);
}
