import { expect, test } from "@jest/globals";
import { posix } from "node:path";
import ts from "typescript";

import { sourceFiles } from "../../testing/sources.js";

type Graph = ReadonlyMap<string, readonly string[]>;

/** Returns what each file imports: values, types, and modules that it loads on demand. */
function importsOf(files: ReadonlyMap<string, string>): Graph {
  return new Map(
    [...files].map(([path, text]) => {
      const specifiers = ts.preProcessFile(text, true, true).importedFiles;
      const targets = specifiers
        .map(({ fileName }) => posix.join(posix.dirname(path), fileName.replace(/\.js$/, ".ts")))
        .filter((target) => files.has(target));
      return [path, targets];
    }),
  );
}

/** Returns paths that end where they begin, one for each import that closes one. */
function cyclesIn(graph: Graph): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push([...trail.slice(start), path].join(" → "));
    if (start >= 0 || done.has(path)) return;
    for (const target of graph.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}

test("no file imports itself by way of others, not even for a type", () => {
  const graph = importsOf(sourceFiles(["server", "workflows", "client", "testing"]));
  expect(graph.get("server/app.ts")).toContain("server/http/server.ts");
  expect(cyclesIn(graph)).toEqual([]);
});

test("a cycle is found whether it is of two files or of three, by a type or on demand", () => {
  const files = new Map([
    ["a.ts", 'import { b } from "./b.js";'],
    ["b.ts", 'import type { C } from "./c.js";\nimport "./d.js";'],
    ["c.ts", 'export const load = () => import("./a.js");'],
    ["d.ts", 'export * from "./e.js";'],
    ["e.ts", 'import type { D } from "./d.js";'],
  ]);
  expect(cyclesIn(importsOf(files))).toEqual(["a.ts → b.ts → c.ts → a.ts", "d.ts → e.ts → d.ts"]);
});
