import type { Services } from "../services.js";
import type { OperatorAction } from "../domain/ledger/entry.js";
import type { Mode } from "../domain/product.js";
import { countDeliveries } from "../store/deliveries.js";
import {
  findEndpoint,
  listEndpoints,
  markDisabled,
  wants,
  type Endpoint,
} from "../store/endpoints.js";
import type { Db } from "../store/engine/db.js";
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
import { liveSecrets } from "../webhooks/secrets.js";
import { didYouMean } from "../suggestion.js";
import { asInstant, CommandError, print, printJson, withServices } from "./open.js";
import { auditOperation, recordOperation } from "./operator.js";
import { requireProduct } from "./product-ids.js";

export interface AddOptions {
  product: number;
  mode: Mode;
  url: string;
  events?: string;
  json?: boolean;
}

export const addWebhook = ({ product, mode, url, events, json }: AddOptions) =>
  withServices(async (services, config) => {
    const { clock, store } = services;
    const wanted = events === undefined ? null : readEventTypes(events);
    requireProduct(services, product);
    await checkEndpointUrl(url, { allowPrivate: config.webhookAllowPrivate }).catch(
      (error: unknown) => {
        if (error instanceof RefusedAddressError)
          throw new CommandError(`--url cannot be used. ${error.message}`);
        throw error;
      },
    );
    const { endpointId, secret } = await store.write(async (tx) => {
      const created = await createEndpoint(
        tx,
        { ...services, now: clock.now() },
        { productId: product, mode, url, events: wanted, source: "command-line" },
      );
      await auditShown(tx, services, created.endpointId);
      await recordEndpoint(tx, services, "endpoint-added", {
        endpointId: created.endpointId,
        productId: product,
        mode,
      });
      return created;
    });
    if (json) return printJson({ id: endpointId, url, secret });
    print(`Endpoint ${endpointId} of product ${product}, ${mode} mode.\n\nSecret: ${secret}`);
  });

/** Reads a list of event types, separated by commas. Throws a CommandError with a suggestion. */
export function readEventTypes(text: string): EventType[] {
  const names = text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const unknown = names.filter((name) => !isEventType(name));
  if (names.length === 0 || unknown.length > 0) {
    const [first] = unknown;
    const fault = first === undefined ? "name at least one event type." : unknownType(first);
    throw new CommandError(`--events: ${fault}`);
  }
  return names as EventType[];
}

const unknownType = (name: string): string =>
  `${name} is not an event type${didYouMean(name, EVENT_TYPES)}\nThe types are ${EVENT_TYPES.join(", ")}.`;

export const listWebhooks = (options: { product?: number; secrets?: boolean; json?: boolean }) =>
  withServices(async (services) => {
    const { clock, store } = services;
    const counts = await countDeliveries(store);
    const listed = await listEndpoints(store, options.product);
    if (options.secrets)
      await store.write(async (tx) => {
        for (const { endpointId } of listed) await auditShown(tx, services, endpointId);
      });
    const endpoints = listed.map((endpoint) => ({
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
        secrets: liveSecrets(endpoint.secrets, clock.now()).map(({ secret, endsAt }) => ({
          secret,
          endsAt: asInstant(endsAt),
        })),
      }),
    }));
    if (options.json) return printJson(endpoints);
    if (endpoints.length === 0)
      return print("There are no endpoints. `kinward webhook add` creates one.");
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
    const secret = await store.write(async (tx) => {
      const endpoint = known(await findEndpoint(tx, endpointId));
      const rotated = await rotateSecret(tx, { ...services, now: clock.now() }, endpoint);
      if (rotated === undefined) return undefined;
      await auditShown(tx, services, endpointId);
      await recordEndpoint(tx, services, "endpoint-secret-rotated", endpoint);
      return rotated;
    });
    if (secret === undefined)
      throw new CommandError("The secret has just been rotated by another process. Try again.");
    if (json) return printJson({ id: endpointId, secret });
    print(`Secret: ${secret}\n\nFor 24 hours deliveries are signed with the old secret too.`);
  });

