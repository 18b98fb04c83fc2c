// Tests which files ship under dist/.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "@jest/globals";

import { program } from "../../testing/program.js";

/** Programs, which the build and other tests run, and files for browsers and threads. */
const NOT_IMPORTED = /^(main|compile-[a-z]+)\.js$|\.(browser|thread)\.js$/;

test("every module that the build makes can be loaded", () => {
  const folder = dirname(program());
  const modules = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".js") && !NOT_IMPORTED.test(file),
  );
  expect(modules.length).toBeGreaterThan(50);
  const script = `
    const failed = [];
    for (const file of ${JSON.stringify(modules.map((file) => join(folder, file)))})
      await import(file).catch((error) => failed.push(file + ": " + error.message));
    console.log(JSON.stringify(failed));
    process.exit();`;
  const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  });
  expect(JSON.parse(printed)).toEqual([]);
});

test("the bundle brings the licence of each package in it", () => {
  const file = join(dirname(program()), "node_modules/LICENSES.txt");
  const licences = readFileSync(file, "utf8");
  for (const name of ["express", "pg", "@simplewebauthn/server"])
    expect(licences).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+: MIT\\n\\n.*License`, "ms"));
  expect(licences).not.toMatch(/undefined|\[object/);
});
