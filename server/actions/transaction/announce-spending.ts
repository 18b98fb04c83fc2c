import type { Context } from "../../context.js";
import { alertsOf, periodOf } from "../../domain/transaction/spending.js";
import type { Session } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { addAlert } from "../../store/transactions/queries.js";
import { emit } from "../../webhooks/emit.js";
import { mailGuardians } from "../mail/queue-mail.js";
import { readSpending } from "./read-spending.js";

/**
 * Announces to the product the limits of a session that spending has come close to or reached in the period that runs now, once
 * for each period and limit. Guardians get an email about those that are reached. To be called in the transaction of what was
 * spent, or of the change of a limit.
 */
export async function announceSpending(tx: Db, context: Context, session: Session): Promise<void> {
  const { sessionId, productId, kuid } = session;
  const { today, limits } = await readSpending(tx, context, session);
  for (const limit of limits) {
    const { allowance, currency, period, limitMinor, spentMinor } = limit;
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
      if (!(await addAlert(tx, alert))) continue;
      const of = {
        session: { sessionId, kuid },
        data: { allowance, period, currency, limitMinor, spentMinor },
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
          ...{ template: "spending-limit", allowance, currency, limitMinor, spentMinor },
          startsAgainOn: endsOn,
        });
    }
  }
}
