import type { ServiceContext } from "../context.js";
import type { Mode } from "../domain/product.js";
import { keptSince } from "../domain/retention.js";
import { purgeEvents } from "../store/purge-events.js";
import { listProducts } from "../store/products.js";

const DAY_MS = 86_400_000;
/** Longer than all attempts take: what is still queued then will never be sent. */
const MAX_QUEUED_DAYS = 5;
const MODES: readonly Mode[] = ["test", "live"];

/**
 * Deletes events older than each product's retention, a few at a time, so that other writes never wait long. Queued events
 * are kept until their attempts are over.
 */
export async function purgeOldEvents({
  store,
  clock,
}: Pick<ServiceContext, "store" | "clock">): Promise<void> {
  const now = clock.now();
  for (const { productId, retentionDays } of await listProducts(store)) {
    const before = keptSince(retentionDays, "webhooks", now);
    const range = { before, longBefore: before - MAX_QUEUED_DAYS * DAY_MS };
    for (const mode of MODES) {
      while (await store.write((tx) => purgeEvents(tx, { productId, mode }, range)));
    }
  }
}
