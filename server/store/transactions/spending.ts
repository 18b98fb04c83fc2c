// What was spent, counted for each local day and currency as transactions come in, and what was announced of limits.
import type { LocalDate } from "../../lib/dates.js";
import type { SpendingAlert, SpentDay } from "../../domain/transaction/spending.js";
import type { SpendingShare } from "../../domain/transaction/transactions.js";
import type { Db } from "../engine/db.js";
import { statement, type Slots } from "../engine/statement.js";
import { integer, query, table, text, type RowOf } from "../engine/table.js";

export const spendingDays = table(
  "spending_days",
  {
    sessionId: text("session_id"),
    productId: integer("product_id"),
    localDate: text("local_date"),
    currency: text("currency"),
    spentMinor: integer("spent_minor"),
  },
  {
    holds: "How much was spent on a day",
    why: "spending limits, and the guardian's overview",
    kept: "transactions",
    player: { rowsBy: ["sessionId"] },
    columns: {
      localDate: "day, in the player's time zone",
      currency: "currency, by ISO 4217",
      spentMinor: "amount in minor units",
    },
  },
);

export const spendingAlerts = table(
  "spending_alerts",
  {
    sessionId: text("session_id"),
    productId: integer("product_id"),
    allowance: text("allowance"),
    currency: text("currency"),
    period: text("period"),
    startsOn: text("starts_on"),
    limitMinor: integer("limit_minor"),
    type: text<SpendingAlert>("type"),
  },
  {
    holds: "A warning that a spending limit is near or reached",
    why: "each is sent once",
    kept: "transactions",
    player: { rowsBy: ["sessionId"] },
    columns: {
      allowance: "allowance that sets the limit",
      currency: "currency, by ISO 4217",
      period: "day, week or month",
      startsOn: "first day of the period",
      limitMinor: "limit in minor units",
      type: "warning or limit",
    },
  },
);
export type StoredAlert = RowOf<typeof spendingAlerts>;

const addToDay = query((sql, p: Slots<RowOf<typeof spendingDays>>) =>
  spendingDays
    .insert(sql, p)
    .onConflict(["session_id", "local_date", "currency"])
    .merge({ spent_minor: sql.raw("spending_days.spent_minor + excluded.spent_minor") }),
);

const since = query((sql, p: Slots<{ sessionId: string; since: string }>) =>
  spendingDays
    .select(sql, "localDate", "currency", "spentMinor")
    .where(spendingDays.values(p, "sessionId"))
    .where("local_date", ">=", p.since)
    .orderBy(["local_date", "currency"]),
);

const addAlertRow = query((sql, p: Slots<StoredAlert>) =>
  spendingAlerts.insert(sql, p).onConflict().ignore(),
);

type Old = { productId: number; before: string; limit: number };

/** `key`: the table's primary key. */
const ofProductBefore = (name: string, column: string, key: readonly string[]) =>
  statement<Old>((sql, p) =>
    sql.raw(
      `delete from ${name} where (${key.join(", ")}) in (
         select ${key.join(", ")} from ${name} where product_id = ? and ${column} < ? order by ${column} limit ?)`,
      [p.productId, p.before, p.limit],
    ),
  );
const purgeDays = ofProductBefore("spending_days", "local_date", [
  ...["session_id", "local_date", "currency"],
]);
const purgeAlerts = ofProductBefore("spending_alerts", "starts_on", [
  ...["session_id", "allowance", "currency", "period", "starts_on", "limit_minor", "type"],
]);

export async function addSpending(
  tx: Db,
  session: Pick<RowOf<typeof spendingDays>, "sessionId" | "productId">,
  shares: readonly SpendingShare[],
): Promise<void> {
  const { sessionId, productId } = session;
  for (const { localDate, currency, minor } of shares)
    await addToDay(tx, { sessionId, productId, localDate, currency, spentMinor: minor });
}

/** What was spent on a local date and after it, by day and currency, in order. */
export const listSpending = (db: Db, sessionId: string, from: LocalDate): Promise<SpentDay[]> =>
  since(db, { sessionId, since: from });

/** Records that something is announced of a limit. Returns whether it had not been before. */
export const addAlert = async (tx: Db, alert: StoredAlert): Promise<boolean> =>
  (await addAlertRow.changed(tx, alert)) > 0;

/**
 * Deletes up to `limit` days of spending in a product before a local date, and as many of the announcements of it. Returns how
 * many of that of which there were more.
 */
export async function purgeSpending(
  tx: Db,
  productId: number,
  before: LocalDate,
  limit: number,
): Promise<number> {
  const old = { productId, before, limit };
  return Math.max(await purgeAlerts.changed(tx, old), await purgeDays.changed(tx, old));
}
