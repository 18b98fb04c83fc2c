// How a person shows their age: what is asked, what came of it, and what a method of verification is.
import type { Mode } from "../product.js";

/** What a verification is to show. */
export type VerificationPurpose = "trusted-adult";

export type VerificationFailure =
  "age-criteria-not-met" | "max-attempts-exceeded" | "fraudulent-activity-detected" | "expired";

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

/** How long a verification can be finished (readings, 113). */
const LIFE_MS = 14 * 86_400_000;

/** Whether it can still be finished at an instant. Instants in milliseconds. */
export const isOpen = (
  { status, begunAt }: Readonly<{ status: string; begunAt: number }>,
  now: number,
): boolean => status === "PENDING" && now < begunAt + LIFE_MS;

/** An earlier verification of the same person for the same decision; `attempts` are all those by its method until then. */
type Earlier = Readonly<{
  method: string;
  attempts: number;
  failureReason: VerificationFailure | null;
}>;

/** How often a method was tried. */
export const attemptsBy = (method: string, earlier: readonly Earlier[]): number =>
  Math.max(0, ...earlier.filter((each) => each.method === method).map(({ attempts }) => attempts));

/** The first of the methods that may still be tried; undefined where none is left, and after an attempt at fraud. */
export const nextMethod = <Method extends Pick<VerificationMethod, "name">>(
  methods: readonly Method[],
  earlier: readonly Earlier[],
): Method | undefined =>
  earlier.some(({ failureReason }) => failureReason === "fraudulent-activity-detected")
    ? undefined
    : methods.find(({ name }) => attemptsBy(name, earlier) < MAX_ATTEMPTS);

/** An attempt as it counts: the last one that shows nothing fails the verification. */
export const countAttempt = (
  outcome: VerificationOutcome,
  attempts: number,
): VerificationOutcome =>
  outcome.status === "inconclusive" && attempts >= MAX_ATTEMPTS
    ? { status: "failed", failureReason: "max-attempts-exceeded" }
    : outcome;
