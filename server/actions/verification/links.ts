// The addresses of a verification's page, and what finds a verification by them.
import type { ServiceContext } from "../../context.js";
import { isToken, keyIdOf, lookupHash, pageToken, type Keyring } from "../../domain/keyring.js";
import {
  findVerificationByFlow,
  findVerificationByLink,
  type Verification,
} from "../../store/verifications.js";

type Deps = Pick<ServiceContext, "keyring" | "store">;

export const linkHashOf = (keyring: Keyring, token: string): string =>
  lookupHash(keyring, "verification", token);

/** The token of the page of a verification. */
export const tokenOf = (
  keyring: Keyring,
  { verificationId, linkHash }: Pick<Verification, "verificationId" | "linkHash">,
): string => pageToken(keyring, "verification", verificationId, keyIdOf(linkHash));

/** Where a verification is done, in full and short. */
export function verificationUrls(
  { keyring, publicUrl }: Readonly<{ keyring: Keyring; publicUrl: string }>,
  verification: Pick<Verification, "verificationId" | "linkHash">,
): Readonly<{ url: string; shortUrl: string }> {
  const token = tokenOf(keyring, verification);
  return {
    url: `${publicUrl}/widgets/verify/${token}`,
    shortUrl: `${publicUrl}/widgets/${token}`,
  };
}

export const findVerification = async (
  { keyring, store }: Deps,
  token: string,
): Promise<Verification | undefined> =>
  isToken(token) ? findVerificationByLink(store, linkHashOf(keyring, token)) : undefined;

export const flowHashOf = (keyring: Keyring, state: string): string =>
  lookupHash(keyring, "verification-flow", state);

/** The verification whose person comes back from a provider. */
export const findVerificationOfFlow = async (
  { keyring, store }: Deps,
  state: string,
): Promise<Verification | undefined> =>
  isToken(state) ? findVerificationByFlow(store, flowHashOf(keyring, state)) : undefined;
