import type { Context } from "../../context.js";
import type { LocalDate } from "../../lib/dates.js";
import { localDayOf } from "../../domain/screentime/local-day.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import { limitsOfPlayer } from "../../domain/session/limits.js";
import type { Session } from "../../domain/session/session.js";
import {
  earliestOf,
  isOfAllSessions,
  lawSpendingLimits,
  spendingLimits,
  type SpendingLimit,
} from "../../domain/transaction/spending.js";
import { zoneOf } from "../../domain/zones.js";
import type { Db } from "../../store/engine/db.js";
import { listSpending, listSpendingOfPlayer } from "../../store/transactions/queries.js";

/** Returns the limits in force for a session today. An adult has none, because a guardian's limits have ended. */
export async function readSpending(
  db: Db,
  context: Pick<Context, "now" | "policy" | "product">,
  session: Session,
): Promise<{ today: LocalDate; limits: readonly SpendingLimit[] }> {
  const { now, product } = context;
  const zone = zoneOf(session);
  const today = localDayOf(zone, now).date;
  const { spending = [] } = product;
  const { spendingLimits: duties } = limitsOfPlayer(session, context);
  const hasNone = spending.length + duties.length === 0;
  if (hasNone || assessPlayerOf(session, context).ageStatus === "LEGAL_ADULT")
    return { today, limits: [] };
  const { sessionId } = session;
  const periods = duties.flatMap(({ duty: { per } }) =>
    per === "transaction" ? [] : [{ period: per }],
  );
  const since = earliestOf([...spending, ...periods], today);
  const days = await listSpending(db, { sessionId, since });
  const allDays = duties.some(isOfAllSessions)
    ? await listSpendingOfPlayer(db, { sessionId, since })
    : [];
  return {
    today,
    limits: [
      ...spendingLimits(product, session.allowances, { zone, today, days }),
      ...lawSpendingLimits(duties, { zone, today, now, days, allDays }),
    ],
  };
}
