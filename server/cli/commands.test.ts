import { join } from "node:path";

import { beforeEach, describe, expect, test } from "@jest/globals";
import Database from "better-sqlite3";

import { useCommandLine } from "../../testing/command-line.js";
import { fixedRandomness } from "../../testing/fixed.js";
import { ledgerHash } from "../domain/consent/ledger.js";
import { appendToLedger } from "../store/ledger.js";
import { openStore } from "../store/engine/store.js";
import { createKey, listKeys, revokeKey } from "./keys.js";
import { exportLedger, verifyLedger } from "./ledger.js";
import { CommandError } from "./open.js";
import { applyProductFile } from "./products.js";
import { revokeSessionById } from "./sessions.js";

const commands = useCommandLine();

const product = {
  productId: 1,
  name: "One",
  organisation: "aurora",
  permissions: [{ name: "mods" }],
};
const apply = () =>
  applyProductFile(commands.write("product.yaml", JSON.stringify(product)), { yes: true });

describe("kinward key", () => {
  const create = (more: object = {}) =>
    createKey({ product: 1, mode: "test", json: true, ...more });

  test("creates a key, shows it once, lists it without its secret, and revokes it once", async () => {
    await apply();
    commands.clear();
    await create({ expiresInDays: 30 });
    const { keyId, apiKey } = commands.json() as { keyId: string; apiKey: string };
    expect(apiKey).toMatch(new RegExp(`^kw_test_${keyId}_`));
    commands.clear();
    await listKeys({ json: true });
    expect(commands.json()).toMatchObject([{ keyId, productId: 1, mode: "test", state: "live" }]);
    expect(commands.printed).not.toContain(apiKey.split("_")[3]);
    await revokeKey(keyId);
    await expect(revokeKey(keyId)).rejects.toThrow(CommandError);
    commands.clear();
    await listKeys({ product: 1, json: true });
    expect(commands.json()).toMatchObject([{ keyId, state: "revoked" }]);
  });

  test("lists keys under headers, with label and last use", async () => {
    await apply();
    await create({ label: "game server, Frankfurt" });
    commands.clear();
    await listKeys({});
    expect(commands.printed).toMatch(
      /^KEY +PRODUCT +MODE +LABEL +STATE +CREATED +EXPIRES +LAST USED\n\w{10} +1 +test +game server, Frankfurt +valid +\d{4}-\d\d-\d\d +never +never\n$/,
    );
    await expect(create({ label: "two\nlines" })).rejects.toThrow("--label takes");
  });

  test("makes no live key while the clock is manual", async () => {
    process.env["CLOCK"] = "manual";
    await apply();
    await expect(create({ mode: "live" })).rejects.toThrow("there is no live mode");
  });

  test("makes none for an unknown product or a lifetime out of range", async () => {
    await expect(create({ product: 2 })).rejects.toThrow(
      "There is no product 2. `kinward product list`",
    );
    for (const expiresInDays of [0, 36_501, 9_999_999_999]) {
      await expect(create({ expiresInDays })).rejects.toThrow("--expires-in-days");
    }
  });
});

test("kinward session revoke refuses an unknown session", async () => {
  const id = fixedRandomness().uuid();
  await expect(revokeSessionById(id)).rejects.toThrow(CommandError);
});

describe("kinward ledger", () => {
  beforeEach(async () => {
    const store = await openStore(commands.folder.config().databaseUrl);
    await store.migrate();
    for (const decision of ["consent", "refusal", "consent"]) {
      await store.write((tx) => appendToLedger(tx, { decision }));
    }
    await store.close();
  });
  /** Those who hold the file can drop its triggers. */
  function tamper(sql: string, ...values: unknown[]) {
    const database = new Database(join(commands.folder.path, "kinward.db"));
    for (const act of ["update", "delete"]) database.exec(`drop trigger consent_ledger_${act}`);
    database.prepare(sql).run(values);
    database.close();
  }

  test("verifies a chain that is whole, and exports it oldest first", async () => {
    await verifyLedger();
    expect(commands.printed).toMatch(
      /^The ledger is intact: 3 entries, the last with the hash [0-9a-f]{64}\.\n$/,
    );
    commands.clear();
    await exportLedger();
    const lines = commands.printed
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as object);
    expect(lines).toMatchObject([
      { sequence: 1, entry: { decision: "consent" } },
      { sequence: 2, entry: { decision: "refusal" } },
      { sequence: 3 },
    ]);
  });

  test("finds one changed byte", async () => {
    tamper(
      `update consent_ledger set entry = replace(entry, 'refusal', 'refusaL') where sequence = 2`,
    );
    await expect(verifyLedger()).rejects.toThrow("The ledger is broken: entry 2 was changed.");
  });

  test("finds a hash that was changed", async () => {
    const entry = '{"decision":"consent"}';
    tamper(
      `update consent_ledger set entry = ?, hash = ? where sequence = 1`,
      entry,
      ledgerHash(1, "0".repeat(64), `${entry} `),
    );
    await expect(verifyLedger()).rejects.toThrow("entry 1 was changed");
  });

  test("finds an entry that is missing in the middle", async () => {
    tamper(`delete from consent_ledger where sequence = 2`);
    await expect(verifyLedger()).rejects.toThrow("The ledger is broken: entry 2 is missing.");
  });
});
