import type { OrInvalid } from "../../lib/invalid-event.js";
import type { Context } from "../../context.js";
import {
  judgeActivity,
  type ActivityRecord,
  type ActivityResult,
} from "../../domain/activity/activity.js";
import { localDayOf } from "../../domain/screentime/local-day.js";
import { addActivity, knownActivity } from "../../store/activity/queries.js";
import type { Db } from "../../store/engine/db.js";
import { lockSession } from "../../store/sessions/queries.js";
import { zoneOf } from "../../domain/zones.js";
import { erasedAmong } from "../erasure/erasure-key.js";

/**
 * Stores records of a player's activity. Returns the result of each, in order; an id is stored once, however often it is sent.
 * Throws NOT_FOUND if this product does not have the session.
 */
export async function pushActivity(
  tx: Db,
  context: Context,
  sessionId: string,
  records: readonly OrInvalid<ActivityRecord>[],
): Promise<readonly ActivityResult[]> {
  const { now, scope, product } = context;
  const zone = zoneOf(await lockSession(tx, scope, { sessionId }));
  const ids = records.map(({ id }) => id);
  const stored = await knownActivity(tx, sessionId, ids);
  const erased = await erasedAmong(tx, scope.productId, "recordId", ids);
  const known = new Set([...stored, ...erased]);
  const { results, added } = judgeActivity(records, product, { now, known });
  const rows = added.map(({ id, type, occurredAt, data }) => ({
    sessionId,
    productId: scope.productId,
    recordId: id,
    type,
    occurredAt,
    localDate: localDayOf(zone, occurredAt).date,
    data,
  }));
  await addActivity(tx, sessionId, rows);
  return results;
}
