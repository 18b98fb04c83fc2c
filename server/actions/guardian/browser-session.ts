import type { Context } from "../../context.js";
import { lookupHash, randomToken, type Keyring } from "../../domain/keyring.js";
import type { Db } from "../../store/engine/db.js";
import { addBrowserSession, useSignIn, type SignIn } from "../../store/family.js";

export const BROWSER_SESSION_IDLE_MS = 30 * 60_000;
export const MAX_BROWSER_SESSION_MS = 12 * 3_600_000;

/** Signs a browser in and uses up the link. Returns the token for the cookie; undefined where the link was used before. */
export async function beginBrowserSession(
  tx: Db,
  { keyring, now, random }: Pick<Context, "keyring" | "now" | "random">,
  signIn: SignIn,
): Promise<string | undefined> {
  if (!(await useSignIn(tx, signIn))) return undefined;
  const token = randomToken(keyring, random.bytes(16));
  const { mode, addressHash } = signIn;
  const tokenHash = browserSessionHash(keyring, token);
  await addBrowserSession(tx, { tokenHash, mode, addressHash, beganAt: now, lastSeenAt: now });
  return token;
}

/** Finds a browser session by the token in its cookie. */
export const browserSessionHash = (keyring: Keyring, token: string): string =>
  lookupHash(keyring, "family-visit", token);
