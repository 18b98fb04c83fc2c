// How sure a product wants to be that the person who decides is the guardian, and which step is still missing.
import type { components } from "../../../generated/types.js";
import type { Reached } from "../counters.js";
import { DAY_MS, HOUR_MS } from "../../lib/dates.js";

/** In order: each counts where an earlier one is asked for. */
export const ASSURANCES = ["attested", "confirmed", "confirmed-plus", "verified"] as const;

/**
 * `attested`: they stated it on the page. `confirmed`: they opened a link in a mail, so the address is theirs.
 * `confirmed-plus`: they confirmed the decision once more, by a second mail that came later. `verified`: confirmed, and they have
 * passed a trusted-adult verification.
 */
export type Assurance = (typeof ASSURANCES)[number];

/** By place code; `default` for the rest. */
export type AssuranceByPlace = Readonly<Record<string, Assurance>>;

/** What a decision waits for before it counts. */
export type Awaiting = components["schemas"]["Awaiting"];

/** A player has no more guardians than this. */
export const MAX_GUARDIANS = 4;

/** Returns whether a product asks for a verification in any place. */
export const demandsVerification = (setting: Assurance | AssuranceByPlace): boolean =>
  typeof setting === "string"
    ? setting === "verified"
    : Object.values(setting).includes("verified");

/** What is known of the person who decides. */
export type ConsentProgress = Readonly<{
  /** They came by a link that was mailed to their address. */
  isConfirmed: boolean;
  /** The second mail was sent, in which they are asked to confirm their decision once more. */
  isAskedAgain?: boolean;
  /** They have done so. */
  isConfirmedAgain?: boolean;
  /** They passed a verification that still holds. */
  isVerified: boolean;
  /** They are a guardian of this player already, or one on file approved them, or there is none yet. */
  isApproved: boolean;
}>;

/**
 * Returns the next thing that a decision waits for, or undefined where it counts. A new guardian beside others confirms their
 * address whatever the product asks for, and is approved then.
 */
export function awaitingOf(required: Assurance, progress: ConsentProgress): Awaiting | undefined {
  const needsAddress = required !== "attested" || !progress.isApproved;
  if (needsAddress && !progress.isConfirmed) return "guardian-confirmation";
  if (required === "verified" && !progress.isVerified) return "guardian-verification";
  if (required === "confirmed-plus" && !progress.isVerified && !progress.isConfirmedAgain)
    return "guardian-second-confirmation";
  return progress.isApproved ? undefined : "guardian-approval";
}

/** Returns the highest assurance that was reached. */
export function reachedAssurance({
  isConfirmed,
  isConfirmedAgain = false,
  isVerified,
}: ConsentProgress): Assurance {
  if (!isConfirmed) return "attested";
  if (isVerified) return "verified";
  return isConfirmedAgain ? "confirmed-plus" : "confirmed";
}

/** Returns how far the guardian has come who decided with an assurance. */
export const reachedBy = (assurance: Assurance): Reached => REACHED_BY[assurance];
const REACHED_BY: Readonly<Record<Assurance, Reached>> = {
  attested: "decided",
  confirmed: "confirmed",
  "confirmed-plus": "confirmed",
  verified: "verified",
};

/** How long a decision waits for a confirmation, and for an approval or verification. */
const CONFIRMATION_LIFE_MS = DAY_MS;
const APPROVAL_LIFE_MS = 14 * DAY_MS;
/** How long a decision waits for its second confirmation, from the second email on. */
export const SECOND_CONFIRMATION_LIFE_MS = 7 * DAY_MS;

/** Returns how many hours after a decision the second email is sent. */
export const secondEmailDelay = ({ emailPlusDelayHours = 24 }: EmailPlus): number =>
  emailPlusDelayHours;
type EmailPlus = Readonly<{ emailPlusDelayHours?: number }>;

/** Returns until when a decision waits, in milliseconds: for a second confirmation, until the second email is sent. */
export function waitsUntil(awaiting: Awaiting, now: number, product: EmailPlus): number {
  if (awaiting === "guardian-second-confirmation") return now + secondEmailDelay(product) * HOUR_MS;
  return now + (awaiting === "guardian-confirmation" ? CONFIRMATION_LIFE_MS : APPROVAL_LIFE_MS);
}
