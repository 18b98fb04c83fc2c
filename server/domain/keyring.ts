// The keys of the service, all derived from one secret, and the tokens and hashes made with them. Deterministic, but for
// the nonce that encryption takes.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  timingSafeEqual,
} from "node:crypto";
import { tidyAddress } from "../lib/email-address.js";

const PURPOSES = [
  "id",
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

/** The keys derived from one secret, with the id by which texts and hashes name it. */
export type Keys = Readonly<Record<Exclude<Purpose, "id">, Buffer>> & Readonly<{ id: string }>;

/** Everything new is made with `newest`; texts and tokens of the other keys are still read. `all` is newest first. */
export type Keyring = Readonly<{ newest: Keys; all: readonly Keys[] }>;

/** The length of a key's id: lower-case hexadecimal digits. */
export const KEY_ID_LENGTH = 6;

/**
 * Returns the keys of some secrets: each is text of at least 32 characters (`KINWARD_SECRET`), the newest first. Throws where
 * two have one id.
 */
export function makeKeyring(...secrets: readonly [string, ...string[]]): Keyring {
  const all = secrets.map(makeKeys);
  if (new Set(all.map(({ id }) => id)).size < all.length)
    throw new RangeError("two of the secrets are the same or have the same id");
  return { newest: all[0] as Keys, all };
}

function makeKeys(secret: string): Keys {
  const key = (purpose: Purpose) => Buffer.from(hkdfSync("sha256", secret, "kinward", purpose, 32));
  const keys = Object.fromEntries(PURPOSES.map((purpose) => [purpose, key(purpose)]));
  const id = (keys as Record<Purpose, Buffer>).id.toString("hex").slice(0, KEY_ID_LENGTH);
  return { ...(keys as Record<Purpose, Buffer>), id };
}

/** Returns the id of the key that a token, a hash or an encrypted text names. */
export const keyIdOf = (named: string): string => named.slice(0, KEY_ID_LENGTH);

export const findKeys = ({ all }: Keyring, id: string): Keys | undefined =>
  all.find((keys) => keys.id === id);

/** Throws for a key that is not listed. */
function keysWith(keyring: Keyring, id: string): Keys {
  const keys = findKeys(keyring, id);
  if (!keys) throw new Error(`KINWARD_SECRET does not list the secret with the id ${id}.`);
  return keys;
}

/**
 * Returns the keys of an id, or the newest keys if the id is no longer listed: a token derived from them leads nowhere either.
 */
const keysOrNewest = (keyring: Keyring, id: string): Keys =>
  findKeys(keyring, id) ?? keyring.newest;

export const mac = (key: Buffer, ...parts: readonly (string | number)[]): Buffer =>
  createHmac("sha256", key).update(parts.join("\n")).digest();

/** Compares two texts in constant time. */
export const isSameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Returns a challenge's password of a generation: eight characters, 40 bits. That is too short to name its key, which is
 * `keyId`.
 */
export function oneTimePassword(
  keyring: Keyring,
  challengeId: string,
  generation: number,
  keyId = keyring.newest.id,
): string {
  const key = keysOrNewest(keyring, keyId)["one-time-password"];
  return characters(8, mac(key, challengeId, generation));
}

/** Returns up to 12 characters of Crockford's base32, from the first bits of a hash. */
function characters(count: number, hash: Buffer): string {
  const bits = hash.readBigUInt64BE();
  return Array.from(
    { length: count },
    (_, index) => CROCKFORD[Number((bits >> BigInt(59 - 5 * index)) & 31n)],
  ).join("");
}

/**
 * Returns the code by which an operator records what a person did on paper or by telephone: ten characters, 50 bits. That is
 * too short to name its key, which is `keyId`.
 */
export const recordCode = (
  keyring: Keyring,
  verificationId: string,
  keyId = keyring.newest.id,
): string =>
  characters(10, mac(keysOrNewest(keyring, keyId)["one-time-password"], "record", verificationId));

/** Returns the six digits that belong to a flow, whose stored hash names the key. */
export const flowCode = (keyring: Keyring, flowHash: string): string => {
  const key = keysOrNewest(keyring, keyIdOf(flowHash))["one-time-password"];
  const number = mac(key, "flow", flowHash).readUInt32BE() % 1_000_000;
  return String(number).padStart(6, "0");
};

/** Normalizes a typed password: any case, without spaces and dashes, O for 0, I and L for 1. */
export const readPassword = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");

const TOKEN = /^[0-9a-f]{6}[A-Za-z0-9_-]{22}$/;

/** Returns whether a text has the form of a token: the id of its key and 22 characters. */
export const isToken = (text: string): boolean => TOKEN.test(text);

const token = ({ id, link }: Keys, ...parts: readonly (string | number)[]): string =>
  id +
  mac(link, ...parts)
    .toString("base64url")
    .slice(0, 22);

/** Returns the token of a challenge's link: the id of its key, then 132 bits in 22 characters. */
export const linkToken = (
  keyring: Keyring,
  challengeId: string,
  generation: number,
  keyId = keyring.newest.id,
): string => token(keysOrNewest(keyring, keyId), challengeId, generation);

/** Returns the token of another link. `what` separates the kinds of links. Pass `keyId` if its hash is stored already. */
export const pageToken = (
  keyring: Keyring,
  what:
    | "sign-in"
    | "override"
    | "mailed"
    | "receipt"
    | "verification"
    | "invitation"
    | "widget"
    | "operator",
  id: string,
  keyId = keyring.newest.id,
): string => token(keysOrNewest(keyring, keyId), what, id);

/** Returns a token that is derived from nothing: the id of the key that will hash it, then 16 random bytes. */
export const randomToken = ({ newest }: Keyring, bytes: Buffer): string =>
  newest.id + bytes.subarray(0, 16).toString("base64url");

/** Returns the stored hash of a password or a token, so that a copy of the database opens nothing. */
export const lookupHash = (
  keyring: Keyring,
  kind:
    | "password"
    | "link"
    | "mailed-link"
    | "receipt"
    | "verification"
    | "verification-flow"
    | "widget"
    | "client"
    | "sign-in"
    | "family-visit"
    | "operator"
    | "operator-session"
    | "invitation"
    | "override",
  value: string,
): string => hashWith(keysToHash(keyring, kind, value), kind, value);

const hashWith = ({ id, lookup }: Keys, kind: string, value: string): string =>
  `${id}.${mac(lookup, kind, value).toString("base64url")}`;

/** Returns the key that a token names. Passwords and client addresses name none. */
const keysToHash = (keyring: Keyring, kind: string, value: string): Keys =>
  (kind !== "password" && kind !== "client" && findKeys(keyring, keyIdOf(value))) || keyring.newest;

/** Returns the possible stored hashes of a typed password: one for each key, because a password does not name its key. */
export const passwordHashes = ({ all }: Keyring, password: string): string[] =>
  all.map((keys) => hashWith(keys, "password", password));

/** Returns the possible stored hashes of a typed code: one for each key, the newest first. */
export const recordCodeHashes = ({ all }: Keyring, code: string): [string, ...string[]] =>
  all.map((keys) => hashWith(keys, "record-code", code)) as [string, ...string[]];

/** Returns the possible stored hashes of a client's network address: one for each key, the newest first. */
export const clientHashes = ({ all }: Keyring, client: string): string[] =>
  all.map((keys) => hashWith(keys, "client", client));

/** Returns the token of a short address: nine characters, 54 bits. That is too short to name its key. */
export const shortToken = ({ newest }: Keyring, path: string): string =>
  mac(newest.link, "short", path).toString("base64url").slice(0, 9);

/** Returns the possible stored hashes of a short address's token: one for each key, the newest first. */
export const shortHashes = ({ all }: Keyring, token: string): string[] =>
  all.map((keys) => hashWith(keys, "short", token));

/** Returns the stored hash of a used nonce. */
export const nonceHash = (keys: Keys, nonce: string): string => hashWith(keys, "nonce", nonce);

/**
 * Returns the hash by which a guardian's address is found, in any case, without storing it in clear text. To find or store rows,
 * call `settleAddress` instead, which moves rows that are still under an older key.
 */
export const addressHash = ({ newest }: Keyring, email: string): string =>
  addressHashWith(newest, email);

/** Returns the hashes of an address under every key, the newest first, because rows may still be under an older key. */
export const addressHashes = ({ all }: Keyring, email: string): string[] =>
  all.map((keys) => addressHashWith(keys, email));

const addressHashWith = ({ id, address }: Keys, email: string): string =>
  `${id}.${mac(address, tidyAddress(email).toLowerCase()).toString("base64url")}`;

/** Returns the possible stored hashes of a product's own id of a player: one for each key, the newest first. */
export const externalIdHashes = (
  { all }: Keyring,
  { productId, mode }: Readonly<{ productId: number; mode: string }>,
  externalId: string,
): string[] => all.map((keys) => hashWith(keys, `external-id ${productId} ${mode}`, externalId));

/** Identifies a secret. Its key serves nothing else, so that it reveals nothing of the others. */
export const secretCheck = ({ check }: Keys): string => mac(check, "kinward").toString("base64url");

/**
 * Encrypts a text with AES-256-GCM under the newest key, whose id stands before it. `context` is authenticated: the text
 * decrypts only with the same one.
 */
export function encrypt({ newest }: Keyring, text: string, context: string, nonce: Buffer): string {
  const cipher = createCipheriv("aes-256-gcm", newest.encryption, nonce.subarray(0, NONCE_BYTES));
  cipher.setAAD(Buffer.from(context));
  const body = cipher.update(text, "utf8");
  const rest = cipher.final();
  const sealed = Buffer.concat([nonce.subarray(0, NONCE_BYTES), cipher.getAuthTag(), body, rest]);
  return `${newest.id}.${sealed.toString("base64url")}`;
}

/** Throws for text of a key that is not listed, or of another context. */
export function decrypt(keyring: Keyring, sealed: string, context: string): string {
  const { encryption } = keysWith(keyring, keyIdOf(sealed));
  const bytes = Buffer.from(sealed.slice(KEY_ID_LENGTH + 1), "base64url");
  const decipher = createDecipheriv("aes-256-gcm", encryption, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([
    decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ]).toString("utf8");
}

/** Where an encrypted text is stored. `rowId` is the row's key; of several columns, their values a line each. */
export type Cell = Readonly<{ table: string; column: string; rowId: string }>;

const contextOf = ({ table, column, rowId }: Cell) => `${table}|${column}|${rowId}`;

/** Encrypts a text for one cell: in another row or column it does not decrypt. */
export const seal = (keyring: Keyring, cell: Cell, text: string, nonce: Buffer): string =>
  encrypt(keyring, text, contextOf(cell), nonce);

/** Returns the text that was sealed for this cell. Throws for a text of another cell, or of a key that is not listed. */
export const open = (keyring: Keyring, cell: Cell, sealed: string): string =>
  decrypt(keyring, sealed, contextOf(cell));
