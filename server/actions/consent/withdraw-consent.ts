import type { Context } from "../../context.js";
import type { Session } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { record, rulesOf } from "../ledger/record.js";
import { revokeSession } from "../session/revoke-session.js";

/**
 * A guardian withdraws consent: the session is revoked, and the ledger records who did it and under which law.
 * `guardian` is the keyed hash of their address. NOT_FOUND where the session was revoked meanwhile.
 */
export async function withdrawConsent(
  tx: Db,
  context: Context,
  session: Session,
  guardian: string,
): Promise<void> {
  const { sessionId, kuid } = session;
  await revokeSession(tx, context, sessionId, "guardian");
  await record(tx, context, {
    kind: "withdrawal",
    productId: context.product.productId,
    kuid,
    sessionId,
    ...rulesOf(session, context),
    by: "family-pages",
    guardian,
  });
}
