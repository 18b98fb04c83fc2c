import { joinSessionsOfPlayer } from "../sessions/of-one-player.js";
import type { Purchase, SpendingShare } from "../../domain/transaction/transactions.js";
import type { LocalDate } from "../../lib/dates.js";
import type { Db } from "../engine/db.js";
import { deleteOldest, reportedItems } from "../engine/reported-items.js";
import { isOneOf, type Slots } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import {
  purgedTransactions,
  spendingAlerts,
  spendingDays,
  type StoredAlert,
  transactions,
} from "./table.js";

// Purchases, failed charges and refunds of a session. They are purged, but their ids are kept so that none counts twice.

type Ids = { sessionId: string; ids: readonly string[] };

const items = reportedItems(transactions, purgedTransactions, "transaction_id");

export const addTransactions = items.add;

/** Returns the ids among these that were recorded before. */
export const knownTransactions = items.known;

/** Deletes up to `limit` transactions of a product from before a local date, and keeps their ids. Returns how many. */
export const purgeTransactions = items.purge;

const findPurchases = query((sql, p: Slots<Ids>) =>
  transactions
    .select(sql, "transactionId", "localDate", "currency", "amountMinor", "refundedMinor")
    .where(transactions.values(p, "sessionId"))
    .where({ status: "completed" })
    .where(isOneOf(sql, "transaction_id", p.ids)),
);

const purchasesIn = query((sql, p: Slots<{ sessionId: string; from: number; to: number }>) =>
  transactions
    .select(sql, "currency", "amountMinor", "refundedMinor")
    .where(transactions.values(p, "sessionId"))
    .where({ status: "completed" })
    .where("occurred_at", ">=", p.from)
    .where("occurred_at", "<=", p.to),
);

export const saveRefunded = query(
  (sql, p: Slots<{ sessionId: string; transactionId: string; refundedMinor: number }>) =>
    transactions
      .update(sql, transactions.values(p, "refundedMinor"))
      .where(transactions.values(p, "sessionId", "transactionId")),
);

/** Returns the completed purchases among these ids. */
export const listPurchases = async (
  tx: Db,
  sessionId: string,
  ids: readonly string[],
): Promise<Purchase[]> => (ids.length === 0 ? [] : findPurchases(tx, { sessionId, ids }));

/** Returns the completed purchases between two instants (milliseconds), both included. */
export const listPurchasesIn = (
  db: Db,
  sessionId: string,
  [from, to]: readonly [from: number, to: number],
): Promise<Pick<Purchase, "currency" | "amountMinor" | "refundedMinor">[]> =>
  purchasesIn(db, { sessionId, from, to });

// Spending is counted for each local day and currency as transactions arrive. Alerts record the announcements about limits.

const addToDay = query((sql, p: Slots<RowOf<typeof spendingDays>>) =>
  spendingDays
    .insert(sql, p)
    .onConflict(["session_id", "local_date", "currency"])
    .merge({ spent_minor: sql.raw("spending_days.spent_minor + excluded.spent_minor") }),
);

/** Returns the amounts spent from a local date on, ordered by day and currency. */
export const listSpending = query((sql, p: Slots<{ sessionId: string; since: string }>) =>
  spendingDays
    .select(sql, "localDate", "currency", "spentMinor")
    .where(spendingDays.values(p, "sessionId"))
    .where("local_date", ">=", p.since)
    .orderBy(["local_date", "currency"]),
);

/**
 * Returns the amounts that the player of a session spent from a local date on, in all sessions of the organisation: a row for
 * each session, day and currency.
 */
export const listSpendingOfPlayer = query((sql, p: Slots<{ sessionId: string; since: string }>) =>
  spendingDays
    .select(sql, "localDate", "currency", "spentMinor")
    .whereIn(
      "session_id",
      joinSessionsOfPlayer(sql)
        .whereRaw("own.session_id = ?", [p.sessionId])
        .select("sessions.session_id"),
    )
    .where("local_date", ">=", p.since),
);

const addAlertRow = query((sql, p: Slots<StoredAlert>) =>
  spendingAlerts.insert(sql, p).onConflict().ignore(),
);

const purgeDays = deleteOldest(spendingDays, "local_date", [
  "session_id",
  "local_date",
  "currency",
]);

const purgeAlerts = deleteOldest(spendingAlerts, "starts_on", [
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

/** Records an announcement about a limit. Returns false where it was recorded before. */
export const addAlert = async (tx: Db, alert: StoredAlert): Promise<boolean> =>
  (await addAlertRow.changed(tx, alert)) > 0;

/**
 * Deletes up to `limit` days of spending in a product before a local date, and as many of its alerts. Returns the larger of the
 * two numbers.
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
