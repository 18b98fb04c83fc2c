// What can be checked without the ledger: RFC 9162, sections 2.1.3.2 and 2.1.4.2.
import { nodeHash } from "./merkle.js";

/** The root that an inclusion proof leads to; undefined where the proof has too few hashes, or too many. */
export function rootOfInclusion(
  { index, size }: Readonly<{ index: number; size: number }>,
  leaf: string,
  proof: readonly string[],
): string | undefined {
  if (index < 0 || index >= size) return undefined;
  let [node, last, hash] = [index, size - 1, leaf];
  for (const sibling of proof) {
    if (last === 0) return undefined;
    if (node % 2 === 1 || node === last) {
      hash = nodeHash(sibling, hash);
      while (node % 2 === 0 && node !== 0) [node, last] = [half(node), half(last)];
    } else hash = nodeHash(hash, sibling);
    [node, last] = [half(node), half(last)];
  }
  return last === 0 ? hash : undefined;
}

/** Whether the tree of `to` leaves begins with that of `from`, as the proof says. `from` is at least 1. */
export function isConsistent(
  from: Readonly<{ size: number; root: string }>,
  to: Readonly<{ size: number; root: string }>,
  proof: readonly string[],
): boolean {
  if (from.size < 1 || from.size > to.size) return false;
  if (from.size === to.size) return proof.length === 0 && from.root === to.root;
  // The old tree is a node of the new one where its size is a power of two; that hash is then left out.
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
