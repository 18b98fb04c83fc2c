// Charts of a child's spending and activity, each with its numbers in a table.
import { zoneOf } from "../../../domain/zones.js";
import { readSpending } from "../../../actions/transaction/read-spending.js";
import { addDays, type LocalDate } from "../../../lib/dates.js";
import { localDayOf } from "../../../domain/screentime/local-day.js";
import { activityTitle } from "../../../presentation/allowance-text.js";
import { html, type Html } from "../../../presentation/html.js";
import { moneyText, spendingText } from "../../../presentation/money.js";
import { dateText, dayText, monthText } from "../../../presentation/times.js";
import { listActivityDays } from "../../../store/activity/queries.js";
import { listSpending } from "../../../store/transactions/queries.js";
import { periodOf, spentIn, type SpendingLimit } from "../../../domain/transaction/spending.js";
import { lawTitle } from "../../../presentation/law-text.js";
import type { FamilyRoute } from "../family-route.js";
import { barChart, type Bar } from "./bar-chart.js";

const DAYS = 7;

/** How many periods a chart shows. */
const BARS = { day: 7, week: 6, month: 6 } as const;
type ChartPeriod = keyof typeof BARS;

/** Returns the period by which a guardian limits spending, so that the chart can show the limit; else the month. */
const chartPeriod = (limits: readonly SpendingLimit[]): ChartPeriod =>
  limits.map(({ period }) => period).find((period) => period !== "transaction") ?? "month";

/** Returns the last periods up to a date, oldest first. */
function periodsUntil(kind: ChartPeriod, today: LocalDate) {
  const periods = [periodOf(kind, today)];
  for (let [first] = periods; first && periods.length < BARS[kind]; [first] = periods)
    periods.unshift(periodOf(kind, addDays(first.startsOn, -1)));
  return periods;
}

/** Shows the spending of the last periods by currency, and the limits that a guardian set. */
export async function spendingCard(route: FamilyRoute): Promise<Html | false> {
  const { context, view, family } = route;
  const { texts } = family;
  const { spending: t } = texts.digest;
  const { session } = view;
  const { limits, today } = await readSpending(context.db, context, session);
  const period = chartPeriod(limits);
  const title = t.title(period);
  const periods = periodsUntil(period, today);
  const days = await listSpending(context.db, {
    sessionId: session.sessionId,
    since: periods[0]?.startsOn ?? today,
  });
  if (days.length === 0 && limits.length === 0) return false;
  const currencies = [...new Set(days.map(({ currency }) => currency))].sort();
  const limitOf = (currency: string) =>
    limits.find((limit) => limit.period === period && limit.currency === currency)?.limitMinor;
  const barsOf = (currency: string): Bar[] =>
    periods.map(({ startsOn, endsOn }) => {
      const minor = spentIn({ startsOn, endsOn }, currency, days);
      return {
        label: period === "month" ? monthText(startsOn, texts) : dayText(startsOn, texts),
        value: Math.max(0, minor),
        text: moneyText(minor, currency, texts),
        limit: limitOf(currency),
      };
    });
  const zone = zoneOf(route.view.session);
  const limitText = ({ period, spentMinor, limitMinor, currency, resetsAt }: SpendingLimit) =>
    period === "transaction"
      ? texts.law.limits.per.transaction(moneyText(limitMinor, currency, texts))
      : spendingText(
          {
            spentMinor,
            limitMinor,
            currency,
            date: dateText(Date.parse(resetsAt), texts, zone),
          },
          texts,
        );
  const byLaw = ({ ground }: SpendingLimit) => {
    if (ground?.law === undefined) return undefined;
    const text = lawTitle(context.policy.laws[ground.law], ground.law, texts);
    const term = texts.schedule.byLaw.title;
    return html`<br /><small>${texts.shell.labelled({ term, text })}</small>`;
  };
  return html`<section class="card" aria-labelledby="spending">
    <h2 id="spending">${title}</h2>
    ${limits.map((limit) => html`<p>${limitText(limit)} ${byLaw(limit)}</p>`)}
    ${currencies.length === 0 && html`<p>${t.none}</p>`}
    ${currencies.map((currency) =>
      barChart({
        id: `spending-${currency}`,
        title: texts.shell.labelled({ term: title, text: currency }),
        isNamed: currencies.length > 1,
        heads: [t.period(period), t.amount],
        bars: barsOf(currency),
      }),
    )}
    ${currencies.some((currency) => limitOf(currency) !== undefined) && html`<p class="hint">${t.limitLine}</p>`}
  </section>`;
}

/** Shows how often each type of activity happened in the last seven local days. */
export async function activityCard(route: FamilyRoute): Promise<Html | false> {
  const { context, view, family } = route;
  const { texts } = family;
  const { activity: t, times } = texts.digest;
  const { activityTypes } = context.product;
  if (activityTypes.length === 0) return false;
  const today = localDayOf(zoneOf(route.view.session), context.now).date;
  const since = addDays(today, 1 - DAYS);
  const days = await listActivityDays(context.db, { sessionId: view.session.sessionId, since });
  const counts = new Map<string, number>();
  for (const { type, count } of days) counts.set(type, (counts.get(type) ?? 0) + count);
  const bars = [...counts].map(([type, count]) => ({
    label: activityTitle(context.product, type, texts),
    value: count,
    text: times(count),
  }));
  return html`<section class="card" aria-labelledby="activity">
    <h2 id="activity">${t.title}</h2>
    ${
      bars.length === 0
        ? html`<p>${t.none}</p>`
        : barChart({
            id: "activity-chart",
            title: t.title,
            heads: [t.what, t.howOften],
            bars,
          })
    }
  </section>`;
}
