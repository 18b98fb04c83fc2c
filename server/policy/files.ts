// Reads the folder: text in, parsed documents out. Nothing here knows what the files mean.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

/** The folder of this module: in the source tree, or the copy beside the compiled code. */
export const POLICY_DIRECTORY = fileURLToPath(new URL(".", import.meta.url));

/** Files by their path in the folder, in a fixed order. */
export type PolicyTexts = ReadonlyMap<string, string>;

/** What stands in the files. `cases` are left out: they are for lint and tests. */
export type PolicyDocuments = {
  /** Parsed YAML by path, `iso3166.csv` as text. */
  documents: Record<string, unknown>;
  /** Files that could not be parsed, as messages that begin with the path. */
  problems: string[];
};

const SINGLE_FILES = [
  "permissions.yaml",
  "iso3166.csv",
  "schema.yaml",
  "sources.yaml",
  "twins.yaml",
] as const;
const CASES = /^cases:/m;

export function readPolicyTexts(directory: string): PolicyTexts {
  const jurisdictions = readdirSync(join(directory, "jurisdictions"))
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .map((name) => `jurisdictions/${name}`);
  return new Map(
    [...jurisdictions, ...SINGLE_FILES].map((path) => [
      path,
      readFileSync(join(directory, path), "utf8"),
    ]),
  );
}

/** Sixteen hexadecimal digits over the paths and contents: a restart keeps them, any edit changes them. */
export function hashTexts(texts: PolicyTexts): string {
  const hash = createHash("sha256");
  for (const [path, text] of texts) hash.update(`${path}\0${text}\0`);
  return hash.digest("hex").slice(0, 16);
}

export function parseTexts(texts: PolicyTexts): PolicyDocuments {
  const documents: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [path, text] of texts) {
    try {
      // Cases stand last in a file and are half of it; the service starts without them.
      documents[path] = path.endsWith(".csv") ? text : parse(text.split(CASES)[0] ?? "");
    } catch (error) {
      problems.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { documents, problems };
}

/** The part of a jurisdiction's file that `parseTexts` leaves out. Undefined where there is none. */
export function parseCases(text: string): unknown {
  const start = text.search(CASES);
  return start < 0 ? undefined : (parse(text.slice(start)) as { cases: unknown }).cases;
}
