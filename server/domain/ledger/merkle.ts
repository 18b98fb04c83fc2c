// The Merkle tree of RFC 6962, section 2.1, over the entries of one ledger. Hashes are lower-case hexadecimal; sizes and
// indexes are whole numbers up to 2^52.
//
// Hashes are stored in the order of golang.org/x/mod/sumdb/tlog: a leaf, then each node that it completes. A hash never
// changes once it is stored, an append stores two on average, and a proof reads about log2(size) of them.
import { hash } from "node:crypto";

const LEAF = Buffer.of(0);

export const leafHash = (...data: readonly (Buffer | string)[]): string =>
  hash(
    "sha256",
    Buffer.concat([
      LEAF,
      ...data.map((part) => (typeof part === "string" ? Buffer.from(part) : part)),
    ]),
    "hex",
  );

/** Returns the hash of a node above two others. */
export const nodeHash = (left: string, right: string): string =>
  hash("sha256", Buffer.from(`01${left}${right}`, "hex"), "hex");

/**
 * Returns the position of a stored hash: at level 0 of the leaf `index`, else of the `index`th complete subtree of 2^level
 * leaves.
 */
export function positionOf(level: number, index: number): number {
  const lastLeaf = (index + 1) * 2 ** level - 1;
  let position = level;
  for (let rest = lastLeaf; rest > 0; rest = Math.floor(rest / 2)) position += rest;
  return position;
}

/** Returns how many leaves there are when the hash at `lastPosition` was stored last. -1 stands for none. */
export function sizeOf(lastPosition: number): number {
  // A tree of n leaves stores between n and 2n hashes.
  let size = Math.floor((lastPosition + 1) / 2);
  while (positionOf(0, size) <= lastPosition) size += 1;
  return size;
}

/**
 * Returns the positions of the hashes that the next appends read: of the last leaf, and of the complete subtrees of the tree, one
 * for each bit of its size.
 */
export const positionsAtEdge = (size: number): number[] =>
  size === 0 ? [] : [...new Set([positionOf(0, size - 1), ...positionsIn([0, size])])];

/**
 * Returns the hashes that an append at `index` stores, from the position of its leaf on. `hashAt` returns the hashes of
 * `positionsAtEdge`.
 */
export function hashesOfAppend(
  index: number,
  leaf: string,
  hashAt: (position: number) => string,
): string[] {
  const hashes = [leaf];
  let right = leaf;
  for (const level of levelsCompletedBy(index)) {
    right = nodeHash(hashAt(positionOf(level, Math.floor(index / 2 ** level) - 1)), right);
    hashes.push(right);
  }
  return hashes;
}

/** Returns the levels at which the leaf `index` ends a right-hand subtree, and so completes the node above it. */
function levelsCompletedBy(index: number): number[] {
  const levels: number[] = [];
  for (let rest = index; rest % 2 === 1; rest = Math.floor(rest / 2)) levels.push(levels.length);
  return levels;
}

/** Leaves from `start` to before `end`. */
export type Range = readonly [start: number, end: number];

/** Returns the ranges whose hashes prove that the leaf `index` is in the tree of the first `size` leaves: PATH of the RFC. */
export function inclusionRanges(index: number, [start, end]: Range): Range[] {
  if (end - start === 1) return [];
  const middle = start + splitOf(end - start);
  return index < middle
    ? [...inclusionRanges(index, [start, middle]), [middle, end]]
    : [...inclusionRanges(index, [middle, end]), [start, middle]];
}

/** Returns the ranges whose hashes prove that the tree of `to` leaves begins with the tree of `from` leaves: PROOF of the RFC. */
export const consistencyRanges = (from: number, to: number): Range[] =>
  subproof(from, [0, to], true);

function subproof(from: number, [start, end]: Range, isKnown: boolean): Range[] {
  if (from === end) return isKnown ? [] : [[start, end]];
  const middle = start + splitOf(end - start);
  return from <= middle
    ? [...subproof(from, [start, middle], isKnown), [middle, end]]
    : [...subproof(from, [middle, end], false), [start, middle]];
}

/** Returns the largest power of two below `size`. */
function splitOf(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}

/** Returns where the complete subtrees of a range are stored, the leftmost and largest first. */
export function positionsIn([start, end]: Range): number[] {
  const positions: number[] = [];
  for (let at = start; at < end;) {
    let [level, size] = [0, 1];
    while (at % (2 * size) === 0 && at + 2 * size <= end) [level, size] = [level + 1, 2 * size];
    positions.push(positionOf(level, at / size));
    at += size;
  }
  return positions;
}

/** Returns the hash of a range of leaves. `hashAt` returns the hashes of `positionsIn`. */
export const hashOf = (range: Range, hashAt: (position: number) => string): string =>
  positionsIn(range)
    .map(hashAt)
    .reduceRight((right, left) => nodeHash(left, right));

/** Returns the root that an inclusion proof leads to, or undefined where the proof has too few hashes, or too many. */
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

const half = (value: number): number => Math.floor(value / 2);
