// The command line among other programs.
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { testDialect } from "../../testing/database.js";
import { makeHome, type Home } from "../../testing/process.js";

let home: Home;
beforeAll(async () => {
  home = await makeHome();
});
afterAll(() => home.remove());

test("a command whose reader has seen enough ends quietly", async () => {
  const run = home.run("wakeups", "list");
  run.closeOutput();
  expect(await run.ended).toEqual({ code: 0, signal: null });
  expect(run.output).toBe("");
});

test("the demo says in a sentence that the file of its keys cannot be made", async () => {
  // On PostgreSQL its folder is ./data, whatever stands there.
  if (testDialect === "sqlite") return;
  writeFileSync(join(home.folder, "data"), "");
  const run = home.run("demo");
  expect(await run.ended).toEqual({ code: 1, signal: null });
  expect(run.output).toMatch(/^data\/demo-keys\.json can be neither read nor made [^\n]+\n$/);
});
