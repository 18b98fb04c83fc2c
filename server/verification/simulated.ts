// Test mode only: the person chooses who they are, and everything behind that is as in live mode.
import type {
  VerificationMethod,
  VerificationOutcome,
} from "../domain/verification/verification.js";

export const PERSONAS = ["adult", "teen", "child", "inconclusive", "fraudulent"] as const;
export type Persona = (typeof PERSONAS)[number];

const OUTCOMES: Readonly<Record<Persona, VerificationOutcome>> = {
  adult: { status: "passed", ageLow: 18 },
  teen: { status: "failed", failureReason: "age-criteria-not-met" },
  child: { status: "failed", failureReason: "age-criteria-not-met" },
  inconclusive: { status: "inconclusive" },
  fraudulent: { status: "failed", failureReason: "fraudulent-activity-detected" },
};

export const simulated: VerificationMethod = {
  name: "simulated",
  isAvailable: (mode) => mode === "test",
  readOutcome(input) {
    const persona = PERSONAS.find((each) => each === input["persona"]);
    return persona && OUTCOMES[persona];
  },
};
