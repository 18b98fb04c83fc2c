import { randomBytes } from "node:crypto";

import { beforeEach, describe, expect, test } from "@jest/globals";

import { forEachDatabase } from "../../../testing/store.js";
import { makeKeyring } from "../../domain/keyring.js";
import type { Store } from "../engine/store.js";
import { statement, type Slots } from "../engine/statement.js";
import { players } from "../players/table.js";
import { savePlayer, findPlayer } from "../players/queries.js";
import { query } from "../engine/table.js";
import { createVault } from "./vault.js";

const TENANCY = { organisation: "aurora", mode: "test" } as const;
const BIRTH = { dateOfBirth: "2016-05-04" };

const stored = statement<Record<never, never>, { kuid: string; evidence: string }>((sql) =>
  sql("players").select("kuid", "evidence").orderBy("kuid"),
);

const move = statement<{ from: string; to: string }>((sql, p) =>
  sql("players")
    .update({ evidence: sql("players").select("evidence").where({ kuid: p.from }) as never })
    .where({ kuid: p.to }),
);

const byKuid = query((sql, p: Slots<{ kuid: string }>) =>
  players.select(sql, "evidence").where(players.values(p, "kuid")),
);

forEachDatabase((database) => {
  describe("a sealed column", () => {
    let store: Store;
    const save = (kuid: string) =>
      store.write((tx) => savePlayer(tx, TENANCY, { kuid, evidence: BIRTH }, 0));

    beforeEach(async () => {
      store = await database.open();
      await store.migrate();
    });

    test("is read as it was written, and holds nothing of it in the database", async () => {
      await save("a");
      expect(await findPlayer(store, { ...TENANCY, kuid: "a" })).toEqual({ kuid: "a", evidence: BIRTH });
      const [row] = await stored(store);
      expect(row?.evidence).toMatch(/^[0-9a-f]{6}\.[\w-]+$/);
      expect(Buffer.from(row?.evidence ?? "", "base64url").toString("latin1")).not.toContain(
        "2016",
      );
    });

    test("does not open in another row, also where its own was just read", async () => {
      await save("b");
      await save("c");
      await findPlayer(store, { ...TENANCY, kuid: "b" });
      await store.write((tx) => move(tx, { from: "b", to: "c" }));
      await expect(findPlayer(store, { ...TENANCY, kuid: "c" })).rejects.toThrow();
      expect(await findPlayer(store, { ...TENANCY, kuid: "b" })).toMatchObject({ evidence: BIRTH });
    });

    test("does not open under another secret", async () => {
      await save("d");
      const other = makeKeyring("another secret of a test, 32 characters or more");
      store.vault = createVault(other, { bytes: randomBytes });
      await expect(findPlayer(store, { ...TENANCY, kuid: "d" })).rejects.toThrow(/does not list the secret/);
    });

    test("is refused where the statement does not say which row it is of", async () => {
      await save("e");
      await expect(byKuid(store, { kuid: "e" })).rejects.toThrow(
        "players.evidence cannot be read without organisation.",
      );
    });

    test("is refused on a store without keys", async () => {
      store.vault = undefined;
      await expect(save("f")).rejects.toThrow("This store has no keys");
    });
  });
});

describe("a remembered value", () => {
  test("is not returned for another row, column or table", () => {
    const vault = createVault(makeKeyring("the secret of a test, 32 characters at least"), {
      bytes: randomBytes,
    });
    const place = { table: "sessions", column: "evidence", rowId: "one" };
    const sealed = vault.seal(place, "{}");
    const CACHED = { isCached: true };
    const read = (text: string) => JSON.parse(text) as object;
    expect(vault.open(place, sealed, read, CACHED)).toBe(vault.open(place, sealed, read, CACHED));
    for (const other of [{ rowId: "two" }, { column: "settings" }, { table: "challenges" }])
      expect(() => vault.open({ ...place, ...other }, sealed, read, CACHED)).toThrow();
  });
});
