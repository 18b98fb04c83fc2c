import type { Db } from "../engine/db.js";
import { statement, type None } from "../engine/statement.js";

const latest = statement<None, { at: number | null }>((sql) =>
  sql.max({ at: "at" }).from(
    sql("players")
      .max({ at: "created_at" })
      .unionAll([sql("sessions").max("created_at"), sql("events").max("created_at")])
      .as("instants"),
  ),
);

/** The latest instant at which a player, a session or an event was stored, in milliseconds; undefined without any. */
export const findLatestInstant = async (db: Db): Promise<number | undefined> =>
  (await latest.first(db))?.at ?? undefined;
