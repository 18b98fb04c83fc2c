// Lists and metrics of wakeups, for operators.
import type { Knex } from "knex";

import type { Db } from "../engine/db.js";
import { statement, type None, type Slots } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import { IS_UNDISPATCHED } from "./dispatch.js";
import { isUnleased, wakeups } from "./table.js";

const MAX_LISTED = 1_000;

const LISTED = ["kind", "ref", "dueAt", "runAt", "attempts", "lastError"] as const;

const list = (sql: Knex) => wakeups.select(sql, ...LISTED).limit(MAX_LISTED);
const listAll = query((sql) => list(sql).orderBy(["run_at", "id"]));
const listFailing = query((sql) =>
  list(sql)
    .where("attempts", ">", 0)
    .orderBy([{ column: "attempts", order: "desc" }, "id"]),
);

const earliest = (sql: Knex, p: Slots<{ isExternal: boolean }>) =>
  wakeups.select(sql, "runAt").where(wakeups.values(p, "isExternal")).orderBy("run_at").limit(1);
const earliestOf = query(earliest);
const earliestUnleased = query((sql, p: Slots<{ isExternal: boolean; realNow: number }>) =>
  earliest(sql, p).where(isUnleased("lease_until", p.realNow)),
);

// The conditions are literal because the planner would not match a parameter with a partial index.
const count = (condition: string) =>
  statement<None, { count: number }>((sql) =>
    sql(wakeups.name).whereRaw(condition).count({ count: "*" }),
  );
const countFailing = count("attempts > 0");
const countUndispatched = count(IS_UNDISPATCHED);

/** Returns the next thousand wakeups, or the thousand failing wakeups with most attempts. */
export const listWakeups = (
  db: Db,
  { failing }: { failing: boolean },
): Promise<readonly Pick<RowOf<typeof wakeups>, (typeof LISTED)[number]>[]> =>
  failing ? listFailing(db) : listAll(db);

interface WakeupFigures {
  /** When the next attempt is made; undefined where nothing is armed. */
  earliestAt: number | undefined;
  failing: number;
  undispatched: number;
}

/**
 * Returns figures for metrics at an instant of real time (milliseconds). Only failing and undispatched wakeups are counted, so
 * waiting ones cost nothing.
 */
export async function wakeupFigures(db: Db, realNow: number): Promise<WakeupFigures> {
  const lanes = [
    await earliestOf.first(db, { isExternal: false }),
    // One that runs is as late as the machine that it talks to.
    await earliestUnleased.first(db, { isExternal: true, realNow }),
  ];
  const instants = lanes.flatMap((lane) => lane?.runAt ?? []);
  return {
    earliestAt: instants.length > 0 ? Math.min(...instants) : undefined,
    failing: Number((await countFailing.first(db))?.count ?? 0),
    undispatched: Number((await countUndispatched.first(db))?.count ?? 0),
  };
}
