// The question of a neutral age gate: nothing is filled in, and nothing says which answer leads where.
import { latestToday, type AgeEvidence } from "../../domain/age/age.js";
import { readTypedDate, type TypedDate } from "../../domain/age/birth-date-input.js";
import type { Product } from "../../domain/product.js";
import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";

const MAX_AGE_YEARS = 150;

/** What was typed, by the names of the fields. */
export type Typed = TypedDate & Readonly<{ age: string }>;

export const NOTHING_TYPED: Typed = { day: "", month: "", year: "", age: "" };

/** A slider would have to begin somewhere, and so suggest an answer: the age is typed. */
const asksForDate = ({ ageCollectionMethods }: Product): boolean =>
  ageCollectionMethods.find((method) => method !== "platform-account") !== "age-slider";

/** What was answered; undefined where that cannot be read. */
export function readAnswer(product: Product, typed: Typed, now: number): AgeEvidence | undefined {
  if (asksForDate(product)) {
    const dateOfBirth = readTypedDate(typed, now);
    return dateOfBirth === undefined ? undefined : { dateOfBirth };
  }
  const years = Number(typed.age);
  return /^\d{1,3}$/.test(typed.age) && years <= MAX_AGE_YEARS
    ? { stated: { years, on: latestToday(now) } }
    : undefined;
}

export function questionFields(
  product: Product,
  { ageGate: t }: Texts,
  { typed, hasError }: Readonly<{ typed: Typed; hasError: boolean }>,
): Html {
  const isDate = asksForDate(product);
  const error = hasError && (isDate ? t.dateWrong : t.ageWrong);
  const input = (name: keyof Typed, label: string, maxLength: number, autocomplete: string) =>
    html`<div class="part">
      <label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        value="${typed[name]}"
        inputmode="numeric"
        autocomplete="${autocomplete}"
        maxlength="${maxLength}"
        size="${maxLength}"
        required${error !== false && html` aria-invalid="true" aria-describedby="age-error"`}
      />
    </div>`;
  return html`<fieldset class="age${error !== false && " has-error"}">
    <legend>${isDate ? t.dateOfBirth : t.age}</legend>
    ${error !== false && html`<p class="error" id="age-error" role="alert">${error}</p>`}
    <div class="parts">
      ${
        isDate
          ? html`${input("day", t.day, 2, "bday-day")} ${input("month", t.month, 2, "bday-month")}
            ${input("year", t.year, 4, "bday-year")}`
          : input("age", t.years, 3, "off")
      }
    </div>
  </fieldset>`;
}
