import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "@jest/globals";
import Database from "better-sqlite3";

import {
  CHECKPOINT_PAGES,
  COMMITS,
  createWalCheckpoints,
  type WalCheckpoints,
} from "./wal-checkpoints.js";

let folder: string;
let writer: Database.Database;
let other: Database.Database;
let checkpoints: WalCheckpoints;
/** The statements of the thread, and whether writes waited meanwhile. */
let asked: string[];
let answer: (sql: string) => unknown;
let isPaused: boolean;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kinward-checkpoints-"));
  const file = join(folder, "kinward.db");
  [writer, other] = [new Database(file), new Database(file)];
  writer.pragma("journal_mode = wal");
  writer.exec("create table t (id integer primary key, filler blob)");
  [asked, isPaused] = [[], false];
  answer = (sql) => other.prepare(sql).get();
  checkpoints = createWalCheckpoints(
    writer,
    {
      run: async (sql) => {
        asked.push(`${isPaused ? "paused" : "running"}: ${sql}`);
        return answer(sql);
      },
      close: async () => {},
    },
    async (work) => {
      isPaused = true;
      await work();
      isPaused = false;
    },
  );
});
afterEach(() => {
  for (const db of [writer, other]) db.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes so many pages, among other commits. */
const write = async (pages: number) => {
  writer.prepare("insert into t (filler) values (zeroblob(?))").run(4_096 * pages);
  for (let nth = 0; nth < COMMITS; nth += 1) checkpoints.committed();
  await checkpoints.settled();
};
const inWal = () => (other.pragma("wal_checkpoint(noop)") as { log: number }[])[0]?.log;

const PASSIVE = "pragma wal_checkpoint(passive)";
const BOTH = [`running: ${PASSIVE}`, `paused: ${PASSIVE}`];

test("nothing is copied while the WAL is small", async () => {
  await write(CHECKPOINT_PAGES / 2);
  expect(asked).toEqual([]);
});

test("most is copied while writes go on, the rest while none does, and the next write begins the WAL anew", async () => {
  await write(CHECKPOINT_PAGES);
  expect(asked).toEqual(BOTH);
  expect(inWal()).toBeGreaterThan(CHECKPOINT_PAGES);
  await write(1);
  expect(inWal()).toBeLessThan(10);
  await write(CHECKPOINT_PAGES);
  expect(asked).toEqual([...BOTH, ...BOTH]);
});

test("where another process is at it, or a reader in the way, the next attempt comes some pages later", async () => {
  answer = () => ({ busy: 1, log: 0, checkpointed: -1 });
  await write(CHECKPOINT_PAGES);
  expect(asked).toEqual(BOTH.slice(0, 1));
  await write(10);
  expect(asked).toHaveLength(1);
  await write(CHECKPOINT_PAGES / 4);
  expect(asked).toHaveLength(2);
});

test("what fails in the thread holds up nothing, and SQLite makes the checkpoint itself", async () => {
  answer = () => {
    throw new Error("no thread");
  };
  for (let nth = 0; nth < 4; nth += 1) await write(CHECKPOINT_PAGES);
  await write(1);
  expect(inWal()).toBeLessThan(10);
});
