// What an upgrade asks of a guardian: found out, and asked.
import type { Context } from "../../context.js";
import {
  isAboutAge,
  isAboutDocuments,
  isInvite,
  isUnfinished,
  type Challenge,
} from "../../domain/challenge/challenge.js";
import {
  deadlineOf,
  reminderOf,
  type Presentation,
} from "../../domain/challenge/material-change.js";
import { asks, askTogether, isUpToDate, type Question } from "../../domain/challenge/question.js";
import type { Session, SessionView } from "../../domain/session/session.js";
import { listUnfinishedOfSession } from "../../store/unfinished-challenges.js";
import type { Db } from "../../store/engine/db.js";
import { listGuardiansOfSession } from "../../store/guardians.js";
import { mailRequest } from "../challenge/mail-challenge.js";
import { mintChallenge } from "../challenge/mint-challenge.js";
import { outstandingNotices } from "../notices/outstanding.js";
import { armDeadline, presentDocuments } from "../notices/present.js";
import type { readUpgradeOptions } from "./upgrade-options.js";

type Asked = Readonly<{
  /** Permissions that a guardian decides about. */
  permissions: readonly string[];
  /** What the product presents with this request. */
  presentation: Presentation | undefined;
  /** No permission was named at all. */
  isEmpty: boolean;
}>;

/** Presents what the request presents. Returns what to ask of a guardian; undefined where there is nothing. */
export async function findQuestion(
  tx: Db,
  context: Context,
  { session, assessment }: SessionView,
  { permissions, presentation, isEmpty }: Asked,
): Promise<Question | undefined> {
  const { now } = context;
  const { sessionId } = session;
  const isMinor = assessment.requiresParentConsentForDataProcessing;
  if (presentation && (isMinor || permissions.length > 0)) {
    const documents = presentation.documents.map(({ id }) => id);
    const { deadline } = presentation;
    await presentDocuments(tx, { sessionId, documents, deadline, now });
    const hasGuardian = await hasOwnGuardian(tx, session);
    return { permissions, presented: documents, deadline, hasGuardian, notices: "given" };
  }
  const outstanding = isEmpty && isMinor ? await outstandingNotices(tx, context, sessionId) : [];
  if (permissions.length === 0 && outstanding.length === 0) return undefined;
  const deadlines = outstanding.flatMap(({ deadline }) =>
    deadline !== null && deadline > now ? [deadline] : [],
  );
  return {
    permissions,
    presented: outstanding.map(({ documentId }) => documentId),
    deadline: deadlines.length > 0 ? Math.min(...deadlines) : null,
    hasGuardian: await hasOwnGuardian(tx, session),
    notices: "outstanding",
  };
}

const hasOwnGuardian = async (tx: Db, { sessionId }: Session): Promise<boolean> =>
  (await listGuardiansOfSession(tx, sessionId)).length > 0;

type Minting = ReturnType<typeof readUpgradeOptions> & Readonly<{ prior: Challenge | undefined }>;

/**
 * The unfinished challenge of a session that asks for this already, else a new one. The new one replaces the prior
 * challenge, and those whose documents are not the product's of today (readings, 91). Guardians on file are mailed a
 * deadline that the product sets.
 */
export async function ensureAsked(
  tx: Db,
  context: Context,
  { session }: SessionView,
  question: Question,
  { prior, ...options }: Minting,
): Promise<Challenge> {
  const { product, now } = context;
  const unfinished = (await listUnfinishedOfSession(tx, session.sessionId)).filter(isOfUpgrade);
  const isStale = (challenge: Challenge) => !isUpToDate(challenge, product);
  const asking = unfinished.filter(
    (challenge) => !isStale(challenge) && asks(challenge, question, now),
  );
  const [first] = asking;
  const dueThen = asking.find((challenge) => deadlineOf(challenge) === question.deadline);
  if (first) return dueThen ?? first;
  const mayReplace = prior && isUnfinished(prior) && !isInvite(prior) && !isAboutAge(prior);
  const given = mayReplace ? [prior] : [];
  const others = unfinished.filter(({ challengeId }) => challengeId !== prior?.challengeId);
  const replaced = [...given, ...others.filter(isStale)];
  const minted = await mintChallenge(tx, context, {
    ...session,
    ...options,
    ...askTogether(question, replaced, product, now),
    replaced,
  });
  const dueAt = Math.min(deadlineOf(minted), reminderOf(minted));
  if (Number.isFinite(dueAt)) await armDeadline(tx, session.sessionId, dueAt);
  if (question.notices === "given" && question.deadline !== null)
    await mailGuardians(tx, context, minted, session);
  return minted;
}

const isOfUpgrade = ({ type }: Challenge): boolean =>
  type === "CHALLENGE_PARENTAL_CONSENT" || isAboutDocuments({ type });

async function mailGuardians(
  tx: Db,
  context: Context,
  challenge: Challenge,
  { sessionId }: Session,
): Promise<void> {
  const guardians = await listGuardiansOfSession(tx, sessionId);
  const recipients = guardians.map(({ address }) => address);
  if (recipients.length > 0) await mailRequest(tx, context, challenge, recipients);
}
