import type { Mode } from "../domain/product.js";
import type { Services } from "../services.js";
import { findEndpoint, listEndpoints, wants } from "../store/events/endpoints.js";
import type { Endpoint } from "../store/events/table.js";
import { findEvent, FIRST_POSITION } from "../store/events/queries.js";
import { replayEvent, replayRange } from "../webhooks/replay.js";
import { CommandError } from "./command-error.js";
import { print, withServices } from "./with-services.js";
import { known } from "./webhook.js";

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
    print(`${count} ${count === 1 ? "delivery was" : "deliveries were"} added to the queue.`);
  });

async function replayOne(services: Services, eventId: string, options: ReplayOptions) {
  if (options.since !== undefined || options.until !== undefined || options.missing)
    throw new CommandError("--since, --until and --missing cannot be used with an event id.");
  const event = await findEvent(services.store, { eventId });
  if (!event) throw new CommandError("There is no such event.");
  const isOfEvent = ({ productId, mode }: Endpoint) =>
    productId === event.productId && mode === event.mode;
  const chosen = await choose(services, { ...options, product: event.productId, mode: event.mode });
  if (!chosen.every(isOfEvent))
    throw new CommandError("The endpoint belongs to another product or mode than the event.");
  // A named endpoint gets the event whatever its subscriptions are.
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
      since: since ?? (isMissing ? endpoint.createdAt : FIRST_POSITION.createdAt),
      until: until ?? services.clock.now(),
      isMissing,
    });
  }
  return count;
}

/** Returns the named endpoint, or the enabled ones of a product and mode. */
async function choose({ store }: Services, options: ReplayOptions): Promise<Endpoint[]> {
  const { endpoint: endpointId, product, mode } = options;
  if (endpointId !== undefined) {
    const endpoint = known(await findEndpoint(store, { endpointId }));
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
