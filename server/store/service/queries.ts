import type { Db } from "../engine/db.js";
import { type None, type Slots, statement } from "../engine/statement.js";
import { query, type RowOf } from "../engine/table.js";
import { runningProcesses, serviceValues } from "./table.js";

/** The instant of a manual clock, in milliseconds. */
export const MANUAL_CLOCK = "manual-clock";

/** The secrets that this database was written with, as a JSON list of `KnownSecret`. */
export const SECRET_CHECK = "secret-check";

/** The public address of the service when it last started. The ledgers' checkpoints are signed under it. */
export const LEDGER_URL = "ledger-url";

/** The instant (ISO 8601) up to which laws that took effect were announced. */
export const LAW_DAY = "law-day";

/** What a backup says of itself, as JSON; absent in a database that is used. */
export const BACKUP = "backup";

/** The instant (milliseconds) up to which people who were asked and did not answer were forgotten. */
export const UNANSWERED_UNTIL = "unanswered-until";

const find = query((sql, p: Slots<{ name: string }>) =>
  serviceValues.select(sql, "value").where(serviceValues.values(p, "name")),
);

const put = query((sql, p: Slots<RowOf<typeof serviceValues>>) =>
  serviceValues.insert(sql, p).onConflict("name").merge(["value"]),
);

const putFirst = query((sql, p: Slots<RowOf<typeof serviceValues>>) =>
  serviceValues.insert(sql, p).onConflict("name").ignore(),
);

const remove = query((sql, p: Slots<{ name: string }>) =>
  serviceValues.delete(sql).where(serviceValues.values(p, "name")),
);

export const readServiceValue = async (db: Db, name: string): Promise<string | undefined> =>
  (await find.first(db, { name }))?.value;

export const writeServiceValue = async (tx: Db, name: string, value: string): Promise<void> =>
  void (await put(tx, { name, value }));

export const deleteServiceValue = async (tx: Db, name: string): Promise<void> =>
  void (await remove(tx, { name }));

/** Returns the stored value, or stores and returns `value` where there is none. */
export async function ensureServiceValue(tx: Db, name: string, value: string): Promise<string> {
  await putFirst(tx, { name, value });
  return (await readServiceValue(tx, name)) ?? value;
}

// The processes that serve or run wakeups, with the secrets that they list. Instants are in real time, as in the log.

type RunningProcess = Readonly<{ processId: string; secretIds: readonly string[] }>;

/** A process that did not report for this long has ended. */
const MISSING_MS = 30_000;

const putRunningProcesses = query((sql, p: Slots<RowOf<typeof runningProcesses>>) =>
  runningProcesses.insert(sql, p).onConflict("process_id").merge(["seen_at"]),
);

export const forgetProcess = query((sql, p: Slots<{ processId: string }>) =>
  runningProcesses.delete(sql).where(runningProcesses.values(p, "processId")),
);

const purge = query((sql, p: Slots<{ before: number }>) =>
  runningProcesses.delete(sql).where("seen_at", "<", p.before),
);

const seenSince = query((sql, p: Slots<{ since: number }>) =>
  runningProcesses
    .select(sql, "processId", "secretIds")
    .where("seen_at", ">=", p.since)
    .orderBy("process_id"),
);

/** Records that a process runs. It repeats this at a third of the time after which it would count as ended. */
export async function noteProcess(
  tx: Db,
  { processId, secretIds }: RunningProcess,
  seenAt: number,
): Promise<void> {
  await purge(tx, { before: seenAt - MISSING_MS });
  await putRunningProcesses(tx, { processId, secretIds: secretIds.join(" "), seenAt });
}

export const listProcesses = async (db: Db, now: number): Promise<RunningProcess[]> =>
  (await seenSince(db, { since: now - MISSING_MS })).map(({ processId, secretIds }) => ({
    processId,
    secretIds: secretIds.split(" "),
  }));

const latest = statement<None, { at: number | null }>((sql) =>
  sql.max({ at: "at" }).from(
    sql("players")
      .max({ at: "created_at" })
      .unionAll([sql("sessions").max("created_at"), sql("events").max("created_at")])
      .as("instants"),
  ),
);

/** Returns the latest instant (milliseconds) at which a player, session or event was stored; undefined without any. */
export const findLatestInstant = async (db: Db): Promise<number | undefined> =>
  (await latest.first(db))?.at ?? undefined;
