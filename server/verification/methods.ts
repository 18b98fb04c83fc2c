import type { Mode } from "../domain/product.js";
import type { VerificationMethod } from "../domain/verification/verification.js";
import { simulated } from "./simulated.js";

const METHODS: readonly VerificationMethod[] = [simulated];

/** The methods by which a trusted adult is verified in a mode, the preferred one first. */
export const methodsFor = (mode: Mode): readonly VerificationMethod[] =>
  METHODS.filter((method) => method.isAvailable(mode));

export const methodNamed = (name: string): VerificationMethod | undefined =>
  METHODS.find((method) => method.name === name);
