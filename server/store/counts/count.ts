import { addCounts, hourOf, placeOf, type Counts, type Sums } from "../../domain/counters.js";
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import type { Scope } from "../sessions/queries.js";
import { countAdditions } from "./table.js";

type Addition = Omit<RowOf<typeof countAdditions>, "id">;

const insert = query((sql, p: Slots<Addition>) => countAdditions.insert(sql, p));

/** What each transaction has counted and not stored yet. */
const counted = new WeakMap<Db, Map<string, Addition>>();

/**
 * Counts in the transaction of what is counted, in the place of a jurisdiction. A transaction stores one row for each product
 * and place, before it commits.
 */
export function count(
  tx: Db,
  { scope, now }: Readonly<{ scope: Scope; now: number }>,
  jurisdiction: string,
  counts: Counts,
): void {
  let additions = counted.get(tx);
  if (!additions) {
    counted.set(tx, (additions = new Map<string, Addition>()));
    tx.beforeCommit(() => store(tx));
  }
  const key = { ...scope, place: placeOf(jurisdiction), startsAt: hourOf(now) };
  const name = Object.values(key).join(" ");
  const known = additions.get(name)?.counts ?? {};
  additions.set(name, { ...key, counts: addCounts(known, counts as Sums) });
}

async function store(tx: Db): Promise<void> {
  for (const addition of counted.get(tx)?.values() ?? []) await insert(tx, addition);
}
