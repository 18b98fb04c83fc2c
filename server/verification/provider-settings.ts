// What the adapters of all providers need.
import type { Mode, VerificationProvider } from "../domain/product.js";
import type { VerificationMethod } from "../domain/verification/method.js";

export interface ProviderDeps {
  /** Returns a variable of the environment that is meant for providers; undefined for any other. */
  readVariable: (name: string) => string | undefined;
  /** Logs why a provider cannot be used. */
  warn: (about: Readonly<Record<string, string>>, message: string) => void;
  /** Returns real time in milliseconds. */
  realNow: () => number;
  /** Reaches public addresses, and in test mode this computer. Never follows a redirect. */
  fetch: (mode: Mode) => typeof fetch;
  /** Posts and reads JSON. Throws a ProviderError where none arrives in time. */
  fetchJson: (
    mode: Mode,
    url: string,
    request: Readonly<{ body: string; headers: Record<string, string> }>,
  ) => Promise<unknown>;
  /** Returns whether texts can be sent to telephones. */
  maySendText: (mode: Mode) => boolean;
  /** Returns whether a person may be sent to an address: https, or in test mode http on this computer. */
  mayLeadTo: (mode: Mode, url: string) => boolean;
}

export type ProviderInput<P extends VerificationProvider = VerificationProvider> = Readonly<{
  name: string;
  mode: Mode;
  provider: P;
}>;

/** The days that a verification is valid where the product file gives no number. */
export const HOLDS_FOR_DAYS = 365;

/** Returns the settings that all methods share. */
export const settingsOf = ({
  name,
  provider: { kind, title, privacyUrl, assurance, holdsForDays },
}: ProviderInput): Omit<VerificationMethod, "begin" | "finish"> => ({
  name,
  kind,
  vendor: title ?? name,
  privacyUrl,
  assurance: assurance ?? "verified",
  holdsForDays: holdsForDays ?? HOLDS_FOR_DAYS,
});

/** Fills in the variables of a setting, `${NAME}`. Returns undefined where one is missing. */
export function expand(
  { readVariable }: Pick<ProviderDeps, "readVariable">,
  text: string,
): string | undefined {
  let isWhole = true;
  const expanded = text.replace(/\$\{([A-Z][A-Z0-9_]*)\}/g, (_all, name: string) => {
    const value = readVariable(name);
    if (value === undefined) isWhole = false;
    return value ?? "";
  });
  return isWhole ? expanded : undefined;
}
