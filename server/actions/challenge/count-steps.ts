// Counts how far guardians come with the challenges that ask for their consent.
import {
  isAboutConsent,
  type Challenge,
  type FailureReason,
} from "../../domain/challenge/challenge.js";
import { stepsAfter, waitOf, type Counts, type Reached } from "../../domain/counters.js";
import { count, type Counting } from "../../store/counts/count.js";
import type { Db } from "../../store/engine/db.js";

/** Counts each step that a guardian has newly reached. Returns what the challenge stores of it. */
export function countReached(
  tx: Db,
  context: Counting,
  challenge: Challenge,
  reached: Reached | undefined,
): Partial<Pick<Challenge, "reached" | "reachedAt">> {
  if (reached === undefined || !isAboutConsent(challenge)) return {};
  const { now } = context;
  let since = challenge.reachedAt;
  const steps = stepsAfter(challenge.reached, reached);
  for (const step of steps) {
    const counts = { [`step:${step}`]: 1, [`wait:${step}:${waitOf(now - since)}`]: 1 };
    count(tx, context, challenge.jurisdiction, counts);
    since = now;
  }
  return steps.length > 0 ? { reached, reachedAt: now } : {};
}

type End = Readonly<{ status: string; failureReason?: FailureReason }>;

/** Counts that a challenge has passed or failed. */
export function countEnd(
  tx: Db,
  context: Counting,
  challenge: Challenge,
  { failureReason }: End,
): void {
  if (!isAboutConsent(challenge)) return;
  const wait = waitOf(context.now - challenge.createdAt);
  const counts: Counts =
    failureReason === undefined
      ? { "step:passed": 1, [`wait:passed:${wait}`]: 1 }
      : { [`failed:${failureReason}`]: 1 };
  count(tx, context, challenge.jurisdiction, counts);
}
