// A date in three short fields that start empty.
import type { TypedDate } from "../../domain/age/birth-date-input.js";
import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";

type ShortField = Readonly<{
  name: string;
  label: string;
  value: string;
  maxLength: number;
  autocomplete: string;
}>;

/** Returns short number fields under one question; `error` belongs to all of them. */
export const shortFields = (
  legend: string,
  fields: readonly ShortField[],
  error: string | undefined,
): Html =>
  html`<fieldset class="age${error !== undefined && " has-error"}">
    <legend>${legend}</legend>
    ${error !== undefined && html`<p class="error" id="age-error" role="alert">${error}</p>`}
    <div class="parts">
      ${fields.map(
        ({ name, label, value, maxLength, autocomplete }) =>
          html`<div class="part">
            <label for="${name}">${label}</label>
            <input
              id="${name}"
              name="${name}"
              value="${value}"
              inputmode="numeric"
              autocomplete="${autocomplete}"
              maxlength="${maxLength}"
              size="${maxLength}"
              required${error !== undefined && html` aria-invalid="true" aria-describedby="age-error"`}
            />
          </div>`,
      )}
    </div>
  </fieldset>`;

/** Returns fields for a date of birth. Browsers fill in the visitor's own, and never another person's. */
export function dateFields(
  { ageGate: t }: Texts,
  {
    legend,
    typed,
    error,
    isOwn,
    jurisdiction,
  }: Readonly<{
    legend: string;
    typed: TypedDate;
    error: string | undefined;
    isOwn: boolean;
    /** The place whose order of day and month is shown. */
    jurisdiction: string;
  }>,
): Html {
  const part = (name: keyof TypedDate, maxLength: number) => ({
    name,
    label: t[name],
    value: typed[name],
    maxLength,
    autocomplete: isOwn ? `bday-${name}` : "off",
  });
  const [day, month] = [part("day", 2), part("month", 2)];
  const first = /^US\b/.test(jurisdiction) ? [month, day] : [day, month];
  return shortFields(legend, [...first, part("year", 4)], error);
}
