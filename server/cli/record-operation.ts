import { userInfo } from "node:os";

import type { ErasedBy } from "../actions/erasure/erase-player.js";
import { audit } from "../store/audit/audit.js";
import { record } from "../actions/ledger/record.js";
import type { AuditAction, AuditScope, AuditTarget } from "../domain/audit.js";
import type { Actor, OperatorAction } from "../domain/ledger/entry.js";
import { MODES, type Mode } from "../domain/product.js";
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

/** The operator as the author of an erasure, in the ledger and in the audit log. */
export const byOperator = () => {
  const ledger = operator();
  return { ledger, audit: `operator:${ledger.operator}` as const } satisfies ErasedBy;
};

/** Records what an operator did in the audit log alone. */
export const auditOperation = (
  tx: Db,
  services: Pick<Services, "clock" | "log" | "random"> & Readonly<{ tenancy?: AuditScope }>,
  action: AuditAction,
  target: AuditTarget,
): Promise<void> => audit(tx, services, { actor: `operator:${operatorName()}`, action, target });

const KIND_OF_TARGET = {
  "product-applied": "product",
  "law-accepted": "product",
  "documents-announced": "product",
  "key-created": "key",
  "key-revoked": "key",
  "ledger-key-rotated": "ledger-key",
  "endpoint-added": "endpoint",
  "endpoint-secret-rotated": "endpoint",
  "endpoint-disabled": "endpoint",
  "endpoint-enabled": "endpoint",
} as const satisfies Readonly<Record<OperatorAction, string>>;

/** What an operator did to a product; without a mode it counts for both. */
type Operation = Readonly<{
  action: OperatorAction;
  /** An id, or a version. */
  target: string;
  product: Readonly<{ productId: number; organisation: string }>;
  mode?: Mode;
}>;

/**
 * Records an operation in the audit log, and in the ledger of each mode that it counts for, as the last step of the
 * transaction.
 */
export async function recordOperation(
  tx: Db,
  services: Pick<Services, "random" | "clock" | "checkpoints" | "log">,
  { action, target, product, mode }: Operation,
): Promise<void> {
  const { productId, organisation } = product;
  const kind = KIND_OF_TARGET[action];
  const audited = { ...services, tenancy: { organisation, mode: mode ?? null } };
  await auditOperation(tx, audited, action, `${kind}:${kind === "product" ? productId : target}`);
  for (const one of mode === undefined ? MODES : [mode])
    await record(
      tx,
      { ...services, now: services.clock.now(), tenancy: { organisation, mode: one } },
      { kind: "operation", productId, action, target, ...operator() },
    );
}
