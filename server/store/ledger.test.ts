import { beforeAll, describe, expect, test } from "@jest/globals";

import { faultOf, type LedgerEntry } from "../domain/consent/ledger.js";
import { forEachDatabase } from "../../testing/store.js";
import { appendToLedger, readLedger } from "./ledger.js";
import { statement } from "./engine/statement.js";
import type { Store } from "./engine/store.js";

const rewrite = statement((sql) =>
  sql("consent_ledger").update({ entry: "{}" }).where({ sequence: 2 }),
);
const forget = statement((sql) => sql("consent_ledger").delete().where({ sequence: 2 }));
const replace = statement((sql) =>
  sql.raw(
    "insert or replace into consent_ledger (sequence, entry, previous_hash, hash) values (2, '{}', '', '')",
  ),
);

forEachDatabase((database) => {
  let store: Store;
  const all = async () => {
    const entries: LedgerEntry[] = [];
    for await (const entry of readLedger(store)) entries.push(entry);
    return entries;
  };
  beforeAll(async () => {
    store = await database.open();
    await store.migrate();
  });

  describe("the ledger", () => {
    test("binds each entry to the one before, whoever writes at the same moment", async () => {
      const other = await database.open();
      const write = (at: number) =>
        (at % 2 === 0 ? store : other).write((tx) => appendToLedger(tx, { at }));
      await Promise.all(Array.from({ length: 20 }, (_, at) => write(at)));
      const entries = await all();
      expect(entries.map(({ sequence }) => sequence)).toEqual(
        Array.from({ length: 20 }, (_, at) => at + 1),
      );
      expect(entries.map((entry, at) => faultOf(entry, entries[at - 1]))).toEqual(
        Array(20).fill(undefined),
      );
    });

    test("refuses to change or to forget what was decided", async () => {
      const before = await all();
      for (const act of [rewrite, forget, ...(database.dialect === "sqlite" ? [replace] : [])]) {
        await expect(store.write((tx) => act(tx))).rejects.toMatchObject({
          message: expect.stringContaining("append-only") as unknown,
        });
      }
      expect(await all()).toEqual(before);
    });

    test("is read to its end, however long it is", async () => {
      await store.write(async (tx) => {
        for (let at = 0; at < 1001; at += 1) await appendToLedger(tx, { at });
      });
      expect((await all()).length).toBe(1021);
    });
  });
});
