// The addresses of a verification's page, and what finds a verification by them.
import type { Context, ServiceContext } from "../../context.js";
import { isToken, keyIdOf, lookupHash, pageToken, type Keyring } from "../../domain/keyring.js";
import type { Db } from "../../store/engine/db.js";
import { makeShortUrl } from "../widget/short-url.js";
import {
  findVerificationByFlow,
  findVerificationByLink,
} from "../../store/verifications/queries.js";
import type { Verification } from "../../store/verifications/table.js";
import { DAY_MS } from "../../lib/dates.js";

/** A verification that is not finished by then has failed, and its page says so for as long again. */
const SHORT_LIFE_MS = 28 * DAY_MS;

type Deps = Pick<ServiceContext, "keyring" | "store">;

export const verificationLinkHash = (keyring: Keyring, token: string): string =>
  lookupHash(keyring, "verification", token);

/** Returns the token of the page of a verification. */
export const tokenOf = (
  keyring: Keyring,
  { verificationId, linkHash }: Pick<Verification, "verificationId" | "linkHash">,
): string => pageToken(keyring, "verification", verificationId, keyIdOf(linkHash));

/** Returns the address at which a verification is done, in full and short. */
export async function makeVerificationUrls(
  tx: Db,
  context: Pick<Context, "keyring" | "publicUrl" | "now">,
  verification: Pick<Verification, "verificationId" | "linkHash">,
): Promise<Readonly<{ url: string; shortUrl: string }>> {
  const url = `${context.publicUrl}/widgets/verify/${tokenOf(context.keyring, verification)}`;
  const expiresAt = context.now + SHORT_LIFE_MS;
  return { url, shortUrl: await makeShortUrl(tx, context, { url, expiresAt }) };
}

export const findVerification = async (
  { keyring, store }: Deps,
  token: string,
): Promise<Verification | undefined> =>
  isToken(token)
    ? findVerificationByLink(store, { linkHash: verificationLinkHash(keyring, token) })
    : undefined;

export const flowHashOf = (keyring: Keyring, state: string): string =>
  lookupHash(keyring, "verification-flow", state);

/** Returns the verification whose person comes back from a provider. */
export const findVerificationOfFlow = async (
  { keyring, store }: Deps,
  state: string,
): Promise<Verification | undefined> =>
  isToken(state)
    ? findVerificationByFlow(store, { flowHash: flowHashOf(keyring, state) })
    : undefined;
