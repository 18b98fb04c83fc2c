import type { ServiceContext } from "./context.js";
import type { AuditEntry } from "./domain/audit.js";
import { addAuditEntry } from "./store/audit-log.js";
import type { Db } from "./store/engine/db.js";

type NewAuditEntry = Omit<AuditEntry, "occurredAt" | "outcome" | "requestId" | "target"> &
  Partial<Pick<AuditEntry, "outcome" | "requestId" | "target">>;

/**
 * Records an action in the audit log, in the caller's transaction, and as a line of the service's log once that is
 * committed. What is undone was not done, and leaves no trace.
 */
export async function audit(
  tx: Db,
  { clock, log }: Pick<ServiceContext, "clock" | "log">,
  { actor, action, target = null, outcome = "success", requestId = null }: NewAuditEntry,
): Promise<void> {
  const occurredAt = clock.realNow();
  await addAuditEntry(tx, { occurredAt, actor, action, target, outcome, requestId });
  const at = new Date(occurredAt).toISOString();
  tx.afterCommit(() => log.info({ at, actor, action, target, outcome, requestId }, "audit"));
}
