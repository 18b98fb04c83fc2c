import type { Context } from "../../context.js";
import type { LocalDate } from "../../lib/dates.js";
import { localDayOf } from "../../domain/screentime/local-day.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import type { Session } from "../../domain/session/session.js";
import {
  earliestOf,
  spendingLimits,
  type SpendingLimit,
} from "../../domain/transaction/spending.js";
import { zoneOf } from "../../domain/zones.js";
import type { Db } from "../../store/engine/db.js";
import { listSpending } from "../../store/transactions/queries.js";

/** Returns the limits in force for a session today. An adult has none, because what a guardian set has ended. */
export async function readSpending(
  db: Db,
  context: Pick<Context, "now" | "policy" | "product">,
  session: Session,
): Promise<{ today: LocalDate; limits: readonly SpendingLimit[] }> {
  const { now, product } = context;
  const zone = zoneOf(session);
  const today = localDayOf(zone, now).date;
  const { spending = [] } = product;
  if (spending.length === 0 || assessPlayerOf(session, context).ageStatus === "LEGAL_ADULT")
    return { today, limits: [] };
  const days = await listSpending(db, {
    sessionId: session.sessionId,
    since: earliestOf(spending, today),
  });
  return { today, limits: spendingLimits(product, session.allowances, { zone, today, days }) };
}
