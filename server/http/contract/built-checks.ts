import { existsSync } from "node:fs";

import type { SchemaCheck } from "./response-check.js";
import type { Part } from "./response-schemas.js";
import type { CheckTable } from "./validator/checks.js";

/** What the build compiled of the service's own contract. */
export interface BuiltChecks {
  readonly requests: CheckTable;
  /** By the schema's JSON pointer. */
  readonly responses: Readonly<Record<Part, ReadonlyMap<string, SchemaCheck>>>;
}

/** The build leaves it beside the bundle. */
export const BUILT_CHECKS = "checks.js";
const BUILT = new URL(BUILT_CHECKS, import.meta.url);

/** Undefined in the source tree. */
export async function loadBuiltChecks(): Promise<BuiltChecks | undefined> {
  return existsSync(BUILT) ? ((await import(BUILT.href)) as BuiltChecks) : undefined;
}
