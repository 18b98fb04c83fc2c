// The keys of the service, all derived from one secret, and what is made with them. Deterministic but for encryption,
// whose nonce is handed in.
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

/** Crockford base32: no I, L, O, U, so that nobody mistakes a letter for a digit. */
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

/** Whether two texts are the same, in a time that says nothing about where they differ. */
export const isSameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Eight characters, 40 bits, of the password with this number of a challenge. */
export function oneTimePassword(keyring: Keyring, challengeId: string, generation: number): string {
  const bits = mac(keyring["one-time-password"], challengeId, generation).readBigUInt64BE() >> 24n;
  return Array.from(
    { length: 8 },
    (_, place) => CROCKFORD[Number((bits >> BigInt(35 - 5 * place)) & 31n)],
  ).join("");
}

/** What a person typed, as the password it stands for: any case, spaces and dashes left out, O for 0, I and L for 1. */
export const readPassword = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");

/** The token of a challenge's link: 132 bits in 22 characters. */
export const linkToken = (keyring: Keyring, challengeId: string, generation: number): string =>
  mac(keyring.link, challengeId, generation).toString("base64url").slice(0, 22);

/** The same of a link to something else; `what` keeps the links of different things apart. */
export const pageToken = (keyring: Keyring, what: "sign-in" | "override", id: string): string =>
  mac(keyring.link, what, id).toString("base64url").slice(0, 22);

/** What stands in the database for a password or a token, so that a copy of it opens nothing. */
export const lookupHash = (
  keyring: Keyring,
  kind: "password" | "link" | "client" | "sign-in" | "family-visit" | "override",
  value: string,
): string => mac(keyring.lookup, kind, value).toString("base64url");

/** The same for every spelling of the case of an address; finds a guardian without storing who they are. */
export const addressHash = (keyring: Keyring, email: string): string =>
  mac(keyring.address, email.toLowerCase()).toString("base64url");

/** The same for the same secret alone. Its key serves nothing else, so that who reads it learns nothing of the others. */
export const secretCheck = (keyring: Keyring): string =>
  mac(keyring.check, "kinward").toString("base64url");

/** AES-256-GCM. `context` binds the text to its place: it opens only with the same one. */
export function encrypt(keyring: Keyring, text: string, context: string, nonce: Buffer): string {
  const cipher = createCipheriv("aes-256-gcm", keyring.encryption, nonce.subarray(0, NONCE_BYTES));
  cipher.setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce.subarray(0, NONCE_BYTES), cipher.getAuthTag(), body]).toString(
    "base64",
  );
}

/** Throws where the text was made with another key or for another place. */
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
