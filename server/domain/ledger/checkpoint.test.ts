import { createPrivateKey, createPublicKey } from "node:crypto";

import { describe, expect, test } from "@jest/globals";

import {
  isSignedBy,
  originOf,
  publicBytes,
  readCheckpoint,
  readVerifierKey,
  signCheckpoint,
  treeOf,
  verifierKey,
  type Verifier,
} from "./checkpoint.js";

/** The Ed25519 key of a seed. */
const keyOf = (seed: Buffer) =>
  createPrivateKey({
    key: Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), seed]),
    format: "der",
    type: "pkcs8",
  });

const AURORA = "kinward.example/kinward/aurora/live";
const PEBBLE = "kinward.example/kinward/pebble/live";
const privateKey = keyOf(Buffer.alloc(32, 7));
const bytes = publicBytes(createPublicKey(privateKey));
const checkpoint = { origin: AURORA, size: 5, root: "ab".repeat(32) };
const note = signCheckpoint(checkpoint, privateKey);
const verifier: Verifier = { name: AURORA, bytes };

describe("a checkpoint", () => {
  test("is a note of three lines and a signature, the same each time it is made", () => {
    expect(note.split("\n")).toEqual([
      AURORA,
      "5",
      Buffer.alloc(32, 0xab).toString("base64"),
      "",
      expect.stringMatching(/^— kinward\.example\/kinward\/aurora\/live [A-Za-z0-9+/]{91}=$/),
      "",
    ]);
    expect(signCheckpoint(checkpoint, privateKey)).toBe(note);
    expect(readCheckpoint(note)).toEqual(checkpoint);
    expect(isSignedBy(note, verifier)).toBe(true);
  });

  test("counts with other signatures beside it, such as a witness's", () => {
    const witnessed = `${note}— witness.example/w1 ${Buffer.alloc(68, 1).toString("base64")}\n`;
    expect(isSignedBy(witnessed, verifier)).toBe(true);
    expect(readCheckpoint(witnessed)).toEqual(checkpoint);
  });

  test("isn't signed once a character of it is changed", () => {
    for (let at = 0; at < note.length; at += 1) {
      const changed = note.slice(0, at) + (note[at] === "A" ? "B" : "A") + note.slice(at + 1);
      const isSame =
        Buffer.from(changed.split(" ").at(-1) ?? "", "base64").equals(
          Buffer.from(note.split(" ").at(-1) ?? "", "base64"),
        ) && changed.split(" ").slice(0, -1).join() === note.split(" ").slice(0, -1).join();
      if (!isSame) expect([at, isSignedBy(changed, verifier)]).toEqual([at, false]);
    }
  });

  test("of one ledger counts for no other, even with the same key", () => {
    expect(isSignedBy(note, { name: PEBBLE, bytes })).toBe(false);
    expect(isSignedBy(note.replaceAll("aurora", "pebble"), { name: PEBBLE, bytes })).toBe(false);
    const other = publicBytes(createPublicKey(keyOf(Buffer.alloc(32, 8))));
    expect(isSignedBy(note, { name: AURORA, bytes: other })).toBe(false);
  });

  test.each([
    "",
    "\n\n",
    note.slice(0, -2).split("\n\n")[0] ?? "",
    note.replace("\n5\n", "\n05\n"),
    note.replace("\n5\n", "\n-5\n"),
    note.replace("\n5\n", "\n5000000000000000\n"),
    note.replace(/\n.*=\n\n/, "\nc2hvcnQ=\n\n"),
  ])("isn't %j", (text) => {
    expect(readCheckpoint(text)).toBeUndefined();
  });
});

describe("a verifier key", () => {
  test("is one line that Go's sumdb/note reads", () => {
    expect(verifierKey(AURORA, bytes)).toBe(
      "kinward.example/kinward/aurora/live+22e2b8a5+AepKbGPinFIKvvVQexMuxfmVR3auvr57kkIe6mkURtIs",
    );
    expect(readVerifierKey(`${verifierKey(AURORA, bytes)}\n`)).toEqual(verifier);
  });

  test("is refused where its id isn't its own, and where it is of another kind", () => {
    const line = verifierKey(AURORA, bytes);
    expect(readVerifierKey(line.replace("aurora", "pebble"))).toBeUndefined();
    expect(readVerifierKey(line.replace("+A", "+B"))).toBeUndefined();
    expect(readVerifierKey(line.slice(0, -4))).toBeUndefined();
    expect(readVerifierKey("no key")).toBeUndefined();
  });
});

describe("the origin of a ledger", () => {
  test("is its public host and port, its organisation and mode", () => {
    const tree = { organisation: "aurora", mode: "test" } as const;
    expect(originOf("https://kinward.example", tree)).toBe("kinward.example/kinward/aurora/test");
    expect(originOf("http://127.0.0.1:8080/under", tree)).toBe(
      "127.0.0.1:8080/kinward/aurora/test",
    );
    expect(treeOf("127.0.0.1:8080/kinward/aurora/test")).toEqual(tree);
  });

  test.each(["go.sum database tree", "a/kinward/aurora/prod", "kinward/aurora/test", "a/b/c/d"])(
    "of another log, %s, names no ledger",
    (origin) => {
      expect(treeOf(origin)).toBeUndefined();
    },
  );
});