export const disableWebhook = (endpointId: string) =>
  withServices(async (services) => {
    const { clock, store } = services;
    await store.write(async (tx) => {
      const endpoint = known(await findEndpoint(tx, endpointId));
      if (!(await markDisabled(tx, endpointId, clock.now(), "operator")))
        throw new CommandError("The endpoint is already disabled.");
      await recordEndpoint(tx, services, "endpoint-disabled", endpoint);
    });
    print("The endpoint is disabled. Its deliveries wait in the queue.");
  });

export const enableWebhook = (endpointId: string) =>
  withServices(async (services) => {
    const { clock, store } = services;
    await store.write(async (tx) => {
      const endpoint = known(await findEndpoint(tx, endpointId));
      if (!(await enableEndpoint(tx, endpointId, clock.now())))
        throw new CommandError("The endpoint is already enabled.");
      await recordEndpoint(tx, services, "endpoint-enabled", endpoint);
    });
    print(
      "The endpoint is enabled, and its queued deliveries are being sent. `kinward webhook replay --missing` sends what happened while it was disabled.",
    );
  });

const recordEndpoint = (
  tx: Db,
  services: Services,
  action: OperatorAction,
  { endpointId, productId, mode }: Pick<Endpoint, "endpointId" | "productId" | "mode">,
) =>
  recordOperation(tx, services, {
    action,
    target: endpointId,
    product: requireProduct(services, productId),
    mode,
  });

const auditShown = (tx: Db, services: Services, endpointId: string) =>
  auditOperation(tx, services, "secret-shown", `endpoint:${endpointId}`);

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
    throw new CommandError("--since, --until and --missing cannot be used with an event id.");
  const event = await findEvent(services.store, eventId);
  if (!event) throw new CommandError("There is no such event.");
  const isOfEvent = ({ productId, mode }: Endpoint) =>
    productId === event.productId && mode === event.mode;
  const chosen = await choose(services, { ...options, product: event.productId, mode: event.mode });
  if (!chosen.every(isOfEvent))
    throw new CommandError("The endpoint belongs to another product or mode than the event.");
  // An endpoint that is named gets the event, whatever it subscribes to.
  const endpoints =
    options.endpoint === undefined ? chosen.filter((each) => wants(each, event.type)) : chosen;
  if (endpoints.length === 0)
    throw new CommandError(`No enabled endpoint of the product subscribes to ${event.type}.`);
  for (const endpoint of endpoints) await replayEvent(services, endpoint, event);
  return endpoints.length;
}

async function replayMany(services: Services, options: ReplayOptions) {
  const { since, until, missing: isMissing = false } = options;
  if (since === undefined && until === undefined && !isMissing)
    throw new CommandError("Say what to send: the id of an event, --since, --until or --missing.");
  let count = 0;
  for (const endpoint of await choose(services, options)) {
    count += await replayRange(services, endpoint, {
      // An endpoint has not missed what happened before it existed.
      since: since ?? (isMissing ? endpoint.createdAt : FIRST_POSITION.occurredAt),
      until: until ?? services.clock.now(),
      isMissing,
    });
  }
  return count;
}

/** The named endpoint, or the enabled ones of a product and mode. */
async function choose({ store }: Services, options: ReplayOptions): Promise<Endpoint[]> {
  const { endpoint: endpointId, product, mode } = options;
  if (endpointId !== undefined) {
    const endpoint = known(await findEndpoint(store, endpointId));
    if (endpoint.disabledAt !== null)
      throw new CommandError("The endpoint is disabled. Run `kinward webhook enable` first.");
    return [endpoint];
  }
  if (product === undefined || mode === undefined)
    throw new CommandError("Say where to send: --endpoint, or --product with --mode.");
  return (await listEndpoints(store, product)).filter(
    (endpoint) => endpoint.mode === mode && endpoint.disabledAt === null,
  );
}

function known(endpoint: Endpoint | undefined): Endpoint {
  if (!endpoint)
    throw new CommandError(
      "There is no such endpoint. `kinward webhook list` lists the endpoints.",
    );
  return endpoint;
}

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
