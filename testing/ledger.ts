export { isSignedBy, readCheckpoint, readVerifierKey } from "../server/domain/ledger/checkpoint.js";
export { faultOfEvidence, readEvidence } from "../server/domain/ledger/evidence.js";
export { rootOfInclusion } from "../server/domain/ledger/merkle.js";
import { nodeHash } from "../server/domain/ledger/merkle.js";
import type { Db } from "../server/store/engine/db.js";
import { listLedgers, readEntries } from "../server/store/ledger/queries.js";

export type RecordedEntry = Readonly<Record<string, unknown>>;

/** Returns the entries of the ledgers, ledger by ledger, oldest first, optionally of one kind. */
export async function ledgerEntries(db: Db, kind?: string): Promise<RecordedEntry[]> {
  const all: RecordedEntry[] = [];
  for (const tree of await listLedgers(db))
    for await (const { entry } of readEntries(db, tree))
      all.push(JSON.parse(entry) as RecordedEntry);
  return all.filter((entry) => kind === undefined || entry["kind"] === kind);
}

/** Returns whether the proof shows that the tree of `to` begins with that of `from`, which has at least one leaf. */
export function isConsistent(
  from: Readonly<{ size: number; root: string }>,
  to: Readonly<{ size: number; root: string }>,
  proof: readonly string[],
): boolean {
  if (from.size < 1 || from.size > to.size) return false;
  if (from.size === to.size) return proof.length === 0 && from.root === to.root;
  // A proof leaves out the hash of an old tree whose size is a power of two, because it is a node of the new one.
  const [first, ...rest] = isPowerOfTwo(from.size) ? [from.root, ...proof] : proof;
  if (first === undefined) return false;
  let [node, last] = [from.size - 1, to.size - 1];
  while (node % 2 === 1) [node, last] = [half(node), half(last)];
  let [oldHash, newHash] = [first, first];
  for (const sibling of rest) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      oldHash = nodeHash(sibling, oldHash);
      newHash = nodeHash(sibling, newHash);
      while (node % 2 === 0 && node !== 0) [node, last] = [half(node), half(last)];
    } else newHash = nodeHash(newHash, sibling);
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && oldHash === from.root && newHash === to.root;
}

const half = (value: number): number => Math.floor(value / 2);

function isPowerOfTwo(value: number): boolean {
  let power = 1;
  while (power < value) power *= 2;
  return power === value;
}
