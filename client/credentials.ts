import type { operationTable } from "../generated/operations.js";
import type { components } from "../generated/types.js";
import type { Failure, Result } from "./result.js";
import type { Settings } from "./settings.js";

type Kind = (typeof operationTable)[keyof typeof operationTable]["credentials"] | "none";
type AccessToken = components["schemas"]["AccessToken"];

/** A token is renewed this long before it expires, so that it does not expire on its way. */
const renewalMs = 30_000;

interface CredentialProvider {
  /** The header for an operation, or the failure to get a token for it. */
  headersFor(operation: {
    path: string;
    credentials: Kind;
  }): Promise<{ headers: Record<string, string>; error?: undefined } | Failure>;
  /** Discards an access token that the service refused. Returns false if no new one can be issued. */
  discard(headers: Record<string, string>): boolean;
}

/** Chooses the credentials of each operation by the contract's `security`. */
export function createCredentialProvider(
  settings: Settings,
  issue: () => Promise<Result<AccessToken>>,
): CredentialProvider {
  const { apiKey, accessToken, secrets, now } = settings;
  let current: AccessToken | undefined;
  let issuing: Promise<Result<AccessToken>> | undefined;

  /** The current token while it is valid. Calls that need a new one at the same time share one request. */
  const token = async (): Promise<AccessToken | Failure> => {
    if (current && Date.parse(current.expiresAt) - renewalMs > now()) return current;
    issuing ??= issue().finally(() => (issuing = undefined));
    const result = await issuing;
    if (result.error) return result;
    secrets.add(result.data.accessToken);
    return (current = result.data);
  };

  return {
    async headersFor({ path, credentials }) {
      if (credentials === "none") return { headers: {} };
      if (credentials !== "bearer" && apiKey !== undefined)
        return { headers: { "X-Api-Key": apiKey } };
      if (credentials === "apiKey")
        throw new TypeError(`${path} needs an API key: pass apiKey to createClient.`);
      if (accessToken !== true) return { headers: bearer(accessToken || apiKey) };
      const issued = await token();
      return "error" in issued ? issued : { headers: bearer(issued.accessToken) };
    },
    discard(headers) {
      if (accessToken !== true || headers["Authorization"] === undefined) return false;
      // Another call may have got a new one already.
      if (headers["Authorization"] === bearer(current?.accessToken).Authorization)
        current = undefined;
      return true;
    },
  };
}

const bearer = (token: string | undefined) => ({ Authorization: `Bearer ${token}` });
