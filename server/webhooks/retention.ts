import type { ServiceContext } from "../context.js";
import type { Mode } from "../domain/product.js";
import { purgeEvents } from "../store/events.js";
import { listProducts } from "../store/products.js";

const DAY_MS = 86_400_000;
/** Where the product file says nothing. */
const USUAL_DAYS = 30;
/** Longer than all attempts take: what still stands in line then stands in line for nobody. */
const IN_LINE_DAYS = 5;
const MODES: readonly Mode[] = ["test", "live"];

/**
 * Forgets the events that each product no longer wants kept, a few at a time, so that nobody waits for it. What stands
 * in line is kept until its attempts are over.
 */
export async function purgeOldEvents({
  store,
  clock,
}: Pick<ServiceContext, "store" | "clock">): Promise<void> {
  const now = clock.now();
  for (const { productId, retentionDays } of await listProducts(store)) {
    const before = now - (retentionDays.webhooks ?? USUAL_DAYS) * DAY_MS;
    const range = { before, longBefore: before - IN_LINE_DAYS * DAY_MS };
    for (const mode of MODES) {
      while (await store.write((tx) => purgeEvents(tx, { productId, mode }, range)));
    }
  }
}
