import type { Context } from "../../context.js";
import type { Session } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { audit } from "../../store/audit/audit.js";
import { record, basisOf } from "../ledger/record.js";
import { guardiansOfPlayer } from "../guardian/guardians-on-file.js";
import { sendReceipts, type OwnReceipt } from "../receipts/send-receipts.js";
import { revokeSession } from "../session/revoke-session.js";

/**
 * Withdraws a guardian's consent: revokes the session, and records in the ledger who did it and under which law. `guardian` is
 * the keyed hash of their address. Returns their receipt, if one is sent. Throws NOT_FOUND where the session was revoked
 * meanwhile.
 */
export async function withdrawConsent(
  tx: Db,
  context: Context,
  session: Session,
  guardian: string,
): Promise<OwnReceipt | undefined> {
  const { sessionId, kuid } = session;
  const to = await guardiansOfPlayer(tx, context, kuid);
  await revokeSession(tx, context, sessionId, "guardian");
  const actor = { by: "family-pages", guardian } as const;
  await audit(tx, context, {
    actor: `guardian:${guardian}`,
    action: "session-revoked",
    target: `session:${sessionId}`,
    requestId: context.requestId,
  });
  const ledger = await record(tx, context, {
    kind: "withdrawal",
    productId: context.product.productId,
    kuid,
    sessionId,
    ...basisOf(session, context),
    ...actor,
  });
  return sendReceipts(tx, context, {
    subject: session,
    by: actor,
    details: { kind: "withdrawal" },
    to,
    ledger,
  });
}
