import { randomBytes, randomUUID } from "node:crypto";

/** Where ids and random bytes come from; tests pass their own. */
export interface Randomness {
  uuid(): string;
  bytes(size: number): Buffer;
}

/** What is asked for most: the nonce of an encrypted column. */
const NONCE_BYTES = 12;
const NONCES_AT_ONCE = 256;
let nonces = Buffer.alloc(0);

/** Nonces are made ahead, as Node itself does for ids: asking the system for each costs as much as encrypting. */
function nonce(): Buffer {
  if (nonces.length === 0) nonces = randomBytes(NONCES_AT_ONCE * NONCE_BYTES);
  const next = nonces.subarray(0, NONCE_BYTES);
  nonces = nonces.subarray(NONCE_BYTES);
  return next;
}

export const systemRandomness: Randomness = {
  uuid: randomUUID,
  bytes: (size) => (size === NONCE_BYTES ? nonce() : randomBytes(size)),
};
