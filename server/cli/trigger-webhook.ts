import type { Mode } from "../domain/product.js";
import { emit } from "../webhooks/emit.js";
import { isEventType } from "../webhooks/events.js";
import { sampleOf } from "../webhooks/sample.js";
import { unknownType } from "./event-types.js";
import { CommandError, print, printJson, withServices } from "./open.js";
import { requireProduct } from "./product-ids.js";

export interface TriggerOptions {
  product: number;
  mode: Mode;
  message?: string;
  json?: boolean;
}

export const triggerWebhook = (type: string, { product, mode, message, json }: TriggerOptions) =>
  withServices(async (services) => {
    const { clock, random, store } = services;
    if (!isEventType(type)) throw new CommandError(unknownType(type));
    if (type !== "Test" && mode === "live")
      throw new CommandError(
        "Live mode sends only Test events: a sample of another type could be taken for a real event.",
      );
    requireProduct(services, product);
    if (message !== undefined && !/^\P{Cc}{1,500}$/u.test(message))
      throw new CommandError("--message takes 1 to 500 characters.");
    const now = clock.now();
    const context = { scope: { productId: product, mode }, random, now };
    const event = sampleOf(type, { now, message });
    const { eventId, endpointIds } = await store.write((tx) => emit(tx, context, event));
    if (json) return printJson({ id: eventId, endpoints: endpointIds });
    print(
      endpointIds.length === 0
        ? `Event ${eventId}: no enabled endpoint of product ${product} subscribes to ${type} in ${mode} mode.`
        : `Event ${eventId} is queued for ${endpointIds.join(", ")}.`,
    );
  });
