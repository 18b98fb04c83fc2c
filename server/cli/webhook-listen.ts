// Forwards test events to a server on the developer's own computer, as they happen.
import { once } from "node:events";

import type { Services } from "../services.js";
import { mac } from "../domain/keyring.js";
import { lastPosition, listEvents, type StoredEvent } from "../store/events/queries.js";
import type { Db } from "../store/engine/db.js";
import { listProducts } from "../store/products/queries.js";
import { LISTENER_PULSE_MS, noteListener } from "../store/events/endpoints.js";
import { readEndpointUrl, RefusedAddressError } from "../webhooks/address.js";
import { makeSender, type WebhookSender } from "../webhooks/sender.js";
import { asSecret, keyOf, signedHeaders } from "../webhooks/signature.js";
import { CommandError } from "./command-error.js";
import { print, withServices } from "./with-services.js";
import { requireProduct } from "./require-product.js";
import { readEventTypes } from "./event-types.js";

export interface ListenOptions {
  forwardTo: string;
  product?: number;
  events?: string;
}

/** It never changes for a product, so that the receiver is configured once. */
const listenSecret = ({ keyring }: Pick<Services, "keyring">, product?: number): string =>
  asSecret(mac(keyring.newest["webhook-listen"], product ?? EVERY));
const EVERY = "every product";

/** The pause between two polls on PostgreSQL. */
const PAUSE_MS = 500;

/** Forwards until SIGINT or SIGTERM. Nothing is retried, and the log of deliveries does not show it. */
export const listen = ({ forwardTo, product, events }: ListenOptions) =>
  withServices(async (services) => {
    const { clock, random, store } = services;
    const types = events === undefined ? undefined : new Set<string>(readEventTypes(events));
    if (product !== undefined) requireProduct(services, product);
    checkUrl(forwardTo);
    const sender = makeSender({ allowPrivate: true, clock });
    const secret = listenSecret(services, product);
    const forward = forwarder(services, sender, { url: forwardTo, key: keyOf(secret) });

    const ended = Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
    let isOver = false;
    void ended.then(() => (isOver = true));
    const products =
      product === undefined
        ? (await listProducts(store)).map(({ productId }) => productId)
        : [product];
    const news = await follow(store, products);
    const id = random.uuid();
    let last: { eventId: string; status: string } | null = null;
    const note = () =>
      store.write((tx) => {
        const seenAt = clock.realNow();
        const listener = { forwardTo, products, types: types ? [...types] : null, seenAt, last };
        return noteListener(tx, id, isOver ? undefined : listener, seenAt);
      });
    await note();
    let running = Promise.resolve();
    let failed: (error: unknown) => void = () => {};
    const failure = new Promise<never>((_, reject) => (failed = reject));
    const poll = () => {
      running = running.then(async () => {
        for (const event of await news()) {
          if (isOver) return;
          if (types !== undefined && !types.has(event.type)) continue;
          last = { eventId: event.eventId, status: await forward(event) };
          await note();
        }
      });
      running.catch(failed);
    };
    const unfollow = [store.changes.onChange(poll), store.changes.onArmed(poll)];
    const whose = product === undefined ? "every product" : `product ${product}`;
    print(`Forwarding test events of ${whose} to ${forwardTo}\nSecret: ${secret}\n`);
    poll();
    // Keeps the process alive, which neither the wait for a signal nor the poller does. On PostgreSQL an event that no
    // endpoint subscribes to notifies no process, so that it has to be polled for.
    const alive = setInterval(store.dialect === "postgres" ? poll : () => {}, PAUSE_MS);
    const pulse = setInterval(() => void note().catch(failed), LISTENER_PULSE_MS);
    try {
      await Promise.race([ended, failure]);
    } finally {
      isOver = true;
      clearInterval(alive);
      clearInterval(pulse);
      for (const end of unfollow) end();
      await sender.stop();
      await running.catch(() => {});
      await note().catch(() => {});
    }
  });

function checkUrl(text: string): void {
  try {
    readEndpointUrl(text, { allowPrivate: true });
  } catch (error) {
    if (error instanceof RefusedAddressError)
      throw new CommandError(`--forward-to cannot be used. ${error.message}`);
    throw error;
  }
}

/** Events read at once. */
const PAGE = 100;

/** Returns the new events of the products with each call: of each product each event once, in the order they were stored. */
async function follow(store: Db, products: readonly number[]) {
  const feeds = await Promise.all(
    products.map(async (productId) => {
      const scope = { productId, mode: "test" } as const;
      return { scope, from: await lastPosition(store, scope) };
    }),
  );
  return async (): Promise<StoredEvent[]> => {
    const news: StoredEvent[] = [];
    for (const feed of feeds)
      for (let hasMore = true; hasMore;) {
        const { scope, from } = feed;
        const page = await listEvents(store, scope, { order: "asc", from, limit: PAGE });
        news.push(...page.events);
        feed.from = page.events.at(-1) ?? from;
        hasMore = page.hasMore;
      }
    return news.sort((one, other) => one.id - other.id);
  };
}

function forwarder(
  { clock }: Services,
  sender: WebhookSender,
  { url, key }: { url: string; key: Buffer },
) {
  /** Returns the status, or a word for what became of it. */
  return async ({ eventId: id, type, body }: StoredEvent): Promise<string> => {
    const began = performance.now();
    const timestamp = Math.floor(clock.realNow() / 1000);
    const headers = {
      "content-type": "application/json",
      ...signedHeaders([key], { id, timestamp, body }),
    };
    const outcome = await sender.post({ endpointId: "listen", url, headers, body });
    const took = `${Math.round(performance.now() - began)} ms`;
    if (outcome) print(`${type}  ${id}  ->  ${outcome.status}  (${took})`);
    return String(outcome?.status ?? "stopped");
  };
}
