import { readValid } from "../../lib/invalid-event.js";
import { submitTransactions as submit } from "../../actions/transaction/submit-transactions.js";
import { batchResults } from "../batch-results.js";
import { inCapitals } from "../../domain/transaction/currencies.js";
import type { Handle } from "../handle.js";

export const submitTransactions: Handle<"submitTransactions"> = async (
  context,
  { body },
  reply,
) => {
  const { sessionId } = body;
  const transactions = readValid(body.events, ({ timestamp, ...transaction }) => ({
    ...transaction,
    currency: inCapitals(transaction.currency),
    occurredAt: Date.parse(timestamp),
  }));
  const events = await context.db.write((tx) => submit(tx, context, sessionId, transactions));
  return reply(200, batchResults(sessionId, events));
};
