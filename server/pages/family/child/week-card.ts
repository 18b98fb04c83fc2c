// Shows the last seven days of play in a table with bars, so that the picture and its text are one.
import { readCommittedScreentime } from "../../../actions/screentime/screentime.js";
import { MINUTE_MS, addDays, type LocalDate } from "../../../lib/dates.js";
import { localDayOf } from "../../../domain/screentime/local-day.js";
import { usedOn } from "../../../domain/screentime/screentime-view.js";
import { usageSince } from "../../../store/screentime/queries.js";
import { html, type Html } from "../../../presentation/html.js";
import { dayText, durationText } from "../../../presentation/times.js";
import { cityOf } from "../../../presentation/zones.js";
import type { FamilyRoute } from "../family-route.js";

const DAYS = 7;

interface PlayedDay {
  date: LocalDate;
  minutes: number;
}

/** Returns the whole minutes played on each of the last seven local days, oldest first, the running play included. */
async function readWeek({
  context,
  view,
}: FamilyRoute): Promise<{ zone: string; days: PlayedDay[] }> {
  const { db, now } = context;
  const { situation } = await readCommittedScreentime(db, context, view.session);
  const { zone } = situation.rules;
  const today = localDayOf(zone, now).date;
  const dates = Array.from({ length: DAYS }, (_, place) => addDays(today, place - DAYS + 1));
  const used = await usageSince(db, view.session.sessionId, dates[0] ?? today);
  const all = { ...situation, used };
  const days = dates.map((date) => ({
    date,
    minutes: Math.floor(usedOn(all, date, now) / MINUTE_MS),
  }));
  return { zone, days };
}

export async function weekCard(route: FamilyRoute): Promise<Html> {
  const { texts } = route.family;
  const { child: t } = texts;
  const { zone, days } = await readWeek(route);
  const most = Math.max(60, ...days.map(({ minutes }) => minutes));
  const total = days.reduce((sum, { minutes }) => sum + minutes, 0);
  return html`<section class="card" aria-labelledby="week">
    <h2 id="week">${t.week}</h2>
    <p>${total === 0 ? t.notPlayed : t.played(durationText(total, texts))}</p>
    <table class="week">
      <caption class="unseen">
        ${t.week}
      </caption>
      <thead class="unseen">
        <tr>
          <th scope="col">${t.day}</th>
          <th scope="col">${t.time}</th>
        </tr>
      </thead>
      <tbody>
        ${days.map(
          ({ date, minutes }) =>
            html`<tr>
              <th scope="row"><time datetime="${date}">${dayText(date, texts)}</time></th>
              <td>
                ${bar(minutes / most)}
                <span>${minutes === 0 ? t.none : durationText(minutes, texts)}</span>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="hint">${t.daysIn(cityOf(zone, texts))}</p>
  </section>`;
}

/** Draws `share` of the longest bar, from 0 to 1. */
const bar = (share: number): Html =>
  html`<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <rect class="track" width="100" height="10" />
    <rect width="${Math.round(share * 1000) / 10}" height="10" />
  </svg>`;
