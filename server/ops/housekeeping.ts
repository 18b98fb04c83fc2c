// Deletes what no longer counts: kept answers after a day, nonces and links that have expired, wrong passwords of long ago,
// guardians who never answered, erasures that were announced, and what this process remembers of people whom another one has
// erased. What is kept for days by a product's file is purged by a wakeup of its own.
import { DAY_MS, MINUTE_MS } from "../lib/dates.js";
import type { ClockControl, ServiceContext } from "../context.js";
import { MAX_BROWSER_SESSION_MS } from "../domain/browser-session.js";
import { expireWidgets } from "../actions/widget/complete-widget.js";
import { forgetUnanswered } from "../actions/retention/forget-unanswered.js";
import { purgeAuditLog } from "../store/audit/queries.js";
import { addUpCounts } from "../store/counts/queries.js";
import type { Db } from "../store/engine/db.js";
import { purgeErasedEvents } from "../store/erasure/events.js";
import { purgeBrowserSessions } from "../store/guardians/sign-ins.js";
import { purgeOwnMails } from "../store/mail/queries.js";
import { idempotencyKeys } from "../store/requests/table.js";
import { purgeExpired } from "../store/retention/purge-expired.js";
import { WIDGETS_AT_ONCE } from "../store/verifications/widgets.js";

const PAUSE_MS = 10 * MINUTE_MS;
/** The pause between additions of counts. An overview also adds the counts since the last one. */
const ADDING_UP_MS = 10_000;
/**
 * How long the service's own mails are kept. They may hold the address of anyone, and their links expire after a quarter of an
 * hour.
 */
const OWN_MAILS_MS = DAY_MS;

/** How long a product without an endpoint can list that a player was erased. */
const ERASED_EVENTS_MS = 5 * DAY_MS;

/** Runs once. With `keepsAnswers`, repeated requests still get the first response. */
export async function runHousekeeping(
  services: Pick<ServiceContext, "store" | "clock" | "random">,
  { keepsAnswers = false }: { keepsAnswers?: boolean } = {},
): Promise<void> {
  const { store, clock } = services;
  const now = clock.now();
  store.memory.forgetAll();
  const kept = keepsAnswers ? idempotencyKeys.name : undefined;
  while (await store.write((tx) => purgeExpired(tx, now, kept)));
  await store.write(async (tx) => {
    await purgeBrowserSessions(tx, { before: now - MAX_BROWSER_SESSION_MS, now });
    await purgeOwnMails(tx, { before: now - OWN_MAILS_MS });
  });
  while ((await store.write((tx) => purgeAuditLog(tx, clock.realNow()))) > 0);
  await addUpAll(store);
  await forgetUnanswered(services, now);
  while ((await store.write((tx) => expireWidgets(tx, services, now))) === WIDGETS_AT_ONCE);
  while ((await store.write((tx) => purgeErasedEvents(tx, now - ERASED_EVENTS_MS))) > 0);
}

/** Adds up all that commits have counted, which a reader would otherwise have to. */
async function addUpAll(store: Db): Promise<void> {
  while (await store.write(addUpCounts, { durability: "relaxed" }));
}

/**
 * Runs every ten minutes, and adds up counts every few seconds. Does not keep the process alive. Returns a function that stops
 * it.
 */
export function startHousekeeping(services: ServiceContext): () => void {
  let isStopped = false;
  const onError = (error: unknown) => {
    if (!isStopped) services.log.error({ err: error }, "housekeeping failed");
  };
  const every = (pauseMs: number, work: () => Promise<void>) =>
    setInterval(() => void work().catch(onError), pauseMs).unref();
  const timers = [
    every(PAUSE_MS, () => runHousekeeping(services)),
    every(ADDING_UP_MS, () => addUpAll(services.store)),
  ];
  return () => {
    isStopped = true;
    timers.forEach(clearInterval);
  };
}

/** Returns a clock control that also runs the housekeeping, because a manual clock jumps over its pauses. */
export function tidyingClock(
  services: Pick<ServiceContext, "store" | "clock" | "random">,
  clockControl: ClockControl,
): ClockControl {
  const { clock } = services;
  let tidiedAt = clock.now();
  const afterwards = async (move: Promise<void>) => {
    await move;
    if (clock.now() - tidiedAt < PAUSE_MS) return;
    tidiedAt = clock.now();
    // A repeated move of the clock gets the first response, however far the first one went.
    await runHousekeeping(services, { keepsAnswers: true });
  };
  return {
    advanceTo: (instant) => afterwards(clockControl.advanceTo(instant)),
    advanceBy: (spanMs) => afterwards(clockControl.advanceBy(spanMs)),
  };
}
