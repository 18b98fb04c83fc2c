import { followTransactional } from "./follow.js";
import type { Armed } from "./names.js";

/** What a player asked for, and nobody answered for 24 hours. */
export const overrideExpiry = (armed: Armed): Promise<void> =>
  followTransactional("overrideExpiry", armed);
