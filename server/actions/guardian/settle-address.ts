import type { Context } from "../../context.js";
import { addressHashes } from "../../domain/keyring.js";
import { foldAddress } from "../../lib/email-address.js";
import type { Db } from "../../store/engine/db.js";
import { moveAddress } from "../../store/guardians/move-address.js";

/**
 * Moves everything of an address that is still stored under an older secret to the newest one, and returns the hash by which
 * it is stored and found from then on.
 */
export async function settleAddress(
  tx: Db,
  { keyring, now }: Pick<Context, "keyring" | "now">,
  email: string,
): Promise<string> {
  const [newHash = "", ...oldHashes] = addressHashes(keyring, email);
  if (oldHashes.length > 0) await moveAddress(tx, { oldHashes, newHash, movedAt: now });
  return newHash;
}

/** Settles the form of an address by which caps and stop lists find it, however it is written. Returns its hash. */
export const settleFoldedAddress = (
  tx: Db,
  context: Pick<Context, "keyring" | "now">,
  email: string,
): Promise<string> => settleAddress(tx, context, foldAddress(email));
