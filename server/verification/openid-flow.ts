// The code flow of OpenID Connect with PKCE, for verifications of age and for operators who sign in.
import type * as Client from "openid-client";

import { ProviderError } from "../domain/verification/method.js";

/** Imported when the first flow begins. */
let library: typeof Client | undefined;
export const openidClient = async (): Promise<typeof Client> =>
  (library ??= await import("openid-client"));

const TIMEOUT_SECONDS = 8;

interface Settings {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  /** Asks for claims: "openid email". */
  scope: string;
  fetch: typeof fetch;
  /** Whether the issuer may be reached over plain http, on this computer. */
  isInsecure: boolean;
}

/** What is remembered from the beginning of a flow to its end. */
export type OpenIdFlow = Readonly<{ state: string; nonce: string; verifier: string }>;

type Begin = Readonly<{
  state: string;
  nonce: string;
  returnUrl: string;
  language?: string;
}>;

type Finish = Readonly<{ parameters: Readonly<Record<string, string>>; returnUrl: string }>;

export interface OpenIdProvider {
  /** Returns where to send the person, and the flow. Throws a ProviderError where the issuer does not answer. */
  begin(begin: Begin): Promise<{ url: string; flow: OpenIdFlow }>;
  /**
   * Returns the claims about the person who came back. Throws a ProviderError for a response that does not belong to the flow.
   */
  finish(flow: OpenIdFlow, finish: Finish): Promise<Readonly<Record<string, unknown>>>;
}

export function createOpenIdProvider(settings: Settings): OpenIdProvider {
  const { issuer, clientId, clientSecret, scope, isInsecure } = settings;
  const discover = async (): Promise<Client.Configuration> => {
    const client = await openidClient();
    return client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      [client.customFetch]: settings.fetch as Client.CustomFetch,
      timeout: TIMEOUT_SECONDS,
      execute: [
        // Without it the signature of the ID token isn't checked in this flow.
        client.enableNonRepudiationChecks,
        ...(isInsecure ? [client.allowInsecureRequests] : []),
      ],
    });
  };
  let discovered: Promise<Client.Configuration> | undefined;
  /** Cached after the first success. */
  const configuration = (): Promise<Client.Configuration> =>
    (discovered ??= discover().catch((error: unknown) => {
      discovered = undefined;
      throw new ProviderError("unavailable", `discovery: ${errorCodeOf(error)}`, { cause: error });
    }));

  return {
    async begin({ state, nonce, returnUrl, language }) {
      const client = await openidClient();
      const verifier = client.randomPKCECodeVerifier();
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnUrl,
        scope,
        state,
        nonce,
        ...(language !== undefined && { ui_locales: language }),
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, flow: { state, nonce, verifier } };
    },
    async finish({ state, nonce, verifier }, { parameters, returnUrl }) {
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
      return tokens.claims() ?? {};
    },
  };
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
  const failure = isUnreachable ? "unavailable" : "refused";
  return new ProviderError(failure, errorCodeOf(error), { cause: error });
}
