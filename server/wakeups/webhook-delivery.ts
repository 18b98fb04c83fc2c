// Sends webhooks: one wakeup for each endpoint, so that one which is slow or dead delays no other.
import { deliverDue } from "../webhooks/deliver.js";
import type { ExternalKind } from "./kind.js";

/** `ref` is the endpoint's id. */
export const webhookDelivery: ExternalKind = {
  kind: "webhookDelivery",
  isExternal: true,
  advance: deliverDue,
};
