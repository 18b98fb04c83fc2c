import type { Context } from "../../context.js";
import type { OrInvalid } from "../../lib/invalid-event.js";
import { localDayOf } from "../../domain/screentime/local-day.js";
import {
  judgeTransactions,
  refundedIds,
  type NewTransaction,
  type Transaction,
  type TransactionResult,
} from "../../domain/transaction/transactions.js";
import type { Db } from "../../store/engine/db.js";
import { lockSession } from "../../store/sessions/queries.js";
import {
  addSpending,
  addTransactions,
  knownTransactions,
  listPurchases,
  saveRefunded,
} from "../../store/transactions/queries.js";
import type { StoredTransaction } from "../../store/transactions/table.js";
import { erasedAmong } from "../erasure/erasure-key.js";
import { zoneOf } from "../../domain/zones.js";
import { announceSpending } from "./announce-spending.js";

/**
 * Records transactions and announces the spending limits that they reach. Returns the result of each, in order; an id counts
 * once, however often it is sent. Throws NOT_FOUND if this product does not have the session.
 */
export async function submitTransactions(
  tx: Db,
  context: Context,
  sessionId: string,
  transactions: readonly OrInvalid<Transaction>[],
): Promise<readonly TransactionResult[]> {
  const session = await lockSession(tx, context.scope, { sessionId });
  const zone = zoneOf(session);
  const ids = transactions.map(({ id }) => id);
  const known = await knownTransactions(tx, sessionId, ids);
  const erased = await erasedAmong(tx, context.scope.productId, "transactionId", ids);
  const { results, added, refunded, shares } = judgeTransactions(transactions, {
    now: context.now,
    known: new Set([...known, ...erased]),
    purchases: await listPurchases(tx, sessionId, refundedIds(transactions)),
    dateOf: (instant) => localDayOf(zone, instant).date,
  });
  await addTransactions(
    tx,
    added.map((one) => storedOf(session, one)),
  );
  for (const purchase of refunded) await saveRefunded(tx, { ...purchase, sessionId });
  await addSpending(tx, session, shares);
  const purchases = added
    .filter(({ transaction }) => transaction.status === "completed")
    .map(({ transaction: { currency, amountMinor: minor }, localDate }) => ({
      currency,
      minor,
      localDate,
    }));
  if (shares.length > 0) await announceSpending(tx, context, session, purchases);
  return results;
}

/** Returns the stored fields of a transaction. The payer's address is not kept, because nothing needs it. */
function storedOf(
  { sessionId, productId }: Pick<StoredTransaction, "sessionId" | "productId">,
  { transaction, localDate, refundedMinor }: NewTransaction,
): StoredTransaction {
  const { id, status, occurredAt, currency, amountMinor, refundOf } = transaction;
  const { item, recurring, payment } = transaction;
  const { provider, invoiceId, instrument, funding } = payment ?? {};
  const kept = { provider, invoiceId, instrument, funding };
  return {
    sessionId,
    productId,
    transactionId: id,
    status,
    occurredAt,
    localDate,
    currency,
    amountMinor,
    refundedMinor,
    refundOf: refundOf ?? null,
    details: { item, ...(recurring && { recurring }), ...(payment && { payment: kept }) },
  };
}
