// Every form carries a nonce that works once, for a while, and for what it was made for. None is kept until it is used.
import type { ServiceContext } from "../../context.js";
import { isSameText, mac, type Keyring } from "../../domain/keyring.js";
import type { Db } from "../../store/engine/db.js";
import { useNonce } from "../../store/used-nonces.js";

/** Long enough to be called away from the phone and come back in the evening. */
const LIFE_MS = 12 * 3_600_000;

const sealed = (keyring: Keyring, subject: string, seed: string, expiresAt: number): string => {
  const proof = mac(keyring["page-nonce"], subject, seed, expiresAt).toString("base64url");
  return `${seed}.${expiresAt.toString(36)}.${proof}`;
};

/** `subject` says what may be done with it: a nonce of one form does nothing in another. */
export function makeNonce(
  { keyring, random }: Pick<ServiceContext, "keyring" | "random">,
  subject: string,
  now: number,
): string {
  return sealed(keyring, subject, random.bytes(16).toString("base64url"), now + LIFE_MS);
}

/**
 * Uses a nonce up, in the transaction of what it allows. False where it is not one of ours, was made for something
 * else, has expired, or was used before: nothing may happen then.
 */
export async function consumeNonce(
  tx: Db,
  keyring: Keyring,
  { nonce, subject, now }: { nonce: string; subject: string; now: number },
): Promise<boolean> {
  const [seed = "", expiry = ""] = nonce.split(".");
  const expiresAt = Number.parseInt(expiry, 36);
  // Compared as a whole with how we would write it: another spelling of the same nonce must not count as unused.
  if (
    !Number.isSafeInteger(expiresAt) ||
    !isSameText(nonce, sealed(keyring, subject, seed, expiresAt))
  )
    return false;
  if (expiresAt <= now) return false;
  return useNonce(tx, mac(keyring.lookup, "nonce", nonce).toString("base64url"), expiresAt);
}
