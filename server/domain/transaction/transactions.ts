// Transactions that a product reports: which are recorded, and what they add to the amounts spent.
import type { components } from "../../../generated/types.js";
import { DAY_MS, MINUTE_MS, type LocalDate } from "../../lib/dates.js";
import { asRejection, isInvalid, type OrInvalid } from "../../lib/invalid-event.js";
import { minorUnitsOf } from "./currencies.js";

type Schemas = components["schemas"];

/** `occurredAt` in milliseconds. */
export type Transaction = Readonly<
  Omit<Schemas["Transaction"], "timestamp" | "refundOf"> & {
    occurredAt: number;
    refundOf?: string | undefined;
  }
>;

type TransactionRejection = Schemas["TransactionRejection"];
export type TransactionResult = Schemas["TransactionResult"];

/** A completed purchase, as a refund needs it. */
export type Purchase = Readonly<{
  transactionId: string;
  localDate: LocalDate;
  currency: string;
  amountMinor: number;
  refundedMinor: number;
}>;

/** A transaction to record, on the local day of its instant; `refundedMinor` was refunded within its batch. */
export type NewTransaction = Readonly<{
  transaction: Transaction;
  localDate: LocalDate;
  refundedMinor: number;
}>;

/** What a currency gains on a local day; negative for refunds. */
export type SpendingShare = Readonly<{ localDate: LocalDate; currency: string; minor: number }>;

const MOST_MINOR_UNITS = 10 ** 12;
const MAX_AHEAD_MS = MINUTE_MS;
const MAX_AGE_MS = 400 * DAY_MS;

/** Returns why a transaction is refused at an instant, whatever was recorded before, or undefined if it is not. */
function rejectionOf(
  { currency, amountMinor, occurredAt }: Transaction,
  now: number,
): TransactionRejection | undefined {
  if (minorUnitsOf(currency) === undefined) return "unknown-currency";
  if (amountMinor < 0 || amountMinor > MOST_MINOR_UNITS) return "invalid-amount";
  if (occurredAt > now + MAX_AHEAD_MS) return "future-timestamp";
  if (occurredAt < now - MAX_AGE_MS) return "too-old";
  return undefined;
}

/** Returns the purchases that a batch gives money back of. */
export const refundedIds = (transactions: readonly OrInvalid<Transaction>[]): string[] => [
  ...new Set(
    transactions.flatMap((transaction) =>
      !isInvalid(transaction) && transaction.refundOf ? [transaction.refundOf] : [],
    ),
  ),
];

const isRefund = (status: Transaction["status"]) => status === "refunded";

type Judgement = Readonly<{
  results: readonly TransactionResult[];
  added: readonly NewTransaction[];
  /** Purchases of earlier batches that were refunded, with their new `refundedMinor`. */
  refunded: readonly Purchase[];
  shares: readonly SpendingShare[];
}>;

/**
 * Returns the result of each transaction of a batch, in order, and what to record. An id recorded before (`known`), or earlier
 * in the batch, is accepted again whatever its content. A refund counts on the day of its purchase, so that it never makes room
 * in a later period. `dateOf` is the local day of an instant.
 */
export function judgeTransactions(
  transactions: readonly OrInvalid<Transaction>[],
  {
    now,
    known,
    purchases,
    dateOf,
  }: Readonly<{
    now: number;
    known: ReadonlySet<string>;
    purchases: readonly Purchase[];
    dateOf: (instant: number) => LocalDate;
  }>,
): Judgement {
  const added = new Map<string, Omit<NewTransaction, "refundedMinor">>();
  const earlier = new Map(purchases.map((purchase) => [purchase.transactionId, purchase]));
  const refundable = new Map(earlier);
  const shares = new Map<string, SpendingShare>();
  const count = (localDate: LocalDate, currency: string, minor: number) => {
    const key = `${localDate} ${currency}`;
    shares.set(key, { localDate, currency, minor: (shares.get(key)?.minor ?? 0) + minor });
  };
  const refund = (transaction: Transaction): TransactionRejection | undefined => {
    const purchase = refundable.get(transaction.refundOf ?? "");
    if (purchase?.currency !== transaction.currency) return "unknown-purchase";
    const refundedMinor = purchase.refundedMinor + transaction.amountMinor;
    if (refundedMinor > purchase.amountMinor) return "invalid-amount";
    refundable.set(purchase.transactionId, { ...purchase, refundedMinor });
    count(purchase.localDate, purchase.currency, -transaction.amountMinor);
    return undefined;
  };
  const results = transactions.map((transaction): TransactionResult => {
    const { id } = transaction;
    if (known.has(id) || added.has(id)) return { id, status: "accepted" };
    if (isInvalid(transaction)) return { id, status: "rejected", ...asRejection(transaction) };
    const { status, currency, amountMinor, occurredAt } = transaction;
    const reason =
      rejectionOf(transaction, now) ?? (isRefund(status) ? refund(transaction) : undefined);
    if (reason !== undefined) return { id, status: "rejected", reason };
    const localDate = dateOf(occurredAt);
    added.set(id, { transaction, localDate });
    if (status === "completed") {
      const purchase = { transactionId: id, localDate, currency, amountMinor, refundedMinor: 0 };
      refundable.set(id, purchase);
      count(localDate, currency, amountMinor);
    }
    return { id, status: "accepted" };
  });
  const changed = [...refundable.values()].filter((one) => earlier.get(one.transactionId) !== one);
  const isEarlier = ({ transactionId }: Purchase) => earlier.has(transactionId);
  return {
    results,
    added: [...added].map(([id, one]) => ({
      ...one,
      refundedMinor: refundable.get(id)?.refundedMinor ?? 0,
    })),
    refunded: changed.filter(isEarlier),
    shares: [...shares.values()].filter(({ minor }) => minor !== 0),
  };
}
