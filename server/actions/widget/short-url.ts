import type { Context, ServiceContext } from "../../context.js";
import { shortHashes, shortToken } from "../../domain/keyring.js";
import type { Db } from "../../store/engine/db.js";
import { findShortLink, saveShortLink } from "../../store/verifications/widgets.js";

/** Returns a short address that leads to a hosted page until its link expires: twelve characters after the host. */
export async function makeShortUrl(
  tx: Db,
  { keyring, publicUrl }: Pick<Context, "keyring" | "publicUrl">,
  { url, expiresAt }: Readonly<{ url: string; expiresAt: number }>,
): Promise<string> {
  const path = url.slice(publicUrl.length);
  const token = shortToken(keyring, path);
  const [tokenHash = ""] = shortHashes(keyring, token);
  await saveShortLink(tx, { tokenHash, path, expiresAt });
  return `${publicUrl}/w/${token}`;
}

/**
 * Returns the path, under the public address, to which a short address leads, or undefined where it is unknown or has expired.
 */
export const findLongPath = async (
  { keyring, store, clock }: Pick<ServiceContext, "keyring" | "store" | "clock">,
  token: string,
): Promise<string | undefined> =>
  (await findShortLink(store, { hashes: shortHashes(keyring, token), now: clock.now() }))?.path;
