import { viewSession, type SessionView } from "../../domain/session/session.js";
import { listGuardiansOfSession } from "../../store/guardians/queries.js";
import { findSession } from "../../store/sessions/queries.js";
import type { ReceiptView } from "./read-receipt.js";

/** Returns the session whose consent the reader of a receipt can withdraw; undefined where there is none any more. */
export async function findWithdrawable({
  context,
  decision: { sessionId },
  reader: { guardianId },
}: Pick<ReceiptView, "context" | "decision" | "reader">): Promise<SessionView | undefined> {
  if (sessionId === null) return undefined;
  const session = await findSession(context.db, { ...context.scope, sessionId });
  if (!session || session.consentedAt === null) return undefined;
  const guardians = await listGuardiansOfSession(context.db, { sessionId });
  if (!guardians.some((guardian) => guardian.guardianId === guardianId)) return undefined;
  const view = viewSession(session, context);
  return view.assessment.ageStatus === "LEGAL_ADULT" ? undefined : view;
}
