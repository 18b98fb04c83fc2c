// Purchases, failed charges and refunds of a session. Ids stay when the rest is purged, so that none counts twice.
import type { LocalDate } from "../../lib/dates.js";
import type { Purchase, Transaction } from "../../domain/transaction/transactions.js";
import type { Db } from "../engine/db.js";
import { insertAll } from "../engine/insert-all.js";
import { isOneOf, statement, type Slots } from "../engine/statement.js";
import { integer, json, nullable, query, table, text, type RowOf } from "../engine/table.js";

type Payment = NonNullable<Transaction["payment"]>;
/** Without the payer's address. */
type PaymentDetails = {
  readonly [Field in Exclude<keyof Payment, "payerEmail">]?: Payment[Field] | undefined;
};

/** What was bought and how it was paid, as the product said. */
export type TransactionDetails = Pick<Transaction, "item" | "recurring"> &
  Readonly<{ payment?: PaymentDetails }>;

export const transactions = table(
  "transactions",
  {
    sessionId: text("session_id"),
    productId: integer("product_id"),
    transactionId: text("transaction_id"),
    status: text<Transaction["status"]>("status"),
    occurredAt: integer("occurred_at"),
    localDate: text("local_date"),
    currency: text("currency"),
    amountMinor: integer("amount_minor"),
    refundedMinor: integer("refunded_minor"),
    refundOf: nullable(text("refund_of")),
    details: json<TransactionDetails>("details"),
  },
  {
    holds: "A purchase, a failed charge or a refund",
    why: "spending limits, and the guardian's overview",
    kept: "transactions",
    player: { rowsBy: ["sessionId"] },
    retried: "transactionId",
    columns: {
      transactionId: "id that the product gave it",
      status: "whether the charge went through",
      occurredAt: "when it happened",
      localDate: "day, in the player's time zone",
      currency: "currency, by ISO 4217",
      amountMinor: "amount in minor units",
      refundedMinor: "how much of it was refunded",
      refundOf: "the purchase that is refunded",
      details: "what was bought, and how it was paid; neither a card nor the payer's address",
    },
  },
);
export type StoredTransaction = RowOf<typeof transactions>;

export const purgedTransactions = table(
  "purged_transactions",
  {
    sessionId: text("session_id"),
    transactionId: text("transaction_id"),
  },
  {
    holds: "The id of a transaction that was deleted",
    why: "a retry of an old report records nothing",
    kept: "withdrawal",
    player: { rowsBy: ["sessionId"] },
    retried: "transactionId",
    columns: { transactionId: "id that the product gave it" },
  },
);

type Ids = { sessionId: string; ids: readonly string[] };

const addAll = insertAll(transactions);

const findKnown = query((sql, p: Slots<Ids>) =>
  transactions
    .select(sql, "transactionId")
    .where(transactions.values(p, "sessionId"))
    .where(isOneOf(sql, "transaction_id", p.ids))
    .unionAll(
      purgedTransactions
        .select(sql, "transactionId")
        .where(purgedTransactions.values(p, "sessionId"))
        .where(isOneOf(sql, "transaction_id", p.ids)),
    ),
);

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

const setRefunded = query(
  (sql, p: Slots<{ sessionId: string; transactionId: string; refundedMinor: number }>) =>
    transactions
      .update(sql, transactions.values(p, "refundedMinor"))
      .where(transactions.values(p, "sessionId", "transactionId")),
);

type Old = { productId: number; before: string; limit: number };

/** One statement each, so that what is remembered is what is deleted: both take the first by date and id. */
const OLD = `select session_id, transaction_id from transactions
  where product_id = ? and local_date < ?
  order by local_date, session_id, transaction_id limit ?`;

const rememberOld = statement<Old>((sql, p) =>
  sql.raw(`insert into purged_transactions (session_id, transaction_id) ${OLD}`, [
    p.productId,
    p.before,
    p.limit,
  ]),
);

const purgeOld = statement<Old>((sql, p) =>
  sql.raw(`delete from transactions where (session_id, transaction_id) in (${OLD})`, [
    p.productId,
    p.before,
    p.limit,
  ]),
);

/** Which of these ids were recorded before. */
export const knownTransactions = async (
  tx: Db,
  sessionId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set((await findKnown(tx, { sessionId, ids })).map(({ transactionId }) => transactionId));

/** The completed purchases among these ids. */
export const listPurchases = async (
  tx: Db,
  sessionId: string,
  ids: readonly string[],
): Promise<Purchase[]> => (ids.length === 0 ? [] : findPurchases(tx, { sessionId, ids }));

/** The completed purchases between two instants (milliseconds), both included. */
export const listPurchasesIn = (
  db: Db,
  sessionId: string,
  [from, to]: readonly [from: number, to: number],
): Promise<Pick<Purchase, "currency" | "amountMinor" | "refundedMinor">[]> =>
  purchasesIn(db, { sessionId, from, to });

export async function addTransactions(tx: Db, rows: readonly StoredTransaction[]): Promise<void> {
  await addAll(tx, rows);
}

export async function saveRefunded(
  tx: Db,
  sessionId: string,
  { transactionId, refundedMinor }: Pick<Purchase, "transactionId" | "refundedMinor">,
): Promise<void> {
  await setRefunded(tx, { sessionId, transactionId, refundedMinor });
}

/**
 * Deletes up to `limit` transactions of a product from before a local date, and keeps their ids. Returns how many.
 */
export async function purgeTransactions(
  tx: Db,
  productId: number,
  before: LocalDate,
  limit: number,
): Promise<number> {
  const old = { productId, before, limit };
  await rememberOld(tx, old);
  return purgeOld.changed(tx, old);
}
