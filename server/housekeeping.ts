// Forgets what no longer counts: kept answers after a day, nonces that have expired, wrong passwords of long ago.
import type { Services } from "./context.js";
import { purgeIdempotencyKeys } from "./store/idempotency.js";
import { purgePageVisits } from "./store/page-visits.js";

const PAUSE_MS = 10 * 60_000;
/** Longer than the ten minutes for which wrong passwords count. */
const WRONG_PASSWORDS_MS = 60 * 60_000;

/** Tidies once. */
async function tidy({ store, clock }: Pick<Services, "store" | "clock">): Promise<void> {
  const now = clock.now();
  await store.write(async (tx) => {
    await purgeIdempotencyKeys(tx, now);
    await purgePageVisits(tx, now, now - WRONG_PASSWORDS_MS);
  });
}

/** Tidies every ten minutes, and never keeps the process alive for it. Answers what ends it. */
export function startHousekeeping(services: Services): () => void {
  const onError = (error: unknown) => services.log.error({ err: error }, "housekeeping failed");
  const timer = setInterval(() => void tidy(services).catch(onError), PAUSE_MS).unref();
  return () => clearInterval(timer);
}
