import type { Exchange } from "./exchange.js";
import { authenticate } from "./steps/authenticate.js";
import { checkResponse } from "./steps/check-response.js";
import { handle } from "./steps/handle.js";
import { limitClient } from "./steps/limit-client.js";
import { limitKey } from "./steps/limit-key.js";
import { readBody } from "./steps/read-body.js";
import { validate } from "./steps/validate.js";

/** One step of a request. What it throws ends the request. */
export type Step = (exchange: Exchange) => Promise<void>;

/**
 * What happens with a request of an operation, in this order.
 * @param secondOpinion with `CONTRACT_CHECK=full`: asks another validator, whose verdict `validate` compares with its own
 */
export const pipeline = (secondOpinion?: Step): readonly Step[] => [
  limitClient,
  authenticate,
  limitKey,
  readBody,
  ...(secondOpinion ? [secondOpinion] : []),
  validate,
  handle,
  checkResponse,
];
