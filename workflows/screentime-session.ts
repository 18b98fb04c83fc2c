import { followTransactional } from "./follow.js";
import type { Armed } from "./names.js";

/** The thresholds of a session's play, each at its moment. */
export const screentimeSession = (armed: Armed): Promise<void> =>
  followTransactional("screentimeSession", armed);
