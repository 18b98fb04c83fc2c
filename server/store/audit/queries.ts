import { DAY_MS } from "../../lib/dates.js";
import {
  AUDIT_DAYS,
  type AuditEntry,
  chained,
  type ChainedEntry,
  NO_AUDIT_ENTRY,
} from "../../domain/audit.js";
import type { Db } from "../engine/db.js";
import { advisoryLock } from "../engine/locks.js";
import { isOneOf, type None, type Slots, statement } from "../engine/statement.js";
import { query } from "../engine/table.js";
import { auditLog, auditLogPurged } from "./table.js";

const PAGE = 500;

const insert = query((sql, p: Slots<ChainedEntry>) => auditLog.insert(sql, p));

const last = query((sql) => auditLog.select(sql, "hash").orderBy("id", "desc").limit(1));

const lastPurged = query((sql) => auditLogPurged.select(sql, "hash"));

const page = query((sql, p: Slots<{ after: number; since: number }>) =>
  auditLog
    .select(sql)
    .where("id", ">", p.after)
    .where("occurred_at", ">=", p.since)
    .orderBy("id")
    .limit(PAGE),
);

const PURGED_AT_ONCE = 500;

const oldest = query((sql) =>
  auditLog.select(sql, "id", "occurredAt", "hash").orderBy("id").limit(PURGED_AT_ONCE),
);

const purge = query((sql, p: Slots<{ id: number }>) =>
  auditLog.delete(sql).where("id", "<=", p.id),
);

const savePurged = query((sql, p: Slots<{ purgeId: number; hash: string }>) =>
  auditLogPurged.insert(sql, p).onConflict("purge_id").merge(),
);

const blankActor = statement<{ names: readonly string[] }>((sql, p) =>
  sql("audit_log")
    .update({ actor: "erased:", actor_salt: null })
    .where(isOneOf(sql, "actor", p.names)),
);

const blankTarget = statement<{ names: readonly string[] }>((sql, p) =>
  sql("audit_log")
    .update({ target: "erased:", target_salt: null })
    .where(isOneOf(sql, "target", p.names)),
);

const blankAsOwner = statement<{ names: readonly string[] }>((sql, p) =>
  sql.raw("select blank_audit_log(?)", [p.names]),
);

/** Runs with the rights of the database's owner, because the service's own role may not delete. */
const purgeAsOwner = statement<None, { purged: number }>((sql) =>
  sql.raw("select purge_audit_log() as purged"),
);

/**
 * Writes an entry after the last one. `salt` is an argument of `chained`. Other writers of the log wait until the commit, so call
 * it last.
 */
export async function appendAuditEntry(
  tx: Db,
  entry: AuditEntry,
  salt: () => string,
): Promise<void> {
  await advisoryLock(tx, "audit log");
  const previous = (await last.first(tx))?.hash ?? (await purgedHash(tx));
  await insert(tx, chained(entry, previous, salt));
}

/** Returns the hash that the first entry of the chain follows. */
export const purgedHash = async (db: Db): Promise<string> =>
  (await lastPurged.first(db))?.hash ?? NO_AUDIT_ENTRY;

/** Returns the chained entries from an instant (milliseconds of real time), oldest first. */
export async function* readAuditChain(
  db: Db,
  since = 0,
): AsyncGenerator<ChainedEntry & Readonly<{ id: number }>> {
  let after = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const entries = await page(db, { after, since });
    yield* entries;
    after = entries.at(-1)?.id ?? after;
    if (entries.length < PAGE) return;
  }
}

/** Returns the entries from an instant (milliseconds of real time), oldest first. */
export async function* readAuditLog(db: Db, since: number): AsyncGenerator<AuditEntry> {
  for await (const entry of readAuditChain(db, since)) {
    const { occurredAt, actor, action, target, outcome, requestId, organisation, mode } = entry;
    yield { occurredAt, actor, action, target, outcome, requestId, organisation, mode };
  }
}

/**
 * Deletes a bounded number of entries older than 400 days, up to the first that is younger. `realNow` is in milliseconds. Returns
 * how many; there may be more.
 */
export async function purgeAuditLog(tx: Db, realNow: number): Promise<number> {
  if (tx.dialect === "postgres") return (await purgeAsOwner.first(tx))?.purged ?? 0;
  const entries = await oldest(tx);
  const kept = entries.findIndex(({ occurredAt }) => occurredAt >= realNow - AUDIT_DAYS * DAY_MS);
  const old = kept < 0 ? entries : entries.slice(0, kept);
  const last = old.at(-1);
  if (!last) return 0;
  if (last.hash !== null) await savePurged(tx, { purgeId: 1, hash: last.hash });
  await purge(tx, { id: last.id });
  return old.length;
}

/** Blanks actors and targets that name an erased person. `names` are compared with the whole stored text. */
export async function blankAuditLog(tx: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  if (tx.dialect === "postgres") return void (await blankAsOwner(tx, { names }));
  await blankActor(tx, { names });
  await blankTarget(tx, { names });
}
