// Spending limits of guardians, which are allowances for a period in one currency, and of laws.
import type { components } from "../../../generated/types.js";
import { addDays, toEpochDay, type LocalDate } from "../../lib/dates.js";
import type { ProductAllowance, SpendingRule } from "../product.js";
import { localDayOn } from "../screentime/local-day.js";
import { allowanceInForce, type AllowanceValues } from "../session/allowances.js";
import type { LawLimits } from "../../policy/standing.js";
import { toMinorUnits } from "./currencies.js";

export type SpendingLimit = Readonly<components["schemas"]["SpendingLimit"]>;

/** The local days of a period: from `startsOn` up to the day before `endsOn`. */
type Period = Readonly<{ startsOn: LocalDate; endsOn: LocalDate }>;

/** Returns the period that a date lies in. */
export function periodOf(kind: SpendingRule["period"], date: LocalDate): Period {
  if (kind === "day") return { startsOn: date, endsOn: addDays(date, 1) };
  if (kind === "week") {
    // 1970-01-01 was a Thursday.
    const startsOn = addDays(date, -((((toEpochDay(date) + 3) % 7) + 7) % 7));
    return { startsOn, endsOn: addDays(startsOn, 7) };
  }
  const startsOn = `${date.slice(0, 7)}-01`;
  return { startsOn, endsOn: `${addDays(startsOn, 31).slice(0, 7)}-01` };
}

/** Returns the first instant (milliseconds) of a local date, or of the next date if the zone skipped it. */
const startOfDate = (zone: string, date: LocalDate): number =>
  (localDayOn(zone, date) ?? localDayOn(zone, addDays(date, 1)))!.startsAt;

/** What was spent on the days since some date: one entry for each day and currency. */
type SpentDay = Readonly<{ localDate: LocalDate; currency: string; spentMinor: number }>;

/** Returns the amount spent in a period and a currency. */
export const spentIn = (
  { startsOn, endsOn }: Period,
  currency: string,
  days: readonly SpentDay[],
): number =>
  days
    .filter(
      (day) => day.currency === currency && day.localDate >= startsOn && day.localDate < endsOn,
    )
    .reduce((sum, { spentMinor }) => sum + spentMinor, 0);

/** Returns the limit that an allowance sets, in minor units. It is never below 0. */
function limitMinorOf(
  { allowance: name, currency }: SpendingRule,
  allowances: readonly ProductAllowance[],
  values: AllowanceValues,
): number | undefined {
  const allowance = allowances.find((one) => one.name === name);
  const value = allowance && allowanceInForce(allowance, values);
  if (typeof value !== "number") return undefined;
  return Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, toMinorUnits(value, currency)));
}

/** Returns the earliest day that any of these rules counts on `today`. */
export const earliestOf = (
  rules: readonly Pick<SpendingRule, "period">[],
  today: LocalDate,
): LocalDate =>
  rules
    .map(({ period }) => periodOf(period, today).startsOn)
    .reduce((a, b) => (a < b ? a : b), today);

/** Returns the limits in force on a local day, with the amounts spent. `days` are the days since `earliestOf`. */
export function spendingLimits(
  product: Readonly<{
    spending?: readonly SpendingRule[];
    allowances: readonly ProductAllowance[];
  }>,
  values: AllowanceValues,
  { zone, today, days }: Spent,
): SpendingLimit[] {
  return (product.spending ?? []).flatMap((rule) => {
    const limitMinor = limitMinorOf(rule, product.allowances, values);
    if (limitMinor === undefined) return [];
    const { allowance, currency, period } = rule;
    return [{ allowance, ...spentOf({ period, currency, limitMinor }, { zone, today, days }) }];
  });
}

type Spent = Readonly<{ zone: string; today: LocalDate; days: readonly SpentDay[] }>;

/** Returns how much of a limit was spent in the period of a day. */
function spentOf(
  { period: kind, currency, limitMinor }: Omit<SpendingRule, "allowance"> & { limitMinor: number },
  { zone, today, days }: Spent,
) {
  const period = periodOf(kind, today);
  const spentMinor = Math.max(0, spentIn(period, currency, days));
  return {
    period: kind,
    currency,
    limitMinor,
    spentMinor,
    remainingMinor: Math.max(0, limitMinor - spentMinor),
    resetsAt: new Date(startOfDate(zone, period.endsOn)).toISOString(),
  };
}

type SpendingDuty = LawLimits["spendingLimits"][number];

/** Returns whether a law limits the spending in all sessions of the player together. */
export const isOfAllSessions = ({ duty }: SpendingDuty): boolean =>
  duty.counts === "service" || duty.counts === "provider";

/** Returns the limits of laws at an instant. `days` are the days of a session, `allDays` of all sessions of its player. */
export const lawSpendingLimits = (
  duties: readonly SpendingDuty[],
  { now, allDays, ...spent }: Spent & Readonly<{ now: number; allDays: Spent["days"] }>,
): SpendingLimit[] =>
  duties.map((one): SpendingLimit => {
    const { law, duty } = one;
    const { per, currency } = duty;
    const limitMinor = toMinorUnits(duty.amount, currency);
    const named = {
      allowance: law.id,
      ground: { kind: "law", law: law.id, duty: duty.type },
    } as const;
    if (per === "transaction")
      return {
        ...named,
        period: per,
        currency,
        limitMinor,
        spentMinor: 0,
        remainingMinor: limitMinor,
        resetsAt: new Date(now).toISOString(),
      };
    const days = isOfAllSessions(one) ? allDays : spent.days;
    return { ...named, ...spentOf({ period: per, currency, limitMinor }, { ...spent, days }) };
  });

export const SPENDING_ALERTS = ["Spending.LimitWarning", "Spending.LimitReached"] as const;
export type SpendingAlert = (typeof SPENDING_ALERTS)[number];

/**
 * Returns the alerts of a limit: a warning at four fifths of it, and an alert when it is reached. Before anything was spent there
 * are none.
 */
export const alertsOf = ({ spentMinor, limitMinor }: SpendingLimit): readonly SpendingAlert[] => {
  if (spentMinor === 0 || spentMinor * 5 < limitMinor * 4) return [];
  return spentMinor < limitMinor ? ["Spending.LimitWarning"] : SPENDING_ALERTS;
};
