// In test mode the person chooses who they are, and everything else works as in live mode.
import type { SimulatedProvider } from "../domain/product.js";
import type { AttemptOutcome, VerificationMethod } from "../domain/verification/method.js";
import { settingsOf, type ProviderDeps, type ProviderInput } from "./provider-settings.js";

export const PERSONAS = ["adult", "teen", "child", "inconclusive", "fraudulent"] as const;
type Persona = (typeof PERSONAS)[number];

const exactly = (years: number): AttemptOutcome => ({
  status: "shown",
  age: { low: years, high: years },
});

const OUTCOMES: Readonly<Record<Persona, AttemptOutcome>> = {
  adult: exactly(30),
  teen: exactly(15),
  child: exactly(9),
  inconclusive: { status: "inconclusive" },
  fraudulent: { status: "fraudulent" },
};

export const isPersona = (text: string): text is Persona =>
  (PERSONAS as readonly string[]).includes(text);

export const outcomeOf = (persona: Persona): AttemptOutcome => OUTCOMES[persona];

export const simulated: VerificationMethod = {
  name: "simulated",
  kind: "simulated",
  vendor: "Kinward",
  assurance: "verified",
  holdsForDays: 365,
  finish: async (_flow, { parameters: { persona = "" } }) =>
    isPersona(persona) ? outcomeOf(persona) : { status: "inconclusive" },
};

/** Creates a simulated provider of the product file, such as a face estimation. */
export const createSimulated = (
  _deps: ProviderDeps,
  input: ProviderInput<SimulatedProvider>,
): VerificationMethod => ({
  ...simulated,
  ...settingsOf(input),
  estimates: input.provider.estimates ?? false,
});
