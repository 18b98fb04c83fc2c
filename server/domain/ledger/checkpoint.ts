// Checkpoints as C2SP tlog-checkpoint writes them: signed notes (C2SP signed-note) under Ed25519. A key is named like the
// log that it signs for, so that a signature for one log counts for no other.
import { createHash, createPublicKey, sign, verify, type KeyObject } from "node:crypto";

import type { Mode } from "../product.js";

/** A ledger: the decisions about the players of one organisation in one mode. */
export type Tree = Readonly<{ organisation: string; mode: Mode }>;

export type Checkpoint = Readonly<{
  /** `<public host and port>/kinward/<organisation>/<mode>`. */
  origin: string;
  size: number;
  /** The root of the first `size` entries, in hexadecimal. */
  root: string;
}>;

const ED25519 = 0x01;
const KEY_ID_BYTES = 4;

const CHECKPOINT = /^([^\s+]+)\n(0|[1-9]\d{0,14})\n([A-Za-z0-9+/]{43}=)\n((?:[^\n]+\n)*)$/;
const SIGNATURE = /^— ([^\s+]+) ([A-Za-z0-9+/]+={0,2})$/;
const VERIFIER_KEY = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+={0,2})$/;
const ORIGIN = /^[^\s+/]+\/kinward\/([a-z0-9-]+)\/(test|live)$/;

/** Returns the name of a ledger and of its key. `publicUrl` has no slash at the end. */
export const originOf = (publicUrl: string, { organisation, mode }: Tree): string =>
  `${new URL(publicUrl).host}/kinward/${organisation}/${mode}`;

/** Returns the ledger that an origin names, on any host, or undefined for the log of another program. */
export function treeOf(origin: string): Tree | undefined {
  const [, organisation, mode] = ORIGIN.exec(origin) ?? [];
  return organisation === undefined ? undefined : { organisation, mode: mode as Mode };
}

/** Returns the 32 bytes of an Ed25519 public key. */
export const publicBytes = (key: KeyObject): Buffer =>
  Buffer.from(key.export({ format: "jwk" }).x ?? "", "base64url");

/** Reads the key from its JWK, because OpenSSL reads DER ten times slower. */
const keyOf = (bytes: Buffer): KeyObject => {
  const jwk = { kty: "OKP", crv: "Ed25519", x: bytes.toString("base64url") };
  return createPublicKey({ key: jwk, format: "jwk" });
};

const keyId = (name: string, bytes: Buffer): Buffer =>
  createHash("sha256")
    .update(`${name}\n`)
    .update(Buffer.of(ED25519))
    .update(bytes)
    .digest()
    .subarray(0, KEY_ID_BYTES);

/** Returns a verifier key as one line, as Go's `sumdb/note` reads it: name, key id, key. */
export const verifierKey = (name: string, bytes: Buffer): string =>
  `${name}+${keyId(name, bytes).toString("hex")}+${Buffer.concat([Buffer.of(ED25519), bytes]).toString("base64")}`;

/** A key that signatures are checked with. */
export type Verifier = Readonly<{ name: string; bytes: Buffer }>;

/** Reads a verifier key. Returns undefined if it is damaged or of another kind. */
export function readVerifierKey(line: string): Verifier | undefined {
  const [, name = "", id, encoded = ""] = VERIFIER_KEY.exec(line.trim()) ?? [];
  const key = Buffer.from(encoded, "base64");
  const bytes = key.subarray(1);
  const isWhole =
    key.length === 33 && key[0] === ED25519 && keyId(name, bytes).toString("hex") === id;
  return isWhole ? { name, bytes } : undefined;
}

/** Signs a checkpoint with a private key. Returns the whole note. */
export function signCheckpoint({ origin, size, root }: Checkpoint, privateKey: KeyObject): string {
  const text = `${origin}\n${size}\n${Buffer.from(root, "hex").toString("base64")}\n`;
  const signature = sign(null, Buffer.from(text), privateKey);
  const id = keyId(origin, publicBytes(createPublicKey(privateKey)));
  return `${text}\n— ${origin} ${Buffer.concat([id, signature]).toString("base64")}\n`;
}

/** Returns the checkpoint in a note, or undefined where there is none. Does not look at its signatures. */
export function readCheckpoint(note: string): Checkpoint | undefined {
  const [text] = partsOf(note);
  const [, origin, size, root = ""] = CHECKPOINT.exec(text) ?? [];
  if (origin === undefined) return undefined;
  return { origin, size: Number(size), root: Buffer.from(root, "base64").toString("hex") };
}

/** Returns whether a note carries a valid signature of this key. Ignores signatures of others, such as witnesses. */
export function isSignedBy(note: string, { name, bytes }: Verifier): boolean {
  const [text, signatures] = partsOf(note);
  const id = keyId(name, bytes);
  return signatures.some((line) => {
    const [, signer, encoded = ""] = SIGNATURE.exec(line) ?? [];
    const signature = Buffer.from(encoded, "base64");
    return (
      signer === name &&
      signature.subarray(0, KEY_ID_BYTES).equals(id) &&
      verify(null, Buffer.from(text), keyOf(bytes), signature.subarray(KEY_ID_BYTES))
    );
  });
}

/** Returns the text that is signed, and the lines of its signatures. */
function partsOf(note: string): [text: string, signatures: readonly string[]] {
  const end = note.lastIndexOf("\n\n");
  return end < 0
    ? ["", []]
    : [
        note.slice(0, end + 1),
        note
          .slice(end + 2)
          .trimEnd()
          .split("\n"),
      ];
}
