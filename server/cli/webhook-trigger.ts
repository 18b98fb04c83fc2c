import { setTimeout as sleep } from "node:timers/promises";

import type { Mode } from "../domain/product.js";
import type { Services } from "../services.js";
import { readListeners } from "../store/events/endpoints.js";
import { emit } from "../webhooks/emit.js";
import { isEventType } from "../webhooks/events.js";
import { sampleOf } from "../webhooks/sample.js";
import { unknownType } from "./event-types.js";
import { CommandError } from "./command-error.js";
import { print, printJson, withServices } from "./with-services.js";
import { requireProduct } from "./require-product.js";

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
    const forwarded = mode === "live" ? [] : await forwardsOf(services, eventId, { product, type });
    if (json) return printJson({ id: eventId, endpoints: endpointIds, forwarded });
    for (const { to, status } of forwarded)
      print(
        status === null
          ? `Event ${eventId}: \`kinward webhook listen\` has not forwarded it to ${to} yet.`
          : /^2\d\d$/.test(status)
            ? `Event ${eventId} was delivered to ${to} by \`kinward webhook listen\`: ${status}.`
            : `Event ${eventId} was sent to ${to} by \`kinward webhook listen\`, but not accepted: ${status}.`,
      );
    if (endpointIds.length > 0) print(`Event ${eventId} is queued for ${endpointIds.join(", ")}.`);
    else if (forwarded.length === 0)
      print(
        `Event ${eventId}: no enabled endpoint of product ${product} subscribes to ${type} in ${mode} mode.`,
      );
  });

const PATIENCE_MS = 5000;
const PAUSE_MS = 100;

/** Returns what the running listeners did with an event within some seconds. */
async function forwardsOf(
  { clock, store }: Services,
  eventId: string,
  { product, type }: { product: number; type: string },
): Promise<{ to: string; status: string | null }[]> {
  const until = clock.realNow() + PATIENCE_MS;
  for (;;) {
    const now = clock.realNow();
    const forwards = (await readListeners(store, now))
      .filter(
        ({ products, types }) => products.includes(product) && (types?.includes(type) ?? true),
      )
      .map(({ forwardTo: to, last }) => ({
        to,
        status: last?.eventId === eventId ? last.status : null,
      }));
    if (now >= until || forwards.every(({ status }) => status !== null)) return forwards;
    await sleep(PAUSE_MS);
  }
}
