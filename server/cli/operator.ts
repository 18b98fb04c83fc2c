import { userInfo } from "node:os";

import { record } from "../actions/ledger/record.js";
import type { Actor, OperatorAction } from "../domain/ledger/entry.js";
import type { Mode } from "../domain/product.js";
import type { Services } from "../services.js";
import type { Db } from "../store/engine/db.js";

/** Who runs this command, as the operating system knows them: by name, else by number. */
export function operator(): Actor {
  try {
    return { by: "operator", operator: userInfo().username };
  } catch {
    return { by: "operator", operator: String(process.getuid?.() ?? "unknown") };
  }
}

/** What an operator did to a product; without a mode it counts for both. */
type Operation = Readonly<{
  action: OperatorAction;
  /** An id, or a version. */
  target: string;
  product: Readonly<{ productId: number; organisation: string }>;
  mode?: Mode;
}>;

/** Records it in the ledger of each mode that it counts for, as the last step of the transaction. */
export async function recordOperation(
  tx: Db,
  services: Pick<Services, "random" | "clock" | "checkpoints">,
  { action, target, product, mode }: Operation,
): Promise<void> {
  const { productId, organisation } = product;
  const modes: readonly Mode[] = mode === undefined ? ["live", "test"] : [mode];
  for (const one of modes)
    await record(
      tx,
      { ...services, now: services.clock.now(), tenancy: { organisation, mode: one } },
      { kind: "operation", productId, action, target, ...operator() },
    );
}
