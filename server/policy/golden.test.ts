import { expect, test } from "@jest/globals";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { POLICY_DIRECTORY } from "./files.js";
import { renderGolden } from "./golden.js";
import { loadPolicy } from "./load.js";

const GOLDEN = join(POLICY_DIRECTORY, "matrix.golden.txt");

// `make golden` sets UPDATE_GOLDEN.
test("every outcome is as in the golden matrix; `make golden` takes over what is meant", async () => {
  const rendered = renderGolden(await loadPolicy());
  if (process.env.UPDATE_GOLDEN) writeFileSync(GOLDEN, rendered);
  expect(rendered.split("\n")).toEqual(readFileSync(GOLDEN, "utf8").split("\n"));
});
