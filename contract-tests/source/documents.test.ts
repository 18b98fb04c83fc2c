// What documents point at is there: files, headings, decisions and tests.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "@jest/globals";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));

const DECISIONS = filesIn("docs/decisions").filter((path) => /\/\d{4}-/.test(path));
const DOCUMENTS = [
  ...["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].filter((path) =>
    existsSync(join(ROOT, path)),
  ),
  ...["docs", "docs/decisions", "deploy", "openapi", "client", "bench"].flatMap(filesIn),
];

/** Rooms whose files documents name by their path. */
const PATH =
  /`((?:server|openapi|testing|workflows|client|contract-tests|bench|deploy|docs)\/[\w./-]+\.\w+)`/g;

/** As GitHub names the anchors of headings. */
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
  expect(DOCUMENTS.flatMap((path) => brokenLinks(path, read(path)))).toEqual([]);
});

test("each file that a document names is there", () => {
  const absent = DOCUMENTS.filter((path) => path !== "CHANGELOG.md").flatMap((path) =>
    [...read(path).matchAll(PATH)]
      .map(([, file = ""]) => file)
      .filter((file) => !existsSync(join(ROOT, file)))
      .map((file) => `${path}: ${file}`),
  );
  expect(absent).toEqual([]);
});

test("the list of decisions has each with its title", () => {
  const list = read("docs/decisions/README.md");
  const missing = DECISIONS.map((path) => {
    const [name = ""] = path.split("/").slice(-1);
    const [, title = ""] = /^# (?:\d+\. )?(.*)$/m.exec(read(path)) ?? [];
    return `- [${name.slice(0, 4)}](${name}) ${title}`;
  }).filter((line) => !list.includes(line));
  expect(missing).toEqual([]);
});
