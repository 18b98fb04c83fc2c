// Events of erased players. All are deleted except the event that reports the erasure, which still has to be delivered.
import type { Db } from "../engine/db.js";
import { isOneOf, type Slots, statement } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { removeEvents } from "../events/queries.js";
import { events } from "../events/table.js";
import type { Person } from "./rows-of-person.js";

type OfPerson = { kuids: readonly string[]; mode: string; productIds: readonly number[] };

const ofPlayer = statement<OfPerson, { id: number; type: string; body: string; eventId: string }>(
  (sql, p) =>
    events
      .select(sql, "id", "type", "body", "eventId")
      .where(isOneOf(sql, "kuid", p.kuids))
      .where({ mode: p.mode })
      // Keeps SQLite from the index of products, which has far more rows for each product than the index of players has for a
      // player.
      .where(isOneOf(sql, sql.raw("product_id + 0"), p.productIds)),
);

/** Matches revocations of players who are no longer stored. */
const ANONYMOUS = "kuid is null and type = 'Session.Revoked'";

const BATCH = 500;

const delivered = query((sql, p: Slots<{ before: number }>) =>
  events
    .select(sql, "id")
    .whereRaw(ANONYMOUS)
    .where(
      (over) =>
        void over
          .where("occurred_at", "<=", p.before)
          .orWhere(
            (sent) =>
              void sent
                .whereExists(
                  sql("webhook_deliveries")
                    .select(sql.raw("1"))
                    .whereRaw("webhook_deliveries.event_row_id = events.id"),
                )
                .whereNotExists(
                  sql("webhook_deliveries")
                    .select(sql.raw("1"))
                    .whereRaw("webhook_deliveries.event_row_id = events.id")
                    .whereNotNull("due_at"),
                ),
          ),
    )
    .orderBy("occurred_at")
    .limit(BATCH),
);

const anonymise = query((sql, p: Slots<{ ids: readonly number[] }>) =>
  events.update(sql, { kuid: null, session_id: null }).where(isOneOf(sql, "id", p.ids)),
);

const saysErased = (body: string): boolean => body.includes('"revokedBy":"erasure"');

/**
 * Deletes a player's events, delivered or not. Events that report the erasure to products stay, and lose the ids beside their
 * body.
 */
export async function deleteEventsOfPlayer(
  tx: Db,
  { mode, productIds, ids }: Person,
): Promise<void> {
  const all = await ofPlayer(tx, { kuids: ids["kuid"] ?? [], mode, productIds });
  const last = all.filter(({ type, body }) => type === "Session.Revoked" && saysErased(body));
  const kept = new Set(last.map(({ id }) => id));
  await removeEvents(
    tx,
    all.map(({ id }) => id).filter((id) => !kept.has(id)),
  );
  await anonymise(tx, { ids: [...kept] });
}

/**
 * Deletes events of erasures that were delivered to all endpoints or are older than `before`. Returns how many; there may be
 * more.
 */
export async function purgeErasedEvents(tx: Db, before: number): Promise<number> {
  const ids = (await delivered(tx, { before })).map(({ id }) => id);
  if (ids.length > 0) await removeEvents(tx, ids);
  return ids.length;
}
