// The question of a neutral age gate: nothing is filled in, and nothing says which answer leads where.
import { latestToday, MAX_AGE_YEARS, type AgeEvidence } from "../../domain/age/age.js";
import { readTypedDate, type TypedDate } from "../../domain/age/birth-date-input.js";
import type { Product } from "../../domain/product.js";
import type { Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";
import { dateFields, shortFields } from "../shell/date-fields.js";

/** The typed values by field name. */
export type Typed = TypedDate & Readonly<{ age: string }>;

/** The age is typed, because a slider would suggest an answer by where it begins. */
const asksForDate = ({ ageCollectionMethods }: Product): boolean =>
  ageCollectionMethods.find((method) => method !== "platform-account") !== "age-slider";

/** Returns the evidence in an answer; undefined where it can't be read. */
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
  texts: Texts,
  {
    typed,
    hasError,
    jurisdiction,
  }: Readonly<{ typed: Typed; hasError: boolean; jurisdiction: string }>,
): Html {
  const { ageGate: t } = texts;
  if (asksForDate(product))
    return dateFields(texts, {
      legend: t.dateOfBirth,
      typed,
      error: hasError ? t.dateWrong : undefined,
      isOwn: true,
      jurisdiction,
    });
  const age = {
    name: "age",
    label: t.years,
    value: typed.age,
    maxLength: 3,
    autocomplete: "off",
  };
  return shortFields(t.age, [age], hasError ? t.ageWrong : undefined);
}
