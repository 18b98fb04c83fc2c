import type { Context } from "../../context.js";
import { addressHashes } from "../../domain/keyring.js";
import { foldAddress } from "../../lib/email-address.js";
import type { Db } from "../../store/engine/db.js";
import { moveAddress } from "../../store/guardians/move-address.js";

/**
 * Returns the keyed hash by which everything of an address is stored and found. Moves what is still stored under an older
 * secret to the newest.
 */
export async function hashAddress(
  tx: Db,
  { keyring, now }: Pick<Context, "keyring" | "now">,
  email: string,
): Promise<string> {
  const [newHash = "", ...oldHashes] = addressHashes(keyring, email);
  if (oldHashes.length > 0) await moveAddress(tx, { oldHashes, newHash, movedAt: now });
  return newHash;
}

/** Returns the keyed hash by which caps and stop lists find an address, however it is written. */
export const hashFolded = (
  tx: Db,
  context: Pick<Context, "keyring" | "now">,
  email: string,
): Promise<string> => hashAddress(tx, context, foldAddress(email));
