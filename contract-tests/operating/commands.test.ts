// Tests the command line among other programs.
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
  // On PostgreSQL its folder is ./data, which may contain anything.
  if (testDialect() === "sqlite") return;
  writeFileSync(join(home.folder, "data"), "");
  const run = home.run("demo");
  expect(await run.ended).toEqual({ code: 1, signal: null });
  expect(run.output).toMatch(/^data\/demo-keys\.json cannot be read or created [^\n]+\n$/);
});

test("`product apply` without a terminal shows the changes, applies nothing and ends with 1", async () => {
  writeFileSync(
    join(home.folder, "mine.yaml"),
    "{ productId: 7, name: Seven, organisation: seven, permissions: [{ name: mods }] }",
  );
  const run = home.run("product", "apply", "mine.yaml");
  expect(await run.ended).toEqual({ code: 1, signal: null });
  expect(run.output).toContain("  + permission mods\n");
  expect(run.output).toMatch(/Nothing was applied\. Add --yes [^\n]+\n$/);
  expect(await home.kinward("product", "list")).not.toContain("Seven");
});

test("`--version` prints the version that the service reports", async () => {
  expect(await home.kinward("--version")).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test("a manual clock has no live keys to print, and the system clock does not serve its database", async () => {
  const manual = await makeHome({ CLOCK: "manual", CLOCK_START: "2026-01-31T12:00:00Z" });
  try {
    const demo = await manual.kinward("demo", "--json");
    expect(demo).toContain("kw_test_");
    expect(demo).not.toContain("kw_live_");
    expect(await manual.kinward("clock")).toBe("2026-01-31T12:00:00.000Z\n");
    const refused = manual.serve({ CLOCK: "system", CLOCK_START: "" });
    expect((await refused.ended).code).toBe(1);
    expect(refused.output).toMatch(
      /^The clock of this database is manual [^\n]+CLOCK=manual[^\n]+\n$/,
    );
  } finally {
    manual.remove();
  }
});
