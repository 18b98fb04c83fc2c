import type { Context } from "../../context.js";
import type { AuditActor } from "../../domain/audit.js";
import type { Actor } from "../../domain/ledger/entry.js";
import type { Session } from "../../domain/session/session.js";
import { listUnfinishedOfSession } from "../../store/challenges/unfinished.js";
import { count } from "../../store/counts/count.js";
import type { Db } from "../../store/engine/db.js";
import { listGuardiansOfSession } from "../../store/guardians/queries.js";
import { deleteAllNotices } from "../../store/notices/queries.js";
import { lockSession, markRevoked } from "../../store/sessions/queries.js";
import type { RevokedBy } from "../../store/sessions/table.js";
import { disarmWakeup } from "../../store/wakeups/arm.js";
import { emit } from "../../webhooks/emit.js";
import { audit } from "../../store/audit/audit.js";
import { endLinks, type LinkEnd } from "../guardian/end-links.js";
import { denyPending } from "../override/answer-override.js";
import { changeChallengeStatus } from "../challenge/change-status.js";
import { record } from "../ledger/record.js";
import { guardiansOfPlayer } from "../guardian/guardians-on-file.js";
import { sendReceipts } from "../receipts/send-receipts.js";
import { endPlayOnRevoke } from "../screentime/play.js";

const END_BY = {
  guardian: "withdrawal",
  operator: "operator",
  "guardian-repudiation": "disowned",
} as const satisfies Record<Exclude<RevokedBy, "erasure">, LinkEnd>;

/**
 * Revokes a session: it reads as missing from now on, its unfinished challenges fail, and its wakeups are cleared. Returns it
 * as it was. Throws NOT_FOUND where it isn't in this product.
 */
export async function revokeSession(
  tx: Db,
  context: Context,
  sessionId: string,
  by: RevokedBy,
): Promise<Session> {
  const { now, scope } = context;
  const session = await lockSession(tx, scope, { sessionId });
  await denyPending(tx, context, session);
  for (const challenge of await listUnfinishedOfSession(tx, sessionId))
    await changeChallengeStatus(tx, context, challenge, {
      status: "FAIL",
      failureReason: by === "guardian-repudiation" ? "repudiated-by-guardian" : "session-revoked",
    });
  await endPlayOnRevoke(tx, context, session);
  // An erasure deletes the links, and announces nothing but the revocation.
  if (by !== "erasure")
    await endLinks(tx, context, await listGuardiansOfSession(tx, { sessionId }), END_BY[by]);
  await markRevoked(tx, sessionId, now, by);
  count(tx, context, session.jurisdiction, { "session:revoked": 1 });
  await disarmWakeup(tx, { kind: "birthday", ref: sessionId });
  await disarmWakeup(tx, { kind: "acceptanceDeadline", ref: sessionId });
  await deleteAllNotices(tx, { sessionId });
  await emit(tx, context, {
    type: "Session.Revoked",
    session,
    data: { revokedAt: new Date(now).toISOString(), revokedBy: by },
  });
  return session;
}

/** Revokes a session for an operator, as `revokeSession` does. The ledger records who it was, and guardians are mailed. */
export async function revokeForOperator(
  tx: Db,
  context: Context,
  sessionId: string,
  actor: Extract<Actor, { by: "operator" | "test-helper" }>,
  audited: AuditActor = actor.by === "operator"
    ? `operator:${actor.operator}`
    : `key:${context.keyId}`,
): Promise<void> {
  const { productId, kuid } = await lockSession(tx, context.scope, { sessionId });
  const to = await guardiansOfPlayer(tx, context, kuid);
  const session = await revokeSession(tx, context, sessionId, "operator");
  await audit(tx, context, {
    actor: audited,
    action: "session-revoked",
    target: `session:${sessionId}`,
    requestId: context.requestId,
  });
  const ledger = await record(tx, context, {
    kind: "revocation",
    productId,
    sessionId,
    kuid,
    ...actor,
  });
  const details = { kind: "revocation" } as const;
  await sendReceipts(tx, context, { subject: session, by: actor, details, to, ledger });
}
