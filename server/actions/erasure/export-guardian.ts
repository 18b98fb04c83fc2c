import type { ServiceContext } from "../../context.js";
import type { AuditActor } from "../../domain/audit.js";
import type { Mode } from "../../domain/product.js";
import type { Db } from "../../store/engine/db.js";
import { audit } from "../../ops/audit.js";
import { asRecords, type Records } from "./as-records.js";
import { readGuardian } from "./guardian-rows.js";

/**
 * Everything that is stored of a guardian in a mode, in all organisations, with their address; undefined where nothing is.
 * What they decided about children is in the export of the child.
 */
export async function exportGuardian(
  tx: Db,
  services: ServiceContext,
  mode: Mode,
  email: string,
  actor: AuditActor,
): Promise<Records | undefined> {
  const { found } = await readGuardian(tx, { ...services, now: services.clock.now() }, mode, email);
  if (found.length === 0) return undefined;
  await audit(tx, services, { actor, action: "guardian-exported" });
  return asRecords(found, ["address", "content"]);
}
