import type { Context } from "../../context.js";
import { lookupHash, type Keyring } from "../../domain/keyring.js";
import type { Db } from "../../store/engine/db.js";
import { addVisit, useSignIn, type SignIn } from "../../store/family.js";

export const VISIT_IDLE_MS = 30 * 60_000;
export const MAX_VISIT_MS = 12 * 3_600_000;

/** Begins a visit and uses up the link. Returns the token for the cookie; undefined where the link was used before. */
export async function beginVisit(
  tx: Db,
  { keyring, now, random }: Pick<Context, "keyring" | "now" | "random">,
  signIn: SignIn,
): Promise<string | undefined> {
  if (!(await useSignIn(tx, signIn))) return undefined;
  const token = random.bytes(16).toString("base64url");
  const { mode, addressHash } = signIn;
  const tokenHash = visitHash(keyring, token);
  await addVisit(tx, { tokenHash, mode, addressHash, beganAt: now, lastSeenAt: now });
  return token;
}

/** Finds a visit by the token of its cookie. */
export const visitHash = (keyring: Keyring, token: string): string =>
  lookupHash(keyring, "family-visit", token);
