import { createHash } from "node:crypto";

import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { isConsistent } from "../../../testing/ledger.js";
import {
  consistencyRanges,
  hashesOfAppend,
  hashOf,
  inclusionRanges,
  leafHash,
  positionOf,
  positionsAtEdge,
  rootOfInclusion,
  sizeOf,
} from "./merkle.js";

const sha256 = (...parts: Buffer[]) => createHash("sha256").update(Buffer.concat(parts)).digest();

/** RFC 6962, section 2.1, to the letter: MTH(D[n]). */
function treeHash(leaves: readonly string[]): Buffer {
  if (leaves.length === 0) return sha256();
  if (leaves.length === 1) return sha256(Buffer.of(0), Buffer.from(leaves[0] ?? ""));
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return sha256(Buffer.of(1), treeHash(left), treeHash(right));
}

/** A log as it is stored. */
function stored(leaves: readonly string[]) {
  const hashes: string[] = [];
  const hashAt = (position: number): string => hashes[position] ?? `no hash at ${position}`;
  for (const [index, leaf] of leaves.entries()) {
    const before = new Map(positionsAtEdge(index).map((at) => [at, hashAt(at)]));
    expect(hashes).toHaveLength(positionOf(0, index));
    const known = (at: number) => before.get(at) ?? `${at} was not to be read`;
    hashes.push(...hashesOfAppend(index, leafHash(leaf), known));
  }
  return { hashes, hashAt, root: (size: number) => hashOf([0, size], hashAt) };
}

const leavesOf = (size: number) => Array.from({ length: size }, (_, index) => `entry ${index}`);
const sizes = fc.integer({ min: 1, max: 140 });

describe("the tree", () => {
  test("has the root that RFC 6962 defines, at each of its sizes", () => {
    const leaves = leavesOf(70);
    const log = stored(leaves);
    for (let size = 1; size <= leaves.length; size += 1)
      expect(log.root(size)).toBe(treeHash(leaves.slice(0, size)).toString("hex"));
  });

  test("tells its size by the position of its last hash, however large it is", () => {
    expect(sizeOf(-1)).toBe(0);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 40 }), (size) => {
        let level = 0;
        for (let rest = size - 1; rest % 2 === 1; rest = Math.floor(rest / 2)) level += 1;
        const last = positionOf(0, size - 1) + level;
        expect(sizeOf(last)).toBe(size);
        expect(positionOf(0, size)).toBe(last + 1);
      }),
    );
  });

  test("stores each hash at a position of its own, beside those of the same append", () => {
    const { hashes } = stored(leavesOf(64));
    expect(hashes).toHaveLength(127);
    expect(positionOf(6, 0)).toBe(126);
    expect(new Set(hashes).size).toBe(127);
  });

  test("reads about as many hashes as the logarithm of its size", () => {
    const size = 2 ** 40 + 12_345;
    expect(inclusionRanges(2 ** 39 + 7, [0, size]).length).toBeLessThanOrEqual(41);
    expect(consistencyRanges(2 ** 39 + 7, size).length).toBeLessThanOrEqual(42);
  });
});

describe("a proof of inclusion", () => {
  const proofOf = (log: ReturnType<typeof stored>, index: number, size: number) =>
    inclusionRanges(index, [0, size]).map((range) => hashOf(range, log.hashAt));

  test("leads each entry of each size to its root", () => {
    const leaves = leavesOf(33);
    const log = stored(leaves);
    for (let size = 1; size <= leaves.length; size += 1)
      for (let index = 0; index < size; index += 1)
        expect(
          rootOfInclusion(
            { index, size },
            log.hashAt(positionOf(0, index)),
            proofOf(log, index, size),
          ),
        ).toBe(log.root(size));
  });

  test("fails for another entry, another index, another size, and with a hash more, fewer or changed", () => {
    fc.assert(
      fc.property(sizes, fc.nat(), fc.nat(), (size, one, two) => {
        const log = stored(leavesOf(size));
        const [index, other] = [one % size, two % size];
        const leaf = log.hashAt(positionOf(0, index));
        const proof = proofOf(log, index, size);
        const root = log.root(size);
        const leads = (
          at: { index: number; size: number },
          from: string,
          hashes: readonly string[],
        ) => rootOfInclusion(at, from, hashes) === root;
        expect(leads({ index, size }, leaf, proof)).toBe(true);
        expect(leads({ index, size }, leaf, [...proof, leaf])).toBe(false);
        expect(leads({ index: size, size }, leaf, proof)).toBe(false);
        expect(leads({ index: -1, size }, leaf, proof)).toBe(false);
        expect(leads({ index, size }, leafHash("another entry"), proof)).toBe(false);
        if (other !== index) expect(leads({ index: other, size }, leaf, proof)).toBe(false);
        if (proof.length === 0) return;
        expect(leads({ index, size }, leaf, proof.slice(1))).toBe(false);
        const changed = proof.with(two % proof.length, leafHash("another hash"));
        expect(leads({ index, size }, leaf, changed)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

describe("a proof of consistency", () => {
  const proofOf = (log: ReturnType<typeof stored>, from: number, to: number) =>
    consistencyRanges(from, to).map((range) => hashOf(range, log.hashAt));

  test("joins each size to each later one", () => {
    const log = stored(leavesOf(33));
    for (let to = 1; to <= 33; to += 1)
      for (let from = 1; from <= to; from += 1)
        expect(
          isConsistent(
            { size: from, root: log.root(from) },
            { size: to, root: log.root(to) },
            proofOf(log, from, to),
          ),
        ).toBe(true);
  });

  test("fails where an entry of the earlier tree was rewritten, and with another proof", () => {
    fc.assert(
      fc.property(sizes, fc.nat(), fc.nat(), (to, one, two) => {
        const from = (one % to) + 1;
        const rewritten = two % from;
        const leaves = leavesOf(to);
        const honest = stored(leaves);
        const forged = stored(leaves.with(rewritten, "something else"));
        const before = { size: from, root: honest.root(from) };
        const after = { size: to, root: forged.root(to) };
        expect(isConsistent(before, after, proofOf(forged, from, to))).toBe(false);
        expect(isConsistent(before, after, proofOf(honest, from, to))).toBe(false);
        const whole = { size: to, root: honest.root(to) };
        const proof = proofOf(honest, from, to);
        expect(isConsistent(before, whole, proof)).toBe(true);
        expect(isConsistent(before, whole, [...proof, before.root])).toBe(false);
        expect(isConsistent({ ...before, size: 0 }, whole, proof)).toBe(false);
        if (from < to) expect(isConsistent(whole, before, proof)).toBe(false);
        if (proof.length > 0) expect(isConsistent(before, whole, proof.slice(1))).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});
