// The keys of the service, all derived from one secret, and the tokens and hashes made with them. Deterministic, but for
// the nonce that encryption takes.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  timingSafeEqual,
} from "node:crypto";

const PURPOSES = [
  "one-time-password",
  "link",
  "lookup",
  "page-nonce",
  "access-token",
  "encryption",
  "address",
  "cursor",
  "webhook-listen",
  "check",
] as const;
type Purpose = (typeof PURPOSES)[number];

/** Crockford base32: no I, L, O, U, so that letters and digits aren't confused. */
const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type Keyring = Readonly<Record<Purpose, Buffer>>;

/** `secret` is text of at least 32 characters (`KINWARD_SECRET`). */
export function makeKeyring(secret: string): Keyring {
  const key = (purpose: Purpose) => Buffer.from(hkdfSync("sha256", secret, "kinward", purpose, 32));
  return Object.fromEntries(PURPOSES.map((purpose) => [purpose, key(purpose)])) as Keyring;
}

export const mac = (key: Buffer, ...parts: readonly (string | number)[]): Buffer =>
  createHmac("sha256", key).update(parts.join("\n")).digest();

/** Compares two texts in constant time. */
export const isSameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** A challenge's password of a generation: eight characters, 40 bits. */
export function oneTimePassword(keyring: Keyring, challengeId: string, generation: number): string {
  const bits = mac(keyring["one-time-password"], challengeId, generation).readBigUInt64BE() >> 24n;
  return Array.from(
    { length: 8 },
    (_, index) => CROCKFORD[Number((bits >> BigInt(35 - 5 * index)) & 31n)],
  ).join("");
}

/** Normalizes a typed password: any case, without spaces and dashes, O for 0, I and L for 1. */
export const readPassword = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");

/** The token of a challenge's link: 132 bits in 22 characters. */
export const linkToken = (keyring: Keyring, challengeId: string, generation: number): string =>
  mac(keyring.link, challengeId, generation).toString("base64url").slice(0, 22);

/** The token of another link; `what` keeps the kinds of links apart. */
export const pageToken = (
  keyring: Keyring,
  what: "sign-in" | "override" | "mailed" | "receipt" | "verification",
  id: string,
): string => mac(keyring.link, what, id).toString("base64url").slice(0, 22);

/** What the database stores of a password or a token, so that a copy of it opens nothing. */
export const lookupHash = (
  keyring: Keyring,
  kind:
    | "password"
    | "link"
    | "mailed-link"
    | "receipt"
    | "verification"
    | "client"
    | "sign-in"
    | "family-visit"
    | "override",
  value: string,
): string => mac(keyring.lookup, kind, value).toString("base64url");

/** Finds a guardian by their address, in any case, without storing it in clear text. */
export const addressHash = (keyring: Keyring, email: string): string =>
  mac(keyring.address, email.toLowerCase()).toString("base64url");

/** Identifies the secret. Its key serves nothing else, so that it reveals nothing of the others. */
export const secretCheck = (keyring: Keyring): string =>
  mac(keyring.check, "kinward").toString("base64url");

/** AES-256-GCM. `context` is authenticated: the text decrypts only with the same one. */
export function encrypt(keyring: Keyring, text: string, context: string, nonce: Buffer): string {
  const cipher = createCipheriv("aes-256-gcm", keyring.encryption, nonce.subarray(0, NONCE_BYTES));
  cipher.setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce.subarray(0, NONCE_BYTES), cipher.getAuthTag(), body]).toString(
    "base64",
  );
}

/** Throws for text of another key or context. */
export function decrypt(keyring: Keyring, sealed: string, context: string): string {
  const bytes = Buffer.from(sealed, "base64");
  const decipher = createDecipheriv(
    "aes-256-gcm",
    keyring.encryption,
    bytes.subarray(0, NONCE_BYTES),
    { authTagLength: TAG_BYTES },
  );
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([
    decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ]).toString("utf8");
}
