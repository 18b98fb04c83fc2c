import type { Context } from "../../context.js";
import type { AgeEvidence } from "../../domain/age/age.js";
import { nextBirthday } from "../../domain/age/birthday.js";
import {
  type Challenge,
  type ChallengeType,
  isAboutAge,
  isAboutConsent,
  isAboutDocuments,
} from "../../domain/challenge/challenge.js";
import type { MaterialChange } from "../../domain/challenge/material-change.js";
import type { ProductDocument } from "../../domain/product.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import { addChallenge, changeChallenge, moveToChain } from "../../store/challenges/queries.js";
import { count } from "../../store/counts/count.js";
import type { Db } from "../../store/engine/db.js";
import { armWakeup, disarmWakeup } from "../../store/wakeups/arm.js";
import { dropPending } from "./change-status.js";
import { firstSecrets } from "./challenge-secrets.js";
import { conflict, rateLimited } from "../../lib/errors.js";
import { countUnfinishedOfPlayer } from "../../store/challenges/unfinished.js";

interface MintChallengeInput {
  /** A guardian's consent by default. */
  type?: ChallengeType;
  kuid: string;
  /** Whether the player was created by this request, and so has no other challenge. */
  isNewPlayer?: boolean;
  jurisdiction: string;
  evidence: AgeEvidence;
  sessionId?: string;
  /** Whether the challenge presents the whole product although there is a session, because no guardian is on file. */
  presentsAll?: boolean;
  requestedPermissions?: readonly string[];
  /** Which of the product's documents are shown; all by default. */
  isShown?: (document: ProductDocument) => boolean;
  materialChange?: MaterialChange | undefined;
  options?: object | undefined;
  locale?: string | undefined;
  redirectUrl?: string | undefined;
  /**
   * The challenge is one of many, for all guardians of a product: no limit counts it, and its password is renewed once it is
   * read.
   */
  isAnnounced?: boolean;
  /** An unfinished challenge that the new one replaces; its documents and the guardian's address carry over. */
  prior?: Challenge | undefined;
  /** Further unfinished challenges that it replaces. */
  replaced?: readonly Challenge[];
}

/** Creates a challenge, with its first password and link. Throws CONFLICT or RATE_LIMITED where too many are unfinished. */
export async function mintChallenge(
  tx: Db,
  context: Context,
  input: MintChallengeInput,
): Promise<Challenge> {
  const { product, mode, now, random } = context;
  const { type = "CHALLENGE_PARENTAL_CONSENT", isAnnounced = false } = input;
  const replaced = [...(input.prior ? [input.prior] : []), ...(input.replaced ?? [])];
  const [prior] = replaced;
  const mailed = replaced.find(({ mailedTo }) => mailedTo !== null);
  const challengeId = random.uuid("challenge");
  const [{ password, link, lookups }] = await Promise.all([
    firstSecrets(tx, context, challengeId),
    !prior && !isAnnounced && assertRoomForChallenge(tx, context, { ...input, type }),
  ]);
  const challenge: Challenge = {
    challengeId,
    productId: product.productId,
    mode,
    type,
    status: "PENDING",
    kuid: input.kuid,
    sessionId: input.sessionId ?? null,
    presentsAll: input.presentsAll ?? false,
    jurisdiction: input.jurisdiction,
    evidence: input.evidence,
    requestedPermissions: input.requestedPermissions ?? [],
    documents: documentsOf(context, input, replaced),
    materialChange: input.materialChange ?? null,
    options: input.options ?? null,
    locale: input.locale ?? prior?.locale ?? null,
    redirectUrl: input.redirectUrl ?? prior?.redirectUrl ?? null,
    awaiting: null,
    reached: "challenge",
    reachedAt: now,
    failureReason: null,
    chainId: prior?.chainId ?? challengeId,
    supersededBy: null,
    // Only guardians decide on the page of several products.
    bulkId: isAboutAge({ type }) ? null : (prior?.bulkId ?? null),
    mailedTo: mailed?.mailedTo ?? null,
    mailedAt: mailed?.mailedAt ?? null,
    password,
    link,
    touchedAt: now,
    createdAt: now,
    decidedAt: null,
    decidedLinkId: null,
  };
  await addChallenge(tx, challenge, lookups);
  if (isAboutConsent(challenge))
    count(tx, context, challenge.jurisdiction, { "step:challenge": 1 });
  if (!isAnnounced)
    await armWakeup(tx, { kind: "otpRotation", ref: challengeId, dueAt: password.expiresAt });
  await armBirthdayOf(tx, context, challenge);
  for (const one of replaced) await supersede(tx, context, one, challenge);
  return challenge;
}

