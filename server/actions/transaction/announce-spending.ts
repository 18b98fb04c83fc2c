import type { Context } from "../../context.js";
import {
  alertsOf,
  periodOf,
  type SpendingAlert,
  type SpendingLimit,
} from "../../domain/transaction/spending.js";
import type { SpendingShare } from "../../domain/transaction/transactions.js";
import type { Session } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { addAlert } from "../../store/transactions/queries.js";
import { emit } from "../../webhooks/emit.js";
import { mailGuardians } from "../mail/queue-mail.js";
import { readSpending } from "./read-spending.js";

/**
 * Announces to the product the limits of a session that spending has nearly reached or reached in the current period, once for
 * each period and limit, and each of today's `purchases` that reaches a law's limit by itself. Guardians get an email about
 * reached limits. To be called in the transaction that records the spending or changes the limit.
 */
export async function announceSpending(
  tx: Db,
  context: Context,
  session: Session,
  purchases: readonly SpendingShare[] = [],
): Promise<void> {
  const { sessionId, productId } = session;
  const { today, limits } = await readSpending(tx, context, session);
  for (const limit of limits) {
    const { allowance, currency, period, limitMinor } = limit;
    if (period === "transaction") {
      for (const one of purchases)
        if (one.currency === currency && one.localDate === today && one.minor >= limitMinor)
          await announce(tx, context, session, "Spending.LimitReached", {
            ...limit,
            spentMinor: one.minor,
          });
      continue;
    }
    const { startsOn, endsOn } = periodOf(period, today);
    for (const type of alertsOf(limit)) {
      const alert = {
        sessionId,
        productId,
        allowance,
        currency,
        period,
        startsOn,
        limitMinor,
        type,
      };
      if (await addAlert(tx, alert)) await announce(tx, context, session, type, limit, endsOn);
    }
  }
}

async function announce(
  tx: Db,
  context: Context,
  { sessionId, kuid }: Session,
  type: SpendingAlert,
  { allowance, period, currency, limitMinor, spentMinor, ground }: SpendingLimit,
  startsAgainOn: string | null = null,
): Promise<void> {
  const of = {
    session: { sessionId, kuid },
    data: { allowance, period, currency, limitMinor, spentMinor, ...(ground && { ground }) },
  };
  await emit(
    tx,
    context,
    type === "Spending.LimitWarning"
      ? { type: "Spending.LimitWarning", ...of }
      : { type: "Spending.LimitReached", ...of },
  );
  if (type === "Spending.LimitReached")
    await mailGuardians(tx, context, kuid, {
      template: "spending-limit",
      allowance,
      currency,
      limitMinor,
      spentMinor,
      startsAgainOn,
      law: ground?.law ?? null,
    });
}
