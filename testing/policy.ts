import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { hashTexts, POLICY_DIRECTORY, readPolicyTexts } from "../server/policy/files.js";
import { COMPILED_FILE, loadPolicy } from "../server/policy/load.js";
import type { Policy } from "../server/policy/types.js";

/** What the build left: the same law without parsing YAML, where it was made of the files of today. */
const BUILT = fileURLToPath(new URL("../dist/server/policy", import.meta.url));

const isOfToday = (): boolean =>
  existsSync(`${BUILT}/${COMPILED_FILE}`) &&
  existsSync(`${BUILT}/laws`) &&
  hashTexts(readPolicyTexts(BUILT)) === hashTexts(readPolicyTexts(POLICY_DIRECTORY));

const policy = await loadPolicy(isOfToday() ? BUILT : undefined);

/** Read once. */
export const testPolicy = (): Policy => policy;
