// The processes that serve or do wakeups, with the secrets that they list. In real time, as the log.
import type { Db } from "../engine/db.js";
import type { Slots } from "../engine/statement.js";
import { integer, query, table, text, type RowOf } from "../engine/table.js";

/** `secretIds`: of the secrets that it lists, the newest first, separated by spaces. */
export const runningProcesses = table(
  "running_processes",
  {
    processId: text("process_id"),
    secretIds: text("secret_ids"),
    seenAt: integer("seen_at"),
  },
  {
    holds: "A process of the service",
    why: "says when an old secret can be removed",
    kept: { phrase: "while it runs" },
    columns: {
      processId: "id of the process",
      secretIds: "ids of the secrets it knows",
      seenAt: "when it was last seen",
    },
  },
);

export type RunningProcess = Readonly<{ processId: string; secretIds: readonly string[] }>;

/** A process that was not seen for so long has ended without saying so. */
const MISSING_MS = 30_000;

const put = query((sql, p: Slots<RowOf<typeof runningProcesses>>) =>
  runningProcesses.insert(sql, p).onConflict("process_id").merge(["seen_at"]),
);

const remove = query((sql, p: Slots<{ processId: string }>) =>
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

/** Notes that a process runs. Once more after each third of the time after which it would count as ended. */
export async function noteProcess(
  tx: Db,
  { processId, secretIds }: RunningProcess,
  seenAt: number,
): Promise<void> {
  await purge(tx, { before: seenAt - MISSING_MS });
  await put(tx, { processId, secretIds: secretIds.join(" "), seenAt });
}

export async function forgetProcess(tx: Db, processId: string): Promise<void> {
  await remove(tx, { processId });
}

export const listProcesses = async (db: Db, now: number): Promise<RunningProcess[]> =>
  (await seenSince(db, { since: now - MISSING_MS })).map(({ processId, secretIds }) => ({
    processId,
    secretIds: secretIds.split(" "),
  }));
