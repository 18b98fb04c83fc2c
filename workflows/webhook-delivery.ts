import { followExternal } from "./follow.js";
import type { Armed } from "./names.js";

/** The line of webhooks for one endpoint, with its pauses after failures. */
export const webhookDelivery = (armed: Armed): Promise<void> =>
  followExternal("webhookDelivery", armed);
