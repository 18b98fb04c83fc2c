// What the overview of a product counts. A counter has a name and names no one; a commit adds to it in the place of the player.
import type { components } from "../../generated/types.js";
import { HOUR_MS } from "../lib/dates.js";
import type { VerificationPurpose } from "./verification/criteria.js";

/** How far a guardian has come with a challenge. `decided` is the first answer on the page, also if it is dropped later. */
const REACHED = ["challenge", "opened", "decided", "confirmed", "verified"] as const;
export type Reached = (typeof REACHED)[number];

/** The steps of the funnel, in order. */
export const STEPS = [...REACHED, "passed"] as const;
export type Step = (typeof STEPS)[number];

/** The name of a counter. Each stands for a set that is bounded by the contract or the configuration. */
export type Counter =
  /** The age gate's first decision about a player, and each of its refusals. */
  | `gate:${"PASS" | "CHALLENGE" | "PROHIBITED"}`
  /** A challenge that asks a guardian for consent, and each step once. */
  | `step:${Step}`
  /** A challenge that another one replaced. */
  | "replaced"
  /** Time since the step before; of `passed`, since the challenge began. By `waitOf`. */
  | `wait:${Exclude<Step, "challenge">}:${number}`
  /** A challenge that failed, by its reason. */
  | `failed:${components["schemas"]["FailureReason"]}`
  /** A verification that was decided. */
  | `verification:${VerificationPurpose}:${string}:${"PASS" | "FAIL"}`
  /** A session that began, by the player's age status then. */
  | `session:${components["schemas"]["AgeStatus"]}`
  /** A session that was revoked. */
  | "session:revoked"
  /** Milliseconds of play that ended or was pushed. */
  | "screentime"
  /** An attempt to deliver a webhook: it arrived, is tried again, or was the last. */
  | `webhook:${"delivered" | "retried" | "failed"}`
  /** An email: shown in the mailbox, accepted by a server, no longer wanted, or given up for a reason. */
  | `mail:${"held" | "sent" | "dropped" | "refused" | "undeliverable" | "expired"}`;

/** What a commit counts. */
export type Counts = Readonly<Partial<Record<Counter, number>>>;

/** How much each counter has come to. A later release may have other counters. */
export type Sums = Readonly<Record<string, number>>;

/** The place of counts without a player's place, and of all places together. */
export const EVERYWHERE = "";

/** Returns the country of a jurisdiction: there are few enough to count in each. */
export const placeOf = (jurisdiction: string): string =>
  jurisdiction.split("-", 1)[0] ?? EVERYWHERE;

/** What a list of places shows, and the counters that it is the sum of. */
const OF_PLACE = {
  gate: ["gate:PASS", "gate:CHALLENGE", "gate:PROHIBITED"],
  challenges: ["step:challenge"],
  passed: ["step:passed"],
  sessions: ["session:DIGITAL_MINOR", "session:DIGITAL_YOUTH", "session:LEGAL_ADULT"],
  screentime: ["screentime"],
} as const satisfies Readonly<Record<string, readonly Counter[]>>;

type OfPlace = Readonly<Record<keyof typeof OF_PLACE, number>>;
type Mutable<T> = { -readonly [Field in keyof T]: T[Field] };

const nameOfPlace = new Map<string, string>(
  Object.entries(OF_PLACE).flatMap(([name, counters]) =>
    counters.map((counter) => [counter, name] as const),
  ),
);

/** Returns the counts of a place as counts of all places, so that a list of places needs no rows of each. */
export function asEverywhere(place: string, counts: Sums): Sums {
  if (place === EVERYWHERE) return counts;
  const own = Object.entries(counts).flatMap(([counter, amount]) => {
    const name = nameOfPlace.get(counter);
    return name === undefined ? [] : [{ [`in:${place}:${name}`]: amount }];
  });
  return addCounts(counts, ...own);
}

/** Returns the counts of each place out of the counts of all places. */
export function placesIn(sums: Sums): ReadonlyMap<string, OfPlace> {
  const places = new Map<string, Mutable<OfPlace>>();
  for (const counter of Object.keys(sums)) {
    if (!counter.startsWith("in:")) continue;
    const [, place = "", name = ""] = counter.split(":");
    let found = places.get(place);
    if (!found)
      places.set(
        place,
        (found = { gate: 0, challenges: 0, passed: 0, sessions: 0, screentime: 0 }),
      );
    found[name as keyof OfPlace] = sums[counter] as number;
  }
  return places;
}

/** Returns the start of the hour (milliseconds). */
export const hourOf = (at: number): number => Math.floor(at / HOUR_MS) * HOUR_MS;

/** Returns the steps that follow `from`, up to `to`. */
export const stepsAfter = (from: Reached, to: Reached): readonly Reached[] =>
  REACHED.slice(REACHED.indexOf(from) + 1, REACHED.indexOf(to) + 1);

/** Waits are counted by powers of the square root of two, in seconds: a median is right to a fifth. */
const PARTS = 2;

/** Returns the class of a time (milliseconds): 0 within a second, then two for each doubling. */
export const waitOf = (ms: number): number =>
  ms < 1000 ? 0 : 1 + Math.floor(PARTS * Math.log2(ms / 1000));

/** Returns the bounds of a class of times, in milliseconds. */
const boundsOfWait = (wait: number): readonly [from: number, to: number] =>
  wait === 0 ? [0, 1000] : [1000 * 2 ** ((wait - 1) / PARTS), 1000 * 2 ** (wait / PARTS)];

/** Returns the sum of counts, counter by counter. */
export function addCounts(...all: readonly Sums[]): Sums {
  const sums: Record<string, number> = {};
  for (const counts of all)
    // Without pairs: an overview of ninety days adds up tens of thousands.
    for (const counter of Object.keys(counts))
      sums[counter] = (sums[counter] ?? 0) + (counts[counter] as number);
  return sums;
}

/** Returns the median time (milliseconds) that guardians took for a step; undefined where none has come so far. */
export function medianWait(sums: Sums, step: Exclude<Step, "challenge">): number | undefined {
  const start = `wait:${step}:`;
  const classes = Object.entries(sums)
    .flatMap(([name, amount]) =>
      name.startsWith(start) ? [{ wait: Number(name.slice(start.length)), amount }] : [],
    )
    .sort((one, other) => one.wait - other.wait);
  const half = classes.reduce((all, { amount }) => all + amount, 0) / 2;
  let before = 0;
  for (const { wait, amount } of classes) {
    if (before + amount >= half) {
      const [from, to] = boundsOfWait(wait);
      return from + ((to - from) * (half - before)) / amount;
    }
    before += amount;
  }
  return undefined;
}
