// Supports any OpenID Connect provider by the code flow with PKCE. The product file names the claims that state an age.
import { latestToday } from "../domain/age/age.js";
import { isRealDate, yearsBetween } from "../lib/dates.js";
import type { OidcProvider } from "../domain/product.js";
import type { AgeBounds } from "../domain/verification/criteria.js";
import {
  ProviderError,
  type MethodOutcome,
  type VerificationMethod,
} from "../domain/verification/method.js";
import { createOpenIdProvider } from "./openid-flow.js";
import { expand, settingsOf, type ProviderDeps, type ProviderInput } from "./provider-settings.js";

/** Returns the method; undefined where a variable is missing from the environment. */
export function createOidc(
  deps: ProviderDeps,
  input: ProviderInput<OidcProvider>,
): VerificationMethod | undefined {
  const { provider, mode } = input;
  const issuer = expand(deps, provider.issuer);
  const clientId = expand(deps, provider.clientId);
  const { clientSecretName, scope, claims } = provider;
  const secret = clientSecretName === undefined ? undefined : deps.readVariable(clientSecretName);
  if (issuer === undefined || clientId === undefined) return undefined;
  if (clientSecretName !== undefined && secret === undefined) return undefined;

  const openId = createOpenIdProvider({
    ...{ issuer, clientId, clientSecret: secret, scope },
    fetch: (input, init) => deps.fetch(mode)(input, init),
    isInsecure: mode === "test",
  });

  return {
    ...settingsOf(input),
    async begin({ state, nonce, returnUrl, language }) {
      if (!deps.mayLeadTo(mode, issuer))
        throw new ProviderError("unavailable", "the issuer is not https");
      const { url, flow } = await openId.begin({ state, nonce, returnUrl, language });
      return { step: { at: "provider", url }, flow };
    },
    async finish({ state = "", nonce = "", verifier = "" }, { parameters, returnUrl, realNow }) {
      if (parameters["error"] !== undefined) return errorOutcome(parameters["error"]);
      const flow = { state, nonce, verifier };
      const age = ageIn(await openId.finish(flow, { parameters, returnUrl }), claims, realNow);
      return age ? { status: "shown", age } : { status: "inconclusive" };
    },
  };
}

/**
 * Interprets an error: `access_denied` means that the person said no. Anything else is the provider's fault and proves nothing.
 */
export function errorOutcome(error: string): MethodOutcome {
  if (error === "access_denied") return { status: "cancelled" };
  throw new ProviderError("unavailable", "the provider returned an error");
}

/** Returns the age that claims state; undefined where they state none. Claims of an unexpected type are ignored. */
export function ageIn(
  token: Readonly<Record<string, unknown>>,
  claims: Readonly<Record<string, string>>,
  realNow: number,
): AgeBounds | undefined {
  const lows: number[] = [];
  const highs: number[] = [];
  for (const [what, path] of Object.entries(claims)) {
    const value = valueAt(token, path);
    const [, years] = /^ageOver(\d+)$/.exec(what) ?? [];
    if (years !== undefined && value === true) lows.push(Number(years));
    if (years !== undefined && value === false) highs.push(Number(years) - 1);
    const exact = what === "age" ? value : what === "birthDate" ? yearsSince(value, realNow) : null;
    if (typeof exact === "number" && Number.isInteger(exact) && exact >= 0 && exact <= 150) {
      lows.push(exact);
      highs.push(exact);
    }
  }
  if (lows.length + highs.length === 0) return undefined;
  const low = Math.max(0, ...lows);
  if (highs.length === 0) return { low };
  const high = Math.min(...highs);
  // Claims that contradict each other prove nothing.
  return high < low ? undefined : { low, high };
}

const valueAt = (token: Readonly<Record<string, unknown>>, path: string): unknown =>
  Object.hasOwn(token, path)
    ? token[path]
    : path
        .split(".")
        .reduce<unknown>(
          (value, key) =>
            typeof value === "object" && value !== null && Object.hasOwn(value, key)
              ? (value as Record<string, unknown>)[key]
              : undefined,
          token,
        );

/** The date of birth is read here and not stored. */
const yearsSince = (value: unknown, realNow: number): number | undefined =>
  typeof value === "string" && isRealDate(value)
    ? yearsBetween(value, latestToday(realNow))
    : undefined;
