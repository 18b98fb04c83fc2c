import type { SpendingAlert } from "../../domain/transaction/spending.js";
import type { Transaction } from "../../domain/transaction/transactions.js";
import { integer, json, nullable, type RowOf, table, text } from "../engine/table.js";

type Payment = NonNullable<Transaction["payment"]>;

/** Leaves out the payer's address. */
type PaymentDetails = {
  readonly [Field in Exclude<keyof Payment, "payerEmail">]?: Payment[Field] | undefined;
};

/** What was bought and how it was paid, as the product said. */
type TransactionDetails = Pick<Transaction, "item" | "recurring"> &
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
