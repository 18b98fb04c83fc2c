import { loadPolicy } from "../server/policy/load.js";
import type { Policy } from "../server/policy/types.js";

let policy: Policy | undefined;

/** Read once for each test file. */
export const testPolicy = (): Policy => (policy ??= loadPolicy());
