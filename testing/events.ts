import type { Db } from "../server/store/engine/db.js";
import { query } from "../server/store/engine/table.js";
import { events } from "../server/store/events/table.js";

export interface EventBody {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

const bodies = query((sql) => events.select(sql, "eventId", "body").orderBy("id"));

/** Returns everything that was announced to products, in the order in which it happened. */
export const eventsOf = async (db: Db): Promise<EventBody[]> =>
  (await bodies(db)).map(({ body }) => JSON.parse(body) as EventBody);
