import { existsSync, readFileSync } from "node:fs";

import type { OpenApiDocument } from "./document.js";
import { redactedNames } from "./redaction.js";

/** The build leaves it beside the bundle: a fortieth of a start went by until they were found. */
export const BUILT_NAMES = "redacted-names.json";
const BUILT = new URL(BUILT_NAMES, import.meta.url);

/** What must never appear in a log. In the source tree they are found in the contract. */
export const readRedactedNames = (readContract: () => OpenApiDocument): readonly string[] =>
  existsSync(BUILT)
    ? (JSON.parse(readFileSync(BUILT, "utf8")) as readonly string[])
    : redactedNames(readContract());
