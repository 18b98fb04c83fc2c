import type { Context } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import type { Assurance } from "../../domain/guardian/assurance.js";
import type { Actor } from "../../domain/ledger/entry.js";
import type { Session } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { listGuardiansOfSession } from "../../store/guardians/queries.js";
import type { Channel } from "../../store/guardians/table.js";
import { changeChallengeStatus } from "../challenge/change-status.js";
import { mailFormerGuardians } from "../guardian/former-guardians.js";
import { isOnFile, putOnFile } from "../guardian/guardians-on-file.js";
import { settleAddress } from "../guardian/settle-address.js";
import { record } from "../ledger/record.js";
import { sendReceipts } from "../receipts/send-receipts.js";
import type { DecisionSource } from "./record-decision.js";

type Acceptance = Readonly<{
  email?: string | undefined;
  assurance: Assurance;
  channel: Channel;
  by: DecisionSource;
}>;

/**
 * Accepts a product's invitation: the guardian is on file for the session, and permissions stay as they are. Nothing changes
 * for a guardian of the session. Throws CONFLICT where the challenge has already been decided.
 */
export async function acceptInvite(
  tx: Db,
  context: Context,
  { challenge, session }: Readonly<{ challenge: Challenge; session: Session }>,
  { email, assurance, channel, by }: Acceptance,
): Promise<void> {
  const { sessionId, kuid, productId } = session;
  const { challengeId } = challenge;
  await changeChallengeStatus(tx, context, challenge, { status: "PASS", sessionId });
  if (email === undefined) return;
  if (isOnFile(await listGuardiansOfSession(tx, { sessionId }), email)) return;
  await mailFormerGuardians(tx, context, { kuid, email });
  const guardian = await settleAddress(tx, context, email);
  const link = { sessionId, kuid, email, assurance, channel, consentedAt: null };
  const { guardian: joined, guardians } = await putOnFile(tx, context, {
    ...link,
    whereabouts: session,
  });
  const actor: Actor = by === "guardian-page" ? { by, guardian } : { by };
  const ledger = await record(tx, context, {
    kind: "guardian-joined",
    productId,
    sessionId,
    challengeId,
    kuid,
    assurance,
    channel,
    guardian,
    ...actor,
  } as const);
  await sendReceipts(tx, context, {
    subject: session,
    by: actor,
    details: { kind: "guardian-joined", guardianId: joined.guardianId },
    challenge,
    to: guardians,
    ledger,
  });
}
