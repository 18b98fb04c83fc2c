import { backOffMs, type BackOff } from "../lib/back-off.js";
import { inSpan, type ServiceContext } from "../context.js";
import { ServiceError } from "../lib/errors.js";
import type { WriteOptions } from "../store/engine/db.js";
import { completeWakeup, postponeWakeup } from "../store/wakeups/complete.js";
import { renewLeases, type LeasedWakeup } from "../store/wakeups/lease.js";
import type { Kinds } from "./kind.js";
import { traced } from "../lib/tracing.js";
import { isExternalKind } from "../domain/wakeup-kinds.js";

/** How long a lease lasts in real time; a process renews its leases while it lives. */
export const LEASE_MS = 30_000;

const AFTER_FAILURES: BackOff = { firstMs: 1_000, longestMs: 600_000, jitter: 0.2 };

export interface Runner {
  /** Runs a wakeup and updates its row; if it fails, it is postponed. Never rejects. `options` are for transactional kinds. */
  run(wakeup: LeasedWakeup, options?: WriteOptions): Promise<void>;
  stop(): void;
}

/** Runs leased wakeups, and renews their leases meanwhile. */
export function startRunner(services: ServiceContext, kinds: Kinds): Runner {
  const { clock, log, store } = services;
  const inFlight = new Set<number>();

  const renew = () => {
    if (inFlight.size === 0) return;
    const until = clock.realNow() + LEASE_MS;
    store
      .write((tx) => renewLeases(tx, [...inFlight], until))
      .catch((error: unknown) => log.error({ err: error }, "cannot renew leases"));
  };
  const timer = setInterval(renew, LEASE_MS / 3).unref();

  return {
    async run(wakeup, options) {
      inFlight.add(wakeup.id);
      try {
        await attemptWakeup(services, kinds, wakeup, options);
      } catch (error) {
        // The wakeup is tried again once its lease has expired.
        log.error({ err: error, kind: wakeup.kind, ref: wakeup.ref }, "cannot complete a wakeup");
      } finally {
        inFlight.delete(wakeup.id);
      }
    },
    stop: () => clearInterval(timer),
  };
}

/** The write options are for transactional kinds, `signal` is for external ones. */
interface AttemptOptions extends WriteOptions {
  signal?: AbortSignal;
}

/** Runs one wakeup and updates its row, or postpones it where it fails. Rejects where even that fails. */
export async function attemptWakeup(
  services: ServiceContext,
  kinds: Kinds,
  wakeup: LeasedWakeup,
  options?: AttemptOptions,
): Promise<void> {
  const { clock, log, observer, random, store, tracing } = services;
  const { kind, ref, traceparent: parent } = wakeup;
  observer.onAdvance(kind, clock.now() - wakeup.runAt);
  try {
    if (tracing === undefined) await advance(services, kinds, wakeup, options);
    else
      await traced(
        tracing,
        `wakeup ${kind}`,
        { kind: "CONSUMER", attributes: { "kinward.wakeup.kind": kind }, parent },
        (span) => advance(inSpan(services, span), kinds, wakeup, options),
      );
  } catch (error) {
    const attempts = wakeup.attempts + 1;
    log.error({ err: error, kind, ref, attempts }, "a wakeup failed");
    const runAt = clock.now() + backOffMs(AFTER_FAILURES, attempts, random);
    await store.write((tx) => postponeWakeup(tx, wakeup, { runAt, lastError: describe(error) }));
  }
}

async function advance(
  services: ServiceContext,
  kinds: Kinds,
  wakeup: LeasedWakeup,
  { signal, ...options }: AttemptOptions = {},
): Promise<void> {
  const { clock, store } = services;
  const { kind, ref } = wakeup;
  if (!Object.hasOwn(kinds, kind))
    throw new Error(`This version does not know wakeups of the kind ${kind}.`);
  if (isExternalKind(kind)) {
    const next = await kinds[kind].advance(services, ref, clock.now(), signal);
    await store.write((tx) => completeWakeup(tx, wakeup, next));
  } else {
    await store.write(async (tx) => {
      const next = await kinds[kind].advance(services, ref, clock.now(), tx);
      await completeWakeup(tx, wakeup, next);
    }, options);
  }
}

/** Returns the part of an error that operators see. Only the messages of our own errors are known to hold no personal data. */
export function describe(error: unknown): string {
  if (error instanceof ServiceError) return `${error.code}: ${error.message}`;
  const { name = "Error", code } = error as { name?: string; code?: unknown };
  return typeof code === "string" ? `${name} ${code}` : name;
}
