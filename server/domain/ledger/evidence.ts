import { createHash } from "node:crypto";

import { canonicalJson } from "./canonical-json.js";
import { isSignedBy, readCheckpoint, readVerifierKey, treeOf } from "./checkpoint.js";
import { leafHash, rootOfInclusion } from "./merkle.js";

/** One entry of a ledger with all that proves it, to be checked without the service. Hashes and salt in hexadecimal. */
export type Evidence = Readonly<{
  entry: Readonly<Record<string, unknown>>;
  salt: string;
  index: number;
  leafHash: string;
  proof: readonly string[];
  /** A signed note, whose tree holds the entry. */
  checkpoint: string;
  /** The verifier key of the ledger, as one line. */
  key: string;
  /** The texts of documents as they were shown, by id. The entry has their digests. */
  texts?: Readonly<Record<string, string>>;
}>;

/** Returns the leaf of an entry. Once entry and salt are erased, it reveals nothing about the entry. */
export const leafOf = (salt: string, entryJson: string): string =>
  leafHash(Buffer.from(salt, "hex"), entryJson);

/** Returns the fault of a piece of evidence, as a sentence, or undefined if it has none. */
export function faultOfEvidence(evidence: Evidence): string | undefined {
  const { entry, salt, index, leafHash, proof, checkpoint: note, key } = evidence;
  if (leafOf(salt, canonicalJson(entry)) !== leafHash)
    return "leafHash is not the hash of this entry and salt: one of them was changed.";
  const verifier = readVerifierKey(key);
  if (!verifier) return "key is not a verifier key: it is damaged, or of another kind.";
  const checkpoint = readCheckpoint(note);
  if (!checkpoint) return "checkpoint is not a signed note with a checkpoint.";
  if (checkpoint.origin !== verifier.name || !isSignedBy(note, verifier))
    return "checkpoint has no valid signature of this key.";
  const tree = treeOf(checkpoint.origin);
  if (!tree || entry["organisation"] !== tree.organisation || entry["mode"] !== tree.mode)
    return "checkpoint is of another ledger than the entry.";
  if (rootOfInclusion({ index, size: checkpoint.size }, leafHash, proof) !== checkpoint.root)
    return "proof does not lead from the entry to the checkpoint: the entry is not at this index of the ledger.";
  const changed = Object.entries(evidence.texts ?? {}).find(
    ([id, text]) => !isShown(entry, id, text),
  );
  if (changed) return `texts: that of ${changed[0]} is not the one whose digest the entry has.`;
  return undefined;
}

/** Returns whether an entry has the digest of a document's text. */
export function isShown(entry: Evidence["entry"], id: string, text: string): boolean {
  const sha256 = createHash("sha256").update(text).digest("hex");
  const documents: unknown = entry["documents"];
  return (
    Array.isArray(documents) &&
    documents.some((one) => isObject(one) && one["id"] === id && one["sha256"] === sha256)
  );
}

const HASH = /^[0-9a-f]{64}$/;

/** Reads an evidence file. Throws a SyntaxError that says what it must be. */
export function readEvidence(text: string): Evidence {
  const value: unknown = JSON.parse(text);
  if (!isObject(value)) throw new SyntaxError("It must be a JSON object.");
  const fault = (field: string, what: string) => new SyntaxError(`${field}: must be ${what}.`);
  const { entry, salt, index, leafHash, proof, checkpoint, key, texts } = value;
  if (!isObject(entry)) throw fault("entry", "a JSON object");
  if (!isHash(salt)) throw fault("salt", "64 characters of lower-case hexadecimal");
  if (!Number.isSafeInteger(index) || Number(index) < 0)
    throw fault("index", "a whole number, 0 or more");
  if (!isHash(leafHash)) throw fault("leafHash", "64 characters of lower-case hexadecimal");
  if (!Array.isArray(proof) || !proof.every(isHash)) throw fault("proof", "a list of hashes");
  if (typeof checkpoint !== "string") throw fault("checkpoint", "a signed note");
  if (typeof key !== "string") throw fault("key", "a verifier key");
  if (texts !== undefined && !isTexts(texts)) throw fault("texts", "texts by the id of a document");
  return {
    entry,
    salt,
    index: Number(index),
    leafHash,
    proof,
    checkpoint,
    key,
    ...(texts && { texts }),
  };
}

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isObject(value) && Object.values(value).every((text) => typeof text === "string");

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isHash = (value: unknown): value is string => typeof value === "string" && HASH.test(value);
