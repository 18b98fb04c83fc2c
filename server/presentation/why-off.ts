// Explains in one sentence, for support to read out, why a permission of a player is off.
import {
  includesAll,
  isAboutAge,
  isInvite,
  isUnfinished,
  isWhole,
  type Challenge,
} from "../domain/challenge/challenge.js";
import type { PermissionState } from "../domain/session/settings.js";
import type { SessionView } from "../domain/session/session.js";

/** The last time a guardian chose about a permission, by the ledger. */
export type LastChoice = Readonly<{
  at: number;
  /** `waiting`: it would be on if the guardian had proven to be an adult. */
  chose: "on" | "off" | "waiting";
}>;

type Situation = Readonly<{
  view: SessionView;
  /** The undecided challenges of the player in this product. */
  challenges: readonly Challenge[];
  guardians: number;
  lastChoiceOf: (permission: string) => LastChoice | undefined;
  lawName: (id: string) => string;
  place: string;
}>;

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

const SINCE: Readonly<Record<Challenge["reached"], string>> = {
  challenge: "has not opened it yet",
  opened: "has opened it and not answered",
  decided: "has answered and not confirmed their email address yet",
  confirmed: "has answered; the decision waits",
  verified: "has answered and was verified; the decision waits",
};

const WAITS: Readonly<Record<NonNullable<Challenge["awaiting"]>, string>> = {
  "guardian-confirmation": "has answered and not confirmed their email address yet",
  "guardian-approval": "has answered; another guardian of the child has to approve them first",
  "guardian-verification": "has answered and has to prove that they are an adult",
  "guardian-second-confirmation":
    "has answered and has to confirm it once more by the second email",
};

/** Returns how far the guardian who is asked has come. */
export const progressOf = ({ awaiting, reached }: Challenge): string =>
  awaiting === null ? SINCE[reached] : WAITS[awaiting];

const LAST: Readonly<Record<LastChoice["chose"], (on: string) => string>> = {
  on: (on) => `Off: a guardian allowed it on ${on}, and it was switched off since.`,
  off: (on) => `Off: a guardian left it off on ${on}.`,
  waiting: (on) =>
    `Off until a guardian has proven to be an adult: one allowed it on ${on} on that condition.`,
};

/** Returns the sentence for a permission that is off, without its name: "Off until ...". */
export function whyOff(
  { name, managedBy, needsVerifiedAge }: PermissionState,
  at: Situation,
): string {
  const { view, challenges, guardians, lastChoiceOf, place } = at;
  const { assessment, session, chosen } = view;
  const ground = assessment.permissions.find((each) => each.name === name)?.ground;
  const law = ground?.law === undefined ? undefined : at.lawName(ground.law);
  const by = law === undefined ? "" : ` (${law})`;
  if (managedBy === "PROHIBITED")
    return law === undefined
      ? ground?.kind === "product"
        ? `Off: the product does not offer it at age ${assessment.age}.`
        : `Off: it is not offered at age ${assessment.age}, out of caution and by no law.`
      : `Off: the law of ${place} does not allow it at age ${assessment.age}${by}.`;
  if (needsVerifiedAge !== undefined) {
    const asked = challenges.find((each) => isUnfinished(each) && isAboutAge(each));
    return `Off until a proof of age shows ${needsVerifiedAge} or more${by}; ${asked ? `the player was asked for one on ${day(asked.createdAt)}` : "none is on file"}.`;
  }
  if (session.status === "HOLD" && chosen.some((each) => each.name === name && each.enabled))
    return "Off while the session is on hold: a guardian has not accepted documents that have changed.";
  if (managedBy === "PLAYER")
    return "Off: the player decides, and can switch it on without asking anyone.";
  const asked = challenges.find(
    (each) =>
      isUnfinished(each) &&
      !isAboutAge(each) &&
      !isInvite(each) &&
      (isWhole(each) || includesAll(each, [name])),
  );
  if (asked)
    return `Off until a guardian decides${by}: one was asked on ${day(asked.createdAt)} and ${progressOf(asked)}.`;
  const last = lastChoiceOf(name);
  if (last) return LAST[last.chose](day(last.at));
  return guardians === 0
    ? `Off: a guardian decides about it${by}, and none is on file.`
    : `Off: a guardian decides about it${by}, and none has been asked.`;
}
