// Guardians come to the family pages by a link in a mail: no password to forget, and none to be stolen.
import type { Context, ServiceContext } from "../../context.js";
import { addressHash, lookupHash, pageToken, type Keyring } from "../../domain/keyring.js";
import type { Mode } from "../../domain/product.js";
import type { Db } from "../../store/engine/db.js";
import {
  addSignIn,
  addVisit,
  findSignIn,
  listRequests,
  useSignIn,
  type FamilyVisit,
  type SignIn,
} from "../../store/family.js";
import { findGuardianByAddress } from "../../store/guardians.js";
import { NO_PRODUCT } from "../../store/mails.js";
import { advisoryLock } from "../../store/page-visits.js";
import { queueMail } from "../../mail/queue-mail.js";

export const SIGN_IN_LIFE_MS = 15 * 60_000;

/** A mailbox is not flooded by a stranger, and addresses are not tried in bulk. */
export const REQUESTS_MS = 10 * 60_000;
const MOST_OF_ADDRESS = 5;
const MOST_OF_CLIENT = 20;

const MODES: readonly Mode[] = ["live", "test"];

/** The modes in which a link can be mailed. */
export const modesWithMail = ({
  maySendMail,
}: Pick<ServiceContext, "maySendMail">): readonly Mode[] => MODES.filter(maySendMail);

type SignInDeps = Pick<
  Context,
  "config" | "keyring" | "maySendMail" | "now" | "random" | "publicUrl"
>;

const linkHashOf = (keyring: Keyring, token: string) => lookupHash(keyring, "sign-in", token);

export const signInUrl = (
  { keyring, publicUrl }: Pick<SignInDeps, "keyring" | "publicUrl">,
  signInId: string,
): string => `${publicUrl}/family/sign-in/${pageToken(keyring, "sign-in", signInId)}`;

/** When there is room again for one more of at most `most`, of the last ones, newest first; undefined where there is. */
const waitUntil = (last: readonly number[], most: number, now: number): number | undefined => {
  const oldest = last[most - 1];
  return oldest !== undefined && oldest + REQUESTS_MS > now ? oldest + REQUESTS_MS : undefined;
};

/**
 * Mails a link for each mode to an address. The same is done for every address: whether it is a guardian's is looked at
 * when the mail is about to go. Answers the instant to wait for where too many were asked for.
 */
export async function requestSignIn(
  tx: Db,
  deps: SignInDeps,
  { email, client, locale }: { email: string; client: string; locale: string },
): Promise<{ waitUntil: number } | undefined> {
  const { keyring, now, random } = deps;
  const modes = modesWithMail(deps);
  const asked = {
    addressHash: addressHash(keyring, email),
    clientHash: lookupHash(keyring, "client", client),
  };
  await advisoryLock(tx, asked.clientHash);
  await advisoryLock(tx, asked.addressHash);
  for (const mode of modes) {
    const { ofAddress, ofClient } = await listRequests(tx, { mode, ...asked });
    const until = Math.max(
      waitUntil(ofAddress, MOST_OF_ADDRESS, now) ?? 0,
      waitUntil(ofClient, MOST_OF_CLIENT, now) ?? 0,
    );
    if (until > 0) return { waitUntil: until };
  }
  for (const mode of modes) {
    const signInId = random.uuid();
    await addSignIn(tx, {
      ...asked,
      signInId,
      linkHash: linkHashOf(keyring, pageToken(keyring, "sign-in", signInId)),
      mode,
      requestedAt: now,
      expiresAt: now + SIGN_IN_LIFE_MS,
    });
    await queueMail(
      tx,
      { ...deps, mode, product: { productId: NO_PRODUCT } },
      { template: "sign-in", to: email, signInId, locale },
    );
  }
  return undefined;
}

/** Whether a link works, and leads somebody who is a guardian to their children. */
export async function isLiveSignIn(
  { store, clock }: Pick<ServiceContext, "store" | "clock">,
  signInId: string,
): Promise<boolean> {
  const found = await findSignIn(store, signInId);
  if (!found || found.expiresAt <= clock.now()) return false;
  return (await findGuardianByAddress(store, found.mode, found.addressHash)) !== undefined;
}

/** Begins a visit by a link, which is used up. Undefined where another was faster. Answers the token for the cookie. */
export async function beginVisit(
  tx: Db,
  { keyring, now, random }: Pick<SignInDeps, "keyring" | "now" | "random">,
  signIn: SignIn,
): Promise<string | undefined> {
  if (!(await useSignIn(tx, signIn))) return undefined;
  const token = random.bytes(16).toString("base64url");
  const { mode, addressHash: hash } = signIn;
  const visit: FamilyVisit = {
    tokenHash: visitHash(keyring, token),
    mode,
    addressHash: hash,
    beganAt: now,
    lastSeenAt: now,
  };
  await addVisit(tx, visit);
  return token;
}

export const visitHash = (keyring: Keyring, token: string): string =>
  lookupHash(keyring, "family-visit", token);

export const signInHash = linkHashOf;
