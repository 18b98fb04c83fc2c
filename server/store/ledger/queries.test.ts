import { beforeAll, describe, expect, test } from "@jest/globals";

import { fixedRandomness } from "../../../testing/fixed.js";
import { ledgerEntries as recorded } from "../../../testing/ledger.js";
import { forEachDatabase } from "../../../testing/store.js";
import { verifyLedger } from "../../actions/ledger/verify-ledger.js";
import type { Tree } from "../../domain/ledger/checkpoint.js";
import { saveCheckpoint } from "./checkpoints.js";
import { statement } from "../engine/statement.js";
import type { Store } from "../engine/store.js";
import { appendEntry, eraseEntries, ledgerSize, readEntries } from "./queries.js";

const AURORA: Tree = { organisation: "aurora", mode: "test" };
const PEBBLE: Tree = { organisation: "pebble", mode: "test" };
const LIVE: Tree = { organisation: "aurora", mode: "live" };
const TREES = [AURORA, PEBBLE, LIVE];
const random = fixedRandomness();

const append = (store: Store, tree: Tree, target: string) =>
  store.write((tx) =>
    appendEntry(
      tx,
      tree,
      { kind: "operation", action: "key-created", target, by: "operator", operator: "sam" },
      { at: 0, salt: random.bytes(32) },
    ),
  );

const at = { organisation: "aurora", mode: "test" } as const;
const TABLES = {
  ledger_entries: { key: { ...at, entry_index: 2 }, change: { entry: "{}" } },
  ledger_hashes: { key: { ...at, position: 2 }, change: { hash: "" } },
  ledger_checkpoints: { key: { ...at, size: 1, origin: "here" }, change: { note: "" } },
};

forEachDatabase((database) => {
  let store: Store;
  beforeAll(async () => {
    store = await database.open();
    await store.migrate();
  });

  const indexes = async (tree: Tree) => {
    const found: number[] = [];
    for await (const { index } of readEntries(store, tree)) found.push(index);
    return found;
  };
  /** Returns what is wrong with a ledger that has no checkpoints. */
  const faultOf = async (tree: Tree) => {
    const { fault } = await verifyLedger(store, tree, { publicKeys: [] });
    return fault?.what === "is in no checkpoint" ? undefined : fault;
  };

  describe("the ledger", () => {
    test("binds each entry to the one before, whatever else is written at the same moment", async () => {
      const other = await database.open();
      await Promise.all(
        Array.from({ length: 60 }, (_, nth) =>
          append(nth % 2 === 0 ? store : other, TREES[nth % 3] ?? AURORA, String(nth)),
        ),
      );
      for (const tree of TREES) {
        expect(await indexes(tree)).toEqual(Array.from({ length: 20 }, (_, index) => index));
        expect(await faultOf(tree)).toBeUndefined();
      }
    });

    test.each(Object.entries(TABLES))(
      "refuses to change or delete in %s",
      async (table, { key, change }) => {
        await store.write((tx) =>
          saveCheckpoint(tx, { ...at, size: 1, origin: "here", note: "a note", createdAt: 0 }),
        );
        const acts = [
          statement((sql) => sql(table).update(change).where(key)),
          statement((sql) => sql(table).delete().where(key)),
          ...(database.dialect === "postgres"
            ? [statement((sql) => sql.raw(`truncate ${table}`))]
            : [
                statement((sql) =>
                  sql.raw(
                    `insert or replace into ${table} select * from ${table} where ${Object.keys(key)
                      .map((column) => `${column} = ?`)
                      .join(" and ")}`,
                    Object.values(key),
                  ),
                ),
              ]),
        ];
        for (const act of acts)
          await expect(store.write((tx) => act(tx))).rejects.toMatchObject({
            message: expect.stringContaining("append-only") as unknown,
          });
      },
    );

    test("erases an entry only once that is recorded, and then every proof still holds", async () => {
      await expect(store.write((tx) => eraseEntries(tx, PEBBLE, [7]))).rejects.toMatchObject({
        message: expect.stringContaining("append-only") as unknown,
      });
      await store.write(async (tx) => {
        const entry = {
          kind: "erasure",
          erased: 7,
          reason: "asked for",
          by: "test-helper",
        } as const;
        await appendEntry(tx, PEBBLE, entry, { at: 0, salt: random.bytes(32) });
        await eraseEntries(tx, PEBBLE, [7]);
      });
      await append(store, PEBBLE, "after");
      expect(await indexes(PEBBLE)).not.toContain(7);
      expect(await faultOf(PEBBLE)).toBeUndefined();
      expect(await verifyLedger(store, PEBBLE, { publicKeys: [] })).toMatchObject({
        size: 22,
        erased: 1,
      });
    });

    test("is read to its end, however long it is", async () => {
      const tree: Tree = { organisation: "long", mode: "live" };
      await store.write(async (tx) => {
        for (let nth = 0; nth < 1001; nth += 1)
          await appendEntry(
            tx,
            tree,
            { kind: "operation", action: "key-revoked", target: "k", by: "test-helper" },
            { at: nth, salt: random.bytes(32) },
          );
      });
      expect(await ledgerSize(store, tree)).toBe(1001);
      expect((await indexes(tree)).length).toBe(1001);
      expect(await faultOf(tree)).toBeUndefined();
      expect((await recorded(store)).length).toBe(20 + 21 + 20 + 1001);
    });
  });
});
