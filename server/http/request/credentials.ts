import type { IncomingHttpHeaders } from "node:http";
import { unauthorized } from "../../lib/errors.js";
import type { Operation, Scheme } from "../contract/contract.js";

export interface Credential {
  readonly scheme: "apiKey" | "bearer";
  readonly value: string;
}

/** The key that a credential belongs to, with its product and mode. */
export interface Principal {
  readonly keyId: string;
  readonly productId: number;
  readonly mode: "test" | "live";
}

/** Why a credential is refused, as far as its holder may know. */
export type CredentialRejection = "malformed" | "expired" | "invalid";

const BEARER = /^bearer +([A-Za-z0-9._~+/-]+=*)$/i;

/**
 * The credential that decides: of the operation's schemes the API key if its header is present, valid or not, else the
 * Bearer token. Headers of other schemes are ignored.
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

/** The schemes that the operation accepts, for `WWW-Authenticate`. */
export const challengeOf = ({ schemes }: Operation, realm: string): string =>
  schemes
    .map(({ kind }) => `${kind === "apiKey" ? "ApiKey" : "Bearer"} realm="${realm}"`)
    .join(", ");

const REJECTIONS: Readonly<Record<CredentialRejection, string>> = {
  malformed: "is incomplete or mistyped",
  expired: "has expired",
  invalid: "is unknown or has been revoked",
};

/** The refusal of a request without a credential. */
export function credentialMissing({ schemes }: Operation) {
  const takesKey = schemes.some(({ kind }) => kind === "apiKey");
  const how = takesKey ? "" : ": send `Authorization: Bearer` and your API key or an access token";
  return unauthorized(`This operation takes ${schemes.map(described).join(" or ")}${how}.`);
}

/** The refusal of a credential. It never repeats it. */
export function credentialRefused(
  { schemes }: Operation,
  { scheme }: Credential,
  rejection: CredentialRejection,
) {
  const header = schemes.find(({ kind }) => kind === scheme)?.displayName ?? "";
  return unauthorized(
    `${header}: the ${scheme === "apiKey" ? "API key" : "token"} ${REJECTIONS[rejection]}.`,
  );
}

const described = ({ kind, displayName }: Scheme): string =>
  `${kind === "apiKey" ? "an API key" : "a Bearer token"} in ${displayName}`;
