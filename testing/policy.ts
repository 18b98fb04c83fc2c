import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { hashTexts, POLICY_DIRECTORY, readPolicyTexts } from "../server/policy/files.js";
import { COMPILED_FILE, loadPolicy } from "../server/policy/load.js";
import type { Policy } from "../server/policy/types.js";

/** The policy that the build wrote, which loads without parsing YAML. It is used where its sources have not changed. */
const BUILT = fileURLToPath(new URL("../dist/server/policy", import.meta.url));

const isOfToday = (): boolean =>
  existsSync(`${BUILT}/${COMPILED_FILE}`) &&
  existsSync(`${BUILT}/laws`) &&
  hashTexts(readPolicyTexts(BUILT)) === hashTexts(readPolicyTexts(POLICY_DIRECTORY));

const policy = await loadPolicy(isOfToday() ? BUILT : undefined);

export const testPolicy = (): Policy => policy;
