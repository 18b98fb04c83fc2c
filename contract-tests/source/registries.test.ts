// A wakeup kind that is never armed, an event that is never emitted, a page without a path and a migration that never runs all
// compile. Only the sources show them.
import { expect, test } from "@jest/globals";

import { WAKEUP_KINDS } from "../../server/domain/wakeup-kinds.js";
import { EVENT_TYPES } from "../../server/webhooks/events.js";
import { sourceFiles } from "../../testing/sources.js";

type Files = ReadonlyMap<string, string>;

/** Only `kinward webhook trigger` sends it. */
const TRIGGERED_BY_OPERATORS = ["Test"];

const PAGES = "server/pages/index.ts";
const CONSOLE = "server/console/routes.ts";
const MIGRATIONS = "server/store/migrations/index.ts";

const server: Files = new Map(
  [...sourceFiles(["server"])].filter(([path]) => !path.endsWith(".test.ts")),
);

const neverArmed = (kinds: readonly string[], files: Files): string[] =>
  kinds
    .filter(
      (kind) =>
        ![...files.values()].some(
          (text) => /\barmWakeup(By)?\(/.test(text) && text.includes(`kind: "${kind}"`),
        ),
    )
    .map(
      (kind) =>
        `server/domain/wakeup-kinds.ts names ${kind}, but no file in server/ calls armWakeup or armWakeupBy with { kind: "${kind}" }`,
    );

const neverEmitted = (types: readonly string[], files: Files): string[] =>
  types
    .filter((type) => ![...files.values()].some((text) => text.includes(`type: "${type}"`)))
    .map(
      (type) =>
        `generated/events.ts names ${type}, but no file in server/ emits { type: "${type}" }`,
    );

/** Returns handlers of pages that the list of their pages does not name. */
const neverServed = (files: Files): string[] =>
  [...files].flatMap(([path, text]) => {
    const list = path.startsWith("server/console/") ? CONSOLE : PAGES;
    return [...text.matchAll(/^export const (\w+): PageHandler/gm)]
      .map(([, name = ""]) => name)
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(files.get(list) ?? ""))
      .map((name) => `${path} exports the page ${name}, but PAGES in ${list} has no path for it`);
  });

/** Returns migrations that `server/store/migrations/index.ts` does not name. */
const neverRun = (files: Files): string[] =>
  [...files].flatMap(([path, text]) =>
    [...text.matchAll(/^export const (\w+): Migration\b/gm)]
      .map(([, name = ""]) => name)
      .filter((name) => !new RegExp(`[[ ]${name}[,\\]]`).test(files.get(MIGRATIONS) ?? ""))
      .map((name) => `${path} exports the migration ${name}, but ${MIGRATIONS} does not list it`),
  );

test("every kind of wakeup is armed somewhere", () => {
  expect(neverArmed(Object.keys(WAKEUP_KINDS), server)).toEqual([]);
});

test("every event of the contract is emitted somewhere", () => {
  const types = EVENT_TYPES.filter((type) => !TRIGGERED_BY_OPERATORS.includes(type));
  expect(neverEmitted(types, server)).toEqual([]);
});

test("every page has a path", () => {
  expect(neverServed(server)).toEqual([]);
});

test("every migration runs", () => {
  expect(neverRun(server)).toEqual([]);
});

test("a kind only disarmed, an event only compared, a page without a path and a migration not listed are found", () => {
  const files = new Map([
    ["a.ts", 'await disarmWakeup(tx, { kind: "a", ref });'],
    ["b.ts", 'await armWakeupBy(tx, { kind: "b", ref, dueAt });'],
    ["c.ts", 'if (type === "C") return emit(tx, context, { type: "D", data });'],
  ]);
  expect(neverArmed(["a", "b"], files)).toEqual([expect.stringContaining("names a,")]);
  expect(neverEmitted(["C", "D"], files)).toEqual([expect.stringContaining("names C,")]);
  const pages = new Map([
    [PAGES, 'page({ path: "/e", show: showE })'],
    ["e.ts", "export const showE: PageHandler = f;\nexport const showF: PageHandler<'a'> = g;"],
  ]);
  expect(neverServed(pages)).toEqual([expect.stringContaining("e.ts exports the page showF,")]);
  const migrations = new Map([
    [MIGRATIONS, 'import { g } from "./g.js";\nexport const migrations = [\n  g,\n];'],
    ["g.ts", "export const g: Migration = {};"],
    ["h.ts", "export const h: Migration = {};"],
  ]);
  expect(neverRun(migrations)).toEqual([expect.stringContaining("h.ts exports the migration h,")]);
});

/** If this goes, a file is found in the sources and missing in the build, which puts all modules into one folder. */
test("only `lib/files.ts` finds files by where a module is", () => {
  const files = new Map([...server, ...sourceFiles(["workflows/host"])]);
  const byPlace = [...files].flatMap(([path, text]) =>
    /\bimport\.meta\b/.test(text) && !path.endsWith(".test.ts") ? [path] : [],
  );
  expect(byPlace).toEqual(["server/lib/files.ts"]);
});
