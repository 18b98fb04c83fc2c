// Guardians sign in to the family pages by a link in a mail: no password to forget or to steal.
import type { Context, ServiceContext } from "../../context.js";
import { keyIdOf, lookupHash, pageToken, type Keyring } from "../../domain/keyring.js";
import type { SignIn } from "../../store/guardians/sign-ins.js";
import { findGuardianByAddress } from "../../store/guardians/queries.js";

export const signInUrl = (
  { keyring, publicUrl }: Pick<Context, "keyring" | "publicUrl">,
  { signInId, linkHash }: Pick<SignIn, "signInId" | "linkHash">,
): string =>
  `${publicUrl}/family/sign-in/${pageToken(keyring, "sign-in", signInId, keyIdOf(linkHash))}`;

/** Finds a sign-in by the token of its link. */
export const signInHash = (keyring: Keyring, token: string): string =>
  lookupHash(keyring, "sign-in", token);

/** Returns the stored fields of a new sign-in link. */
export const signInLinkHash = (keyring: Keyring, signInId: string): string =>
  signInHash(keyring, pageToken(keyring, "sign-in", signInId));

/** Returns whether a link still works and its address belongs to a guardian. */
export async function isLiveSignIn(
  { store, clock }: Pick<ServiceContext, "store" | "clock">,
  found: SignIn,
): Promise<boolean> {
  if (found.expiresAt <= clock.now()) return false;
  return (
    (await findGuardianByAddress(store, { mode: found.mode, addressHash: found.addressHash })) !==
    undefined
  );
}
