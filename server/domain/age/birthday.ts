// When a player turns a year older, as far as the evidence says.
import { isOlder } from "../../policy/law.js";
import { Temporal } from "temporal-polyfill";

import { todayIn, type AgeEvidence } from "./age.js";
import { HOUR_MS, addYears, yearsBetween, type LocalDate } from "../../lib/dates.js";
import type { Session } from "../session/session.js";
import type { Assessment } from "../session/assessment.js";

/** Returns the dates on whose anniversaries an age rises. */
const anchorsOf = ({ dateOfBirth, stated, signals = [] }: AgeEvidence): readonly LocalDate[] => [
  ...(dateOfBirth === undefined ? [] : [dateOfBirth]),
  ...(stated ? [stated.on] : []),
  ...signals.map(({ on }) => on),
];

/** Returns the instant (milliseconds) at which a date begins where the player's age is counted: in UTC-12 without a zone. */
const startOf = (date: LocalDate, timezone: string | null): number =>
  timezone === null
    ? Date.parse(`${date}T00:00:00Z`) + 12 * HOUR_MS
    : Temporal.PlainDate.from(date).toZonedDateTime(timezone).epochMilliseconds;

type DatedSession = Pick<Session, "evidence" | "timezone">;

function anniversaries({ evidence, timezone }: DatedSession, now: number, ahead: 0 | 1): number[] {
  const today = todayIn(timezone, now);
  return anchorsOf(evidence)
    .filter((anchor) => anchor <= today)
    .map((anchor) => addYears(anchor, yearsBetween(anchor, today) + ahead))
    .map((date) => startOf(date, timezone));
}

/** Returns whether the player is in an older band than the product was last notified of. */
export const hasTurnedOlder = (
  { announcedAgeStatus }: Pick<Session, "announcedAgeStatus">,
  { ageStatus }: Pick<Assessment, "ageStatus">,
): boolean => announcedAgeStatus !== null && isOlder(ageStatus, announcedAgeStatus);

/** Returns whether the player is an adult, which the product and its records do not know yet. */
export const hasTurnedAdult = (
  session: Pick<Session, "announcedAgeStatus">,
  assessment: Pick<Assessment, "ageStatus">,
): boolean => assessment.ageStatus === "LEGAL_ADULT" && hasTurnedOlder(session, assessment);

/** Returns the instant (milliseconds) after `now` at which the player turns older, or undefined for an adult. */
export function nextBirthday(
  session: DatedSession,
  { ageStatus }: Pick<Assessment, "ageStatus">,
  now: number,
): number | undefined {
  if (ageStatus === "LEGAL_ADULT") return undefined;
  const instants = anniversaries(session, now, 1);
  return instants.length === 0 ? undefined : Math.min(...instants);
}

/**
 * Returns the instant (milliseconds) at or before `now` at which the player last turned older, or undefined where none is
 * known.
 */
export function lastBirthday(session: DatedSession, now: number): number | undefined {
  const instants = anniversaries(session, now, 0);
  return instants.length === 0 ? undefined : Math.max(...instants);
}