/**
 * Returns the documents that are shown, in the product's version of today, and documents of earlier challenges that the product
 * no longer has.
 */
function documentsOf(
  { product }: Context,
  { isShown = () => true }: MintChallengeInput,
  replaced: readonly Challenge[],
): readonly ProductDocument[] {
  const earlier = new Map(
    replaced.flatMap(({ documents }) => documents.map((document) => [document.id, document])),
  );
  const own = product.documents.filter((document) => isShown(document) || earlier.has(document.id));
  for (const { id } of product.documents) earlier.delete(id);
  return [...own, ...earlier.values()];
}

/** Replaces an unfinished challenge by another: its links and its id lead there from then on. */
export async function supersede(
  tx: Db,
  context: Context,
  replaced: Challenge,
  { challengeId, chainId }: Challenge,
): Promise<void> {
  if (isAboutConsent(replaced)) count(tx, context, replaced.jurisdiction, { replaced: 1 });
  await changeChallenge(tx, replaced, {
    status: "SUPERSEDED",
    supersededBy: challengeId,
    awaiting: null,
    decidedAt: context.now,
  });
  if (replaced.chainId !== chainId) await moveToChain(tx, replaced.chainId, chainId);
  await disarmWakeup(tx, { kind: "otpRotation", ref: replaced.challengeId });
  await disarmWakeup(tx, { kind: "birthday", ref: replaced.challengeId });
  await dropPending(tx, replaced.challengeId);
}

/** On a birthday a first consent may no longer be needed. A challenge for a session ends when the session needs no consent. */
export async function armBirthdayOf(tx: Db, context: Context, challenge: Challenge): Promise<void> {
  if (challenge.sessionId !== null || isAboutAge(challenge)) return;
  const dueAt = nextBirthdayOf(challenge, context);
  if (dueAt !== undefined)
    await armWakeup(tx, { kind: "birthday", ref: challenge.challengeId, dueAt });
}

/** Returns the instant (milliseconds) at which the player of a challenge turns older. */
export const nextBirthdayOf = (challenge: Challenge, context: Context): number | undefined =>
  nextBirthday(
    { evidence: challenge.evidence, timezone: null },
    assessPlayerOf(challenge, context),
    context.now,
  );

/** Unfinished challenges that a player may have in a product. */
const MOST_OF_PLAYER = 100;
/** The most of a product in a mode, where its file sets no limit. */
const MOST_OF_PRODUCT = 100_000;
const RETRY_AFTER_SECONDS = 3600;

/**
 * Refuses a challenge beyond what a player (CONFLICT) or a product (RATE_LIMITED) may have unfinished. A challenge that
 * supersedes another does not count, and the product's number leaves out challenges that are only about documents.
 */
async function assertRoomForChallenge(
  tx: Db,
  { product, scope, unfinishedCounts }: Context,
  {
    kuid,
    type,
    isNewPlayer = false,
  }: Readonly<{ kuid: string; type: ChallengeType; isNewPlayer?: boolean | undefined }>,
): Promise<void> {
  const unfinished = isNewPlayer
    ? 0
    : await countUnfinishedOfPlayer(tx, scope, kuid, MOST_OF_PLAYER);
  if (unfinished >= MOST_OF_PLAYER)
    throw conflict(
      `The player already has ${MOST_OF_PLAYER} unfinished challenges in this product. Wait for a decision, or replace one of them: name it as priorChallengeId.`,
    );
  if (isAboutDocuments({ type })) return;
  const most = product.maxUnfinishedChallenges ?? MOST_OF_PRODUCT;
  if (!(await unfinishedCounts.take(tx, scope, most)))
    throw rateLimited(
      "This product has as many unfinished challenges as it may have. Wait as long as Retry-After says.",
      RETRY_AFTER_SECONDS,
    );
}
