import type {
  AuditAction,
  AuditActor,
  AuditEntry,
  AuditOutcome,
  AuditTarget,
} from "../domain/audit.js";
import { AUDIT_DAYS } from "../domain/audit.js";
import type { Db } from "./engine/db.js";
import { isOneOf, statement, type Slots } from "./engine/statement.js";
import { integer, nullable, query, rowId, table, text } from "./engine/table.js";

export const auditLog = table(
  "audit_log",
  {
    id: rowId("id"),
    occurredAt: integer("occurred_at"),
    actor: text<AuditActor>("actor"),
    action: text<AuditAction>("action"),
    target: nullable(text<AuditTarget>("target")),
    outcome: text<AuditOutcome>("outcome"),
    requestId: nullable(text("request_id")),
  },
  {
    holds: "Who did what to which thing",
    why: "shows operators who signed in, made keys and changed settings; security",
    kept: { phrase: "400 days" },
    note: "actor and target are blanked where they name the person or something of theirs; what was done, and when, stays",
    columns: {
      occurredAt: "when, in real time",
      actor: "who: a key, an operator, or the keyed hash of an address",
      action: "what was done",
      target: "to what: the id of a session, a key, an endpoint",
      outcome: "success or refused",
      requestId: "request that did it",
    },
  },
);

const DAY_MS = 86_400_000;
const PAGE = 500;

const insert = query((sql, p: Slots<AuditEntry>) => auditLog.insert(sql, p));

const page = query((sql, p: Slots<{ after: number; since: number }>) =>
  auditLog
    .select(sql)
    .where("id", ">", p.after)
    .where("occurred_at", ">=", p.since)
    .orderBy("id")
    .limit(PAGE),
);

const purge = query((sql, p: Slots<{ before: number }>) =>
  auditLog.delete(sql).where("occurred_at", "<", p.before),
);

const blankActor = statement<{ names: readonly string[] }>((sql, p) =>
  sql("audit_log")
    .update({ actor: "erased:" })
    .where(isOneOf(sql, "actor", p.names)),
);
const blankTarget = statement<{ names: readonly string[] }>((sql, p) =>
  sql("audit_log")
    .update({ target: "erased:" })
    .where(isOneOf(sql, "target", p.names)),
);
const blankAsOwner = statement<{ names: readonly string[] }>((sql, p) =>
  sql.raw("select blank_audit_log(?)", [p.names as never]),
);

/** With the rights of the database's owner: the service's own role may not delete. */
const purgeAsOwner = statement((sql) => sql.raw("select purge_audit_log()"));

export async function addAuditEntry(tx: Db, entry: AuditEntry): Promise<void> {
  await insert(tx, entry);
}

/** The entries from an instant on (milliseconds of real time), oldest first. */
export async function* readAuditLog(db: Db, since: number): AsyncGenerator<AuditEntry> {
  let after = 0;
  for (;;) {
    const entries = await page(db, { after, since });
    for (const { id, ...entry } of entries) {
      after = id;
      yield entry;
    }
    if (entries.length < PAGE) return;
  }
}

/** Deletes what is older than 400 days. `realNow`: milliseconds. */
export async function purgeAuditLog(tx: Db, realNow: number): Promise<void> {
  if (tx.dialect === "postgres") await purgeAsOwner(tx);
  else await purge(tx, { before: realNow - AUDIT_DAYS * DAY_MS });
}

/** Blanks actors and targets, whole as they are stored, of people who are erased. */
export async function blankAuditLog(tx: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  if (tx.dialect === "postgres") return void (await blankAsOwner(tx, { names }));
  await blankActor(tx, { names });
  await blankTarget(tx, { names });
}
