import type { Context } from "../context.js";
import type { Db } from "../store/engine/db.js";
import { addDelivery } from "../store/events/deliveries.js";
import { listEndpointsFor } from "../store/events/endpoints.js";
import {
  addEvent,
  addEventToDeliver,
  lockEvents,
  nextSequence,
  type NewStoredEvent,
} from "../store/events/queries.js";
import { findExternalId } from "../store/players/queries.js";
import type { Scope } from "../store/sessions/queries.js";
import { armWakeupBy } from "../store/wakeups/arm.js";
import type { NewEvent } from "./events.js";

interface Emitted {
  readonly scope: Scope;
  readonly event: NewStoredEvent;
  readonly endpointIds: readonly string[];
}

/** The events of each transaction that are not stored yet. */
const emitted = new WeakMap<Db, Emitted[]>();

/**
 * Stores an event and queues it for the product's endpoints, in the transaction of its cause: the event exists if and only
 * if its cause does. Receivers recognise repetitions by its id. Returns the endpoints it is queued for.
 */
export async function emit(
  tx: Db,
  { scope, random, now }: Pick<Context, "scope" | "random" | "now">,
  { type, session, kuid, at = now, data }: NewEvent,
): Promise<{ eventId: string; endpointIds: readonly string[] }> {
  const about = session?.kuid ?? kuid;
  const [sequence, endpointIds, externalId] = await Promise.all([
    session ? nextSequence(tx, session.sessionId, now) : 0,
    listEndpointsFor(tx, scope, type),
    about === undefined ? null : findExternalId(tx, scope, about),
  ]);
  const ids = {
    ...(session && { sessionId: session.sessionId, kuid: session.kuid, sequence }),
    ...(externalId !== null && { externalId }),
  };
  const eventId = random.uuid("event");
  const event = {
    eventId,
    sessionId: session?.sessionId ?? null,
    kuid: about ?? null,
    type,
    sequence,
    occurredAt: at,
    createdAt: now,
    body: JSON.stringify({
      type,
      timestamp: new Date(at).toISOString(),
      data: { productId: scope.productId, ...ids, ...data },
    }),
    traceparent: tx.traceparent(),
  };
  let queue = emitted.get(tx);
  if (!queue) {
    emitted.set(tx, (queue = []));
    tx.beforeCommit(() => storeEmitted(tx));
  }
  queue.push({ scope, event, endpointIds });
  return { eventId, endpointIds };
}

/**
 * Stores emitted events, as the last step of a transaction, because it makes others wait that store events of the product. All
 * transactions take products in one order, so that no two wait for each other.
 */
export async function storeEmitted(tx: Db): Promise<void> {
  const queue = emitted.get(tx)?.splice(0) ?? [];
  let locked: string | undefined;
  for (const each of queue.toSorted((one, other) => feedOf(one).localeCompare(feedOf(other)))) {
    if (feedOf(each) !== locked) await lockEvents(tx, each.scope);
    locked = feedOf(each);
    await store(tx, each);
  }
}

const feedOf = ({ scope }: Emitted): string => `${scope.mode} ${scope.productId}`;

async function store(tx: Db, { scope, event, endpointIds }: Emitted): Promise<void> {
  if (endpointIds.length === 0) return addEvent(tx, { ...event, ...scope });
  const eventRowId = await addEventToDeliver(tx, scope, event);
  const dueAt = event.createdAt;
  for (const endpointId of endpointIds) {
    await addDelivery(tx, { eventRowId, endpointId, dueAt });
    await armWakeupBy(tx, { kind: "webhookDelivery", ref: endpointId, dueAt });
  }
}
