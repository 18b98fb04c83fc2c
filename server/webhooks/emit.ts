import type { Context } from "../context.js";
import type { Db } from "../store/engine/db.js";
import { addDelivery } from "../store/deliveries.js";
import { listEndpointsFor } from "../store/endpoints.js";
import { addEvent, addEventToDeliver, nextSequence } from "../store/events.js";
import { armWakeupBy } from "../store/wakeups/arm.js";
import type { NewEvent } from "./events.js";

/**
 * Stores an event and queues it for the product's endpoints, in the transaction of its cause: the event exists if and only
 * if its cause does. Receivers recognise repetitions by its id. Returns the endpoints it is queued for.
 */
export async function emit(
  tx: Db,
  { scope, random, now }: Pick<Context, "scope" | "random" | "now">,
  { type, session, kuid, at = now, data }: NewEvent,
): Promise<{ eventId: string; endpointIds: readonly string[] }> {
  const [sequence, endpointIds] = await Promise.all([
    session ? nextSequence(tx, session.sessionId) : 0,
    listEndpointsFor(tx, scope, type),
  ]);
  const ids = session && { sessionId: session.sessionId, kuid: session.kuid, sequence };
  const eventId = random.uuid("event");
  const event = {
    eventId,
    sessionId: session?.sessionId ?? null,
    kuid: session?.kuid ?? kuid ?? null,
    type,
    sequence,
    occurredAt: at,
    body: JSON.stringify({
      type,
      timestamp: new Date(at).toISOString(),
      data: { productId: scope.productId, ...ids, ...data },
    }),
  };
  if (endpointIds.length === 0) {
    await addEvent(tx, scope, event);
    return { eventId, endpointIds };
  }
  const eventRowId = await addEventToDeliver(tx, scope, event);
  for (const endpointId of endpointIds) {
    await addDelivery(tx, { eventRowId, endpointId, dueAt: now });
    await armWakeupBy(tx, { kind: "webhookDelivery", ref: endpointId, dueAt: now });
  }
  return { eventId, endpointIds };
}
