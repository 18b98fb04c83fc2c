import { followTransactional } from "./follow.js";
import type { Armed } from "./names.js";

/** The one-time password of a challenge that nobody has opened, made anew when it runs out. */
export const otpRotation = (armed: Armed): Promise<void> =>
  followTransactional("otpRotation", armed);
