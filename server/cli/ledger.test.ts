import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { beforeEach, describe, expect, test } from "@jest/globals";
import Database from "better-sqlite3";

import { useCommandLine } from "../../testing/command-line.js";
import { canonicalJson } from "../domain/ledger/canonical-json.js";
import { isSignedBy, readVerifierKey } from "../domain/ledger/checkpoint.js";
import { leafOf, type Evidence } from "../domain/ledger/evidence.js";
import { nodeHash } from "../domain/ledger/merkle.js";
import { createKey } from "./key.js";
import {
  checkEvidenceFile,
  exportLedger,
  printEvidence,
  rotateLedgerKey,
  verifyLedger,
} from "./ledger.js";
import { CommandError } from "./command-error.js";
import { withServices } from "./with-services.js";
import { applyProductFile } from "./product.js";
import { newestCheckpoint, saveLedgerKey } from "../store/ledger/checkpoints.js";
import { eraseEntries } from "../store/ledger/queries.js";
import { record } from "../actions/ledger/record.js";
import type { NewEntry } from "../domain/ledger/entry.js";

const commands = useCommandLine();

const ORIGIN = "127.0.0.1:8080/kinward";
const apply = (productId: number, organisation: string) =>
  applyProductFile(
    commands.write(
      "product.yaml",
      JSON.stringify({ productId, name: "One", organisation, permissions: [{ name: "mods" }] }),
    ),
    { yes: true },
  );
/** Adds an entry for each challenge to the ledger of aurora/test. */
const decide = (...challengeIds: string[]) =>
  withServices(async (services) => {
    for (const challengeId of challengeIds) {
      const entry = { kind: "refusal", challengeId, by: "test-helper" } as unknown as NewEntry;
      await services.store.write((tx) =>
        record(
          tx,
          { ...services, now: 0, tenancy: { organisation: "aurora", mode: "test" } },
          entry,
        ),
      );
      await services.checkpoints.flush();
    }
  });
/** Writes a file with the newest checkpoint of a ledger. */
const kept = async (organisation: string) => {
  const origin = `${ORIGIN}/${organisation}/test`;
  const note = await withServices(
    async ({ store }) =>
      (await newestCheckpoint(store, { organisation, mode: "test", origin }))?.note,
  );
  return commands.write(`${organisation}-test.txt`, note ?? "");
};
/** Changes the database past the service and the triggers, as the owner of the file can. */
function tamper(...statements: [sql: string, ...values: unknown[]][]): void {
  const database = new Database(join(commands.folder.path, "kinward.db"));
  const triggers = database
    .prepare("select name from sqlite_schema where type = 'trigger' and name like 'ledger_%'")
    .all() as { name: string }[];
  for (const { name } of triggers) database.exec(`drop trigger ${name}`);
  for (const [sql, ...values] of statements) database.prepare(sql).run(...values);
  database.close();
}
const AURORA = "organisation = 'aurora' and mode = 'test'";
const fault = async (options = {}) => {
  const error: unknown = await verifyLedger(options).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(CommandError);
  return (error as CommandError).message;
};

