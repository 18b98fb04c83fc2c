import type { Context } from "../../context.js";
import type { Session } from "../../domain/session/session.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import type { Db } from "../../store/engine/db.js";
import { appendToLedger } from "../../store/ledger.js";
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
  const { policy, product, mode, now } = context;
  const { sessionId, kuid, jurisdiction } = session;
  await revokeSession(tx, context, sessionId, "guardian");
  await appendToLedger(tx, {
    at: new Date(now).toISOString(),
    productId: product.productId,
    mode,
    kuid,
    jurisdiction,
    rule: assessPlayerOf(session, context).law.rule.version,
    policy: policy.version,
    product: product.version,
    decision: "withdrawal",
    by: "family-pages",
    sessionId,
    guardian,
  });
}
