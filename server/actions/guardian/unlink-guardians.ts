// Unlinks the guardians of a session for its product or an operator. The session continues without their schedule and allowances.
import type { Context } from "../../context.js";
import type { Actor } from "../../domain/ledger/entry.js";
import type { Session } from "../../domain/session/session.js";
import { conflict } from "../../lib/errors.js";
import type { Db } from "../../store/engine/db.js";
import {
  lastUnlinkedAt,
  listGuardiansOfSession,
  type SessionGuardian,
} from "../../store/guardians/queries.js";
import { lockSession } from "../../store/sessions/queries.js";
import { record } from "../ledger/record.js";
import { sendReceipts } from "../receipts/send-receipts.js";
import { endLinks } from "./end-links.js";
import { guardiansOfPlayer, lockGuardians } from "./guardians-on-file.js";

/**
 * Unlinks every guardian of a session and deletes their schedule and allowances; permissions and consent stay. Returns the
 * instant (milliseconds) at which they were unlinked: if the call is repeated, the first instant. Throws CONFLICT if no guardian
 * was ever on file for the session, NOT_FOUND if there is no session with this id.
 */
export async function unlinkGuardians(
  tx: Db,
  context: Context,
  sessionId: string,
  by: Extract<Actor, { by: "product" | "operator" }> = { by: "product", keyId: context.keyId },
): Promise<number> {
  const { scope, tenancy, now } = context;
  const session = await lockSession(tx, scope, { sessionId });
  await lockGuardians(tx, tenancy, session.kuid);
  const linked = await listGuardiansOfSession(tx, { sessionId });
  if (linked.length === 0) return unlinkedBefore(tx, sessionId);
  const to = await guardiansOfPlayer(tx, context, session.kuid);
  await endLinks(tx, context, linked, "product");
  await recordUnlink(tx, context, { session, unlinked: linked, to, by });
  return now;
}

async function unlinkedBefore(tx: Db, sessionId: string): Promise<number> {
  const unlinkedAt = await lastUnlinkedAt(tx, sessionId);
  if (unlinkedAt === undefined)
    throw conflict("sessionId: no guardian was ever linked to this session.");
  return unlinkedAt;
}

async function recordUnlink(
  tx: Db,
  context: Context,
  {
    session,
    unlinked,
    to,
    by,
  }: Readonly<{
    session: Session;
    unlinked: readonly SessionGuardian[];
    to: Awaited<ReturnType<typeof guardiansOfPlayer>>;
    by: Extract<Actor, { by: "product" | "operator" }>;
  }>,
): Promise<void> {
  const { sessionId, productId, kuid } = session;
  const ledger = await record(tx, context, {
    kind: "unlink",
    productId,
    sessionId,
    kuid,
    guardians: unlinked.map(({ addressHash }) => addressHash),
    ...by,
  });
  await sendReceipts(tx, context, {
    subject: session,
    by,
    details: { kind: "unlink" },
    to,
    ledger,
  });
}
