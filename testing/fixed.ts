// What is equal in every run: instants, durations and ids.
import { createHash } from "node:crypto";

import type { Randomness } from "../server/lib/randomness.js";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The time of the tests, for which the examples of the contract were written. */
export const NOW = Date.parse("2026-11-21T10:00:00.000Z");

/** Returns ids and bytes that are equal in every run; `seed` tells two sources apart. */
export function fixedRandomness(seed = "kinward"): Randomness {
  let drawn = 0;
  const bytes = (size: number) => {
    const blocks: Buffer[] = [];
    for (let length = 0; length < size; length += 32) {
      blocks.push(
        createHash("sha256")
          .update(`${seed} ${(drawn += 1)}`)
          .digest(),
      );
    }
    return Buffer.concat(blocks).subarray(0, size);
  };
  const uuid = () =>
    bytes(16)
      .toString("hex")
      .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
  return { bytes, uuid };
}
