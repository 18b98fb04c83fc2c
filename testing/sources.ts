// Reads the source files of this project for tests.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Returns the TypeScript files of some folders, by their path in the project. */
export function sourceFiles(folders: readonly string[]): ReadonlyMap<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !/\/(node_modules|dist)\//.test(path)),
  );
  return new Map(files.sort().map((path) => [relative(ROOT, path), readFileSync(path, "utf8")]));
}

/** Returns the documents that people wrote, by their path in the project. */
export function documents(): ReadonlyMap<string, string> {
  const folders = [".", "docs", "docs/decisions", "deploy", "openapi", "client", "bench"];
  const paths = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith(".md"))
      .map((name) => join(folder, name)),
  );
  return new Map(paths.sort().map((path) => [path, readFileSync(join(ROOT, path), "utf8")]));
}

/** Returns whether a source has a test of this title. A title of placeholders alone names none. */
export const hasTest = (source: string, title: string): boolean =>
  /[a-z]{2}/.test(title.replaceAll(/%\w|\$\{\w+\}/g, "")) &&
  (source.includes(`"${title}"`) || source.includes(`\`${title}\``));
