import type { Db } from "../server/store/engine/db.js";
import { statement, type None } from "../server/store/engine/statement.js";

export interface EventBody {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

const bodies = statement<None, { body: string }>((sql) =>
  sql("events").select("body").orderBy("id"),
);

/** All that was announced to products, in the order in which it happened. */
export const eventsOf = async (db: Db): Promise<EventBody[]> =>
  (await bodies(db)).map(({ body }) => JSON.parse(body) as EventBody);
