// Queues events for an endpoint again, sent or missed.
import type { ServiceContext } from "../context.js";
import { addDeliveryAgain, deliveryStates } from "../store/events/deliveries.js";
import { wants } from "../store/events/endpoints.js";
import type { Db } from "../store/engine/db.js";
import type { Endpoint } from "../store/events/table.js";
import { readEvents, type StoredEvent } from "../store/events/queries.js";
import { armWakeupBy } from "../store/wakeups/arm.js";

interface ReplayRange {
  /** When the events were stored, in milliseconds, both inclusive. */
  since: number;
  until: number;
  /** Whether to queue only events that have neither arrived nor are queued. */
  isMissing: boolean;
  /** Called for each page of events, with how many were queued so far. */
  onProgress?: (count: number) => Promise<void>;
}

/** Queues one event for an endpoint, with a new schedule of attempts. */
export async function replayEvent(
  { store, clock }: Pick<ServiceContext, "store" | "clock">,
  endpoint: Endpoint,
  { id }: Pick<StoredEvent, "id">,
): Promise<void> {
  await store.write((tx) => queueAgain(tx, endpoint, [id], clock.now()));
}

/** Queues the events of a range that an endpoint wants, oldest first. Returns how many. */
export async function replayRange(
  { store, clock }: Pick<ServiceContext, "store" | "clock">,
  endpoint: Endpoint,
  { since, until, isMissing, onProgress }: ReplayRange,
): Promise<number> {
  let count = 0;
  for await (const events of readEvents(store, endpoint, { since, until })) {
    // A transaction for each page, so that other writes never wait long.
    count += await store.write(async (tx) => {
      const wanted = events.filter(({ type }) => wants(endpoint, type));
      const ids = wanted.map(({ id }) => id);
      const states = await deliveryStates(tx, endpoint.endpointId, ids);
      const chosen = ids.filter((id) => {
        const state = states.get(id);
        return !isMissing || state === undefined || state === "failed";
      });
      await queueAgain(tx, endpoint, chosen, clock.now());
      return chosen.length;
    });
    await onProgress?.(count);
  }
  return count;
}

/** Queues events for an endpoint, each with a new schedule of attempts. */
export async function queueAgain(
  tx: Db,
  { endpointId }: Endpoint,
  eventRowIds: readonly number[],
  dueAt: number,
): Promise<void> {
  for (const eventRowId of eventRowIds)
    await addDeliveryAgain(tx, { eventRowId, endpointId, dueAt });
  if (eventRowIds.length > 0)
    await armWakeupBy(tx, { kind: "webhookDelivery", ref: endpointId, dueAt });
}
