// What follows once a guardian of a session has shown that they are an adult.
import type { Context } from "../../context.js";
import type { Db } from "../../store/engine/db.js";
import {
  linkGuardian,
  listGuardiansOfPlayer,
  listGuardiansOfSession,
  markVerified,
  type SessionGuardian,
} from "../../store/guardians/queries.js";
import { findSessionInAnyProduct } from "../../store/sessions/queries.js";
import { lockVerification } from "../../store/verifications/queries.js";
import type { Verification } from "../../store/verifications/table.js";
import { contextOfProduct } from "../challenge/bulk.js";
import { settleAddress } from "../guardian/settle-address.js";
import { allowWaiting } from "../session/decide-for-child.js";

/**
 * Counts a passed verification if the person is still a guardian of its session: in each of the child's sessions of which they
 * are a guardian.
 */
export async function countProof(
  tx: Db,
  context: Context,
  { verificationId, sessionId, method }: Verification,
): Promise<void> {
  // Read again: a rotation of the secret may have changed the hash meanwhile.
  const addressHash = (await lockVerification(tx, { verificationId }))?.addressHash ?? null;
  if (sessionId === null || addressHash === null) return;
  const guardian = await findGuardianOf(tx, context, { sessionId, addressHash });
  const session = guardian && (await findSessionInAnyProduct(tx, { sessionId }));
  if (!session) return;
  const { guardianId } = guardian;
  await markVerified(tx, { guardianId, verifiedAt: context.now, verifiedBy: method ?? "" });
  const { kuid } = session;
  for (const link of await listGuardiansOfPlayer(tx, { ...context.tenancy, kuid }))
    if (link.guardianId === guardianId) await countIn(tx, context, link, addressHash);
}

async function countIn(
  tx: Db,
  context: Context,
  { sessionId, guardianId, linkedAt, ordinal, channel }: SessionGuardian,
  addressHash: string,
): Promise<void> {
  const session = await findSessionInAnyProduct(tx, { sessionId });
  const product = session && context.catalogue.product(session.productId, context.mode);
  if (!product) return;
  const link = { sessionId, guardianId, linkedAt, ordinal, channel, consentedAt: null };
  await linkGuardian(tx, { ...link, assurance: "verified" });
  await allowProven(tx, contextOfProduct(context, product), { sessionId, addressHash });
}

type OfGuardian = Readonly<{ sessionId: string; addressHash: string }>;

/** Switches on the session's permissions that wait for a verified guardian. */
export const allowProven = (tx: Db, context: Context, { sessionId, addressHash }: OfGuardian) =>
  allowWaiting(tx, context, { sessionId }, { by: "guardian-page", guardian: addressHash });

/** Returns the guardian of a session by their address; undefined where they are none. */
export async function findGuardianOf(
  tx: Db,
  context: Context,
  { sessionId, addressHash }: OfGuardian,
): Promise<SessionGuardian | undefined> {
  for (const guardian of await listGuardiansOfSession(tx, { sessionId }))
    if ((await settleAddress(tx, context, guardian.address)) === addressHash) return guardian;
  return undefined;
}
