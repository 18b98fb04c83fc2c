import { WEEKDAYS } from "../../../domain/screentime/local-day.js";
import { html, type Html } from "../../../presentation/html.js";
import type { Texts } from "../../../presentation/texts/index.js";
import { sessionPath, type FamilyRoute } from "../family-route.js";
import { dayName, lineStart, shortDay } from "../../../presentation/times.js";
import { MAX_WINDOWS, packWindow, type Draft, type ScheduleError, type Window } from "./draft.js";
import { windowText } from "../../../presentation/schedule-text.js";
import { allZones, zonesNear } from "../../../domain/zones.js";
import { cityOf, timeIn } from "../../../presentation/zones.js";
import { errorSummary } from "../../shell/error-summary.js";
import { pageForm } from "../../shell/language-menu.js";
import { switchField } from "../../shell/switch-field.js";

interface Form {
  nonce: string;
  draft: Draft;
  errors: readonly ScheduleError[];
}

const schedulePath = (route: FamilyRoute) => sessionPath(route, "/schedule");

/** Returns what marks a field with an error: a class, a message, and attributes of the input. */
function errorAt({ schedule: t }: Texts, errors: readonly ScheduleError[], id: string) {
  const error = errors.find(({ at }) => at === id);
  return {
    mark: error && " has-error",
    message: error && html`<p class="error" id="${id}-error">${t.errors[error.text]}</p>`,
    attributes: error && html` aria-invalid="true" aria-describedby="${id}-error"`,
  };
}

/** Shows the whole schedule as one form. Only one quiet window is open, which keeps the page short. */
export function scheduleForm(route: FamilyRoute, form: Form): Html {
  const { texts } = route.family;
  const { schedule: t } = texts;
  const { draft, errors } = form;
  const save = schedulePath(route);
  // "Enter" in a field presses the first button, which saves.
  return html`<form ${pageForm} method="post" action="${save}#quiet" novalidate>
    <button hidden name="do" value="save" formaction="${save}"></button>
    <input type="hidden" name="nonce" value="${form.nonce}" />
    <section class="card">
      ${switchField({
        name: "enabled",
        label: t.enabled,
        hint: t.enabledHint,
        isOn: draft.enabled,
        isPlain: true,
      })}
      ${zoneField(route, draft, save)}
    </section>
    <section class="card" aria-labelledby="limits">
      <h2 id="limits">${t.limits}</h2>
      <p class="hint" id="limits-hint">${t.limitsHint}</p>
      <p>
        ${(["school", "weekend"] as const).map(
          (preset) =>
            html`<button
              class="button small"
              name="do"
              value="preset-${preset}"
              formaction="${save}#limits"
            >
              ${t.presets[preset]}
            </button> `,
        )}
      </p>
      <p class="hint">${t.presetsHint}</p>
      ${WEEKDAYS.map((day) => {
        const label = lineStart(dayName(day, texts), texts);
        return minutesLine(texts, errors, { id: `limit-${day}`, label, value: draft.limits[day] });
      })}
      <button class="button small" name="do" value="same" formaction="${save}#limits">
        ${t.same(dayName("mon", texts))}
      </button>
    </section>
    ${quietHours(texts, form)} ${breaks(texts, form)}
    <p class="actions">
      <button class="button" name="do" value="save" formaction="${save}">${t.save}</button>
      <a class="button second" href="${sessionPath(route)}">${t.cancel}</a>
    </p>
  </form>`;
}

/** Lists all errors first, with a link to each field. */
export const scheduleErrors = (texts: Texts, errors: readonly ScheduleError[]): Html => {
  const { schedule: t } = texts;
  const labels: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      WEEKDAYS.map((day) => [`limit-${day}`, lineStart(dayName(day, texts), texts)]),
    ),
    interval: t.breaks,
    start: t.start,
    end: t.end,
  };
  const label = (id: string) => labels[id] ?? t.quiet;
  const named = errors.map(({ text, at }) => ({
    at,
    text: texts.shell.labelled({ term: label(at), text: t.errors[text] }),
  }));
  return errorSummary(texts, named);
};

function zoneField(
  { family, context, view }: FamilyRoute,
  { timezone }: Draft,
  save: string,
): Html {
  const { texts } = family;
  const { schedule: t } = texts;
  const zones = zonesNear(view.session.jurisdiction, timezone);
  return html`<div class="field">
    <label for="timezone">${t.timezone}</label>
    <p class="hint" id="timezone-hint">${t.timezoneHint}</p>
    <select id="timezone" name="timezone" aria-describedby="timezone-hint">
      ${zones.map(
        (zone) =>
          html`<option value="${zone}" ${zone === timezone && html` selected`}>
            ${t.zone({ city: cityOf(zone, texts), time: timeIn(zone, context.now, texts) })}
          </option>`,
      )}
    </select>
    <button class="button small" name="do" value="zones" formaction="${save}">
      ${t.otherZone}
    </button>
  </div>`;
}

function quietHours(texts: Texts, { draft, errors }: Form): Html {
  const { schedule: t } = texts;
  const { windows, open } = draft;
  const { mark, message } = errorAt(texts, errors, "quiet");
  return html`<section class="card${mark}" id="quiet" aria-labelledby="quiet-title">
    <h2 id="quiet-title">${t.quiet}</h2>
    <p class="hint">${t.quietHint}</p>
    ${message}
    <ul class="windows">
      ${windows.map(
        (window, at) =>
          html`<li>
            ${at === open ? openWindow(texts, window, at, errors) : closedWindow(texts, window, at)}
          </li>`,
      )}
    </ul>
    ${
      windows.length < MAX_WINDOWS
        ? html`<button class="button small" name="do" value="add">
            ${windows.length === 0 ? t.addFirst : t.add}
          </button>`
        : html`<p class="hint">${t.errors.tooMany}</p>`
    }
  </section>`;
}

