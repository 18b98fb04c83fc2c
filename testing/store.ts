import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe } from "@jest/globals";

import { createDatabase, dropDatabase, testDialect } from "./database.js";
import { makeKeyring } from "../server/domain/keyring.js";
import type { Dialect } from "../server/store/engine/db.js";
import { openStore, type Store, type StoreOptions } from "../server/store/engine/store.js";
import { createVault } from "../server/store/secrets/vault.js";

/** A database that the tests of one block share, empty at first. */
export interface TestDatabase {
  readonly dialect: Dialect;
  /** Opens a store on it, or on another address of it. All are closed at the end of the block. */
  open(options?: StoreOptions, at?: string): Promise<Store>;
  /** Returns what `openStore` takes, for tests that start a process of their own. */
  url(): string;
}

/** Runs the block on the database of this project; jest.config.mjs runs the tests once for each. */
export function forEachDatabase(
  block: (database: TestDatabase) => void,
  { only }: { only?: Dialect } = {},
): void {
  if (only !== undefined && only !== testDialect()) return;
  if (testDialect() === "sqlite") describe("on SQLite", () => block(prepare("sqlite", sqlite)));
  else describe("on PostgreSQL", () => block(prepare("postgres", postgres)));
}

interface Made {
  url: string;
  remove(): Promise<void>;
}

function prepare(dialect: Dialect, make: () => Promise<Made>): TestDatabase {
  const stores: Store[] = [];
  let made: Made | undefined;
  const url = () => {
    if (made === undefined) throw new Error("The database is there in hooks and tests only.");
    return made.url;
  };
  beforeAll(async () => {
    made = await make();
  });
  afterAll(async () => {
    for (const store of stores) await store.close();
    await made?.remove();
  });
  return {
    dialect,
    url,
    open: async (options, at = url()) => {
      const store = await openStore(at, options);
      store.vault = createVault(makeKeyring("the secret of a test, 32 characters at least"), {
        bytes: randomBytes,
      });
      stores.push(store);
      return store;
    },
  };
}

async function sqlite(): Promise<Made> {
  const folder = mkdtempSync(join(tmpdir(), "kinward-test-"));
  return {
    url: `sqlite:${join(folder, "kinward.db")}`,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Creates a database on the server. A schema would not separate what `notify` sends. */
async function postgres(): Promise<Made> {
  const { name, url } = await createDatabase();
  return { url, remove: () => dropDatabase(name) };
}
