// What a passed verification shows of a guardian: that they are an adult, in all products of the organisation.
import type { Context } from "../../context.js";
import type { Db } from "../../store/engine/db.js";
import { endVerifiedMark, findGuardian } from "../../store/guardians/queries.js";
import { listPassedByGuardian } from "../../store/verifications/queries.js";
import type { Verification } from "../../store/verifications/table.js";

/**
 * Returns the verifications that show a guardian to be an adult, the newest first. Each product says for how long one counts.
 */
export async function guardianProofs(
  db: Db,
  { tenancy, catalogue }: Pick<Context, "tenancy" | "catalogue">,
  addressHash: string,
): Promise<Verification[]> {
  const { organisation, mode } = tenancy;
  const products = catalogue.productsOf(organisation, mode).map(({ productId }) => productId);
  const passed = await listPassedByGuardian(db, { mode, addressHash });
  return passed.filter(({ productId }) => products.includes(productId));
}

/**
 * Ends that a guardian counts as verified, where a revoked verification is the reason. An earlier one takes its place;
 * without one they are confirmed.
 */
export async function endGuardianProof(
  tx: Db,
  context: Context,
  { addressHash, finishedAt }: Verification,
): Promise<void> {
  if (addressHash === null) return;
  const guardian = await findGuardian(tx, { ...context.tenancy, addressHash });
  if (guardian?.verifiedAt !== finishedAt) return;
  const [earlier] = await guardianProofs(tx, context, addressHash);
  await endVerifiedMark(
    tx,
    guardian,
    earlier && { verifiedAt: earlier.finishedAt, verifiedBy: earlier.method },
  );
}
