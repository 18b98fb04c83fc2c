import type { Db } from "../engine/db.js";
import { advisoryLock } from "../engine/locks.js";
import type { Slots } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import type { Scope } from "../sessions/queries.js";
import { apiErrors } from "./table.js";

export type ApiErrors = RowOf<typeof apiErrors>;

const MOST_NEWEST = 10;
/** More rows than the keys of a product cause in a day by accident. */
const LISTED_AT_ONCE = 5_000;

const KEY = ["productId", "mode", "startsAt", "keyId", "operation", "code"] as const;

const find = query((sql, p: Slots<Pick<ApiErrors, (typeof KEY)[number]>>) =>
  apiErrors.select(sql).where(apiErrors.values(p, ...KEY)),
);

const save = query((sql, p: Slots<ApiErrors>) =>
  apiErrors
    .insert(sql, p)
    .onConflict(["product_id", "mode", "starts_at", "key_id", "operation", "code"])
    .merge(["count", "newest"]),
);

/** Returns the sum of two counts. `later` has the newer requests. */
export const addErrors = (earlier: ApiErrors | undefined, later: ApiErrors): ApiErrors => ({
  ...later,
  count: (earlier?.count ?? 0) + later.count,
  newest: [...later.newest, ...(earlier?.newest ?? [])].slice(0, MOST_NEWEST),
});

/** Adds the counts of a process to the stored counts. */
export async function saveErrors(tx: Db, noted: readonly ApiErrors[]): Promise<void> {
  await advisoryLock(tx, "API errors");
  for (const errors of noted) await save(tx, addErrors(await find.first(tx, errors), errors));
}

/** Returns the errors of a product in a mode by hours, from an hour on, the newest first. */
export const listErrors = query((sql, p: Slots<Scope & { since: number }>) =>
  apiErrors
    .select(sql)
    .where(apiErrors.values(p, "productId", "mode"))
    .where("starts_at", ">=", p.since)
    .orderBy("starts_at", "desc")
    .limit(LISTED_AT_ONCE),
);
