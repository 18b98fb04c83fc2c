// Guardians sign in to the family pages by a link in a mail: no password to forget or to steal.
import type { Context, ServiceContext } from "../../context.js";
import { lookupHash, pageToken, type Keyring } from "../../domain/keyring.js";
import { findSignIn } from "../../store/family.js";
import { findGuardianByAddress } from "../../store/guardians.js";

export const SIGN_IN_LIFE_MS = 15 * 60_000;

const tokenOf = (keyring: Keyring, signInId: string) => pageToken(keyring, "sign-in", signInId);

export const signInUrl = (
  { keyring, publicUrl }: Pick<Context, "keyring" | "publicUrl">,
  signInId: string,
): string => `${publicUrl}/family/sign-in/${tokenOf(keyring, signInId)}`;

/** Finds a sign-in by the token of its link. */
export const signInHash = (keyring: Keyring, token: string): string =>
  lookupHash(keyring, "sign-in", token);

/** What is stored of the link of a new sign-in. */
export const linkHashOf = (keyring: Keyring, signInId: string): string =>
  signInHash(keyring, tokenOf(keyring, signInId));

/** Whether a link still works and its address belongs to a guardian. */
export async function isLiveSignIn(
  { store, clock }: Pick<ServiceContext, "store" | "clock">,
  signInId: string,
): Promise<boolean> {
  const found = await findSignIn(store, signInId);
  if (!found || found.expiresAt <= clock.now()) return false;
  return (await findGuardianByAddress(store, found.mode, found.addressHash)) !== undefined;
}
