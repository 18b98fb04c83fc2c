import { userInfo } from "node:os";

import { audit } from "../store/audit/audit.js";
import {
  recordOperation as record,
  type Author,
  type Operation,
} from "../actions/operator/operation.js";
import type { AuditAction, AuditScope, AuditTarget } from "../domain/audit.js";
import type { Actor } from "../domain/ledger/entry.js";
import type { Services } from "../services.js";
import type { Db } from "../store/engine/db.js";

/** Who runs this command, as the operating system knows them: by name, else by number. */
function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? "unknown");
  }
}

/** The operator as the author of an entry of the ledger. */
export const operator = (): Extract<Actor, { by: "operator" }> => ({
  by: "operator",
  operator: operatorName(),
});

/** The operator as the author of what a command does, in the ledger and in the audit log. */
export const byOperator = () => {
  const ledger = operator();
  return { ledger, audit: `operator:${ledger.operator}` as const } satisfies Author;
};

/** Records what an operator did in the audit log alone. */
export const auditOperation = (
  tx: Db,
  services: Pick<Services, "clock" | "log" | "random"> & Readonly<{ tenancy?: AuditScope }>,
  action: AuditAction,
  target: AuditTarget,
): Promise<void> => audit(tx, services, { actor: `operator:${operatorName()}`, action, target });

/** Records what an operator did to a product, as the last step of the transaction. */
export const recordOperation = (
  tx: Db,
  services: Pick<Services, "random" | "clock" | "checkpoints" | "log">,
  operation: Operation,
): Promise<void> => record(tx, { ...services, now: services.clock.now() }, operation, byOperator());
