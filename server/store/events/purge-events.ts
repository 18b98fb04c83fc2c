import type { Db } from "../engine/db.js";
import { isOneOf, type Slots } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { webhookAttempts, webhookDeliveries } from "./deliveries.js";
import { events } from "./events.js";
import type { Scope } from "../sessions/sessions.js";

/** Events deleted in one transaction. */
const PURGE_BATCH_SIZE = 500;

const outdated = query((sql, p: Slots<Scope & { before: number; longBefore: number }>) =>
  events
    .select(sql, "id")
    .where(events.values(p, "productId", "mode"))
    .where("created_at", "<=", p.before)
    .where(
      (over) =>
        void over
          .where("created_at", "<=", p.longBefore)
          .orWhereNotExists(
            webhookDeliveries
              .select(sql, "id")
              .whereRaw("webhook_deliveries.event_row_id = events.id")
              .whereNotNull("due_at"),
          ),
    )
    .orderBy(["created_at", "id"])
    .limit(PURGE_BATCH_SIZE),
);

type Ids = { ids: readonly number[] };

const removeEvents = query((sql, p: Slots<Ids>) =>
  events.delete(sql).where(isOneOf(sql, "id", p.ids)),
);
const removeDeliveries = query((sql, p: Slots<Ids>) =>
  webhookDeliveries.delete(sql).where(isOneOf(sql, "event_row_id", p.ids)),
);
const removeAttempts = query((sql, p: Slots<Ids>) =>
  webhookAttempts.delete(sql).where(isOneOf(sql, "event_row_id", p.ids)),
);

/**
 * Deletes a bounded number of events up to the instant `before`, with their deliveries and attempts. Queued events
 * are kept until `longBefore`. Returns how many; there may be more.
 */
export async function purgeEvents(
  tx: Db,
  { productId, mode }: Scope,
  { before, longBefore }: { before: number; longBefore: number },
): Promise<number> {
  const rows = await outdated(tx, { productId, mode, before, longBefore });
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await removeAttempts(tx, { ids });
  await removeDeliveries(tx, { ids });
  await removeEvents(tx, { ids });
  return ids.length;
}
