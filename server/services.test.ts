import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { TestFolder } from "../testing/folder.js";
import { openTestServices } from "../testing/services.js";
import { systemClock } from "./lib/clock.js";
import { requireOwnClock } from "./services.js";
import { savePlayer } from "./store/players/queries.js";

let folder: TestFolder;
beforeEach(() => {
  folder = new TestFolder();
});
afterEach(() => folder[Symbol.dispose]());

describe("the manual clock", () => {
  const open = (env: NodeJS.ProcessEnv) =>
    openTestServices(folder.config({ CLOCK: "manual", ...env }));

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
    const second = await open({});
    expect(second.clock.now()).toBe(start);
    await second.store.close();
  });
});

describe("a database whose clock is manual", () => {
  const open = (env: NodeJS.ProcessEnv) => openTestServices(folder.config(env));
  beforeEach(async () => {
    const first = await open({ CLOCK: "manual", CLOCK_START: "2026-01-31T12:00:00Z" });
    expect(() => requireOwnClock(first)).not.toThrow();
    await first.store.close();
  });

  test("keeps it for a command that runs without CLOCK=manual", async () => {
    const services = await open({});
    expect(services.clock.now()).toBe(Date.UTC(2026, 0, 31, 12));
    await services.store.close();
  });

  test("is not served on the system clock", async () => {
    const services = await open({});
    expect(() => requireOwnClock(services)).toThrow(
      "The clock of this database is manual and is at 2026-01-31T12:00:00.000Z. Start with CLOCK=manual, or",
    );
    await services.store.close();
  });
});

describe("a database that was used on the system clock", () => {
  const noon = Date.UTC(2026, 0, 31, 12);
  const open = (start: number) =>
    openTestServices(
      folder.config({ CLOCK: "manual", CLOCK_START: new Date(start).toISOString() }),
    );
  beforeEach(async () => {
    const { store } = await openTestServices(folder.config());
    const kuid = "3f0c1d5e-8a50-4a3e-9d7e-1f6a3a1c9b10";
    await store.write((tx) =>
      savePlayer(tx, { organisation: "aurora", mode: "test" }, { kuid, evidence: {} }, noon),
    );
    await store.close();
  });

  test("gets no manual clock that is earlier than its data, and stays as it is", async () => {
    const refusal =
      "CLOCK_START is 2026-01-31T11:59:59.999Z, but this database already has data from 2026-01-31T12:00:00.000Z, and its time cannot go back. Set CLOCK_START to that instant or a later one, or";
    await expect(open(noon - 1)).rejects.toThrow(refusal);
    await expect(open(noon - 1)).rejects.toThrow(refusal);
  });

  test.each([noon, noon + 1])("gets one that starts with its data or later", async (start) => {
    const { clock, store } = await open(start);
    expect(clock.now()).toBe(start);
    await store.close();
  });
});

test("a database that never had a manual clock runs on the system's", async () => {
  const services = await openTestServices(folder.config());
  expect(services.clock).toBe(systemClock);
  expect(() => requireOwnClock(services)).not.toThrow();
  await services.store.close();
});

test("a file that is not a database stops the start", async () => {
  const here = mkdtempSync(join(tmpdir(), "kinward-none-"));
  writeFileSync(
    join(here, "kinward.db"),
    "this is no database, whatever its name says. ".repeat(100),
  );
  const config = folder.config({ DATABASE_URL: `sqlite:${join(here, "kinward.db")}` });
  await expect(openTestServices(config)).rejects.toMatchObject({ code: "SQLITE_NOTADB" });
  rmSync(here, { recursive: true });
});
