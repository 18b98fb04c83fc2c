// What the law limits for the player of a session.
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { SERVICES } from "../../policy/types.js";
import {
  limitsOf,
  NO_LIMITS,
  standingAt,
  type LawLimits,
  type Standing,
} from "../../policy/standing.js";
import type { LawProfile } from "../../policy/laws.js";
import { lawDate } from "../../policy/zones.js";
import { lawTimesOf, type LawTimes } from "../screentime/law-times.js";
import { assessPlayerOf, type AssessmentInput } from "./assessment.js";

const standingNow = (
  { policy, now }: Pick<AssessmentInput, "policy" | "now">,
  profile: LawProfile,
  code: string,
): Standing => {
  const place = findJurisdiction(policy, code);
  return standingAt(policy, profile, place, lawDate(policy, place, now));
};

/** Returns whether any law limits players of some age there: few places have one. */
export const hasLimitsAt = (input: AssessmentInput, jurisdiction: string): boolean =>
  standingNow(input, input.product, jurisdiction).limits.length > 0;

/** Returns the law's limits for a player at an instant (milliseconds). */
export function limitsOfPlayer(
  player: Parameters<typeof assessPlayerOf>[0],
  input: AssessmentInput,
): LawLimits {
  const standing = standingNow(input, input.product, player.jurisdiction);
  return standing.limits.length === 0
    ? NO_LIMITS
    : limitsOf(standing, assessPlayerOf(player, input).age);
}

/** Returns the law's limits of a player's time; undefined if there are none. */
export const lawTimesOfPlayer = (
  player: Parameters<typeof assessPlayerOf>[0],
  input: AssessmentInput,
): LawTimes | undefined => lawTimesOf(limitsOfPlayer(player, input), input.policy);

/** Returns whether the law limits a player's time in another way. */
export const hasOtherLimits = (
  [player, input]: readonly [Parameters<typeof assessPlayerOf>[0], AssessmentInput],
  [later, inputLater]: readonly [Parameters<typeof assessPlayerOf>[0], AssessmentInput],
): boolean => lawTimesOfPlayer(player, input)?.key !== lawTimesOfPlayer(later, inputLater)?.key;

const ANY_SERVICE: LawProfile = Object.freeze({ services: SERVICES });

/** Returns whether a law there limits a player's play in all products together. */
export const limitsAllPlayAt = (
  input: Pick<AssessmentInput, "policy" | "now">,
  jurisdiction: string,
): boolean =>
  standingNow(input, ANY_SERVICE, jurisdiction).limits.some(
    ({ duty }) => duty.type === "time-limit" && duty.counts !== "game",
  );
