// Passwords and links of challenges are derived from a number: here it is incremented and the hashes are stored.
import type { Context } from "../../context.js";
import {
  isLive,
  isTouchDue,
  isUnfinished,
  LINK_LIFE_MS,
  oneTimePasswordOf,
  PASSWORD_LIFE_MS,
  renewed,
  type Challenge,
  type DerivedSecret,
} from "../../domain/challenge/challenge.js";
import {
  findKeys,
  linkToken,
  lookupHash,
  passwordHashes,
  type Keyring,
} from "../../domain/keyring.js";
import { isPasswordTaken, saveLink, savePassword } from "../../store/challenges/passwords.js";
import { lockLatestChallenge, touchChallenge } from "../../store/challenges/queries.js";
import type { Db } from "../../store/engine/db.js";
import { armWakeup } from "../../store/wakeups/arm.js";

type SecretsDeps = Pick<Context, "keyring" | "now">;

const linkHash = (keyring: Keyring, challengeId: string, { generation }: DerivedSecret) =>
  lookupHash(keyring, "link", linkToken(keyring, challengeId, generation));

type Generation = Pick<DerivedSecret, "generation">;

/** Returns a password that opens only this challenge. If another challenge has it by chance, the next number is used. */
async function freePassword(
  tx: Db,
  { keyring, now }: SecretsDeps,
  challengeId: string,
  before: Generation,
) {
  const next = (earlier: Generation) => renewed(keyring, earlier, PASSWORD_LIFE_MS, now);
  for (let password = next(before); ; password = next(password)) {
    const text = oneTimePasswordOf(keyring, { challengeId, password });
    if (!(await isPasswordTaken(tx, passwordHashes(keyring, text))))
      return { password, hash: lookupHash(keyring, "password", text) };
  }
}

/** Returns the first password and link of a challenge, with the hashes to look it up by. */
export async function firstSecrets(tx: Db, deps: SecretsDeps, challengeId: string) {
  const none: Generation = { generation: 0 };
  const { password, hash } = await freePassword(tx, deps, challengeId, none);
  const link = renewed(deps.keyring, none, LINK_LIFE_MS, deps.now);
  return {
    password,
    link,
    lookups: { passwordHash: hash, linkHash: linkHash(deps.keyring, challengeId, link) },
  };
}

/** Makes a new password; earlier ones stop working. */
export async function renewPassword(
  tx: Db,
  deps: SecretsDeps,
  challenge: Challenge,
): Promise<Challenge> {
  const { password, hash } = await freePassword(
    tx,
    deps,
    challenge.challengeId,
    challenge.password,
  );
  if (challenge.status === "PENDING") {
    const { challengeId } = challenge;
    await armWakeup(tx, { kind: "otpRotation", ref: challengeId, dueAt: password.expiresAt });
  }
  return savePassword(tx, challenge, password, hash);
}

const isPasswordExpired = (challenge: Challenge, now: number) =>
  isUnfinished(challenge) && !isLive(challenge.password, now);
const isLinkExpired = (challenge: Challenge, now: number) =>
  isUnfinished(challenge) && !isLive(challenge.link, now);

/** Returns whether the password has expired, or was derived from a secret that is no longer listed. */
const needsPassword = (keyring: Keyring, challenge: Challenge, now: number) =>
  isPasswordExpired(challenge, now) ||
  (isUnfinished(challenge) && !findKeys(keyring, challenge.password.keyId));
const needsLink = (keyring: Keyring, challenge: Challenge, now: number) =>
  isLinkExpired(challenge, now) ||
  (isUnfinished(challenge) && !findKeys(keyring, challenge.link.keyId));

/**
 * Returns an unfinished challenge with a valid link and a valid password, so that a reader can use both. Writes only if one has
 * expired, and notes the read at most once an hour. Concurrent reads then return the same.
 */
export async function renewExpiredSecrets(
  { db, keyring, now }: Pick<Context, "db" | "keyring" | "now">,
  challenge: Challenge,
): Promise<Challenge> {
  if (
    !needsPassword(keyring, challenge, now) &&
    !needsLink(keyring, challenge, now) &&
    !isTouchDue(challenge, now)
  )
    return challenge;
  return db.write(async (tx) => {
    let current = await lockLatestChallenge(tx, challenge);
    if (needsPassword(keyring, current, now))
      current = await renewPassword(tx, { keyring, now }, current);
    if (needsLink(keyring, current, now)) {
      const link = renewed(keyring, current.link, LINK_LIFE_MS, now);
      current = await saveLink(tx, current, link, linkHash(keyring, current.challengeId, link));
    }
    return isTouchDue(current, now) ? touchChallenge(tx, current, now) : current;
  });
}
