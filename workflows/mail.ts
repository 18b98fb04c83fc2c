import { followExternal } from "./follow.js";
import type { Armed } from "./names.js";

/** A mail, until a server has taken it. */
export const mail = (armed: Armed): Promise<void> => followExternal("mail", armed);
