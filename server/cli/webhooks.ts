import type { Services } from "../services.js";
import type { Mode } from "../domain/product.js";
import { countDeliveries } from "../store/deliveries.js";
import {
  findEndpoint,
  listEndpoints,
  markDisabled,
  wants,
  type Endpoint,
} from "../store/endpoints.js";
import { findEvent, FIRST_POSITION } from "../store/events.js";
import { RefusedAddressError } from "../webhooks/address.js";
import {
  checkEndpointUrl,
  createEndpoint,
  enableEndpoint,
  rotateSecret,
} from "../webhooks/endpoints.js";
import { EVENT_TYPES, isEventType, type EventType } from "../webhooks/events.js";
import { replayEvent, replayRange } from "../webhooks/replay.js";
import { sampleOf } from "../webhooks/sample.js";
import { emit } from "../webhooks/emit.js";
import { liveSecrets, openSecrets } from "../webhooks/secrets.js";
import { asInstant, CommandError, print, printJson, withServices } from "./open.js";

export interface AddOptions {
  product: number;
  mode: Mode;
  url: string;
  events?: string;
  json?: boolean;
}

export const addWebhook = ({ product, mode, url, events, json }: AddOptions) =>
  withServices(async (services, config) => {
    const { catalogue, clock, store } = services;
    const wanted = events === undefined ? null : readEventTypes(events);
    if (!catalogue.product(product)) throw new CommandError(`There is no product ${product}.`);
    await checkEndpointUrl(url, { allowPrivate: config.webhookAllowPrivate }).catch(
      (error: unknown) => {
        if (error instanceof RefusedAddressError)
          throw new CommandError(`--url cannot be used. ${error.message}`);
        throw error;
      },
    );
    const { endpointId, secret } = await store.write((tx) =>
      createEndpoint(
        tx,
        { ...services, now: clock.now() },
        { productId: product, mode, url, events: wanted, source: "command-line" },
      ),
    );
    if (json) return printJson({ id: endpointId, url, secret });
    print(`Endpoint ${endpointId} of product ${product}, ${mode} mode.\n\nSecret: ${secret}`);
  });

/** A list of event types, with commas between. */
export function readEventTypes(text: string): EventType[] {
  const names = text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const unknown = names.filter((name) => !isEventType(name));
  if (names.length === 0 || unknown.length > 0) {
    const what =
      names.length === 0 ? "It names no event." : `${unknown.join(", ")}: no such event.`;
    throw new CommandError(`--events: ${what} There are ${EVENT_TYPES.join(", ")}.`);
  }
  return names as EventType[];
}

export const listWebhooks = (options: { product?: number; secrets?: boolean; json?: boolean }) =>
  withServices(async ({ clock, keyring, store }) => {
    const counts = await countDeliveries(store);
    const endpoints = (await listEndpoints(store, options.product)).map((endpoint) => ({
      id: endpoint.endpointId,
      productId: endpoint.productId,
      mode: endpoint.mode,
      url: endpoint.url,
      events: endpoint.events,
      source: endpoint.source,
      state: endpoint.disabledAt === null ? "enabled" : "disabled",
      disabledReason: endpoint.disabledReason,
      disabledAt: asInstant(endpoint.disabledAt),
      failingSince: asInstant(endpoint.failingSince),
      createdAt: asInstant(endpoint.createdAt),
      deliveries: counts.get(endpoint.endpointId) ?? { pending: 0, delivered: 0, failed: 0 },
      ...(options.secrets && {
        secrets: liveSecrets(
          openSecrets(keyring, endpoint.endpointId, endpoint.secrets),
          clock.now(),
        ).map(({ secret, endsAt }) => ({ secret, endsAt: asInstant(endsAt) })),
      }),
    }));
    if (options.json) return printJson(endpoints);
    for (const { id, productId, mode, state, disabledReason, url, events, ...rest } of endpoints) {
      const { pending, delivered, failed } = rest.deliveries;
      print(
        [
          `${id}  ${productId}  ${mode}  ${state}${disabledReason === null ? "" : ` (${disabledReason})`}`,
          `  ${url}  ${events === null ? "all events" : events.join(", ")}`,
          `  ${delivered} delivered, ${pending} pending, ${failed} failed`,
          ...(rest.secrets ?? []).map(
            ({ secret, endsAt }) => `  ${secret}${endsAt === null ? "" : ` until ${endsAt}`}`,
          ),
        ].join("\n"),
      );
    }
  });

export const rotateWebhook = (endpointId: string, { json }: { json?: boolean }) =>
  withServices(async (services) => {
    const { clock, store } = services;
    const secret = await store.write(async (tx) =>
      rotateSecret(
        tx,
        { ...services, now: clock.now() },
        known(await findEndpoint(tx, endpointId)),
      ),
    );
    if (secret === undefined) throw new CommandError("It has just been rotated. Try again.");
    if (json) return printJson({ id: endpointId, secret });
    print(`Secret: ${secret}\n\nThe one before signs beside it for 24 hours.`);
  });

