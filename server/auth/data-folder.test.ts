import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { TestFolder } from "../../testing/folder.js";
import { ConfigError } from "../config.js";
import { dataFolder, ensureFile } from "./data-folder.js";
import { until } from "../../testing/until.js";

let folder: TestFolder;
beforeEach(() => {
  folder = new TestFolder();
});
afterEach(() => folder[Symbol.dispose]());

const modeOf = (file: string) => statSync(file).mode & 0o777;

describe("a file that is made once", () => {
  test("is private, and stays what it was made as", () => {
    expect(ensureFile(folder.path, "once", () => "first")).toBe("first");
    expect(ensureFile(folder.path, "once", () => "second")).toBe("first");
    expect(modeOf(join(folder.path, "once"))).toBe(0o600);
  });

  test("makes its folder if need be, for no one else", () => {
    ensureFile(join(folder.path, "deep", "er"), "once", () => "text");
    expect(modeOf(join(folder.path, "deep"))).toBe(0o700);
  });

  test("is the first one's where two make it at once", () => {
    let second = "";
    const first = ensureFile(folder.path, "once", () => {
      second = ensureFile(folder.path, "once", () => "the other's");
      return "ours";
    });
    expect(first).toBe("the other's");
    expect(second).toBe("the other's");
  });

  test("is said in a sentence where it cannot be made, with its name and why", () => {
    // A file in the way stops everyone; that a folder is not one's own stops all but root.
    writeFileSync(join(folder.path, "data"), "");
    const settle = () => ensureFile(join(folder.path, "data"), "once", () => "text");
    expect(settle).toThrow(ConfigError);
    expect(settle).toThrow(/data\/once cannot be read or created \(EEXIST\)[^\n]+\.$/);
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
    await until(() => Atomics.load(counts, 0) > 0);
    for (let at = 0; at < files; at += 1) ensureFile(folder.path, String(at), () => "whole");
    await new Promise((resolve) => reader.once("exit", resolve));
    expect(Atomics.load(counts, 1)).toBe(0);
    expect(readdirSync(folder.path)).toHaveLength(files);
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
