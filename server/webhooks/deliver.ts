// Delivers the due events of an endpoint at least once: a delivery is sent again unless its arrival was recorded.
import type { ServiceContext } from "../context.js";
import {
  fail,
  setAttribute,
  traced,
  traceparentOf,
  type Attributes,
  type Span,
  type Tracing,
} from "../lib/tracing.js";
import { createSignal } from "../lib/signal.js";
import { listDueDeliveries, nextDeliveryAt, type DueDelivery } from "../store/events/deliveries.js";
import { findEndpoint } from "../store/events/endpoints.js";
import { recordAttempts, type FinishedAttempt } from "./record-attempts.js";
import { keysAt } from "./secrets.js";
import {
  isDelivered,
  MAX_CONCURRENT_REQUESTS,
  type SendResult,
  type WebhookSender,
} from "./sender.js";
import { signedHeaders } from "./signature.js";

/** The most deliveries that are sent and not yet recorded, which are sent again after a crash. */
const MAX_IN_FLIGHT = 4 * MAX_CONCURRENT_REQUESTS;
/** Real time between two reads of an empty queue. */
const POLL_MS = 20;
/** The age (real time) at which a queue is read again, because an operator may have disabled the endpoint. */
const STALE_MS = 250;

type DeliverDeps = ServiceContext & { sender: WebhookSender };

/**
 * Sends the due deliveries of an endpoint, up to `MAX_CONCURRENT_REQUESTS` at a time: a request that hangs delays no other.
 * Results that come together are recorded together. Continues with deliveries that fall due meanwhile, until none is due or
 * `signal` is aborted. Returns when the next delivery is due, undefined if there is none or the endpoint is disabled.
 */
export async function deliverDue(
  services: DeliverDeps,
  endpointId: string,
  now: number,
  signal?: AbortSignal,
): Promise<number | undefined> {
  const { clock, sender, store, tracing } = services;
  const changed = createSignal();
  const inFlight = new Set<number>();
  let queue: DueDelivery[] = [];
  let target: Target = { endpointId, url: "", keys: [] };
  let sending = 0;
  let finished: FinishedAttempt[] = [];
  let recording: Promise<void> | undefined;
  let failure: { error: unknown } | undefined;
  let readAt = -Infinity;

  const instant = () => Math.max(now, clock.now());

  /** Reads the endpoint each time, so that an operator's change takes effect at once. */
  const readQueue = async (): Promise<DueDelivery[]> => {
    readAt = performance.now();
    const endpoint = await findEndpoint(store, { endpointId });
    if (!endpoint || endpoint.disabledAt !== null) return [];
    target = { endpointId, url: endpoint.url, keys: keysAt(endpoint.secrets, instant()) };
    // Deliveries that are recorded during the read still look due.
    const sentBefore = new Set(inFlight);
    const due = await listDueDeliveries(store, { endpointId, now: instant() });
    return due.filter(({ id }) => !sentBefore.has(id));
  };

  const attempt = async (delivery: DueDelivery): Promise<void> => {
    const [attemptedAt, startedAt] = [instant(), performance.now()];
    const result = await (tracing === undefined
      ? post(services, target, delivery)
      : postTraced(services, tracing, target, delivery));
    const durationMs = Math.round(performance.now() - startedAt);
    if (result) finished.push({ delivery, result, attemptedAt, endedAt: instant(), durationMs });
    else inFlight.delete(delivery.id);
  };

  const send = (delivery: DueDelivery) => {
    inFlight.add(delivery.id);
    sending += 1;
    attempt(delivery)
      .catch((error: unknown) => {
        failure ??= { error };
        inFlight.delete(delivery.id);
      })
      .finally(() => {
        sending -= 1;
        if (finished.length > 0) recording ??= record();
        changed.notify();
      });
  };

  /** Results that arrive while one transaction runs are recorded by the next. */
  const record = async (): Promise<void> => {
    while (finished.length > 0) {
      const batch = finished;
      finished = [];
      try {
        if (await recordAttempts(services, endpointId, batch)) queue = [];
      } catch (error) {
        failure ??= { error };
      }
      for (const { delivery } of batch) inFlight.delete(delivery.id);
    }
    recording = undefined;
    changed.notify();
  };

  const mayRead = () => {
    const ageMs = inFlight.size === 0 ? Infinity : performance.now() - readAt;
    return sending < MAX_CONCURRENT_REQUESTS && ageMs >= (queue.length === 0 ? POLL_MS : STALE_MS);
  };

  const sendQueue = () => {
    while (sending < MAX_CONCURRENT_REQUESTS && inFlight.size < MAX_IN_FLIGHT) {
      const next = queue.shift();
      if (!next) return;
      send(next);
    }
  };

  const timer = setInterval(() => changed.notify(), POLL_MS);
  try {
    for (;;) {
      const maySend = !failure && !sender.isStopped && !signal?.aborted;
      if (maySend && mayRead()) queue = await readQueue();
      if (maySend) sendQueue();
      if (inFlight.size === 0) break;
      await changed.wait();
    }
  } finally {
    clearInterval(timer);
  }
  if (failure) throw failure.error;
  const endpoint = await findEndpoint(store, { endpointId });
  return endpoint?.disabledAt === null ? nextDeliveryAt(store, endpointId) : undefined;
}

type Target = Readonly<{ endpointId: string; url: string; keys: readonly Buffer[] }>;

/** Sends a delivery, signed with each key. */
function post(
  { clock, sender }: Pick<DeliverDeps, "clock" | "sender">,
  { endpointId, url, keys }: Target,
  { eventId: id, body }: DueDelivery,
  span?: Span,
) {
  const timestamp = Math.floor(clock.realNow() / 1000);
  const headers = {
    "content-type": "application/json",
    "user-agent": "Kinward-Webhooks/1.0",
    ...signedHeaders(keys, { id, timestamp, body }),
    ...(span && { traceparent: traceparentOf(span) }),
  };
  return sender.post({ endpointId, url, headers, body });
}

/** Sends a delivery in a span of its own, in the trace of its event. */
function postTraced(
  services: Pick<DeliverDeps, "clock" | "sender">,
  tracing: Tracing,
  target: Target,
  delivery: DueDelivery,
) {
  const { traceparent: parent } = delivery;
  const options = { kind: "CLIENT", attributes: attributesOf(target, delivery), parent } as const;
  return traced(tracing, "POST", options, async (span) => {
    const result = await post(services, target, delivery, span);
    if (result) noteResult(span, result);
    return result;
  });
}

/** Without the path of the address, which may hold a secret of the product. */
function attributesOf(
  { endpointId, url }: Target,
  { type, eventId, attempts }: DueDelivery,
): Attributes {
  const { hostname, port, protocol } = new URL(url);
  return {
    "http.request.method": "POST",
    "server.address": hostname,
    "server.port": Number(port || (protocol === "https:" ? 443 : 80)),
    ...(attempts > 0 && { "http.request.resend_count": attempts }),
    "kinward.event.type": type,
    "kinward.event.id": eventId,
    "kinward.endpoint.id": endpointId,
  };
}

function noteResult(span: Span, result: SendResult): void {
  if (/^\d/.test(result.status))
    setAttribute(span, "http.response.status_code", Number(result.status));
  if (!isDelivered(result)) fail(span, result.status);
}
