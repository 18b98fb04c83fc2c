import { createHash, createPrivateKey, createPublicKey } from "node:crypto";

import { describe, expect, test } from "@jest/globals";

import { canonicalJson } from "./canonical-json.js";
import { publicBytes, signCheckpoint, verifierKey } from "./checkpoint.js";
import { faultOfEvidence, leafOf, readEvidence, type Evidence } from "./evidence.js";
import { nodeHash } from "./merkle.js";

const privateKey = createPrivateKey({
  key: Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), Buffer.alloc(32, 7)]),
  format: "der",
  type: "pkcs8",
});
const bytes = publicBytes(createPublicKey(privateKey));
const originOf = (tree: string) => `kinward.example/kinward/${tree}`;

const salt = "5a".repeat(32);
const NOTICE = "What is collected";
const entry = {
  ...{ organisation: "aurora", mode: "live", kind: "consent", at: "2026-11-21T10:00:00Z" },
  documents: [
    { id: "privacy-notice", sha256: createHash("sha256").update(NOTICE).digest("hex") },
    { id: "terms", sha256: "0".repeat(64) },
  ],
};
const leafHash = leafOf(salt, canonicalJson(entry));
const before = leafOf(salt, "the entry before it");
const checkpointOf = (origin: string, root = nodeHash(before, leafHash)) =>
  signCheckpoint({ origin, size: 2, root }, privateKey);

/** The second of two entries. */
const whole: Evidence = {
  entry,
  salt,
  index: 1,
  leafHash,
  proof: [before],
  checkpoint: checkpointOf(originOf("aurora/live")),
  key: verifierKey(originOf("aurora/live"), bytes),
  texts: { "privacy-notice": NOTICE },
};
const otherSalt = "5b".repeat(32);
const otherTree = (tree: string) => ({
  checkpoint: checkpointOf(originOf(tree)),
  key: verifierKey(originOf(tree), bytes),
});

describe("evidence", () => {
  test("holds where the entry leads to a checkpoint that is signed for its ledger", () => {
    expect(faultOfEvidence(whole)).toBeUndefined();
    expect(leafHash).toBe(leafOf(salt.toUpperCase(), canonicalJson({ ...entry })));
  });

  test.each<[what: string, change: Partial<Evidence>, fault: RegExp]>([
    ["another entry", { entry: { ...entry, kind: "refusal" } }, /^leafHash is not the hash/],
    ["another salt", { salt: otherSalt }, /^leafHash is not the hash/],
    ["another leaf", { leafHash: before }, /^leafHash is not the hash/],
    ["a key that is damaged", { key: whole.key.slice(0, -4) }, /^key is not a verifier key/],
    ["no checkpoint", { checkpoint: "nothing\n\n" }, /^checkpoint is not a signed note/],
    [
      "the key of another ledger",
      { key: verifierKey(originOf("pebble/live"), bytes) },
      /^checkpoint has no valid signature/,
    ],
    [
      "a checkpoint that was changed",
      { checkpoint: whole.checkpoint.replace("\n2\n", "\n3\n") },
      /^checkpoint has no valid signature/,
    ],
    ["the checkpoint of another organisation", otherTree("pebble/live"), /of another ledger/],
    ["the checkpoint of the other mode", otherTree("aurora/test"), /of another ledger/],
    ["another index", { index: 0 }, /^proof does not lead/],
    ["an index that the tree lacks", { index: 2 }, /^proof does not lead/],
    ["another proof", { proof: [leafHash] }, /^proof does not lead/],
    ["no proof", { proof: [] }, /^proof does not lead/],
    [
      "another text",
      { texts: { "privacy-notice": `${NOTICE}!` } },
      /^texts: that of privacy-notice is not the one/,
    ],
    ["the text of another document", { texts: { terms: NOTICE } }, /^texts: that of terms/],
    ["a text that was not shown", { texts: { extra: NOTICE } }, /^texts: that of extra/],
    [
      "a checkpoint without the entry",
      { checkpoint: checkpointOf(originOf("aurora/live"), before) },
      /^proof does not lead/,
    ],
  ])("does not hold with %s", (_what, change, fault) => {
    expect(faultOfEvidence({ ...whole, ...change })).toMatch(fault);
  });

  test("does not hold by the log of another program, not even for an entry of no ledger", () => {
    const nowhere = { kind: "consent" };
    const leaf = leafOf(salt, canonicalJson(nowhere));
    const [origin, root] = ["sum.golang.org", nodeHash(before, leaf)];
    const log = { checkpoint: checkpointOf(origin, root), key: verifierKey(origin, bytes) };
    expect(faultOfEvidence({ ...whole, ...log, entry: nowhere, leafHash: leaf })).toMatch(
      /of another ledger/,
    );
  });
});

describe("an evidence file", () => {
  test("is read as it was written, and what else stands in it is left out", () => {
    expect(readEvidence(JSON.stringify({ ...whole, note: "mine" }))).toEqual(whole);
    expect(readEvidence(JSON.stringify({ ...whole, index: 0, proof: [] }))).toMatchObject({
      index: 0,
      proof: [],
    });
  });

  const HEX = "64 characters of lower-case hexadecimal";
  test.each<[field: keyof Evidence, values: readonly unknown[], must: string]>([
    ["entry", [undefined, null, "text", [entry]], "a JSON object"],
    ["salt", [undefined, 5, salt.toUpperCase(), `${salt}0`, `0${salt}`, salt.slice(1)], HEX],
    ["index", [undefined, -1, 0.5, "1", null, 2 ** 53], "a whole number, 0 or more"],
    ["leafHash", [undefined, [leafHash], "", `${leafHash}\n`], HEX],
    ["proof", [undefined, before, [before, ""], [null]], "a list of hashes"],
    ["checkpoint", [undefined, null, ["text"]], "a signed note"],
    ["key", [undefined, 1, {}], "a verifier key"],
    ["texts", [null, [], { terms: 1 }], "texts by the id of a document"],
  ])("names %s where it is wrong, and says what it must be", (field, values, must) => {
    for (const value of values)
      expect(() => readEvidence(JSON.stringify({ ...whole, [field]: value }))).toThrow(
        new SyntaxError(`${field}: must be ${must}.`),
      );
  });

  test.each(["[]", "null", '"text"', "7"])("is no %s", (text) => {
    expect(() => readEvidence(text)).toThrow(new SyntaxError("It must be a JSON object."));
  });
});
