// Every statement of the specification names the tests that hold it. STATEMENTS.md is made from the list: write it with
// UPDATE_STATEMENTS=1.
import { readFileSync, writeFileSync } from "node:fs";

import { expect, test } from "@jest/globals";
import { format } from "oxfmt";
import { parse } from "yaml";

import { hasTest } from "../../testing/sources.js";

const SUITE = new URL("../", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, SUITE), "utf8");

type Statement = readonly [says: string, ...tests: string[]];
const sections = Object.entries(
  parse(read("statements.yaml")) as Readonly<Record<string, readonly Statement[]>>,
);

const pathOf = (file: string) => (file.endsWith(".test") ? `${file}.ts` : `${file}.test.ts`);
const split = (reference: string) => {
  const at = reference.indexOf(": ");
  return { file: pathOf(reference.slice(0, at)), title: reference.slice(at + 2) };
};
const statements = sections.flatMap(([, list]) => list);

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

async function asMarkdown(): Promise<string> {
  const cell = (text: string) => text.replaceAll("|", "\\|");
  const tests = (references: readonly string[]) =>
    references
      .map(split)
      .map(({ file, title }) => `[${cell(title)}](${file})`)
      .join("<br>");
  const tables = sections.map(([section, list]) =>
    [
      `## ${section}\n\n| Statement | Held by |\n| --- | --- |`,
      ...list.map(([says, ...references]) => `| ${cell(says)} | ${tests(references)} |`),
    ].join("\n"),
  );
  const lead = `# The specification, statement by statement

Made from \`statements.yaml\` (\`UPDATE_STATEMENTS=1 make test ARGS="contract-tests/source/statements"\`). The tests in the
second column fail where the statement no longer holds. ${statements.length} statements.`;
  const { code } = await format("STATEMENTS.md", [lead, ...tables].join("\n\n"));
  return code;
}

test("STATEMENTS.md is what statements.yaml makes", async () => {
  const text = await asMarkdown();
  if (process.env["UPDATE_STATEMENTS"] === "1")
    writeFileSync(new URL("STATEMENTS.md", SUITE), text);
  expect(read("STATEMENTS.md")).toBe(text);
});
