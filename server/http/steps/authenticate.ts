import type { IncomingHttpHeaders } from "node:http";

import { clientAddressOf } from "../../lib/clients/address.js";
import { unauthorized } from "../../lib/errors.js";
import type { Operation, Scheme } from "../contract/contract.js";
import type { Exchange } from "../exchange.js";
import type { Credential, CredentialRejection } from "../ports.js";

/** Finds out whose request it is. Test-mode responses carry the service's clock from here on. */
export async function authenticate(exchange: Exchange): Promise<void> {
  const { api, operation, request, record } = exchange;
  const { ports } = api;
  const credential = credentialOf(operation, request.headers);
  const setWwwAuthenticate = (): void => {
    record.headers["WWW-Authenticate"] = wwwAuthenticateOf(operation, api.realm);
  };
  if (credential === undefined) {
    setWwwAuthenticate();
    throw credentialMissing(operation);
  }
  const verdict = await ports.authenticate(credential);
  if (typeof verdict === "string") {
    setWwwAuthenticate();
    const clientAddress = clientAddressOf(request, ports.trustedProxies);
    const { requestId } = record;
    ports.onRefused(credential, verdict, { requestId, operationId: operation.id, clientAddress });
    throw credentialRefused(operation, credential, verdict);
  }
  exchange.principal = verdict;
  record.principal = verdict;
  if (verdict.mode === "test")
    record.headers["Kinward-Clock"] = new Date(ports.now()).toISOString();
}

const BEARER = /^bearer +([A-Za-z0-9._~+/-]+=*)$/i;

/**
 * The credential that decides: of the operation's schemes the API key if its header is present, valid or not, else the
 * Bearer token. Headers of other schemes are ignored.
 */
function credentialOf(
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

const wwwAuthenticateOf = ({ schemes }: Operation, realm: string): string =>
  schemes
    .map(({ kind }) => `${kind === "apiKey" ? "ApiKey" : "Bearer"} realm="${realm}"`)
    .join(", ");

const REJECTIONS: Readonly<Record<CredentialRejection, string>> = {
  malformed: "is incomplete or mistyped",
  expired: "has expired",
  invalid: "is unknown or has been revoked",
};

function credentialMissing({ schemes }: Operation) {
  const takesKey = schemes.some(({ kind }) => kind === "apiKey");
  const how = takesKey ? "" : ": send `Authorization: Bearer` and your API key or an access token";
  return unauthorized(`This operation takes ${schemes.map(described).join(" or ")}${how}.`);
}

/** The refusal of a credential. It never repeats it. */
function credentialRefused(
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
