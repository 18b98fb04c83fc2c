import type { Clock } from "../../lib/clock.js";
import type { Log } from "../../lib/log.js";
import type { Randomness } from "../../lib/randomness.js";
import type { AuditEntry, AuditScope } from "../../domain/audit.js";
import { appendAuditEntry, blankAuditLog } from "./queries.js";
import type { Db } from "../engine/db.js";

const SALT_BYTES = 16;

type NewAuditEntry = Pick<AuditEntry, "actor" | "action"> &
  Partial<Pick<AuditEntry, "outcome" | "requestId" | "target">>;

/**
 * Runs a step after all others of the transaction. From an entry to the commit, everyone who audits waits, so the transaction
 * must not wait for anything afterwards.
 */
const asVeryLast = (tx: Db, step: () => Promise<void>): void =>
  tx.beforeCommit(async () => tx.beforeCommit(step));

/** Blanks the actors and targets that name erased people, also in entries of this transaction. */
export const blankAudited = (tx: Db, names: readonly string[]): void =>
  asVeryLast(tx, () => blankAuditLog(tx, names));

type Deps = Readonly<{
  clock: Clock;
  log: Log;
  random: Randomness;
  /** The tenancy whose operators may read the entry; absent where the entry is about the service itself. */
  tenancy?: AuditScope;
}>;

const OF_NO_ONE: AuditScope = { organisation: null, mode: null };

/**
 * Records an action in the audit log, in the caller's transaction, and as a line of the service's log once that is
 * committed. What is undone was not done, and leaves no trace.
 */
export async function audit(
  tx: Db,
  { clock, log, random, tenancy: { organisation, mode } = OF_NO_ONE }: Deps,
  { actor, action, target = null, outcome = "success", requestId = null }: NewAuditEntry,
): Promise<void> {
  const occurredAt = clock.realNow();
  const entry = { occurredAt, actor, action, target, outcome, requestId, organisation, mode };
  asVeryLast(tx, () => appendAuditEntry(tx, entry, () => random.bytes(SALT_BYTES).toString("hex")));
  const at = new Date(occurredAt).toISOString();
  tx.afterCommit(() =>
    log.info({ at, actor, action, target, outcome, requestId, organisation, mode }, "audit"),
  );
}
