// Parses the texts of the files. The service does so only where the build did not.
import { parse } from "yaml";

import type { PolicyTexts } from "./files.js";
import { sortLines } from "./jurisdictions.js";

/** The parsed content of the files. `cases` are left out: they are for lint and tests. */
export type PolicyDocuments = {
  /** Parsed YAML by path, `iso3166.csv` as text with its lines sorted. */
  documents: Record<string, unknown>;
  /** Files that could not be parsed, as messages that begin with the path. */
  problems: string[];
};

const CASES = /^cases:/m;

export function parseTexts(texts: PolicyTexts): PolicyDocuments {
  const documents: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [path, text] of texts) {
    try {
      // Cases come last in a file and are half of it. The service starts without them.
      documents[path] = path.endsWith(".csv") ? sortLines(text) : parse(text.split(CASES)[0] ?? "");
    } catch (error) {
      problems.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { documents, problems };
}

/** Returns the part of a jurisdiction's file that `parseTexts` leaves out; undefined where there is none. */
export function parseCases(text: string): unknown {
  const start = text.search(CASES);
  return start < 0 ? undefined : (parse(text.slice(start)) as { cases: unknown }).cases;
}
