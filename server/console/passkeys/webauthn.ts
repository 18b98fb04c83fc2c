// Passkeys by WebAuthn. The nonce of the form stands for the challenge: it is made for one page of one session, works once and
// expires, so nothing has to be stored.
import { createHash } from "node:crypto";

import type { Request } from "express";
import type * as WebAuthn from "@simplewebauthn/server";

import { isLoopback, listensOnLoopback } from "../../config.js";
import type { ServiceContext } from "../../context.js";
import { isLocal } from "../../pages/shell/client.js";
import type { Operator, Passkey } from "../../store/operators/table.js";

/** Imported when the first page with a passkey is shown. */
let library: typeof WebAuthn | undefined;
const webauthn = async (): Promise<typeof WebAuthn> =>
  (library ??= await import("@simplewebauthn/server"));

/** For whom passkeys are made: a name, and the origin of its pages. */
export type RelyingParty = Readonly<{ id: string; origin: string }>;

/** Returns whether browsers make passkeys for a site: on https, or on `localhost`, and never for the number of an address. */
const hasPasskeys = ({ protocol, hostname }: URL): boolean =>
  hostname === "localhost" || (protocol === "https:" && !/^\[|^\d+(\.\d+){3}$/.test(hostname));

/** Returns for whom passkeys are made on the page of a request; undefined where browsers make none. */
export function relyingParty(
  { publicUrl, config }: Pick<ServiceContext, "publicUrl" | "config">,
  request: Request,
): RelyingParty | undefined {
  // On a developer's machine the service is `localhost` too, whatever the public address is.
  const isOwnName = listensOnLoopback(config) && isLocal(request);
  const own = new URL(publicUrl);
  const site =
    isOwnName && isLoopback(own.hostname) ? new URL(`http://${request.headers.host}`) : own;
  return hasPasskeys(site) ? { id: site.hostname, origin: site.origin } : undefined;
}

const challengeOf = (nonce: string): Buffer => createHash("sha256").update(nonce).digest();

const asDescriptor = ({ passkeyId, transports }: Passkey) => ({
  id: passkeyId,
  transports: [...transports],
});

/** Returns what a browser needs to make a passkey. */
export const creationOptions = async (
  { id }: RelyingParty,
  nonce: string,
  { operatorId, address }: Operator,
  passkeys: readonly Passkey[],
) =>
  (await webauthn()).generateRegistrationOptions({
    rpName: "Kinward console",
    rpID: id,
    userName: address,
    userID: new Uint8Array(Buffer.from(operatorId)),
    challenge: new Uint8Array(challengeOf(nonce)),
    excludeCredentials: passkeys.map(asDescriptor),
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
  });

/** Returns what a browser needs to use a passkey. */
export const requestOptions = async (
  { id }: RelyingParty,
  nonce: string,
  passkeys: readonly Passkey[],
) =>
  (await webauthn()).generateAuthenticationOptions({
    rpID: id,
    challenge: new Uint8Array(challengeOf(nonce)),
    allowCredentials: passkeys.map(asDescriptor),
    userVerification: "required",
  });

const expected = ({ id, origin }: RelyingParty, nonce: string) => ({
  expectedChallenge: challengeOf(nonce).toString("base64url"),
  expectedOrigin: origin,
  expectedRPID: id,
  requireUserVerification: true,
});

/** Reads what a browser has made, as JSON. Returns undefined for anything that does not look like it. */
export function readCredential<Kind extends { id: string }>(text: string): Kind | undefined {
  try {
    const credential: unknown = JSON.parse(text);
    const isOne =
      credential instanceof Object && "id" in credential && typeof credential.id === "string";
    return isOne ? (credential as unknown as Kind) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the passkey that a browser has made for this form; undefined where that cannot be verified. */
export async function verifyCreation(
  site: RelyingParty,
  nonce: string,
  text: string,
): Promise<Pick<Passkey, "passkeyId" | "publicKey" | "counter" | "transports"> | undefined> {
  const response = readCredential<WebAuthn.RegistrationResponseJSON>(text);
  if (!response) return undefined;
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response,
    ...expected(site, nonce),
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return {
    passkeyId: id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: transports.filter((one) => /^[a-z-]{1,20}$/.test(one)),
  };
}

/** Returns the new counter of a passkey that was used for this form; undefined where that cannot be verified. */
export async function verifyUse(
  site: RelyingParty,
  nonce: string,
  text: string,
  { passkeyId, publicKey, counter }: Passkey,
): Promise<number | undefined> {
  const response = readCredential<WebAuthn.AuthenticationResponseJSON>(text);
  if (!response) return undefined;
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await verifyAuthenticationResponse({
    response,
    ...expected(site, nonce),
    credential: {
      id: passkeyId,
      publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
      counter,
    },
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
