import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { startTestService, type TestService } from "../../../testing/service.js";
import { statement } from "../../store/engine/statement.js";
import type { Tree } from "../../domain/ledger/checkpoint.js";
import { readCheckpoints } from "../../store/ledger/checkpoints.js";
import { appendEntry } from "../../store/ledger/queries.js";
import { record } from "./record.js";

const AURORA: Tree = { organisation: "aurora", mode: "test" };

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.stop());

const entry = { kind: "operation", action: "key-created", target: "k", by: "test-helper" } as const;
const recordOne = (tenancy = AURORA) =>
  service.services.store.write((tx) => record(tx, { ...service.services, now: 0, tenancy }, entry));
/** Appends an entry, as a process does that is killed after its commit. */
const appendOnly = () =>
  service.services.store.write((tx) =>
    appendEntry(tx, AURORA, entry, { at: 0, salt: Buffer.alloc(32) }),
  );
const sizes = async (tree = AURORA) => {
  const found: number[] = [];
  for await (const { size } of readCheckpoints(service.services.store, tree)) found.push(size);
  return found;
};

describe("a checkpoint", () => {
  test("follows a commit, and never one that was undone", async () => {
    await recordOne();
    await service.services.checkpoints.flush();
    expect(await sizes()).toEqual([1]);
    const undone = service.services.store.write(async (tx) => {
      await record(tx, { ...service.services, now: 0, tenancy: AURORA }, entry);
      throw new Error("the disk is full");
    });
    await expect(undone).rejects.toThrow("the disk is full");
    await service.services.checkpoints.flush();
    expect(await sizes()).toEqual([1]);
  });

  test("is made for many entries at once under load, and the last one is of all", async () => {
    for (let nth = 0; nth < 60; nth += 1) await recordOne();
    await service.services.checkpoints.flush();
    const made = await sizes();
    expect(made.at(-1)).toBe(60);
    expect(made.length).toBeLessThan(30);
  });

  test("of one ledger is not what another one waits for", async () => {
    const others: Tree[] = [
      { organisation: "aurora", mode: "live" },
      { organisation: "pebble", mode: "test" },
    ];
    for (const tree of [AURORA, AURORA, ...others]) await recordOne(tree);
    await service.services.checkpoints.flush();
    expect((await sizes()).at(-1)).toBe(2);
    for (const tree of others) expect(await sizes(tree)).toEqual([1]);
  });

  test("that a killed process left out is made at the next start", async () => {
    await appendOnly();
    expect(await sizes()).toEqual([]);
    await service.services.checkpoints.catchUp();
    expect(await sizes()).toEqual([1]);
    await service.services.checkpoints.catchUp();
    expect(await sizes()).toEqual([1]);
  });

  test("that is missing is made for the first who asks for it, or for a proof", async () => {
    const { checkpoints } = service.services;
    expect(await checkpoints.newest(AURORA)).toBeUndefined();
    await appendOnly();
    expect((await checkpoints.including(AURORA, 0)).size).toBe(1);
    await expect(checkpoints.including(AURORA, 1)).rejects.toThrow("no entry 1");
  });

  test.each([
    [
      "has been rewritten",
      "ledger_hashes",
      "update ledger_hashes set hash = 'ff' || substr(hash, 3) where position = 2",
    ],
    ["has lost its tail", "ledger_hashes", "delete from ledger_hashes where position > 0"],
    [
      "has a forged checkpoint",
      "ledger_checkpoints",
      "update ledger_checkpoints set note = replace(note, '\n3\n', '\n2\n') where size = 3",
    ],
  ])("isn't made of a ledger that %s: that is logged", async (_what, table, damage) => {
    const { checkpoints } = service.services;
    for (let nth = 0; nth < 3; nth += 1) await recordOne();
    await checkpoints.flush();
    const before = await sizes();
    for (const act of ["update", "delete"]) await run(`drop trigger ${table}_${act}`);
    await run(damage);
    // Without its tail, the ledger has entries in places that it would use again, so it accepts none.
    await appendOnly().catch(() => undefined);
    await expect(checkpoints.including(AURORA, 3)).rejects.toThrow(
      "is not what its checkpoint of 3 entries says",
    );
    await checkpoints.catchUp();
    expect(await sizes()).toEqual(before);
    expect(service.lines.join("\n")).toContain("a checkpoint of the ledger was not made");
  });
});

const run = (text: string) =>
  service.services.store.write((tx) => statement((sql) => sql.raw(text))(tx));
