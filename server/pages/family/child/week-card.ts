// Shows the last seven days of play in a table with bars, and the seven days before as a number.
import { readCommittedScreentime } from "../../../actions/screentime/screentime.js";
import { MINUTE_MS, addDays, type LocalDate } from "../../../lib/dates.js";
import { localDayOf, weekdayOf } from "../../../domain/screentime/local-day.js";
import { limitOfWeekday } from "../../../domain/screentime/schedule.js";
import { usedOn } from "../../../domain/screentime/screentime-view.js";
import { usageSince } from "../../../store/screentime/queries.js";
import { html, type Html } from "../../../presentation/html.js";
import { dayText, durationText } from "../../../presentation/times.js";
import { cityOf } from "../../../presentation/zones.js";
import type { FamilyRoute } from "../family-route.js";
import { barChart } from "./bar-chart.js";

const DAYS = 7;

interface PlayedDay {
  date: LocalDate;
  minutes: number;
  /** What the guardian allows on that day of the week; undefined where there is no limit. */
  limit: number | undefined;
}

/** Returns the whole minutes played on each of the last fourteen local days, oldest first, the running play included. */
async function readDays({
  context,
  view,
}: FamilyRoute): Promise<{ zone: string; days: PlayedDay[] }> {
  const { db, now } = context;
  const { situation } = await readCommittedScreentime(db, context, view.session);
  const { zone, schedule } = situation.rules;
  const today = localDayOf(zone, now).date;
  const dates = Array.from({ length: 2 * DAYS }, (_, place) =>
    addDays(today, place - 2 * DAYS + 1),
  );
  const used = await usageSince(db, view.session.sessionId, dates[0] ?? today);
  const all = { ...situation, used };
  const days = dates.map((date) => ({
    date,
    minutes: Math.floor(usedOn(all, date, now) / MINUTE_MS),
    limit: schedule && limitOfWeekday(schedule, weekdayOf(date)),
  }));
  return { zone, days };
}

const totalOf = (days: readonly PlayedDay[]): number =>
  days.reduce((sum, { minutes }) => sum + minutes, 0);

export async function weekCard(route: FamilyRoute): Promise<Html> {
  const { texts } = route.family;
  const { child: t } = texts;
  const { zone, days } = await readDays(route);
  const [before, week] = [days.slice(0, DAYS), days.slice(DAYS)];
  const total = totalOf(week);
  return html`<section class="card" aria-labelledby="week">
    <h2 id="week">${t.week}</h2>
    <p>
      ${total === 0 ? t.notPlayed : t.played(durationText(total, texts))}
      ${total > 0 && t.average(durationText(Math.round(total / DAYS), texts))}
      ${t.weekBefore(durationText(totalOf(before), texts))}
    </p>
    ${barChart({
      id: "week-chart",
      title: t.week,
      heads: [t.day, t.time],
      most: 60,
      bars: week.map(({ date, minutes, limit }) => ({
        label: html`<time datetime="${date}">${dayText(date, texts)}</time>`,
        value: minutes,
        text: minutes === 0 ? t.none : durationText(minutes, texts),
        limit,
      })),
    })}
    <p class="hint">
      ${week.some(({ limit }) => limit !== undefined) && t.limitLine}
      ${t.daysIn(cityOf(zone, texts))}
    </p>
  </section>`;
}
