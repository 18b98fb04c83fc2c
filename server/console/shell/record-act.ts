import type { AuditAction, AuditTarget } from "../../domain/audit.js";
import { audit } from "../../store/audit/audit.js";
import type { Db } from "../../store/engine/db.js";
import { addReason } from "../../store/operators/queries.js";
import { auditingOf, authorOf, type Visit } from "./visit.js";

type Done = Readonly<{
  action: AuditAction;
  target: AuditTarget | null;
  /** The player whom it is about, if any: their guardians can see the reason. */
  kuid?: string | null;
  /** The guardian whom it is about, if any. */
  guardianId?: string | null;
}>;

/** Keeps the reason that was given for an act, if it asks for one, where an action of the service has audited the act itself. */
export async function keepReason(
  tx: Db,
  { services, operator, mode, organisation, reason, now, requestId }: Visit,
  { action, target, kuid = null, guardianId = null }: Done,
): Promise<void> {
  if (reason === "") return;
  await addReason(tx, {
    reasonId: services.random.uuid(),
    organisation,
    mode,
    operatorId: operator.operatorId,
    action,
    target,
    kuid,
    guardianId,
    reason,
    occurredAt: now,
    requestId,
  });
}

/** Records an act in the audit log, and the reason that was given for it. */
export async function recordAct(tx: Db, visit: Visit, done: Done): Promise<void> {
  const { requestId } = visit;
  const { action, target } = done;
  await audit(tx, auditingOf(visit), { actor: authorOf(visit).audit, action, target, requestId });
  await keepReason(tx, visit, done);
}
