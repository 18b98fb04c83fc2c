// The progress of a verification: its statuses, its attempts, and how an outcome changes them.
import { proves, type AgeBounds, type EstimationBounds } from "./criteria.js";
import type { AttemptOutcome, VerificationAssurance, VerificationMethod } from "./method.js";
import { DAY_MS } from "../../lib/dates.js";

export type VerificationProgress = "PENDING" | "IN_PROGRESS" | "PASS" | "FAIL";

export type VerificationFailure =
  | "age-criteria-not-met"
  | "max-attempts-exceeded"
  | "fraudulent-activity-detected"
  | "expired"
  | "revoked";

/** How often each method was tried, by its name. */
export type Attempts = Readonly<Record<string, number>>;

/** A method may be tried this often. */
export const MAX_ATTEMPTS = 3;

/** How long a verification can be finished. */
export const LIFE_MS = 14 * DAY_MS;

export const isUndecided = ({ status }: Readonly<{ status: VerificationProgress }>): boolean =>
  status === "PENDING" || status === "IN_PROGRESS";

/** Returns whether a verification can still be finished at an instant (milliseconds). */
export const isOpen = (
  { status, begunAt }: Readonly<{ status: VerificationProgress; begunAt: number }>,
  now: number,
): boolean => isUndecided({ status }) && now < begunAt + LIFE_MS;

export const attemptsLeft = (attempts: Attempts, method: string): number =>
  Math.max(0, MAX_ATTEMPTS - (attempts[method] ?? 0));

/** Returns the methods that may still be tried, the preferred one first. */
export const methodsLeft = <Method extends Pick<VerificationMethod, "name">>(
  methods: readonly Method[],
  attempts: Attempts,
): readonly Method[] => methods.filter(({ name }) => attemptsLeft(attempts, name) > 0);

/** What an attempt makes of a verification. */
export type Verdict =
  | Readonly<{ status: "PASS"; age: AgeBounds; assurance: VerificationAssurance }>
  | Readonly<{ status: "FAIL"; failureReason: VerificationFailure; age?: AgeBounds }>
  | Readonly<{ status: "IN_PROGRESS"; age?: AgeBounds }>;

/** Judges an outcome. An age that decides nothing by itself is kept, for the case that the verification fails. */
export function judge(
  outcome: AttemptOutcome,
  { requiredAge, mayGoOn, assurance, estimation }: JudgeInput,
): Verdict {
  if (outcome.status === "fraudulent")
    return { status: "FAIL", failureReason: "fraudulent-activity-detected" };
  if (outcome.status === "shown") {
    const { age } = outcome;
    const isProven = proves(age, requiredAge, estimation);
    if (isProven) return { status: "PASS", age, assurance: outcome.assurance ?? assurance };
    if (isProven === false) return { status: "FAIL", failureReason: "age-criteria-not-met", age };
  }
  const open = outcome.status === "shown" && !estimation ? { age: outcome.age } : {};
  if (mayGoOn) return { status: "IN_PROGRESS", ...open };
  return { status: "FAIL", failureReason: "max-attempts-exceeded", ...open };
}

type JudgeInput = Readonly<{
  requiredAge: number;
  /** Whether a method can still be tried after this attempt. */
  mayGoOn: boolean;
  assurance: VerificationAssurance;
  /** Where the method estimates, and the product asked for bounds of its own: between them nothing is known. */
  estimation: EstimationBounds | undefined;
}>;