const LONGEST_SHOWN = 24;

/** Returns the name that is shown for a window. */
export const shown = ({ name }: Pick<Window, "name">, { schedule: t }: Texts): string =>
  name === "" ? t.unnamed : name.length > LONGEST_SHOWN ? `${name.slice(0, LONGEST_SHOWN)}…` : name;

function closedWindow(texts: Texts, window: Window, at: number): Html {
  const { schedule: t } = texts;
  const { days, start, end } = window;
  const isWhole = days.length > 0 && start !== "" && end !== "";
  const name = shown(window, texts);
  return html`<input type="hidden" name="window" value="${packWindow(window)}" />
    <p>
      <strong dir="auto">${name}</strong>
      <small>${isWhole ? lineStart(windowText(window, texts), texts) : t.unfinished}</small>
    </p>
    <p>
      <button name="do" value="edit-${at}">
        ${t.edit}<span class="unseen"> <bdi>${name}</bdi></span>
      </button>
      <button name="do" value="remove-${at}">
        ${t.remove}<span class="unseen"> <bdi>${name}</bdi></span>
      </button>
    </p>`;
}

function openWindow(
  texts: Texts,
  { name, days, start, end }: Window,
  at: number,
  errors: readonly ScheduleError[],
): Html {
  const { schedule: t } = texts;
  const onName = errorAt(texts, errors, "name");
  const onDays = errorAt(texts, errors, "days");
  const time = (id: "start" | "end", label: string, value: string) => {
    const { mark, message, attributes } = errorAt(texts, errors, id);
    return html`<div class="field${mark}">
      ${message}<label for="${id}">${label}</label
      ><input type="time" id="${id}" name="${id}" value="${value}" ${attributes} />
    </div>`;
  };
  return html`<input type="hidden" name="open" value="${at}" />
    <div class="field${onName.mark}">
      ${onName.message}
      <label for="name">${t.name}</label>
      <input
        id="name"
        name="name"
        value="${name}"
        maxlength="100"
        autocomplete="off"
        ${onName.attributes}
      />
    </div>
    <fieldset
      class="field${onDays.mark}"
      id="days"
      ${onDays.message && html` aria-describedby="days-error"`}
    >
      <legend>${t.days}</legend>
      ${onDays.message}
      <div class="days">
        ${WEEKDAYS.map(
          (day) =>
            html`<label
              ><input
                type="checkbox"
                name="day"
                value="${day}"
                aria-label="${dayName(day, texts)}"
                ${days.includes(day) && html` checked`}
              />${shortDay(day, texts)}</label
            >`,
        )}
      </div>
    </fieldset>
    <div class="times">${time("start", t.start, start)} ${time("end", t.end, end)}</div>
    <p class="hint">${t.overnightHint}</p>
    <p>
      <button name="do" value="close">${t.close}</button>
      <button name="do" value="remove-${at}">${t.remove}</button>
    </p>`;
}

/** Returns a line of the form with a field for minutes, whose name is `id`. */
function minutesLine(
  texts: Texts,
  errors: Form["errors"],
  { id, label, value }: Readonly<{ id: string; label: string; value: string }>,
): Html {
  const { mark, message, attributes } = errorAt(texts, errors, id);
  return html`<div class="line${mark}">
    ${message}
    <label for="${id}">${label}</label>
    <span
      ><input
        id="${id}"
        name="${id}"
        value="${value}"
        autocomplete="off"
        maxlength="12"
        ${attributes}
      />
      ${texts.schedule.unit}</span
    >
  </div>`;
}

function breaks(texts: Texts, { draft, errors }: Form): Html {
  const { schedule: t } = texts;
  return html`<section class="card" aria-labelledby="breaks">
    <h2 id="breaks">${t.breaks}</h2>
    <p class="hint">${t.breaksHint}</p>
    ${minutesLine(texts, errors, { id: "interval", label: t.interval, value: draft.interval })}
  </section>`;
}

/** Lists all time zones on a page of their own, because their names weigh as much as the rest. Keeps what was typed. */
export function zoneForm(route: FamilyRoute, { nonce, draft }: Form): Html {
  const { texts } = route.family;
  const { schedule: t } = texts;
  const hidden = (name: string, value: string) =>
    html`<input type="hidden" name="${name}" value="${value}" /> `;
  return html`<form method="post" action="${schedulePath(route)}" class="card" novalidate>
    ${hidden("nonce", nonce)} ${draft.enabled && hidden("enabled", "yes")}
    ${WEEKDAYS.filter((day) => draft.limits[day] !== "").map((day) => hidden(`limit-${day}`, draft.limits[day]))}
    ${draft.interval !== "" && hidden("interval", draft.interval)}
    ${draft.windows.map((window) => hidden("window", packWindow(window)))}
    <div class="field">
      <label for="timezone">${t.timezone}</label>
      <select id="timezone" name="timezone">
        ${allZones().map((zone) => html`<option${zone === draft.timezone && html` selected`}>${zone}</option>`)}
      </select>
    </div>
    <button class="button" name="do" value="zone">${t.useZone}</button>
  </form>`;
}
