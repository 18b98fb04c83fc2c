// Supports vendors of document, card or face checks by a contract of our own: a signed begin, a redirect, a signed result. The
// docs describe it in the chapter "Age verification".
import { createHmac, timingSafeEqual } from "node:crypto";

import { MINUTE_MS } from "../lib/dates.js";
import type { RedirectProvider } from "../domain/product.js";
import {
  ProviderError,
  type MethodOutcome,
  type VerificationMethod,
} from "../domain/verification/method.js";
import { expand, settingsOf, type ProviderDeps, type ProviderInput } from "./provider-settings.js";

/** A result is valid for this long after the vendor signed it, in real time. */
const RESULT_LIFE_MS = 10 * MINUTE_MS;
/** How far a vendor's clock may be ahead. */
const SKEW_MS = MINUTE_MS;
const MOST_YEARS = 150;

const sign = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url");

const isSigned = (secret: string, text: string, signature: string): boolean => {
  const [expected, given] = [Buffer.from(sign(secret, text)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
};

/** Returns the method; undefined where the secret is missing from the environment. */
export function createRedirect(
  deps: ProviderDeps,
  input: ProviderInput<RedirectProvider>,
): VerificationMethod | undefined {
  const { provider, mode } = input;
  const secret = deps.readVariable(provider.secretName);
  const beginUrl = expand(deps, provider.beginUrl);
  if (secret === undefined || beginUrl === undefined) return undefined;
  return {
    ...settingsOf(input),
    estimates: provider.estimates ?? false,
    async begin({ state, nonce, returnUrl, requiredAge, language }) {
      const body = JSON.stringify({ state, nonce, returnUrl, requiredAge, language });
      const signedAt = String(Math.floor(deps.realNow() / 1000));
      const answer = await deps.fetchJson(mode, beginUrl, {
        body,
        headers: {
          "Content-Type": "application/json",
          "Kinward-Signature": `t=${signedAt},v1=${sign(secret, `${signedAt}.${body}`)}`,
        },
      });
      const url = (answer as { url?: unknown } | null)?.url;
      if (typeof url !== "string" || !deps.mayLeadTo(mode, url))
        throw new ProviderError("unavailable", "the vendor named no page");
      return { step: { at: "provider", url }, flow: { state, nonce } };
    },
    finish: async (flow, { parameters: { result = "" }, realNow }) => {
      const [payload = "", signature = ""] = result.split(".");
      if (!isSigned(secret, `result.${payload}`, signature))
        throw new ProviderError("refused", "the result is not signed by the vendor");
      return readResult(payload, flow, realNow);
    },
  };
}

function readResult(
  payload: string,
  flow: Readonly<Record<string, string>>,
  realNow: number,
): MethodOutcome {
  const refused = (detail: string) => new ProviderError("refused", detail);
  const text = Buffer.from(payload, "base64url").toString();
  const result = parse(text);
  if (!result) throw refused("the result is not a JSON object");
  if (result["state"] !== flow["state"] || result["nonce"] !== flow["nonce"])
    throw refused("the result is of another flow");
  const issuedAt = Number(result["issuedAt"]) * 1000;
  if (!(issuedAt <= realNow + SKEW_MS && realNow < issuedAt + RESULT_LIFE_MS))
    throw refused("the result is too old, or from the future");
  const { status, ageLow, ageHigh, assurance } = result;
  if (status === "cancelled" || status === "inconclusive" || status === "fraudulent")
    return { status };
  if (status !== "shown" || !isYears(ageLow) || (ageHigh !== undefined && !isYears(ageHigh)))
    throw refused("the result has no ages");
  if (ageHigh !== undefined && ageHigh < ageLow) throw refused("the ages are the wrong way round");
  return {
    status,
    age: { low: ageLow, ...(ageHigh !== undefined && { high: ageHigh }) },
    ...(assurance === "estimated" && { assurance }),
  };
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

const isYears = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_YEARS;
