// Sends again what was sent before, or what an endpoint has missed.
import type { ServiceContext } from "../context.js";
import { addDeliveryAgain, deliveryStates } from "../store/deliveries.js";
import { wants, type Endpoint } from "../store/endpoints.js";
import { readEvents, type StoredEvent } from "../store/events.js";
import { armWakeupBy } from "../store/wakeups.js";

export interface ReplayRange {
  /** Instants of the events, in milliseconds, both inclusive. */
  since: number;
  until: number;
  /** Only what has not arrived and does not stand in line. */
  isMissing: boolean;
}

/** Puts one event in line for an endpoint, with all its attempts before it. */
export async function replayEvent(
  { store, clock }: Pick<ServiceContext, "store" | "clock">,
  endpoint: Endpoint,
  { id }: Pick<StoredEvent, "id">,
): Promise<void> {
  await store.write((tx) => putInLine(tx, endpoint, [id], clock.now()));
}

/** Puts the events of a range in line that an endpoint wants, the oldest first. Answers how many. */
export async function replayRange(
  { store, clock }: Pick<ServiceContext, "store" | "clock">,
  endpoint: Endpoint,
  { since, until, isMissing }: ReplayRange,
): Promise<number> {
  let count = 0;
  for await (const events of readEvents(store, endpoint, { since, until })) {
    // A transaction for each page: the others wait for none of them long.
    count += await store.write(async (tx) => {
      const wanted = events.filter(({ type }) => wants(endpoint, type));
      const ids = wanted.map(({ id }) => id);
      const states = await deliveryStates(tx, endpoint.endpointId, ids);
      const chosen = ids.filter((id) => {
        const state = states.get(id);
        return !isMissing || state === undefined || state === "failed";
      });
      await putInLine(tx, endpoint, chosen, clock.now());
      return chosen.length;
    });
  }
  return count;
}

async function putInLine(
  tx: Parameters<typeof addDeliveryAgain>[0],
  { endpointId }: Endpoint,
  eventRowIds: readonly number[],
  dueAt: number,
): Promise<void> {
  for (const eventRowId of eventRowIds)
    await addDeliveryAgain(tx, { eventRowId, endpointId, dueAt });
  if (eventRowIds.length > 0)
    await armWakeupBy(tx, { kind: "webhookDelivery", ref: endpointId, dueAt });
}
