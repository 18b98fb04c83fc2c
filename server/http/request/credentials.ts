import type { IncomingHttpHeaders } from "node:http";
import { unauthorized } from "../response/status.js";
import type { Operation, Scheme } from "../contract/contract.js";

export interface Credential {
  readonly scheme: "apiKey" | "bearer";
  readonly value: string;
}

/** Whom a credential stands for: it fixes the product and the mode. */
export interface Principal {
  readonly keyId: string;
  readonly productId: number;
  readonly mode: "test" | "live";
}

const BEARER = /^bearer +([A-Za-z0-9._~+/-]+=*)$/i;

/**
 * The credential that decides: of the operation's schemes the API key if its header is there, right or wrong, else the
 * Bearer token. A header of another scheme is not looked at.
 */
export function credentialOf(
  { schemes }: Operation,
  headers: IncomingHttpHeaders,
): Credential | undefined {
  const key = schemes.find(({ kind }) => kind === "apiKey");
  const value = key === undefined ? undefined : headers[key.header];
  if (typeof value === "string") return { scheme: "apiKey", value };
  if (!schemes.some(({ kind }) => kind === "bearer")) return undefined;
  const token = BEARER.exec(headers.authorization ?? "")?.[1];
  return token === undefined ? undefined : { scheme: "bearer", value: token };
}

/** What the operation takes, for `WWW-Authenticate`. */
export const challengeOf = ({ schemes }: Operation, realm: string): string =>
  schemes
    .map(({ kind }) => `${kind === "apiKey" ? "ApiKey" : "Bearer"} realm="${realm}"`)
    .join(", ");

/** The refusal of a request whose credential is missing (`given` is undefined) or does not hold. */
export function refusal({ schemes }: Operation, given: Credential | undefined) {
  if (given === undefined)
    return unauthorized(`This operation takes ${schemes.map(described).join(" or ")}.`);
  const header = schemes.find(({ kind }) => kind === given.scheme)?.displayName ?? "";
  return unauthorized(
    `${header}: the ${given.scheme === "apiKey" ? "API key" : "token"} is not valid.`,
  );
}

const described = ({ kind, displayName }: Scheme): string =>
  `${kind === "apiKey" ? "an API key" : "a Bearer token"} in ${displayName}`;
