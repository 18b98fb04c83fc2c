// AgeKey uses an implicit flow of OpenID Connect with claims of its own.
import { createHash } from "node:crypto";

import type { AgeKeyProvider } from "../domain/product.js";
import { ProviderError, type VerificationMethod } from "../domain/verification/method.js";
import { ageIn, errorOutcome } from "./oidc.js";
import { asProviderError, openidClient } from "./openid-flow.js";
import { expand, settingsOf, type ProviderDeps, type ProviderInput } from "./provider-settings.js";

const ISSUER = {
  live: "https://api.agekey.org/v1/oidc/use",
  test: "https://api-test.agekey.org/v1/oidc/use",
};

/** AgeKey's tokens expire after ten minutes, so a token that lasts much longer isn't from AgeKey. */
const LONGEST_LIFE_SECONDS = 15 * 60;
const TIMEOUT_SECONDS = 8;

const hashOf = (claims: string): string => createHash("sha256").update(claims).digest("base64url");

/** Returns the method; undefined where a variable is missing from the environment. */
export function createAgeKey(
  deps: ProviderDeps,
  input: ProviderInput<AgeKeyProvider>,
): VerificationMethod | undefined {
  const { provider, mode } = input;
  const issuer = expand(deps, provider.issuer ?? ISSUER[mode]);
  const clientId = expand(deps, provider.clientId);
  if (issuer === undefined || clientId === undefined) return undefined;

  const configure = async () => {
    if (!deps.mayLeadTo(mode, issuer))
      throw new ProviderError("unavailable", "the issuer is not https");
    const client = await openidClient();
    const config = new client.Configuration(
      {
        issuer,
        authorization_endpoint: issuer,
        jwks_uri: `${new URL(issuer).origin}/.well-known/jwks.json`,
        id_token_signing_alg_values_supported: ["ES256"],
      },
      clientId,
      { id_token_signed_response_alg: "ES256" },
    );
    config[client.customFetch] = deps.fetch(mode) as never;
    config.timeout = TIMEOUT_SECONDS;
    client.useIdTokenResponseType(config);
    if (mode === "test") client.allowInsecureRequests(config);
    return { client, config };
  };

  return {
    ...settingsOf(input),
    async begin({ state, nonce, returnUrl, requiredAge, language }) {
      const { client, config } = await configure();
      const claims = JSON.stringify({ age_thresholds: [requiredAge] });
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: returnUrl,
        scope: "openid",
        response_mode: "query",
        state,
        nonce,
        claims,
        language,
      });
      return {
        step: { at: "provider", url: url.href },
        flow: { state, nonce, claims, requiredAge: String(requiredAge) },
      };
    },
    async finish(flow, { parameters, returnUrl, realNow }) {
      if (parameters["error"] !== undefined) return errorOutcome(parameters["error"]);
      const { state = "", nonce = "", claims = "", requiredAge = "" } = flow;
      const { client, config } = await configure();
      // The library reads the fragment, which never reaches a server; AgeKey sends the query instead.
      const address = new URL(returnUrl);
      address.hash = new URLSearchParams({ ...parameters, state }).toString();
      const token = await client
        .implicitAuthentication(config, address, nonce, { expectedState: state })
        .catch((error: unknown) => {
          throw asProviderError(error);
        });
      if (token["req_claims_hash"] !== hashOf(claims))
        throw new ProviderError("refused", "the token was asked for with other claims");
      if (token.exp - token.iat > LONGEST_LIFE_SECONDS)
        throw new ProviderError("refused", "the token holds for too long");
      const path = `age_thresholds.${requiredAge}`;
      const age = ageIn(token, { [`ageOver${requiredAge}`]: path }, realNow);
      return age ? { status: "shown", age } : { status: "inconclusive" };
    },
  };
}
