// Sends webhooks: one wakeup for each endpoint, so that one which is slow or dead delays no other.
import { deliverDue } from "../webhooks/deliver.js";
import type { OutwardKind } from "./kind.js";

/** `ref` is the endpoint's id. */
export const webhookDelivery: OutwardKind = {
  kind: "webhookDelivery",
  isOutward: true,
  advance: deliverDue,
};
