import type { operationTable } from "../generated/operations.js";
import type { components } from "../generated/types.js";
import type { Failure, Result } from "./result.js";
import type { Settings } from "./settings.js";

type Kind = (typeof operationTable)[keyof typeof operationTable]["credentials"] | "none";
type AccessToken = components["schemas"]["AccessToken"];

/** A token is renewed this long before its end, so that it does not end on its way. */
const renewalMs = 30_000;

export interface CredentialProvider {
  /** The header for an operation; or the failure of getting a token for it. */
  headersFor(operation: {
    path: string;
    credentials: Kind;
  }): Promise<{ headers: Record<string, string>; error?: undefined } | Failure>;
  /** Forgets an access token that the service has refused. False where there is none to get anew. */
  forget(headers: Record<string, string>): boolean;
}

/** Chooses the credentials of each operation as the contract's `security` has it. */
export function createCredentialProvider(
  settings: Settings,
  issue: () => Promise<Result<AccessToken>>,
): CredentialProvider {
  const { apiKey, accessToken, secrets, now } = settings;
  let held: AccessToken | undefined;
  let issuing: Promise<Result<AccessToken>> | undefined;

  /** The token at hand while it lasts. Calls that need one at the same time share the request for it. */
  const token = async (): Promise<AccessToken | Failure> => {
    if (held && Date.parse(held.expiresAt) - renewalMs > now()) return held;
    issuing ??= issue().finally(() => (issuing = undefined));
    const result = await issuing;
    if (result.error) return result;
    secrets.add(result.data.accessToken);
    return (held = result.data);
  };

  return {
    async headersFor({ path, credentials }) {
      if (credentials === "none") return { headers: {} };
      if (credentials !== "bearer" && apiKey !== undefined)
        return { headers: { "X-Api-Key": apiKey } };
      if (credentials === "apiKey")
        throw new TypeError(`${path} takes the API key: give createClient an apiKey.`);
      if (accessToken !== true) return { headers: bearer(accessToken || apiKey) };
      const given = await token();
      return "error" in given ? given : { headers: bearer(given.accessToken) };
    },
    forget(headers) {
      if (accessToken !== true || headers["Authorization"] === undefined) return false;
      // Another call may have got a new one in the meantime.
      if (headers["Authorization"] === bearer(held?.accessToken).Authorization) held = undefined;
      return true;
    },
  };
}

const bearer = (token: string | undefined) => ({ Authorization: `Bearer ${token}` });