describe("kinward ledger verify", () => {
  // Index 0 is the product's; c1 to c4 are 1 to 4. The files are made once, and each test gets a copy.
  const files = new Map<string, Buffer>();
  beforeEach(async () => {
    if (files.size === 0) {
      await apply(1, "aurora");
      await apply(2, "pebble");
      await decide("c1", "c2", "c3", "c4");
      for (const name of ["kinward.db", "kinward.secret"])
        files.set(name, readFileSync(join(commands.folder.path, name)));
    } else
      for (const [name, content] of files)
        writeFileSync(join(commands.folder.path, name), content, { mode: 0o600 });
    commands.clear();
  });

  test("finds every ledger whole, and says how much of it was signed", async () => {
    await verifyLedger();
    expect(commands.printed).toBe(
      [
        "The ledger of aurora/live is intact: 1 entry, 1 in the newest checkpoint, 0 since.",
        "The ledger of aurora/test is intact: 5 entries, 5 in the newest checkpoint, 0 since.",
        "The ledger of pebble/live is intact: 1 entry, 1 in the newest checkpoint, 0 since.",
        "The ledger of pebble/test is intact: 1 entry, 1 in the newest checkpoint, 0 since.",
        "",
      ].join("\n"),
    );
  });

  test("finds it whole while its last entries wait for their checkpoint", async () => {
    tamper([`delete from ledger_checkpoints where ${AURORA} and size > 3`]);
    await verifyLedger({ organisation: "aurora", mode: "test" });
    expect(commands.printed).toContain("5 entries, 3 in the newest checkpoint, 2 since.");
  });

  test("names an entry of which one character was changed", async () => {
    tamper([
      `update ledger_entries set entry = replace(entry, '"c2"', '"c9"') where ${AURORA} and entry_index = 2`,
    ]);
    expect(await fault()).toBe("The ledger of aurora/test is broken: entry 2 was changed.");
  });

  /** Replaces the third entry and its leaf, which is stored after two leaves and the node above them. */
  function rewriteThird(entry: string): void {
    const salt = "00".repeat(32);
    tamper(
      [
        `update ledger_entries set entry = ?, salt = ? where ${AURORA} and entry_index = 2`,
        entry,
        salt,
      ],
      [`update ledger_hashes set hash = ? where ${AURORA} and position = 3`, leafOf(salt, entry)],
    );
  }

  test("names an entry that was rewritten together with its leaf", async () => {
    rewriteThird('{"challengeId":"c9","mode":"test","organisation":"aurora"}');
    expect(await fault()).toMatch(/entry 2 does not follow the one before it/);
  });

  test.each([
    ["organisation", '{"mode":"test","organisation":"pebble"}'],
    ["mode", '{"mode":"live","organisation":"aurora"}'],
  ])("names an entry that says another %s", async (_what, entry) => {
    rewriteThird(entry);
    expect(await fault()).toContain("entry 2 is of another ledger");
  });

  test("finds it whole under whichever of its keys it was signed", async () => {
    const older = { keyId: "older", createdAt: 0 };
    const [publicKey, privateKey] = [`${"A".repeat(43)}=`, `${"B".repeat(43)}=`];
    await withServices(({ store }) =>
      store.write((tx) => saveLedgerKey(tx, { ...older, publicKey, privateKey })),
    );
    await verifyLedger({ organisation: "aurora", mode: "test" });
    expect(commands.printed).toContain("5 entries, 5 in the newest checkpoint");
  });

  test("finds it whole after its key was replaced twice, and what was kept before with it", async () => {
    const before = await kept("aurora");
    await printEvidence("c1");
    const file = commands.write("evidence.json", commands.printed);
    await rotateLedgerKey();
    await rotateLedgerKey();
    await verifyLedger({ checkpoint: before });
    expect(commands.printed).toContain("7 entries, 7 in the newest checkpoint, 0 since");
    checkEvidenceFile(file);
    const keys = await withServices(({ checkpoints }) =>
      checkpoints.verifierKeys({ organisation: "aurora", mode: "test" }),
    );
    expect(new Set(keys).size).toBe(3);
    const signed = async (key = "") => {
      const [note, verifier] = [readFileSync(await kept("aurora"), "utf8"), readVerifierKey(key)];
      return verifier !== undefined && isSignedBy(note, verifier);
    };
    expect(await Promise.all(keys.map(signed))).toEqual([true, false, false]);
    checkEvidenceFile(file, { key: commands.write("keys.txt", keys.join("\n")) });
    expect(() =>
      checkEvidenceFile(file, { key: commands.write("key.txt", String(keys[0])) }),
    ).toThrow("its key is not the one in");
  });

  test("names an entry that was rewritten with its leaf, its chain and every hash above", async () => {
    const database = new Database(join(commands.folder.path, "kinward.db"), { readonly: true });
    const rows = database
      .prepare(`select entry, salt from ledger_entries where ${AURORA} order by entry_index`)
      .all() as { entry: string; salt: string }[];
    database.close();
    const [first, ...later] = rows.map(({ entry }) => JSON.parse(entry) as Record<string, unknown>);
    const salt = "11".repeat(32);
    let leaf = leafOf(rows[0]?.salt ?? "", rows[0]?.entry ?? "");
    expect(first).toMatchObject({ kind: "operation" });
    const leaves = [leaf];
    const texts = later.map((entry, place) => {
      const forged = place === 1 ? { ...entry, challengeId: "c9" } : entry;
      const text = canonicalJson({ ...forged, previous: leaf });
      leaves.push((leaf = leafOf(salt, text)));
      return text;
    });
    const [a = "", b = "", c = "", d = "", e = ""] = leaves;
    const [ab, cd] = [nodeHash(a, b), nodeHash(c, d)];
    const hashes = [a, b, ab, c, d, cd, nodeHash(ab, cd), e];
    tamper(
      ...texts.map((text, place): [string, ...unknown[]] => [
        `update ledger_entries set entry = ?, salt = ? where ${AURORA} and entry_index = ?`,
        text,
        salt,
        place + 1,
      ]),
      ...hashes.map((hash, position): [string, ...unknown[]] => [
        `update ledger_hashes set hash = ? where ${AURORA} and position = ?`,
        hash,
        position,
      ]),
    );
    // Entry 1 was salted again, so it is the first that contradicts a checkpoint.
    expect(await fault()).toBe(
      "The ledger of aurora/test is broken: entry 1 or a later one is not the one that was signed.",
    );
  });

  test("names the node that was changed to make proofs fail", async () => {
    tamper([`update ledger_hashes set hash = ? where ${AURORA} and position = 2`, "00".repeat(32)]);
    expect(await fault()).toContain("entry 1 has a wrong hash above it");
  });

  test.each([
    ["with its leaf", true],
    ["and its leaf left", false],
  ])("misses the last entry once it is dropped, %s", async (_how, withLeaf) => {
    tamper(
      [`delete from ledger_entries where ${AURORA} and entry_index = 4`],
      ...(withLeaf
        ? ([[`delete from ledger_hashes where ${AURORA} and position = 7`]] as [string][])
        : []),
    );
    expect(await fault()).toMatch(/entry 4 is missing/);
  });

  test("misses entries in the middle", async () => {
    tamper([`delete from ledger_entries where ${AURORA} and entry_index = 2`]);
    expect(await fault()).toContain("entry 2 is missing");
    tamper([`delete from ledger_hashes where ${AURORA} and position = 4`]);
    expect(await fault()).toContain("entry 3 is missing from the tree");
  });

  test("names an entry that was added with no leaf in the tree", async () => {
    const columns = "organisation, mode, kind, challenge_id, erased, salt, entry, entry_index";
    const forged = columns.replace("entry_index", "5");
    tamper([
      `insert into ledger_entries (${columns}) select ${forged} from ledger_entries where ${AURORA} and entry_index = 4`,
    ]);
    expect(await fault()).toBe(
      "The ledger of aurora/test is broken: entry 5 is missing from the tree.",
    );
  });

  test("misses every entry of a table that was emptied", async () => {
    tamper(["delete from ledger_entries"]);
    expect(await fault()).toContain("aurora/test is broken: entry 0 is missing");
    tamper(["delete from ledger_hashes"]);
    expect((await fault()).split("\n")).toEqual([
      "The ledger of aurora/live is broken: entry 0 is missing: a checkpoint has 1 entries.",
      "The ledger of aurora/test is broken: entry 0 is missing: a checkpoint has 5 entries.",
      "The ledger of pebble/live is broken: entry 0 is missing: a checkpoint has 1 entries.",
      "The ledger of pebble/test is broken: entry 0 is missing: a checkpoint has 1 entries.",
    ]);
  });

  test("does not accept entries whose checkpoints were deleted, or forged", async () => {
    const note = `${ORIGIN}/aurora/test\n5\n${"A".repeat(43)}=\n\n— ${ORIGIN}/aurora/test ${"A".repeat(91)}=\n`;
    tamper([`update ledger_checkpoints set note = ? where ${AURORA} and size = 5`, note]);
    expect(await fault()).toContain("entry 4 or a later one is not the one that was signed");
    // Every entry since the previous checkpoint is in doubt.
    tamper([`delete from ledger_checkpoints where ${AURORA} and size = 4`]);
    expect(await fault()).toContain("entry 3 or a later one is not the one that was signed");
    tamper([`delete from ledger_checkpoints where ${AURORA}`]);
    expect(await fault()).toContain("aurora/test is broken: entry 0 is in no checkpoint");
  });

  test("is quiet about a service that has recorded nothing yet", async () => {
    tamper(
      ...["ledger_entries", "ledger_hashes", "ledger_checkpoints"].map((table): [string] => [
        `delete from ${table}`,
      ]),
    );
    await verifyLedger();
    expect(commands.printed).toBe("The ledger is empty, and no checkpoint was signed.\n");
  });

  describe("with a checkpoint that was kept", () => {
    test("finds the ledger that extends it, and only that of its organisation", async () => {
      const checkpoint = await kept("aurora");
      await decide("c5", "c6");
      commands.clear();
      await verifyLedger({ checkpoint });
      expect(commands.printed).toContain(
        "aurora/test is intact: 7 entries, 7 in the newest checkpoint, 0 since, it extends the checkpoint of 5.",
      );
      expect(commands.printed.match(/extends/g)).toHaveLength(1);
    });

    test("finds a history that was written anew under the same key", async () => {
      await decide("c5");
      const checkpoint = await kept("aurora");
      for (const [name, content] of files)
        writeFileSync(join(commands.folder.path, name), content, { mode: 0o600 });
      for (const suffix of ["-wal", "-shm"])
        rmSync(join(commands.folder.path, `kinward.db${suffix}`), { force: true });
      await decide("c6");
      await verifyLedger();
      expect(await fault({ checkpoint })).toBe(
        "The ledger of aurora/test is broken: entry 5 or a later one is not the one that was signed.",
      );
    });

    test("finds a tail that was cut with every trace of it", async () => {
      const checkpoint = await kept("aurora");
      tamper(
        [`delete from ledger_entries where ${AURORA} and entry_index = 4`],
        [`delete from ledger_hashes where ${AURORA} and position = 7`],
        [`delete from ledger_checkpoints where ${AURORA} and size = 5`],
      );
      await verifyLedger();
      expect(await fault({ checkpoint })).toBe(
        "The ledger of aurora/test is broken: entry 4 is missing: a checkpoint has 5 entries.",
      );
    });

    test("finds a ledger that was emptied with every trace of it", async () => {
      const checkpoint = await kept("aurora");
      tamper(
        ...["ledger_entries", "ledger_hashes", "ledger_checkpoints"].map((table): [string] => [
          `delete from ${table}`,
        ]),
      );
      expect(await fault({ checkpoint })).toContain("entry 0 is missing");
    });

    test("refuses that of another organisation, or another service, or none at all", async () => {
      const pebble = await kept("pebble");
      expect(await fault({ checkpoint: pebble, organisation: "aurora" })).toContain(
        "is a checkpoint of pebble/test, not of the ledger that is to be verified",
      );
      const aurora = await kept("aurora");
      const renamed = commands.write(
        "renamed.txt",
        (
          await withServices(
            async ({ checkpoints }) =>
              (await checkpoints.newest({ organisation: "pebble", mode: "test" }))?.note,
          )
        )?.replaceAll("pebble", "aurora") ?? "",
      );
      expect(await fault({ checkpoint: renamed })).toContain("no valid signature of this service");
      expect(await fault({ checkpoint: commands.write("x.txt", "nothing\n\n") })).toContain(
        "is not a checkpoint of a ledger",
      );
      expect(await fault({ checkpoint: "/nowhere" })).toContain("cannot be read");
      await verifyLedger({ checkpoint: aurora, organisation: "aurora" });
    });
  });
});

