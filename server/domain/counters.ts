// What the overview of a product counts. A counter has a name and names no one; a commit adds to it in the place of the player.
import type { components } from "../../generated/types.js";
import { HOUR_MS } from "../lib/dates.js";
import type { VerificationPurpose } from "./verification/criteria.js";

/** How far a guardian has come with a challenge. `decided` is the first answer on the page, also if it is dropped later. */
export const REACHED = ["challenge", "opened", "decided", "confirmed", "verified"] as const;
export type Reached = (typeof REACHED)[number];

/** The steps of the funnel, in order. */
export const STEPS = [...REACHED, "passed"] as const;
export type Step = (typeof STEPS)[number];

/** The name of a counter. Each stands for a set that is bounded by the contract or the configuration. */
export type Counter =
  /** The age gate's first decision about a player; each one that refuses. */
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

/** Where what belongs to no player's place is counted. */
export const NOWHERE = "";

/** Returns the country of a jurisdiction: there are few enough to count in each. */
export const placeOf = (jurisdiction: string): string => jurisdiction.split("-", 1)[0] ?? NOWHERE;

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
export const boundsOfWait = (wait: number): readonly [from: number, to: number] =>
  wait === 0 ? [0, 1000] : [1000 * 2 ** ((wait - 1) / PARTS), 1000 * 2 ** (wait / PARTS)];

/** Returns the sum of counts, counter by counter. */
export function addCounts(...all: readonly Sums[]): Sums {
  const sums: Record<string, number> = {};
  for (const counts of all)
    for (const [counter, amount] of Object.entries(counts))
      sums[counter] = (sums[counter] ?? 0) + amount;
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
