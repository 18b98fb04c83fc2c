// Sends an endpoint what is due for it. Whatever is not known to have arrived is sent again: at least once.
import { pauseAfter } from "../back-off.js";
import { createSignal } from "../signal.js";
import type { Randomness, ServiceContext } from "../context.js";
import type { Db } from "../store/engine/db.js";
import {
  listDueDeliveries,
  nextDeliveryAt,
  completeDelivery,
  type DueDelivery,
} from "../store/deliveries.js";
import {
  findEndpoint,
  markDisabled,
  noteEndpointFailure,
  noteEndpointSuccess,
  type DisabledReason,
} from "../store/endpoints.js";
import { WEBHOOK_RETRIES } from "./schedule.js";
import { keysAt, openSecrets } from "./secrets.js";
import { AT_ONCE, isDelivered, type SendResult, type WebhookSender } from "./sender.js";
import { signedHeaders } from "./signature.js";

/** What is under way or waits to be recorded, at most: so many are sent again after a crash. */
const MAX_IN_FLIGHT = 4 * AT_ONCE;
/** Real time between two looks at what has come to be due, */
const POLL_MS = 20;
/** and after which what was read to be sent is read anew, for an operator may have disabled the endpoint. */
const STALE_MS = 250;
/** An endpoint that nothing got through to for so long is disabled. */
const FAILING_MS = 120 * 3_600_000;
const GONE = "410";

type DeliverDeps = ServiceContext & { sender: WebhookSender };

interface Finished {
  delivery: DueDelivery;
  outcome: SendResult;
  at: number;
  endedAt: number;
  tookMs: number;
}

/**
 * Sends what is due for an endpoint, up to `AT_ONCE` at a time, and what comes to be due meanwhile: one receiver's
 * request that hangs holds up no other of its. Results are recorded together as they come. It goes on for as long as more
 * comes to be due, or until `signal` ends it. Answers when the next delivery is due, undefined where there is none or the
 * endpoint is disabled.
 */
export async function deliverDue(
  services: DeliverDeps,
  endpointId: string,
  now: number,
  signal?: AbortSignal,
): Promise<number | undefined> {
  const { clock, keyring, sender, store } = services;
  const finishedOne = createSignal();
  const inFlight = new Set<number>();
  let queue: DueDelivery[] = [];
  let keys: Buffer[] = [];
  let url = "";
  let sending = 0;
  let finished: Finished[] = [];
  let recording: Promise<void> | undefined;
  let failure: { error: unknown } | undefined;
  let readAt = -Infinity;

  const instant = () => Math.max(now, clock.now());

  /** Reads the endpoint each time: what an operator changes counts at once. */
  const readQueue = async (): Promise<DueDelivery[]> => {
    readAt = performance.now();
    const endpoint = await findEndpoint(store, endpointId);
    if (!endpoint || endpoint.disabledAt !== null) return [];
    url = endpoint.url;
    keys = keysAt(openSecrets(keyring, endpointId, endpoint.secrets), instant());
    // What is recorded while the rows are read still looks as if it were due.
    const held = new Set(inFlight);
    const due = await listDueDeliveries(store, endpointId, instant());
    return due.filter(({ id }) => !held.has(id));
  };

  const attempt = async (delivery: DueDelivery): Promise<void> => {
    const { eventId: id, body } = delivery;
    const [at, began] = [instant(), performance.now()];
    const timestamp = Math.floor(clock.realNow() / 1000);
    const headers = {
      "content-type": "application/json",
      "user-agent": "Kinward-Webhooks/1.0",
      ...signedHeaders(keys, { id, timestamp, body }),
    };
    const outcome = await sender.post({ endpointId, url, headers, body });
    const tookMs = Math.round(performance.now() - began);
    if (outcome) finished.push({ delivery, outcome, at, endedAt: instant(), tookMs });
    else inFlight.delete(delivery.id);
  };

  const begin = (delivery: DueDelivery) => {
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
        finishedOne.notify();
      });
  };

  /** Whatever finishes while one transaction is written goes into the next. */
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
    finishedOne.notify();
  };

  const timer = setInterval(() => finishedOne.notify(), POLL_MS);
  try {
    for (;;) {
      const mayBegin = !failure && !sender.isStopped && !signal?.aborted;
      const ageMs = inFlight.size === 0 ? Infinity : performance.now() - readAt;
      const isTime = sending < AT_ONCE && ageMs >= (queue.length === 0 ? POLL_MS : STALE_MS);
      if (mayBegin && isTime) queue = await readQueue();
      while (mayBegin && sending < AT_ONCE && inFlight.size < MAX_IN_FLIGHT) {
        const next = queue.shift();
        if (!next) break;
        begin(next);
      }
      if (inFlight.size === 0) break;
      await finishedOne.wait();
    }
  } finally {
    clearInterval(timer);
  }
  if (failure) throw failure.error;
  const endpoint = await findEndpoint(store, endpointId);
  return endpoint?.disabledAt === null ? nextDeliveryAt(store, endpointId) : undefined;
}

/** Answers whether the endpoint is disabled by it. */
async function recordAttempts(
  services: ServiceContext,
  endpointId: string,
  batch: readonly Finished[],
): Promise<boolean> {
  const { clock, log, random, store } = services;
  const settled = batch.map((finished) => {
    const attempts = finished.delivery.attempts + 1;
    return { ...finished, next: nextOf(finished, attempts, random) };
  });
  const disabled = await store.write(async (tx) => {
    for (const { delivery, outcome, at, tookMs, next } of settled) {
      const { status } = outcome;
      await completeDelivery(tx, delivery, {
        endpointId,
        attemptedAt: at,
        status,
        durationMs: tookMs,
        next,
      });
    }
    return noteHealth(tx, endpointId, batch, clock.now());
  });
  for (const { delivery, outcome, tookMs, next } of settled) {
    const { eventId, type } = delivery;
    const queue = {
      endpointId,
      eventId,
      type,
      attempts: next.attempts,
      status: outcome.status,
      tookMs,
    };
    if (next.status === "failed") log.warn(queue, "a webhook was given up");
    else log.debug(queue, "webhook attempted");
  }
  if (disabled) log.warn({ endpointId, because: disabled }, "a webhook endpoint is disabled");
  return disabled !== undefined;
}

function nextOf({ outcome, endedAt }: Finished, attempts: number, random: Randomness) {
  if (isDelivered(outcome)) return { status: "delivered", attempts, dueAt: null } as const;
  const pauseMs = pauseAfter(WEBHOOK_RETRIES, attempts, random);
  if (pauseMs === undefined) return { status: "failed", attempts, dueAt: null } as const;
  // A receiver may ask for a longer pause, not for a shorter one.
  const dueAt = endedAt + Math.max(pauseMs, outcome.retryAfterMs ?? 0);
  return { status: "pending", attempts, dueAt } as const;
}

/** Answers why the endpoint was disabled, if it was. */
async function noteHealth(
  tx: Db,
  endpointId: string,
  batch: readonly Finished[],
  now: number,
): Promise<DisabledReason | undefined> {
  const disable = async (reason: DisabledReason) =>
    (await markDisabled(tx, endpointId, now, reason)) ? reason : undefined;
  if (batch.some(({ outcome }) => outcome.status === GONE)) return disable("gone");
  if (batch.some(({ outcome }) => isDelivered(outcome))) {
    await noteEndpointSuccess(tx, endpointId);
    return undefined;
  }
  const first = Math.min(...batch.map(({ at }) => at));
  const since = (await noteEndpointFailure(tx, endpointId, first)) ?? now;
  return now - since >= FAILING_MS ? disable("failing") : undefined;
}
