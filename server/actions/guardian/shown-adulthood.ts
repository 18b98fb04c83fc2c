// Whether the reader of an address has proven to be an adult.
import type { Context } from "../../context.js";
import type { VerificationAssurance } from "../../domain/verification/method.js";
import { DAY_MS } from "../../lib/dates.js";
import type { Db } from "../../store/engine/db.js";
import { findGuardian, listGuardiansOfSession } from "../../store/guardians/queries.js";

/**
 * Returns how sure the verification is by which the reader of an address has shown to be an adult; undefined where there is none,
 * or none that still holds for the product. `addressHash` is the keyed hash of the address.
 */
export async function shownAdulthood(
  db: Db,
  context: Context,
  addressHash: string,
): Promise<VerificationAssurance | undefined> {
  const { product, tenancy, now, verificationMethods: methods } = context;
  const guardian = await findGuardian(db, { ...tenancy, addressHash });
  const verifiedAt = guardian?.verifiedAt ?? null;
  if (verifiedAt === null || now >= verifiedAt + product.guardianVerificationDays * DAY_MS)
    return undefined;
  return methods.find(context, guardian?.verifiedBy ?? "")?.assurance ?? "attested";
}

/** Returns whether the reader of an address has proven to be an adult as surely as a law may ask. */
export const isProvenAdult = async (
  db: Db,
  context: Context,
  addressHash: string,
): Promise<boolean> => (await shownAdulthood(db, context, addressHash)) === "verified";

/**
 * Returns whether a product speaks for a guardian who has shown to be an adult. In test mode the helper that consents in a
 * guardian's place counts as one, unless a person has consented besides.
 */
export async function hasVerifiedGuardian(
  db: Db,
  context: Context,
  { sessionId }: Readonly<{ sessionId: string }>,
): Promise<boolean> {
  const guardians = await listGuardiansOfSession(db, { sessionId });
  if (context.mode === "test" && guardians.every(({ channel }) => channel === "test")) return true;
  for (const { addressHash } of guardians)
    if (await isProvenAdult(db, context, addressHash)) return true;
  return false;
}