describe("kinward ledger evidence and check", () => {
  const evidence = async (challengeId: string) => {
    commands.clear();
    await printEvidence(challengeId);
    return commands.json() as Evidence;
  };
  const check = (changed: object, options = {}) => {
    checkEvidenceFile(commands.write("evidence.json", JSON.stringify(changed)), options);
  };
  beforeEach(async () => {
    await apply(1, "aurora");
    await decide("c1", "c2", "c3");
  });

  test("proves a decision to someone who has nothing else", async () => {
    const found = await evidence("c2");
    expect(Object.keys(found)).toEqual([
      "entry",
      "salt",
      "index",
      "leafHash",
      "proof",
      "checkpoint",
      "key",
    ]);
    expect(found).toMatchObject({ index: 2, entry: { kind: "refusal", challengeId: "c2" } });
    process.env["DATABASE_URL"] = "sqlite:/nowhere/at/all.db";
    commands.clear();
    check(found);
    expect(commands.printed).toContain(
      `entry 2 of ${ORIGIN}/aurora/test is what was recorded.\nIt was checked with the key in the file.`,
    );
    expect(commands.printed).toContain(found.key);
  });

  test("with a key of one's own needs no trust in the file's", async () => {
    const found = await evidence("c2");
    check(found, { key: commands.write("key.txt", `${found.key}\n`) });
    const other = found.key.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    expect(() => check(found, { key: commands.write("key.txt", other) })).toThrow(
      "its key is not the one in",
    );
  });

  test("still proves it after the ledger has grown, and after another entry was erased", async () => {
    const before = await evidence("c2");
    await decide("c4", "c5");
    await withServices(async (services) => {
      const tenancy = { organisation: "aurora", mode: "test" } as const;
      await services.store.write(async (tx) => {
        const erasure = {
          kind: "erasure",
          erased: 1,
          reason: "asked for",
          by: "test-helper",
        } as const;
        await record(tx, { ...services, now: 0, tenancy }, erasure);
        await eraseEntries(tx, tenancy, [1]);
      });
    });
    const after = await evidence("c2");
    expect(after.leafHash).toBe(before.leafHash);
    expect(after.checkpoint).not.toBe(before.checkpoint);
    check(before);
    check(after);
    commands.clear();
    await verifyLedger({ mode: "test" });
    expect(commands.printed).toContain("aurora/test is intact: 7 entries, 1 erased, 7 in the");
    await expect(printEvidence("c1")).rejects.toThrow(CommandError);
  });

  test("proves nothing once any part of it is changed", async () => {
    const [found, other] = [await evidence("c2"), await evidence("c3")];
    const refused: [object, RegExp][] = [
      [{ ...found, entry: { ...found.entry, challengeId: "c9" } }, /leafHash is not the hash/],
      [{ ...found, entry: { ...found.entry, more: 1 } }, /leafHash is not the hash/],
      [{ ...found, salt: other.salt }, /leafHash is not the hash/],
      [{ ...found, index: 1 }, /proof does not lead/],
      [{ ...found, proof: other.proof }, /proof does not lead/],
      [{ ...found, proof: found.proof.slice(1) }, /proof does not lead/],
      [{ ...found, checkpoint: found.checkpoint.replace("\n4\n", "\n5\n") }, /no valid signature/],
      [{ ...found, checkpoint: "a note" }, /is not a signed note/],
      [{ ...found, key: found.key.replace("aurora", "pebble") }, /is not a verifier key/],
      [{ ...found, index: -1 }, /index: must be/],
      [{ ...found, salt: "AA" }, /salt: must be/],
      [{ ...found, leafHash: 1 }, /leafHash: must be/],
      [{ ...found, proof: ["x"] }, /proof: must be/],
      [{ ...found, entry: [] }, /entry: must be/],
      [{}, /entry: must be/],
      [[], /must be a JSON object/],
    ];
    for (const [changed, message] of refused) expect(() => check(changed)).toThrow(message);
    expect(() => checkEvidenceFile(commands.write("evidence.json", '{"entry":'))).toThrow(
      CommandError,
    );
  });

  test("doesn't prove an entry with a checkpoint of another organisation", async () => {
    await apply(2, "pebble");
    const found = await evidence("c2");
    const { note, key } = await withServices(async ({ checkpoints }) => {
      const tree = { organisation: "pebble", mode: "test" } as const;
      return {
        note: (await checkpoints.newest(tree))?.note,
        key: (await checkpoints.verifierKeys(tree))[0],
      };
    });
    expect(() => check({ ...found, checkpoint: note })).toThrow("no valid signature of this key");
    expect(() => check({ ...found, checkpoint: note, key })).toThrow(
      "checkpoint is of another ledger than the entry",
    );
  });

  test("has none for an undecided challenge", async () => {
    await expect(printEvidence("c9")).rejects.toThrow("has not been decided yet");
  });
});

