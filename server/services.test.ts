import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { fixedRandomness, openTestServices, TestFolder, testPolicy } from "./_services.js";
import { makeLog } from "./log.js";
import { dataFolder, openServices, settleFile } from "./services.js";

let folder: TestFolder;
beforeEach(() => {
  folder = new TestFolder();
});
afterEach(() => folder[Symbol.dispose]());

const modeOf = (file: string) => statSync(file).mode & 0o777;

describe("a file that is made once", () => {
  test("is private, and stays what it was made as", () => {
    expect(settleFile(folder.path, "once", () => "first")).toBe("first");
    expect(settleFile(folder.path, "once", () => "second")).toBe("first");
    expect(modeOf(join(folder.path, "once"))).toBe(0o600);
  });

  test("makes its folder if need be, for nobody else", () => {
    settleFile(join(folder.path, "deep", "er"), "once", () => "text");
    expect(modeOf(join(folder.path, "deep"))).toBe(0o700);
  });

  test("is the first one's where two make it at once", () => {
    let second = "";
    const first = settleFile(folder.path, "once", () => {
      second = settleFile(folder.path, "once", () => "the other's");
      return "ours";
    });
    expect(first).toBe("the other's");
    expect(second).toBe("the other's");
  });

  test("is never seen half written by another process, and leaves nothing else behind", async () => {
    const files = 150;
    const counts = new Int32Array(new SharedArrayBuffer(8));
    // Reads every file from the moment it is there.
    const reader = new Worker(
      `const { readFileSync } = require("node:fs");
       const { folder, files, counts } = require("node:worker_threads").workerData;
       Atomics.store(counts, 0, 1);
       for (let at = 0, short = 0; at < files;) {
         try {
           if (readFileSync(folder + "/" + at, "utf8") === "whole") at += 1; else Atomics.add(counts, 1, 1);
         } catch {}
       }`,
      { eval: true, workerData: { folder: folder.path, files, counts } },
    );
    while (Atomics.load(counts, 0) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    for (let at = 0; at < files; at += 1) settleFile(folder.path, String(at), () => "whole");
    await new Promise((resolve) => reader.once("exit", resolve));
    expect(Atomics.load(counts, 1)).toBe(0);
    expect(readdirSync(folder.path)).toHaveLength(files);
  });
});

describe("the secret of the service", () => {
  const open = (seed: string, env: NodeJS.ProcessEnv = {}) =>
    openTestServices(folder, { seed, env });

  test("is made once beside the embedded database, and is private", async () => {
    const first = await open("first");
    const second = await open("second");
    expect(second.keyring).toEqual(first.keyring);
    const file = join(folder.path, "kinward.secret");
    expect(modeOf(file)).toBe(0o600);
    expect(readFileSync(file, "utf8").length).toBeGreaterThanOrEqual(32);
    await first.store.close();
    await second.store.close();
  });

  test("is KINWARD_SECRET where it is set, and then no file is made", async () => {
    const services = await open("first", { KINWARD_SECRET: "x".repeat(32) });
    expect(() => statSync(join(folder.path, "kinward.secret"))).toThrow("ENOENT");
    await services.store.close();
  });

  test.each(["", "short", "\n"])(
    "that was damaged (%j) stops the start with the file's name",
    async (text) => {
      writeFileSync(join(folder.path, "kinward.secret"), text);
      await expect(open("first")).rejects.toThrow(/kinward\.secret.*damaged/);
    },
  );
});

describe("the manual clock", () => {
  const open = (env: NodeJS.ProcessEnv) =>
    openServices(folder.config({ CLOCK: "manual", ...env }), makeLog("silent", []), {
      policy: testPolicy(),
      random: fixedRandomness(),
    });

  test("starts at CLOCK_START, and a restart resumes what is stored", async () => {
    const first = await open({ CLOCK_START: "2026-01-31T12:00:00Z" });
    expect(first.clock.now()).toBe(Date.UTC(2026, 0, 31, 12));
    await first.store.close();
    const second = await open({ CLOCK_START: "2030-01-01T00:00:00Z" });
    expect(second.clock.now()).toBe(Date.UTC(2026, 0, 31, 12));
    await second.store.close();
  });

  test("starts at the real time of the first start where no start is given, and stands still", async () => {
    const before = Date.now();
    const first = await open({});
    const start = first.clock.now();
    expect(start).toBeGreaterThanOrEqual(before);
    expect(start).toBeLessThanOrEqual(Date.now());
    await first.store.close();
    await new Promise((resolve) => setTimeout(resolve, 5));
    const second = await open({});
    expect(second.clock.now()).toBe(start);
    await second.store.close();
  });
});

test("files of the service stand beside the embedded database, else in ./data", () => {
  const of = (DATABASE_URL: string) =>
    dataFolder({ ...folder.config({ KINWARD_SECRET: "x".repeat(32), DATABASE_URL }) });
  expect(of("sqlite:/var/lib/kinward/kinward.db")).toBe("/var/lib/kinward");
  expect(of("sqlite:./data/kinward.db")).toBe("./data");
  expect(of("sqlite:kinward.db")).toBe(".");
  expect(of("postgres://u:p@db/kinward")).toBe("data");
  expect(of("sqlite::memory:")).toBe("data");
});

test("a file that is no database stops the start", async () => {
  const here = mkdtempSync(join(tmpdir(), "kinward-none-"));
  writeFileSync(
    join(here, "kinward.db"),
    "this is no database, whatever its name says. ".repeat(100),
  );
  const config = folder.config({ DATABASE_URL: `sqlite:${join(here, "kinward.db")}` });
  await expect(
    openServices(config, makeLog("silent", []), { policy: testPolicy() }),
  ).rejects.toMatchObject({ code: "SQLITE_NOTADB" });
  rmSync(here, { recursive: true });
});
