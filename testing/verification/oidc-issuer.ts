// A real OpenID Connect provider. The test names the person, who signs in without pages.
import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import Provider, { type Configuration } from "oidc-provider";

/** What the issuer states about the person, besides who they are. */
export type TokenClaims = Record<string, unknown>;

const CLIENT = "kinward-test";
const QUERY_MODE = "response_mode=query";
const SIGN_IN = "/sign-in/";
const AGEKEY_PATH = "/v1/oidc/use";

export class OidcIssuer {
  claims: TokenClaims = {};
  readonly #server: Server;
  readonly #port: number;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.#port = port;
  }

  /**
   * Starts a provider. `secret` is that of a confidential client; without one it is a public client of the implicit flow, as
   * with AgeKey.
   */
  static async start(returnUrl: string, secret?: string): Promise<OidcIssuer> {
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const { port } = server.address() as AddressInfo;
    const issuer = new OidcIssuer(server, port);
    const isAgeKey = secret === undefined;
    const base = `http://127.0.0.1:${port}`;
    const provider = new Provider(
      isAgeKey ? `${base}${AGEKEY_PATH}` : base,
      await configure(issuer, returnUrl, secret),
    );
    provider.use(async (context, next) => {
      // AgeKey responds in the query; this provider follows the standard, which uses the fragment.
      if (isAgeKey && context.querystring.includes(QUERY_MODE))
        context.querystring = context.querystring.replace(QUERY_MODE, "response_mode=fragment");
      await next();
      const location = context.response.get("location") as string | undefined;
      if (isAgeKey && location?.includes("#")) context.redirect(location.replace("#", "?"));
    });
    const handle = provider.callback();
    server.on("request", (request, response) => {
      if (!request.url?.startsWith(SIGN_IN)) return void handle(request, response);
      // A real provider would show its sign-in page here.
      void provider.interactionFinished(request, response, {
        login: { accountId: "person" },
        consent: {},
      });
    });
    return issuer;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get ageKeyUrl(): string {
    return `${this.url}${AGEKEY_PATH}`;
  }

  readonly clientId = CLIENT;

  /** Follows redirects as a browser with cookies does, up to the one that leads back to the service. */
  async signIn(address: string, returnUrl: string): Promise<string> {
    const cookies = new Map<string, string>();
    let next = address;
    for (let hops = 0; hops < 10; hops++) {
      const response = await fetch(next, {
        redirect: "manual",
        headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
        cookies.set(name, value);
      }
      const location = response.headers.get("location");
      if (location === null)
        throw new Error(
          `The issuer answered ${response.status}: ${(await response.text()).slice(0, 400)}`,
        );
      next = new URL(location, next).href;
      if (next.startsWith(returnUrl)) return next;
    }
    throw new Error("The issuer led nowhere.");
  }

  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}

async function configure(
  issuer: OidcIssuer,
  returnUrl: string,
  secret: string | undefined,
): Promise<Configuration> {
  const { generateKeyPairSync } = await import("node:crypto");
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const jwk = { ...privateKey.export({ format: "jwk" }), kid: "test", alg: "ES256", use: "sig" };
  const isAgeKey = secret === undefined;
  return {
    jwks: { keys: [jwk] },
    clients: [
      {
        client_id: CLIENT,
        redirect_uris: [returnUrl],
        id_token_signed_response_alg: "ES256",
        ...(isAgeKey
          ? {
              response_types: ["id_token"],
              grant_types: ["implicit"],
              token_endpoint_auth_method: "none",
              application_type: "native",
            }
          : { client_secret: secret }),
      },
    ],
    ...(isAgeKey && { routes: { authorization: AGEKEY_PATH, jwks: "/.well-known/jwks.json" } }),
    responseTypes: ["code", "id_token"],
    scopes: ["openid", "age", "email"],
    claims: {
      openid: ["sub", "age_over_18", "age_thresholds", "req_claims_hash", "birthdate", "age"],
      email: ["email", "email_verified", "kinward_roles"],
    },
    conformIdTokenClaims: false,
    extraParams: ["claims", "language"],
    features: { devInteractions: { enabled: false }, claimsParameter: { enabled: false } },
    pkce: { required: () => false },
    ttl: { IdToken: 600 },
    cookies: { keys: ["a key for the tests alone"] },
    findAccount: (context, sub) => ({
      accountId: sub,
      claims: () => ({
        sub,
        req_claims_hash: createHash("sha256")
          .update((context.oidc.params?.["claims"] as string | undefined) ?? "")
          .digest("base64url"),
        ...issuer.claims,
      }),
    }),
    interactions: { url: (_context, { uid }) => `${SIGN_IN}${uid}` },
    // A person who has signed in has agreed.
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({ clientId: CLIENT, accountId: "person" });
      grant.addOIDCScope("openid age email");
      await grant.save();
      return grant;
    },
  };
}
