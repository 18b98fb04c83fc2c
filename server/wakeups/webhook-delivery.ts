// Sends webhooks: one wakeup for each endpoint, so that a slow or dead one delays no other.
import { deliverDue } from "../webhooks/deliver.js";
import type { WebhookSender } from "../webhooks/sender.js";
import type { ExternalKind } from "./kind.js";

/** `ref` is the endpoint's id. */
export const createWebhookDelivery = ({ sender }: { sender: WebhookSender }): ExternalKind => ({
  findSessionId: async () => undefined,
  advance: (services, endpointId, now, signal) =>
    deliverDue({ ...services, sender }, endpointId, now, signal),
});
