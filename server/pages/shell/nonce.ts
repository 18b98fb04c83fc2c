// Every form carries a nonce that works once, for a limited time and one purpose. It is only stored once it is used.
import { HOUR_MS } from "../../lib/dates.js";
import type { ServiceContext } from "../../context.js";
import {
  findKeys,
  isSameText,
  keyIdOf,
  mac,
  nonceHash,
  type Keyring,
  type Keys,
} from "../../domain/keyring.js";
import type { Db } from "../../store/engine/db.js";
import { useNonce } from "../../store/requests/queries.js";

/** Long enough to be interrupted and come back in the evening. */
const LIFE_MS = 12 * HOUR_MS;

const sealed = (keys: Keys, subject: string, seed: string, expiresAt: number): string => {
  const proof = mac(keys["page-nonce"], subject, seed, expiresAt).toString("base64url");
  return `${seed}.${expiresAt.toString(36)}.${keys.id}${proof}`;
};

/** Returns a nonce for a `subject`; in a form of another subject it does nothing. */
export function makeNonce(
  { keyring, random }: Pick<ServiceContext, "keyring" | "random">,
  subject: string,
  now: number,
): string {
  return sealed(keyring.newest, subject, random.bytes(16).toString("base64url"), now + LIFE_MS);
}

/**
 * Uses up a nonce, in the transaction of the form's change. Returns false if it was forged, made for another form, used or
 * expired: then nothing may change.
 */
export async function consumeNonce(
  tx: Db,
  keyring: Keyring,
  { nonce, subject, now }: { nonce: string; subject: string; now: number },
): Promise<boolean> {
  const [seed = "", expiry = "", proof = ""] = nonce.split(".");
  const keys = findKeys(keyring, keyIdOf(proof));
  const expiresAt = Number.parseInt(expiry, 36);
  // Compared as a whole, so that another spelling of a used nonce does not count as unused.
  if (
    !keys ||
    !Number.isSafeInteger(expiresAt) ||
    !isSameText(nonce, sealed(keys, subject, seed, expiresAt))
  )
    return false;
  if (expiresAt <= now) return false;
  return useNonce(tx, nonceHash(keys, nonce), expiresAt);
}
