// Jest's sandbox hides TZ from the engine, so each value gets a process of its own.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { transform } from "@swc/core";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const ROOT = join(HERE, "../../..");

describe("promises about local days, whatever zone the process runs in", () => {
  let folder: string;
  beforeAll(async () => {
    const cache = join(ROOT, "node_modules/.cache");
    mkdirSync(cache, { recursive: true });
    folder = mkdtempSync(join(cache, "local-days-"));
    const own = readdirSync(HERE).map((name) => `server/domain/screentime/${name}`);
    const below = ["dates", "errors", "bounded-cache", "remember", "invalid-event"].map(
      (name) => `server/lib/${name}.ts`,
    );
    for (const name of [...below, "testing/local-days.ts", ...own]) {
      if (!name.endsWith(".ts") || name.endsWith(".test.ts")) continue;
      const { code } = await transform(readFileSync(join(ROOT, name), "utf8"), {
        jsc: { target: "es2022", parser: { syntax: "typescript" } },
        module: { type: "es6" },
      });
      const file = join(folder, name.replace(/\.ts$/, ".js"));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, code);
    }
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    writeFileSync(
      join(folder, "main.js"),
      `import { readFileSync } from "node:fs";
       import { checkLocalDays } from "./testing/local-days.js";
       checkLocalDays(JSON.parse(readFileSync(process.argv[2], "utf8")).vectors);
       console.log(new Date(Date.UTC(2026, 6, 1)).getTimezoneOffset());`,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each([
    ["UTC", 0],
    ["America/Sao_Paulo", 180],
    ["Africa/Cairo", -180],
    ["Pacific/Apia", -780],
  ])("they hold under TZ=%s", async (zone, offsetMinutes) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(folder, "main.js"), join(HERE, "local-day-vectors.json")],
      { env: { ...process.env, TZ: zone, NODE_OPTIONS: "" } },
    );
    expect(Number(stdout)).toBe(offsetMinutes);
  });
});
