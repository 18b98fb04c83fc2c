import { followTransactional } from "./follow.js";
import type { Armed } from "./names.js";

/** A birthday that changes a player's age band. */
export const birthday = (armed: Armed): Promise<void> => followTransactional("birthday", armed);
