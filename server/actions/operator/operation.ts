// What operators do to a product, at the command line and in the console, stands in the audit log and in the ledger.
import type { ServiceContext } from "../../context.js";
import type { AuditActor } from "../../domain/audit.js";
import type { Actor, OperatorAction } from "../../domain/ledger/entry.js";
import { MODES, type Mode } from "../../domain/product.js";
import { audit } from "../../store/audit/audit.js";
import type { Db } from "../../store/engine/db.js";
import { record } from "../ledger/record.js";

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
export type Operation = Readonly<{
  action: OperatorAction;
  /** An id, or a version. */
  target: string;
  product: Readonly<{ productId: number; organisation: string }>;
  mode?: Mode;
}>;

/**
 * Who does something, as the ledger and the audit log name them. At the command line there is no operator's id and no request.
 */
export type Author = Readonly<{
  ledger: Actor;
  audit: AuditActor;
  operatorId?: string;
  requestId?: string | null;
}>;

/**
 * Records an operation in the audit log, and in the ledger of each mode that it counts for, as the last step of the
 * transaction.
 */
export async function recordOperation(
  tx: Db,
  deps: Pick<ServiceContext, "random" | "clock" | "checkpoints" | "log"> & { now: number },
  { action, target, product, mode }: Operation,
  { ledger, audit: actor, requestId = null }: Author,
): Promise<void> {
  const { productId, organisation } = product;
  const kind = KIND_OF_TARGET[action];
  const audited = { ...deps, tenancy: { organisation, mode: mode ?? null } };
  await audit(tx, audited, {
    actor,
    action,
    target: `${kind}:${kind === "product" ? productId : target}`,
    requestId,
  });
  for (const one of mode === undefined ? MODES : [mode])
    await record(
      tx,
      { ...deps, tenancy: { organisation, mode: one } },
      { kind: "operation", productId, action, target, ...ledger },
    );
}
