// Records how attempts at delivery went: the next attempt of each, and the health of their endpoint.
import { audit } from "../store/audit/audit.js";
import { pauseAfter } from "../lib/back-off.js";
import type { AuditScope } from "../domain/audit.js";
import type { ServiceContext } from "../context.js";
import { EVERYWHERE } from "../domain/counters.js";
import type { Randomness } from "../lib/randomness.js";
import { DAY_MS } from "../lib/dates.js";
import { completeDelivery, type DueDelivery } from "../store/events/deliveries.js";
import {
  findEndpoint,
  markDisabled,
  noteEndpointFailure,
  noteEndpointSuccess,
} from "../store/events/endpoints.js";
import type { DeliveryStatus, DisabledReason } from "../store/events/table.js";
import { count } from "../store/counts/count.js";
import type { Db } from "../store/engine/db.js";
import { findProduct } from "../store/products/queries.js";
import { WEBHOOK_RETRIES } from "./retries.js";
import { isDelivered, type SendResult } from "./sender.js";

/** An endpoint that has accepted nothing for so long is disabled. */
const FAILING_MS = 5 * DAY_MS;
/** By this status a receiver asks for no further webhook. */
const GONE = "410";

/** Instants in milliseconds on the service's clock; `durationMs` in real time. */
export interface FinishedAttempt {
  delivery: DueDelivery;
  result: SendResult;
  attemptedAt: number;
  endedAt: number;
  durationMs: number;
}

/** Records attempts at one endpoint in one transaction. Returns whether they have disabled the endpoint. */
export async function recordAttempts(
  services: Pick<ServiceContext, "clock" | "log" | "observer" | "random" | "store">,
  endpointId: string,
  batch: readonly FinishedAttempt[],
): Promise<boolean> {
  const { log, observer, random, store } = services;
  const attempts = batch.map((finished) => ({ ...finished, next: nextOf(finished, random) }));
  const disabledReason = await store.write(async (tx) => {
    for (const { delivery, result, attemptedAt, durationMs, next } of attempts) {
      const { status, body: response = null } = result;
      const attempt = { endpointId, attemptedAt, status, durationMs, response, next };
      const { productId, mode } = delivery;
      if (await completeDelivery(tx, delivery, attempt))
        count(tx, { scope: { productId, mode }, now: attemptedAt, observer }, EVERYWHERE, {
          [`webhook:${outcomeOf(next)}`]: 1,
        });
    }
    return noteHealth(tx, services, endpointId, batch);
  });
  for (const { delivery, result, endedAt, durationMs, next } of attempts) {
    observer.onDeliveryAttempt(outcomeOf(next), endedAt - delivery.dueAt);
    const { eventId, type } = delivery;
    const { status } = result;
    const line = { endpointId, eventId, type, attempts: next.attempts, status, durationMs };
    if (next.status === "failed") log.warn(line, "a webhook has failed for good");
    else log.debug(line, "webhook attempted");
  }
  if (disabledReason) log.warn({ endpointId, disabledReason }, "a webhook endpoint is disabled");
  return disabledReason !== undefined;
}

const outcomeOf = ({ status }: Readonly<{ status: DeliveryStatus }>) =>
  status === "pending" ? "retried" : status;

function nextOf({ delivery, result, endedAt }: FinishedAttempt, random: Randomness) {
  const attempts = delivery.attempts + 1;
  if (isDelivered(result)) return { status: "delivered", attempts, dueAt: null } as const;
  const pauseMs = pauseAfter(WEBHOOK_RETRIES, attempts, random);
  if (pauseMs === undefined) return { status: "failed", attempts, dueAt: null } as const;
  // A receiver may ask for a longer pause, not for a shorter one.
  const dueAt = endedAt + Math.max(pauseMs, result.retryAfterMs ?? 0);
  return { status: "pending", attempts, dueAt } as const;
}

async function tenancyOfEndpoint(tx: Db, endpointId: string): Promise<AuditScope> {
  const { productId, mode } = (await findEndpoint(tx, { endpointId })) ?? {};
  const product = productId === undefined ? undefined : await findProduct(tx, productId);
  return { organisation: product?.organisation ?? null, mode: mode ?? null };
}

/** Returns why the endpoint was disabled, if it was. */
async function noteHealth(
  tx: Db,
  services: Pick<ServiceContext, "clock" | "log" | "random">,
  endpointId: string,
  batch: readonly FinishedAttempt[],
): Promise<DisabledReason | undefined> {
  const now = services.clock.now();
  const disable = async (reason: DisabledReason) => {
    if (!(await markDisabled(tx, endpointId, now, reason))) return undefined;
    const endpoint = `endpoint:${endpointId}` as const;
    const tenancy = await tenancyOfEndpoint(tx, endpointId);
    await audit(
      tx,
      { ...services, tenancy },
      { actor: endpoint, action: "endpoint-disabled", target: endpoint },
    );
    return reason;
  };
  if (batch.some(({ result }) => result.status === GONE)) return disable("gone");
  if (batch.some(({ result }) => isDelivered(result))) {
    await noteEndpointSuccess(tx, { endpointId });
    return undefined;
  }
  const first = Math.min(...batch.map(({ attemptedAt }) => attemptedAt));
  const failingSince = (await noteEndpointFailure(tx, endpointId, first)) ?? now;
  return now - failingSince >= FAILING_MS ? disable("failing") : undefined;
}
