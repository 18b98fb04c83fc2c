// The files, headings, decisions and tests that documents point at exist.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "@jest/globals";

import { documents, hasTest, sourceFiles } from "../../testing/sources.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const DOCUMENTS = documents();

/** Matches code in documents, which may name files of the project. */
const CODE = /`[^`\n]+`/g;
const PATH =
  /(?<![\w/<>-])(?:server|openapi|testing|workflows|client|contract-tests|bench|deploy|docs)\/[\w./-]+\.\w+/g;

/** Returns the anchors of headings as GitHub names them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

function brokenLinks(path: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
  return links
    .filter((target) => !/^(?:https?:|\/|mailto:|#section\/)/.test(target))
    .filter((target) => {
      const [file = "", anchor] = target.split("#");
      const full = file === "" ? path : join(dirname(path), file);
      if (!existsSync(join(ROOT, full))) return true;
      return anchor !== undefined && !anchorsOf(read(full)).includes(anchor);
    })
    .map((target) => `${path}: ${target}`);
}

test("each link of a document leads somewhere", () => {
  expect([...DOCUMENTS].flatMap(([path, text]) => brokenLinks(path, text))).toEqual([]);
});

test("each file that a document names is there", () => {
  const absent = [...DOCUMENTS].flatMap(([path, text]) =>
    (path === "CHANGELOG.md" ? [] : (text.match(CODE) ?? []))
      .flatMap((code) => code.match(PATH) ?? [])
      .filter((file) => !existsSync(join(ROOT, file)))
      .map((file) => `${path}: ${file}`),
  );
  expect(absent).toEqual([]);
});

/** The rules of `docs/rules.md`, each with its number and the tests below it. */
const RULES = read("docs/rules.md")
  .split(/^(?=\*\*\d+\.\*\*)/m)
  .slice(1)
  .map((text) => ({
    number: Number(/\d+/.exec(text)?.[0]),
    tests: [...text.matchAll(/^- \[(.*)\]\(\.\.\/(.*)\)$/gm)].map(([, title = "", file = ""]) => ({
      title: title.replaceAll(/\\(?=[^a-z0-9\s])/gi, ""),
      file,
    })),
  }));

test("each rule has a number of its own and a test that is there by its title", () => {
  const numbers = RULES.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)]);
  const faults = RULES.flatMap(({ number, tests }) =>
    tests.length === 0
      ? [`${number}: no test`]
      : tests
          .filter(({ title, file }) => !existsSync(join(ROOT, file)) || !hasTest(read(file), title))
          .map(({ title, file }) => `${number}: ${file}: ${title}`),
  );
  expect(faults).toEqual([]);
});

test("no source cites a design that is not in the repository", () => {
  const folders = ["server", "workflows", "client", "testing", "bench"];
  const citing = [...sourceFiles(folders)].filter(([, text]) => text.includes("(design"));
  expect(citing.map(([path]) => path)).toEqual([]);
});
