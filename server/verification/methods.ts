import type { Mode } from "../domain/product.js";
import type { VerificationMethod } from "../domain/verification/verification.js";
import { simulated } from "./simulated.js";

const METHODS: readonly VerificationMethod[] = [simulated];

/** The method by which a trusted adult is verified in a mode; undefined where there is none. */
export const methodFor = (mode: Mode): VerificationMethod | undefined =>
  METHODS.find((method) => method.isAvailable(mode));

export const methodNamed = (name: string): VerificationMethod | undefined =>
  METHODS.find((method) => method.name === name);
