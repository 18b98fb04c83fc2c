// Reads the folder. No code here knows the meaning of the files.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { serverFile } from "../lib/files.js";

export const POLICY_DIRECTORY = fileURLToPath(serverFile("policy/"));

/** Files by their path in the folder, in a fixed order. */
export type PolicyTexts = ReadonlyMap<string, string>;

const SINGLE_FILES = [
  "membership.yaml",
  "permissions.yaml",
  "iso3166.csv",
  "schema.yaml",
  "twins.yaml",
] as const;

export function readPolicyTexts(directory: string): PolicyTexts {
  const folders = ["jurisdictions", "laws", "calendars"].flatMap((folder) =>
    readdirSync(join(directory, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".yaml"))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
  return new Map(
    [...folders, ...SINGLE_FILES].map((path) => [
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
