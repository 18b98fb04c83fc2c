// The challenge of a session that moved to a place which asks a guardian for more.
import type { Context } from "../../context.js";
import {
  type Challenge,
  includesAll,
  isMissingConsent,
  isWhole,
} from "../../domain/challenge/challenge.js";
import { isUpToDate } from "../../domain/challenge/question.js";
import { asIn, findNeededApproval, lacksConsent } from "../../domain/session/approval.js";
import { type Session, type SessionView, viewSession } from "../../domain/session/session.js";
import type { Actor } from "../../domain/ledger/entry.js";
import { listUnfinishedOfSession } from "../../store/challenges/unfinished.js";
import type { Db } from "../../store/engine/db.js";
import { changeChallengeStatus } from "../challenge/change-status.js";
import { mintChallenge } from "../challenge/mint-challenge.js";
import { sendReceipts } from "../receipts/send-receipts.js";
import { findAndLockSession } from "../../store/sessions/queries.js";
import { hasOwnGuardian } from "./ask-guardian.js";

const isOfMove = ({ type }: Challenge): boolean => type === "CHALLENGE_UPDATE_JURISDICTION";

/** Returns the unfinished challenge by which a session that moved asks for approval. */
export const findApproval = async (
  db: Db,
  { sessionId }: Pick<Session, "sessionId">,
): Promise<Challenge | undefined> => (await listUnfinishedOfSession(db, sessionId)).find(isOfMove);

/**
 * Asks a guardian for the approval that a locked session lacks in its place: by a challenge that already asks for it, else by a
 * new challenge that replaces the earlier one. If it lacks none, the earlier challenge ends. Returns the challenge, if there is
 * one.
 */
export async function askApproval(
  tx: Db,
  context: Context,
  view: SessionView,
): Promise<Challenge | undefined> {
  const { session } = view;
  const needed = findNeededApproval(view);
  const unfinished = await listUnfinishedOfSession(tx, session.sessionId);
  const found = unfinished.find(isOfMove);
  const asked = unfinished.filter((each) => isOfMove(each) || isMissingConsent(each));
  if (!needed) {
    const by = { by: "product", keyId: context.keyId } as const;
    for (const each of asked) await endApproval(tx, context, each, session, by);
    return undefined;
  }
  const { permissions } = needed;
  const presentsAll = needed.isWhole || !(await hasOwnGuardian(tx, session));
  const isAsked =
    found !== undefined &&
    isUpToDate(found, context.product) &&
    includesAll(found, permissions) &&
    isWhole(found) === presentsAll;
  if (isAsked) return found;
  return mintChallenge(tx, context, {
    ...session,
    type: "CHALLENGE_UPDATE_JURISDICTION",
    presentsAll,
    requestedPermissions: permissions,
    replaced: asked,
  });
}

/**
 * Ends challenges about a move or a missing consent that a birthday or another consent has made unnecessary. The session is
 * locked.
 */
export async function endNeedlessApproval(
  tx: Db,
  context: Context,
  session: Session,
): Promise<void> {
  const isNeedless = (challenge: Challenge) =>
    isOfMove(challenge)
      ? !findNeededApproval(viewSession(session, context))
      : isMissingConsent(challenge) &&
        !lacksConsent(asIn(session, challenge.jurisdiction), context);
  for (const challenge of (await listUnfinishedOfSession(tx, session.sessionId)).filter(isNeedless))
    await endApproval(tx, context, challenge, session, { by: "expiry" });
}

async function endApproval(
  tx: Db,
  context: Context,
  challenge: Challenge,
  session: Session,
  by: Actor,
): Promise<void> {
  await changeChallengeStatus(tx, context, challenge, {
    status: "FAIL",
    failureReason: "no-longer-needed",
  });
  await sendReceipts(tx, context, {
    subject: session,
    by,
    details: { kind: "no-longer-needed" },
    challenge,
  });
}

/** Returns the unfinished challenge that asks for consent to the whole of a session where `session` is said to be. */
export const findConsentAsked = async (
  db: Db,
  { sessionId, jurisdiction }: Session,
): Promise<Challenge | undefined> =>
  (await listUnfinishedOfSession(db, sessionId)).find(
    (challenge) => isWhole(challenge) && challenge.jurisdiction === jurisdiction,
  );

/**
 * Returns the unfinished challenge that asks for consent to the whole session, else a new one. Locks the session, which does
 * not move.
 */
export async function ensureConsentAsked(
  tx: Db,
  context: Context,
  session: Session,
): Promise<Challenge> {
  await findAndLockSession(tx, { ...context.scope, sessionId: session.sessionId });
  return (
    (await findConsentAsked(tx, session)) ??
    mintChallenge(tx, context, { ...session, presentsAll: true })
  );
}
