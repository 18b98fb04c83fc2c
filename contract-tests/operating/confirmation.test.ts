// Tests commands with far-reaching changes: each names its target and mode, and asks first.
import { PassThrough } from "node:stream";

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";

import { consented } from "../../testing/arrange.js";
import { STARFALL, startTestService, type TestService } from "../../testing/service.js";

const GUARDIAN = "parent@family.example";

let service: TestService;
let kuid: string;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());
beforeEach(async () => void ({ kuid } = (await consented(service, STARFALL, GUARDIAN)).session));

type Case = readonly [name: string, command: () => string[], question: RegExp];
const CASES: readonly Case[] = [
  [
    "product announce",
    () => ["product", "announce", "--product", "101", "--mode", "test", "--documents", "terms"],
    /Announce terms \(version .+\) to all sessions of Starfall \(101\), in test mode\?/,
  ],
  [
    "player erase",
    () => ["player", "erase", kuid, "--organisation", "aurora", "--mode", "test"],
    /Erase player .+ in all products of aurora, in test mode\?/,
  ],
  [
    "guardian erase",
    () => ["guardian", "erase", GUARDIAN, "--mode", "test"],
    /Erase this guardian in all organisations, in test mode\?/,
  ],
  [
    "test-data wipe",
    () => ["test-data", "wipe", "--product", "101"],
    /Delete everything that product 101 stored in test mode\?/,
  ],
];

/** Runs a command at a terminal where a person types a line. Resolves to its output. */
async function typing(line: string, command: readonly string[]): Promise<string> {
  const terminal = Object.assign(new PassThrough(), { isTTY: true });
  const { stdin } = process;
  const { isTTY } = process.stdout;
  const wasTTY = Object.getOwnPropertyDescriptor(process, "stdin");
  Object.defineProperty(process, "stdin", { value: terminal, configurable: true });
  process.stdout.isTTY = true;
  terminal.write(`${line}\n`);
  try {
    return await service.kinward(...command);
  } finally {
    Object.defineProperty(process, "stdin", wasTTY ?? { value: stdin, configurable: true });
    process.stdout.isTTY = isTTY;
  }
}

describe.each(CASES)("kinward %s", (_name, command, question) => {
  test("without a terminal and --yes says what it would do, and changes nothing", async () => {
    const before = await service.rows();
    await expect(service.kinward(...command())).rejects.toThrow(question);
    await expect(service.kinward(...command())).rejects.toThrow("Nothing was changed. Add --yes");
    expect(await service.rows()).toEqual(before);
  });

  test.each(["n", "", "yess", "test"])("changes nothing where a person says %j", async (line) => {
    const before = await service.rows();
    await expect(typing(line, command())).rejects.toThrow("Nothing was changed.");
    expect(await service.rows()).toEqual(before);
  });

  test("does it where a person says yes", async () => {
    const before = await service.rows();
    expect(await typing("y", command())).toMatch(question);
    expect(await service.rows()).not.toEqual(before);
  });
});

test.each(CASES.slice(0, 3))("kinward %s has no mode by default", async (_name, command) => {
  const before = await service.rows();
  const parameters = command();
  parameters.splice(parameters.indexOf("--mode"), 2);
  await expect(service.kinward(...parameters, "--yes")).rejects.toThrow("--mode");
  expect(await service.rows()).toEqual(before);
});
