import { audit } from "../../store/audit/audit.js";
import type { Context } from "../../context.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import { viewSession, type Session, type SessionView } from "../../domain/session/session.js";
import { hasOtherLimits } from "../../domain/session/limits.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import type { Jurisdiction } from "../../policy/types.js";
import { changeChallenge } from "../../store/challenges/queries.js";
import { listUnfinishedOfSession } from "../../store/challenges/unfinished.js";
import type { Db } from "../../store/engine/db.js";
import { changeSession, lockSession } from "../../store/sessions/queries.js";
import { changeAwaiting, dropPending } from "../challenge/change-status.js";
import { updateHold } from "../notices/hold.js";
import { record } from "../ledger/record.js";
import { wakeScreentime } from "../screentime/screentime.js";
import { sendReceipts } from "../receipts/send-receipts.js";
import { announceChange } from "./announce-change.js";
import { askApproval, findApproval } from "./ask-approval.js";
import { armBirthday } from "./begin-session.js";

type Move = Readonly<{
  sessionId?: string | undefined;
  kuid?: string | undefined;
  jurisdiction: Jurisdiction;
}>;

/**
 * Moves a session to another jurisdiction at once. Returns the moved session, with a challenge if the new place needs an approval
 * that the session lacks. A session that is there already does not change. Throws NOT_FOUND if there is no such session.
 */
export async function updateJurisdiction(
  tx: Db,
  context: Context,
  { jurisdiction, ...ids }: Move,
): Promise<{ view: SessionView; challenge: Challenge | undefined }> {
  const { scope, now } = context;
  const session = await lockSession(tx, scope, ids);
  const before = viewSession(session, context);
  if (session.jurisdiction === jurisdiction.code)
    return { view: before, challenge: await findApproval(tx, session) };
  const { code } = jurisdiction;
  for (const challenge of await listUnfinishedOfSession(tx, session.sessionId))
    await moveChallenge(tx, context, challenge, code);
  const moved = await changeSession(tx, session, {
    jurisdiction: code,
    // The law of the old place counts: a permission that was never decided begins as it did there.
    settings: before.settings,
  });
  const after = viewSession(await updateHold(tx, context, moved), context);
  await announceChange(tx, context, before, after, { cause: "jurisdiction", at: now });
  const view = viewSession(await lockSession(tx, scope, ids), context);
  await armBirthday(tx, context, view.session);
  if (hasOtherLimits([session, context], [view.session, context]))
    await wakeScreentime(tx, session.sessionId, now);
  await confirmMove(tx, context, session, view.session);
  return { view, challenge: await askApproval(tx, context, view) };
}

/** Records a move, and mails the guardians of the player. */
async function confirmMove(tx: Db, context: Context, before: Session, after: Session) {
  const { sessionId, productId, kuid } = after;
  const by = { by: "product", keyId: context.keyId } as const;
  const [from, to] = [before, after].map(({ jurisdiction }) => {
    const { code, name } = findJurisdiction(context.policy, jurisdiction);
    return { code, name };
  }) as [Jurisdiction, Jurisdiction];
  await audit(tx, context, {
    actor: `key:${context.keyId}`,
    action: "jurisdiction-changed",
    target: `session:${sessionId}`,
    requestId: context.requestId,
  });
  const ledger = await record(tx, context, {
    kind: "moved",
    productId,
    sessionId,
    kuid,
    from: from.code,
    to: to.code,
    ...by,
  } as const);
  await sendReceipts(tx, context, {
    subject: after,
    by,
    details: { kind: "moved", from, to },
    ledger,
  });
}

/**
 * Moves the question to a guardian to the new place. A decision that was made under the law of the old place and does not count
 * yet is dropped: it has to be made again. Returns the changed challenge.
 */
export async function moveChallenge(
  tx: Db,
  context: Context,
  challenge: Challenge,
  jurisdiction: string,
): Promise<Challenge> {
  const moved = await changeChallenge(tx, challenge, { jurisdiction });
  if (challenge.awaiting === null) return moved;
  await dropPending(tx, challenge.challengeId);
  return changeAwaiting(tx, context, moved, null);
}
