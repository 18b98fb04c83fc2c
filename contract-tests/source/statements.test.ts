// Every statement of the specification names the tests that hold it.
import { readFileSync } from "node:fs";

import { expect, test } from "@jest/globals";
import { parse } from "yaml";

import { hasTest } from "../../testing/sources.js";

const SUITE = new URL("../", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, SUITE), "utf8");

type Statement = readonly [says: string, ...tests: string[]];
const statements = Object.values(
  parse(read("statements.yaml")) as Readonly<Record<string, readonly Statement[]>>,
).flat();

const pathOf = (file: string) => (file.endsWith(".test") ? `${file}.ts` : `${file}.test.ts`);
const split = (reference: string) => {
  const at = reference.indexOf(": ");
  return { file: pathOf(reference.slice(0, at)), title: reference.slice(at + 2) };
};

test("each statement has a test, and each test is there by its title", () => {
  const files = new Map<string, string>();
  const textOf = (file: string) => {
    if (!files.has(file)) files.set(file, read(file));
    return files.get(file) ?? "";
  };
  const lost = statements.flatMap(([says, ...tests]) =>
    tests.length === 0
      ? [`${says}: no test`]
      : tests
          .map(split)
          .filter(({ file, title }) => !hasTest(textOf(file), title))
          .map(({ file, title }) => `${file}: ${title}`),
  );
  expect(lost).toEqual([]);
});
