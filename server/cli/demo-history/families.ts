// The families of the demo's history: who they are and how they behave, equal in every run.
import type { Language } from "../../domain/language.js";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../lib/dates.js";

/** Returns numbers from 0 to 1 that follow from a seed (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Dice = ReturnType<typeof dice>;

const pick = <T>(roll: Dice, from: readonly T[]): T => from[Math.floor(roll() * from.length)] as T;

/** Returns a time around a median (milliseconds): half of them between a third of it and three times it. */
export const around = (roll: Dice, medianMs: number): number =>
  Math.round(medianMs * 9 ** (roll() + roll() - 1));

/** Places with the languages of their families; those that are listed twice have twice as many. */
const PLACES = [
  ...(["US-CA", "US-CA", "US-CA", "US-TX", "US-NY", "GB", "GB"] as const).map(
    (place) => [place, "en"] as const,
  ),
  ...[["BR", "pt"] as const, ["BR", "pt"] as const, ["MX", "es"] as const, ["ES", "es"] as const],
  ...[["DE", "de"] as const, ["DE", "de"] as const, ["FR", "fr"] as const, ["SA", "ar"] as const],
] as const;

const FIRST = ["ana", "ben", "chloe", "dario", "emma", "felix", "greta", "hugo", "ines", "jonas"];
const LAST = ["silva", "brown", "martin", "weber", "garcia", "rossi", "ali", "novak", "jones"];

/** How a guardian answers. `silent`: not at all. */
type Answer = "consent" | "decline" | "not-my-child" | "silent";

export interface Family {
  readonly arrivesAt: number;
  readonly place: string;
  readonly locale: Language;
  /** `YYYY-MM-DD` */
  readonly dateOfBirth: string;
  readonly email: string;
  /** Whether the product mails the guardian, or the child hands the page over. */
  readonly isMailed: boolean;
  readonly answer: Answer;
  /** Whether the guardian confirms a typed address and can prove to be an adult. */
  readonly isReachable: boolean;
  /** Draws what happens in this family. */
  readonly roll: Dice;
}

const FAMILIES_A_DAY = 5;
/** The share by which arrivals grow: 1 doubles them by the end. */
const GROWTH = 1;
const YEAR_MS = 365.25 * DAY_MS;

/** Returns the families that come from an instant to another (milliseconds), by their arrival. */
export function familiesBetween(from: number, to: number): readonly Family[] {
  const roll = dice(Math.floor(from / DAY_MS));
  const families: Family[] = [];
  for (let day = from; day < to; day += DAY_MS) {
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
    const share = (1 + (GROWTH * (day - from)) / (to - from)) * (isWeekend ? 1.5 : 1);
    const count = Math.round(FAMILIES_A_DAY * share * (0.7 + 0.6 * roll()));
    for (let nth = 0; nth < count; nth++)
      families.push(familyAt(day + (around(roll, 6 * HOUR_MS) % DAY_MS), families.length, roll));
  }
  return families
    .filter(({ arrivesAt }) => arrivesAt < to)
    .sort((one, other) => one.arrivesAt - other.arrivesAt);
}

function familyAt(arrivesAt: number, nth: number, roll: Dice): Family {
  const [place, locale] = pick(roll, PLACES);
  const kind = roll();
  // Most are children; some are adults, and a few are too young.
  const age = kind < 0.1 ? 18 + 20 * roll() : kind < 0.13 ? 3 : 6 + 11 * roll();
  const answered = roll();
  return {
    arrivesAt,
    place,
    locale,
    dateOfBirth: new Date(arrivesAt - age * YEAR_MS - DAY_MS).toISOString().slice(0, 10),
    email: `${pick(roll, FIRST)}.${pick(roll, LAST)}${nth}@family.example`,
    isMailed: roll() < 0.7,
    answer:
      answered < 0.72
        ? "consent"
        : answered < 0.8
          ? "decline"
          : answered < 0.83
            ? "not-my-child"
            : "silent",
    isReachable: roll() < 0.85,
    roll: dice(Math.floor(roll() * 2 ** 31)),
  };
}

/** Returns when a child plays in the weeks after an instant, and for how long: often at first, and less with time. */
export function playsAfter(
  { roll }: Pick<Family, "roll">,
  since: number,
): readonly Readonly<{ at: number; ms: number }>[] {
  const plays = [];
  const patience = 2 + 8 * roll();
  for (let at = since + around(roll, 20 * MINUTE_MS); roll() < patience / (patience + 1);) {
    const ms = Math.min(around(roll, 25 * MINUTE_MS), 3 * HOUR_MS);
    plays.push({ at, ms });
    at += ms + HOUR_MS + around(roll, 30 * HOUR_MS);
  }
  return plays;
}