test("kinward ledger export prints every entry of every ledger, oldest first", async () => {
  await apply(1, "aurora");
  await decide("c1");
  await createKey({ product: 1, mode: "live", label: "server" });
  commands.clear();
  await exportLedger();
  const lines = commands.printed.trim().split("\n");
  const entries = lines.map((line) => JSON.parse(line) as Evidence);
  expect(entries.map(({ index, entry }) => [entry["mode"], index, entry["kind"]])).toEqual([
    ["live", 0, "operation"],
    ["live", 1, "operation"],
    ["test", 0, "operation"],
    ["test", 1, "refusal"],
  ]);
  expect(entries[1]?.entry).toMatchObject({
    by: "operator",
    operator: expect.stringMatching(/./) as unknown,
    action: "key-created",
  });
});

/** If this breaks, a command signs the ledger under an address where its key is not published. */
test("a command signs under the address of the service, whatever its own environment says", async () => {
  await apply(1, "aurora");
  process.env["PUBLIC_URL"] = "https://kinward.example";
  await withServices(({ ledgerAddress }) => ledgerAddress.claim());
  delete process.env["PUBLIC_URL"];
  process.env["PORT"] = "9999";
  await decide("c1");
  commands.clear();
  await printEvidence("c1");
  const { checkpoint, key } = commands.json() as Evidence;
  expect(checkpoint).toMatch(/^kinward\.example\/kinward\/aurora\/test\n/);
  expect(key).toMatch(/^kinward\.example\/kinward\/aurora\/test\+/);
});
