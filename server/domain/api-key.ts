// API keys and access tokens: `kw_<test|live>_<keyId>_<secret>_<checksum>` and `kwt_<keyId>.<expiry>.<mac>`, whose mac begins
// with the id of the secret.
import { hash } from "node:crypto";
import { crc32 } from "node:zlib";

import type { LocalDate } from "../lib/dates.js";
import { findKeys, isSameText, keyIdOf, mac, type Keyring, type Keys } from "./keyring.js";
import type { Mode } from "./product.js";

/** Whose data a key exports and erases. */
export const KEY_SCOPES = ["product", "organisation"] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** A key as it is stored: the secret only as a SHA-256. Instants in milliseconds of real time. */
export type ApiKey = Readonly<{
  keyId: string;
  productId: number;
  mode: Mode;
  scope: KeyScope;
  secretHash: string;
  /** What the operator calls it. */
  label: string | null;
  createdAt: number;
  expiresAt: number | null;
  revokedAt: number | null;
  /** The last day, in UTC, on which a request was made with it. */
  lastUsedOn: LocalDate | null;
}>;

const KEY = /^kw_(test|live)_([a-z0-9]{10})_([A-Za-z0-9]{32})_([a-z0-9]{7})$/;
const TOKEN = /^kwt_([a-z0-9]{10})\.([1-9]\d{0,11})\.([0-9a-f]{6}[A-Za-z0-9_-]{43})$/;
const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** `size` random characters out of the first `alphabet` letters. Bytes that would favour some letters are skipped. */
function letters(bytes: Uint8Array, size: number, alphabet: number): string {
  const fair = [...bytes].filter((byte) => byte < 256 - (256 % alphabet));
  if (fair.length < size) throw new Error("too few random bytes");
  return fair
    .slice(0, size)
    .map((byte) => LETTERS[byte % alphabet])
    .join("");
}

const checksum = (text: string) => crc32(text).toString(36).padStart(7, "0");

/** A new key from 96 random bytes: its text, to be shown once, and its stored row. The secret has 190 bits. */
export function makeApiKey(
  mode: Mode,
  random: Uint8Array,
): { text: string; keyId: string; secretHash: string } {
  const keyId = letters(random.subarray(0, 32), 10, 36);
  const secret = letters(random.subarray(32), 32, 62);
  const unsigned = `kw_${mode}_${keyId}_${secret}`;
  return { text: `${unsigned}_${checksum(unsigned)}`, keyId, secretHash: hashOf(secret) };
}

/** The parts of a key's text; undefined where it is cut short or mistyped, which the checksum shows. */
export function readApiKey(
  text: string,
): { mode: Mode; keyId: string; secretHash: string } | undefined {
  const match = KEY.exec(text);
  if (!match || match[4] !== checksum(text.slice(0, text.lastIndexOf("_")))) return undefined;
  return {
    mode: match[1] as Mode,
    keyId: match[2] as string,
    secretHash: hashOf(match[3] as string),
  };
}

/** A secret of 190 bits needs no slow hash: there are too many to try. */
const hashOf = (secret: string) => hash("sha256", secret, "base64url");

export const isLiveKey = (key: ApiKey, realNow: number): boolean =>
  key.revokedAt === null && (key.expiresAt === null || key.expiresAt > realNow);

/** A Bearer token for a key, valid until an instant of real time. Derived, not stored: it ends with its key. */
export function makeAccessToken(keyring: Keyring, keyId: string, expiresAt: number): string {
  const seconds = Math.floor(expiresAt / 1000);
  return `kwt_${keyId}.${seconds}.${signatureOf(keyring.newest, keyId, seconds)}`;
}

const signatureOf = (keys: Keys, keyId: string, seconds: number): string =>
  keys.id + mac(keys["access-token"], keyId, seconds).toString("base64url");

type AccessToken = Readonly<{ keyId: string; expiresAt: number }>;

export const isAccessToken = (text: string): boolean => text.startsWith("kwt_");

/** What a token says, expired or not; `malformed` where it is cut short or mistyped, `forged` where it is not ours. */
export function readAccessToken(
  keyring: Keyring,
  text: string,
): AccessToken | "malformed" | "forged" {
  const match = TOKEN.exec(text);
  if (!match) return "malformed";
  const [, keyId = "", seconds = "", signature = ""] = match;
  const keys = findKeys(keyring, keyIdOf(signature));
  if (!keys || !isSameText(signature, signatureOf(keys, keyId, Number(seconds)))) return "forged";
  return { keyId, expiresAt: Number(seconds) * 1000 };
}
