// Supports any OpenID Connect provider by the code flow with PKCE. The product file names the claims that state an age.
import type * as Client from "openid-client";

import { latestToday } from "../domain/age/age.js";
import { isRealDate, yearsBetween } from "../lib/dates.js";
import type { OidcProvider } from "../domain/product.js";
import type { AgeBounds } from "../domain/verification/criteria.js";
import {
  ProviderError,
  type MethodOutcome,
  type VerificationMethod,
} from "../domain/verification/method.js";
import { expand, settingsOf, type ProviderDeps, type ProviderInput } from "./provider-settings.js";

/** Imported when the first flow begins. */
let library: typeof Client | undefined;
export const openidClient = async (): Promise<typeof Client> =>
  (library ??= await import("openid-client"));

const TIMEOUT_SECONDS = 8;

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

  let discovered: Promise<Client.Configuration> | undefined;
  const discover = async (): Promise<Client.Configuration> => {
    if (!deps.mayLeadTo(mode, issuer))
      throw new ProviderError("unavailable", "the issuer is not https");
    const client = await openidClient();
    return client.discovery(new URL(issuer), clientId, secret, undefined, {
      [client.customFetch]: deps.fetch(mode) as Client.CustomFetch,
      timeout: TIMEOUT_SECONDS,
      execute: [
        // Without it the signature of the ID token isn't checked in this flow.
        client.enableNonRepudiationChecks,
        ...(mode === "test" ? [client.allowInsecureRequests] : []),
      ],
    });
  };
  /** Cached after the first success. */
  const configuration = (): Promise<Client.Configuration> =>
    (discovered ??= discover().catch((error: unknown) => {
      discovered = undefined;
      throw error;
    }));

  return {
    ...settingsOf(input),
    async begin({ state, nonce, returnUrl, language }) {
      const client = await openidClient();
      const verifier = client.randomPKCECodeVerifier();
      const config = await configuration().catch((error: unknown) => {
        throw new ProviderError("unavailable", `discovery: ${errorCodeOf(error)}`);
      });
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: returnUrl,
        scope,
        state,
        nonce,
        ui_locales: language,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
      return { step: { at: "provider", url: url.href }, flow: { state, nonce, verifier } };
    },
    async finish({ state = "", nonce = "", verifier = "" }, { parameters, returnUrl, realNow }) {
      if (parameters["error"] !== undefined) return errorOutcome(parameters["error"]);
      const client = await openidClient();
      const address = new URL(returnUrl);
      for (const [name, value] of Object.entries({ ...parameters, state }))
        address.searchParams.set(name, value);
      const tokens = await client
        .authorizationCodeGrant(await configuration(), address, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw asProviderError(error);
        });
      const age = ageIn(tokens.claims() ?? {}, claims, realNow);
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

const errorCodeOf = (error: unknown): string => {
  const { code = "no answer", status = 0 } = error as { code?: string; status?: number };
  return status === 0 ? code : `${code} ${status}`;
};

/** Converts an error. A provider that is unreachable, slow or failing proves nothing, and a wrong response is refused. */
export function asProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const { code, status, name, cause } = error as {
    code?: string;
    status?: number;
    name?: string;
    cause?: { name?: string };
  };
  if (cause instanceof ProviderError) return cause;
  const isUnreachable =
    code === "OAUTH_TIMEOUT" ||
    name === "TypeError" ||
    name === "TimeoutError" ||
    cause?.name === "TypeError" ||
    cause?.name === "TimeoutError" ||
    (status !== undefined && status >= 500);
  return new ProviderError(isUnreachable ? "unavailable" : "refused", errorCodeOf(error));
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
