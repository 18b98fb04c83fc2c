import { readScreentime } from "../../actions/screentime/read-screentime.js";
import { localDayOf } from "../../domain/screentime/local-day.js";
import { limitOf, type Schedule } from "../../domain/screentime/schedule.js";
import { findScreentime } from "../../store/screentime/queries.js";
import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";
import { lawLimits } from "./law-limits.js";
import { grantedList } from "./override/requests.js";
import { shown } from "./schedule/schedule-page.js";
import { limitLines, windowText } from "../../presentation/schedule-text.js";
import { cityOf } from "../../presentation/zones.js";
import { sessionPath, type FamilyRoute } from "./family-route.js";
import { durationText, momentText } from "../../presentation/times.js";

type State = Awaited<ReturnType<typeof readScreentime>>;
type Enforced = Extract<State, { enabled: true }>;

/** Shows today's play time, and what the guardian has set. */
export async function screentimeCard(route: FamilyRoute): Promise<Html> {
  const { family, context, view } = route;
  const { schedule: t } = family.texts;
  const state = await readScreentime(context.db, context, view.session);
  const { enforcement } = await findScreentime(context.db, route.guarded.sessionId, context.now);
  return html`<section class="card" aria-labelledby="screentime">
    <h2 id="screentime">${t.card}</h2>
    ${!state.enabled ? html`<p>${enforcement ? t.isOff : t.isUnset}</p>` : !route.child.isAdult && today(route, state)}
    ${await grantedList(route)} ${enforcement && rules(enforcement.schedule, family.texts)}
    ${lawLimits({ context, texts: family.texts }, view.session)}
    <p class="actions">
      <a class="button${enforcement && " second"}" href="${sessionPath(route, "/schedule")}"
        >${enforcement ? t.change : t.setUp}</a
      >
    </p>
  </section>`;
}

function today({ family, context }: FamilyRoute, { access, state, schedule }: Enforced): Html {
  const { texts } = family;
  const { schedule: t, language } = texts;
  const { now } = context;
  const zone = schedule.timezone;
  const moment = (instant: string) => momentText(Date.parse(instant), { zone, now, language });
  const hasLimit = limitOf(schedule, localDayOf(zone, now)) !== undefined;
  const used = durationText(state.timeUsedTodayMinutes, texts);
  const reasons = access.ground ? t.byLaw.reasons : t.reasons;
  const reason = access.reason && reasons[access.reason];
  return html`<p class="standing ${access.allowed ? "may" : "may-not"}">
      <strong>${access.allowed ? t.mayPlay : t.mayNotPlay}</strong>
      ${reason !== undefined && access.until !== undefined && html`${reason(moment(access.until))}`}
    </p>
    ${
      hasLimit
        ? html`<p class="used" id="used">
              ${t.usedOf({ used, limit: durationText(state.timeLimitTodayMinutes, texts) })}
              <small>${t.left(durationText(state.timeRemainingTodayMinutes, texts))}</small>
            </p>
            <progress
              aria-labelledby="used"
              max="${Math.max(1, state.timeLimitTodayMinutes)}"
              value="${Math.min(state.timeUsedTodayMinutes, Math.max(1, state.timeLimitTodayMinutes))}"
            ></progress>`
        : html`<p class="used">${t.usedWithoutLimit(used)}</p>`
    }`;
}

function rules(schedule: Schedule, texts: Texts): Html {
  const { schedule: t } = texts;
  const { quietHours, breakReminderIntervalMinutes: interval, timezone } = schedule;
  const lines = (name: string, items: readonly string[]) =>
    html`<div>
      <dt>${name}</dt>
      <dd>
        ${items.length === 0 ? t.none : items.map((item, place) => html`${place > 0 && html`<br />`}${item}`)}
      </dd>
    </div>`;
  return html`<dl class="rules">
    ${lines(t.limits, limitLines(schedule, texts))}
    ${lines(
      t.quiet,
      quietHours.map((window) =>
        texts.shell.labelled({ term: shown(window, texts), text: windowText(window, texts) }),
      ),
    )}
    ${lines(t.breaks, interval === 0 ? [] : [t.every(durationText(interval, texts))])}
    ${lines(t.timezone, [cityOf(timezone, texts)])}
  </dl>`;
}