export const disableWebhook = (endpointId: string) =>
  withServices(async ({ clock, store }) => {
    await store.write(async (tx) => {
      known(await findEndpoint(tx, endpointId));
      if (!(await markDisabled(tx, endpointId, clock.now(), "operator")))
        throw new CommandError("It is disabled already.");
    });
    print("The endpoint is disabled. Its deliveries wait in the queue.");
  });

export const enableWebhook = (endpointId: string) =>
  withServices(async ({ clock, store }) => {
    await store.write(async (tx) => {
      known(await findEndpoint(tx, endpointId));
      if (!(await enableEndpoint(tx, endpointId, clock.now())))
        throw new CommandError("It is enabled already.");
    });
    print(
      "The endpoint is enabled. Its queued deliveries are being sent; `webhook replay --missing` sends the events since then.",
    );
  });

export interface ReplayOptions {
  endpoint?: string;
  product?: number;
  mode?: Mode;
  since?: number;
  until?: number;
  missing?: boolean;
}

export const replayWebhooks = (eventId: string | undefined, options: ReplayOptions) =>
  withServices(async (services) => {
    const count =
      eventId === undefined
        ? await replayMany(services, options)
        : await replayOne(services, eventId, options);
    print(count === 1 ? "1 delivery is queued." : `${count} deliveries are queued.`);
  });

async function replayOne(services: Services, eventId: string, options: ReplayOptions) {
  if (options.since !== undefined || options.until !== undefined || options.missing)
    throw new CommandError("An event id goes with no --since, --until or --missing.");
  const event = await findEvent(services.store, eventId);
  if (!event) throw new CommandError("There is no such event.");
  const isOfEvent = ({ productId, mode }: Endpoint) =>
    productId === event.productId && mode === event.mode;
  const chosen = await choose(services, { ...options, product: event.productId, mode: event.mode });
  if (!chosen.every(isOfEvent))
    throw new CommandError("The endpoint is of another product or mode than the event.");
  // Whoever names an endpoint means it, whatever it listens to.
  const endpoints =
    options.endpoint === undefined ? chosen.filter((each) => wants(each, event.type)) : chosen;
  if (endpoints.length === 0)
    throw new CommandError(`No enabled endpoint of the product listens to ${event.type}.`);
  for (const endpoint of endpoints) await replayEvent(services, endpoint, event);
  return endpoints.length;
}

async function replayMany(services: Services, options: ReplayOptions) {
  const { since, until, missing: isMissing = false } = options;
  if (since === undefined && until === undefined && !isMissing)
    throw new CommandError("Say what: the id of an event, --since, --until or --missing.");
  let count = 0;
  for (const endpoint of await choose(services, options)) {
    count += await replayRange(services, endpoint, {
      // What happened before there was an endpoint it has not missed.
      since: since ?? (isMissing ? endpoint.createdAt : FIRST_POSITION.occurredAt),
      until: until ?? services.clock.now(),
      isMissing,
    });
  }
  return count;
}

/** The endpoint that is named, or the enabled ones of a product and mode. */
async function choose({ store }: Services, options: ReplayOptions): Promise<Endpoint[]> {
  const { endpoint: endpointId, product, mode } = options;
  if (endpointId !== undefined) {
    const endpoint = known(await findEndpoint(store, endpointId));
    if (endpoint.disabledAt !== null)
      throw new CommandError("The endpoint is disabled: `webhook enable` it first.");
    return [endpoint];
  }
  if (product === undefined || mode === undefined)
    throw new CommandError("Say to whom: --endpoint, or --product with --mode.");
  return (await listEndpoints(store, product)).filter(
    (endpoint) => endpoint.mode === mode && endpoint.disabledAt === null,
  );
}

function known(endpoint: Endpoint | undefined): Endpoint {
  if (!endpoint) throw new CommandError("There is no such endpoint.");
  return endpoint;
}

export interface TriggerOptions {
  product: number;
  mode: Mode;
  message?: string;
  json?: boolean;
}

export const triggerWebhook = (type: string, { product, mode, message, json }: TriggerOptions) =>
  withServices(async ({ catalogue, clock, random, store }) => {
    if (!isEventType(type))
      throw new CommandError(`${type}: no such event. There are ${EVENT_TYPES.join(", ")}.`);
    if (type !== "Test" && mode === "live")
      throw new CommandError("In live mode only a Test is sent: the others would not be true.");
    if (!catalogue.product(product)) throw new CommandError(`There is no product ${product}.`);
    if (message !== undefined && !/^\P{Cc}{1,500}$/u.test(message))
      throw new CommandError("--message takes 1 to 500 characters.");
    const now = clock.now();
    const context = { scope: { productId: product, mode }, random, now };
    const event = sampleOf(type, { now, message });
    const { eventId, endpointIds } = await store.write((tx) => emit(tx, context, event));
    if (json) return printJson({ id: eventId, endpoints: endpointIds });
    print(
      endpointIds.length === 0
        ? `Event ${eventId}: no enabled endpoint of product ${product} listens to ${type} in ${mode} mode.`
        : `Event ${eventId} is queued for ${endpointIds.join(", ")}.`,
    );
  });
