// Finds out which decisions an upgrade needs from a guardian, and asks for them.
import type { Context } from "../../context.js";
import { isTooYoung } from "../../domain/challenge/birth-date.js";
import { type Challenge, isAboutDocuments, isWhole } from "../../domain/challenge/challenge.js";
import {
  deadlineOf,
  nearestDeadline,
  type Presentation,
  reminderOf,
} from "../../domain/challenge/material-change.js";
import {
  asks,
  askTogether,
  hasDocumentsOf,
  isUpToDate,
  type Question,
} from "../../domain/challenge/question.js";
import { lacksConsent } from "../../domain/session/approval.js";
import type { Session, SessionView } from "../../domain/session/session.js";
import { listUnfinishedOfSession } from "../../store/challenges/unfinished.js";
import type { Db } from "../../store/engine/db.js";
import { listGuardiansOfSession } from "../../store/guardians/queries.js";
import { mailOwnGuardians } from "../challenge/mail-challenge.js";
import { mintChallenge } from "../challenge/mint-challenge.js";
import { armDeadline, outstandingNotices, presentDocuments } from "../notices/outstanding.js";
import type { components } from "../../../generated/types.js";
import { readRedirectUrl } from "../../domain/challenge/redirect.js";
import { invalidInput } from "../../lib/errors.js";

type Asked = Readonly<{
  /** Permissions that a guardian decides about. */
  permissions: readonly string[];
  /** What the product presents with this request. */
  presentation: Presentation | undefined;
  /** No permission was named at all. */
  isEmpty: boolean;
}>;

/** Presents the documents of the request. Returns the question to a guardian; undefined if there is none. */
export async function findQuestion(
  tx: Db,
  context: Context,
  { session, assessment }: SessionView,
  { permissions, presentation, isEmpty }: Asked,
): Promise<Question | undefined> {
  const { now } = context;
  const { sessionId } = session;
  const isMinor = assessment.requiresParentConsentForDataProcessing;
  const lacksWhole = lacksConsent(session, context) && !isTooYoung(session, context);
  // The guardians on file have not consented to this session yet, so everything is asked.
  const hasGuardian = !lacksWhole && (await hasOwnGuardian(tx, session));
  if (presentation && (isMinor || permissions.length > 0)) {
    const documents = presentation.documents.map(({ id }) => id);
    const { deadline } = presentation;
    await presentDocuments(tx, { sessionId, documents, deadline, now });
    const earlier = new Map(
      (await outstandingNotices(tx, context, sessionId)).map((one) => [
        one.documentId,
        one.deadline,
      ]),
    );
    const presented = Object.fromEntries(
      documents.map((id) => [id, deadline ?? earlier.get(id) ?? null]),
    );
    return {
      permissions,
      presented,
      hasGuardian,
      notices: "given",
      setsDeadline: deadline !== null,
    };
  }
  const outstanding = isEmpty && isMinor ? await outstandingNotices(tx, context, sessionId) : [];
  const isAsked = permissions.length > 0 || outstanding.length > 0 || (isEmpty && lacksWhole);
  if (!isAsked) return undefined;
  return {
    permissions,
    presented: Object.fromEntries(
      outstanding.map(({ documentId, deadline }) => [documentId, deadline]),
    ),
    hasGuardian,
    notices: "outstanding",
    setsDeadline: false,
  };
}

export const hasOwnGuardian = async (tx: Db, { sessionId }: Session): Promise<boolean> =>
  (await listGuardiansOfSession(tx, { sessionId })).length > 0;

/** `prior`: an unfinished challenge that the new challenge replaces. */
export type Minting = ReturnType<typeof readUpgradeOptions> &
  Readonly<{ prior?: Challenge | undefined; isAnnounced?: boolean }>;

/**
 * Returns the unfinished challenge of a session that already asks for this and shows the documents of the prior challenge, else a
 * new challenge. The new challenge replaces the prior one, and challenges about earlier documents of the product. If the product
 * sets a deadline, guardians on file get a mail.
 */
export async function ensureAsked(
  tx: Db,
  context: Context,
  { session }: Pick<SessionView, "session">,
  question: Question,
  { prior, ...options }: Minting,
): Promise<Challenge> {
  const { product, now } = context;
  const isOpen = question.permissions.length > 0 ? isOfUpgrade : isOfUpgradeOrMove;
  const unfinished = (await listUnfinishedOfSession(tx, session.sessionId)).filter(isOpen);
  const isStale = (challenge: Challenge) => !isUpToDate(challenge, product);
  const deadline = nearestDeadline(Object.values(question.presented), now);
  const isDueThen = (challenge: Challenge) => deadlineOf(challenge) === (deadline ?? Infinity);
  const asking = unfinished
    .filter((challenge) => !isStale(challenge) && asks(challenge, question, now))
    .sort((one, other) => Number(isDueThen(other)) - Number(isDueThen(one)));
  const found = asking.find((challenge) => !prior || hasDocumentsOf(challenge, prior));
  if (found) return found;
  const replaced = eachChallengeOnce([prior, asking[0], ...unfinished.filter(isStale)]);
  const minted = await mintChallenge(tx, context, {
    ...session,
    ...options,
    ...askTogether(question, replaced, product, now),
    replaced,
  });
  const dueAt = Math.min(deadlineOf(minted), reminderOf(minted));
  if (Number.isFinite(dueAt)) await armDeadline(tx, session.sessionId, dueAt);
  if (question.setsDeadline) await mailOwnGuardians(tx, context, minted, session.sessionId);
  return minted;
}

/** Challenges once each, those that are there. */
export const eachChallengeOnce = (
  challenges: readonly (Challenge | undefined)[],
): readonly Challenge[] => [
  ...new Map(
    challenges.flatMap((challenge) => (challenge ? [[challenge.challengeId, challenge]] : [])),
  ).values(),
];

const isOfUpgrade = ({ type }: Challenge): boolean =>
  type === "CHALLENGE_PARENTAL_CONSENT" || isAboutDocuments({ type });

/**
 * Returns whether a challenge is of an upgrade or a move. A move that asks for consent to the whole session asks for the same
 * consent as an upgrade without permissions.
 */
const isOfUpgradeOrMove = (challenge: Challenge): boolean =>
  isOfUpgrade(challenge) ||
  (challenge.type === "CHALLENGE_UPDATE_JURISDICTION" && isWhole(challenge));

export type UpgradeOptions = components["schemas"]["UpgradeOptions"];

/** Reads the options of an upgrade, as its challenge keeps them. Throws INVALID_INPUT naming the field. */
export function readUpgradeOptions(
  { redirectUrl, locale, facialAgeEstimation }: UpgradeOptions,
  { product, mode }: Pick<Context, "product" | "mode">,
) {
  const { passIfOver = Infinity, failIfUnder = 0 } = facialAgeEstimation ?? {};
  if (failIfUnder > passIfOver)
    throw invalidInput("options.facialAgeEstimation.failIfUnder: must not be over passIfOver.");
  return {
    locale,
    redirectUrl:
      redirectUrl === undefined
        ? undefined
        : readRedirectUrl(redirectUrl, product, mode, "options.redirectUrl"),
    options: facialAgeEstimation && { facialAgeEstimation },
  };
}
