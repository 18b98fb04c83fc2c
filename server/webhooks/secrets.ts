// The secrets of an endpoint: the newest, and earlier secrets that receivers may still use.
import type { Randomness } from "../lib/randomness.js";
import { DAY_MS } from "../lib/dates.js";
import type { Secret } from "../store/events/table.js";
import { asSecret, keyOf, SECRET_BYTES } from "./signature.js";

/** How long the old secret signs beside a new one. */
const OVERLAP_MS = DAY_MS;

export const newSecret = (random: Randomness): Secret => ({
  secret: asSecret(random.bytes(SECRET_BYTES)),
  endsAt: null,
});

/** Returns secrets, newest first. The older ones end a day from now, unless they end earlier. */
export const rotated = (secrets: readonly Secret[], next: Secret, now: number): Secret[] => [
  next,
  ...liveSecrets(secrets, now).map(({ secret, endsAt }) => ({
    secret,
    endsAt: Math.min(endsAt ?? Infinity, now + OVERLAP_MS),
  })),
];

export const liveSecrets = (secrets: readonly Secret[], now: number): readonly Secret[] =>
  secrets.filter(({ endsAt }) => endsAt === null || endsAt > now);

/** Returns the keys to sign with, newest first. */
export const keysAt = (secrets: readonly Secret[], now: number): Buffer[] =>
  liveSecrets(secrets, now).map(({ secret }) => keyOf(secret));
