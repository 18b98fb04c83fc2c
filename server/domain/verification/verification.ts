// How a person shows their age: what is asked, what came of it, and what a method of verification is.
import type { Mode } from "../product.js";

/** What a verification is to show. */
export type VerificationPurpose = "trusted-adult";

export type VerificationFailure =
  "age-criteria-not-met" | "max-attempts-exceeded" | "fraudulent-activity-detected";

/** What came of an attempt. Ages in years. `inconclusive`: neither proven nor disproven, so it may be tried again. */
export type VerificationOutcome =
  | Readonly<{ status: "passed"; ageLow: number }>
  | Readonly<{ status: "failed"; failureReason: VerificationFailure }>
  | Readonly<{ status: "inconclusive" }>;

/** A way of verifying: an adapter behind one interface (design, 9). */
export interface VerificationMethod {
  /** As it stands in the ledger, in events and on pages. */
  readonly name: string;
  isAvailable(mode: Mode): boolean;
  /** What the person or the vendor sent back; undefined where it cannot be read. */
  readOutcome(input: Readonly<Record<string, string>>): VerificationOutcome | undefined;
}

/** A method may be tried this often (readings, 124). */
export const MAX_ATTEMPTS = 3;

/** An attempt as it counts: the last one that shows nothing fails the verification. */
export const countAttempt = (
  outcome: VerificationOutcome,
  attempts: number,
): VerificationOutcome =>
  outcome.status === "inconclusive" && attempts >= MAX_ATTEMPTS
    ? { status: "failed", failureReason: "max-attempts-exceeded" }
    : outcome;
