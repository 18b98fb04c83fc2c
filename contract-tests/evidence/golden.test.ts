// Tests evidence of this service that Go's sumdb/note and sumdb/tlog have accepted (`check.go`). It has to be accepted for
// ever, because guardians keep such files.
import { readFileSync } from "node:fs";

import { expect, test } from "@jest/globals";

import {
  faultOfEvidence,
  isConsistent,
  readCheckpoint,
  readEvidence,
} from "../../testing/ledger.js";

const read = (name: string) =>
  readFileSync(new URL(`vectors/${name}.json`, import.meta.url), "utf8");
const [evidence, later] = [readEvidence(read("evidence")), readEvidence(read("later"))];

test("evidence that another implementation accepted still holds", () => {
  expect(faultOfEvidence(evidence)).toBeUndefined();
  expect(faultOfEvidence(later)).toBeUndefined();
  expect(later.leafHash).toBe(evidence.leafHash);
  expect(evidence.leafHash).toBe(
    "e124946014d079953401a385df539d06078842af07a9e76369c888ec504b4c29",
  );
});

test("a proof of consistency that another implementation accepted still joins the two checkpoints", () => {
  const { from, to, proof } = JSON.parse(read("consistency")) as {
    from: number;
    to: number;
    proof: string[];
  };
  const [before, after] = [readCheckpoint(evidence.checkpoint), readCheckpoint(later.checkpoint)];
  if (!before || !after) throw new Error("The vectors have no checkpoints.");
  expect([before.size, after.size]).toEqual([from, to]);
  expect(isConsistent(before, after, proof)).toBe(true);
  expect(isConsistent(before, after, proof.toReversed())).toBe(false);
});
