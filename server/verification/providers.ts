// Makes the adapter of a provider. One whose settings cannot be used is left out, and the log says why.
import type { Mode, VerificationProvider } from "../domain/product.js";
import type { VerificationMethod } from "../domain/verification/method.js";

/** What adapters work with. */
export interface ProviderDeps {
  readVariable: (name: string) => string | undefined;
  /** The log of what keeps a provider from being used. */
  warn: (about: Readonly<Record<string, string>>, message: string) => void;
}

export type ProviderInput<P extends VerificationProvider = VerificationProvider> = Readonly<{
  name: string;
  mode: Mode;
  provider: P;
}>;

/** Days that a verification holds where the product file says nothing (readings, 112). */
export const HOLDS_FOR_DAYS = 365;

export function createProvider(
  { warn }: ProviderDeps,
  { name, provider }: ProviderInput,
): VerificationMethod | undefined {
  warn({ provider: name, kind: provider.kind }, "a provider of verifications cannot be used");
  return undefined;
}
