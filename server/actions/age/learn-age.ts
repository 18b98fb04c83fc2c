import type { Context } from "../../context.js";
import {
  type AgeEvidence,
  isUnknown,
  latestToday,
  learnOfPlayer,
  lowerOf,
} from "../../domain/age/age.js";
import { UNUSED_MS } from "../../domain/retention.js";
import type { Db } from "../../store/engine/db.js";
import { addPlayer, findPlayer, lockPlayer, savePlayer } from "../../store/players/queries.js";
import { addVerifiedPlayer } from "../../store/verifications/queries.js";
import { isTooYoung } from "../../domain/challenge/birth-date.js";
import { isWhole } from "../../domain/challenge/challenge.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import { type Session, viewSession } from "../../domain/session/session.js";
import { resolveUnproven } from "../../domain/session/settings.js";
import { changeChallenge } from "../../store/challenges/queries.js";
import { changeEvidence } from "../../store/sessions/evidence.js";
import { findAndLockSessionOfPlayer, lockKuid } from "../../store/sessions/queries.js";
import { listUnfinishedOfPlayer } from "../../store/challenges/unfinished.js";
import { contextOfProduct } from "../challenge/bulk.js";
import { changeChallengeStatus } from "../challenge/change-status.js";
import { armBirthdayOf } from "../challenge/mint-challenge.js";
import { announceChange } from "../session/announce-change.js";
import { armBirthday } from "../session/begin-session.js";

type Learned = Readonly<{
  kuid: string;
  evidence: AgeEvidence;
  /** Whether the id was made by this request. */
  isNew?: boolean;
  /** A challenge that the caller changes. */
  exceptChallengeId?: string;
}>;

/**
 * Notes new evidence of a player's age, and makes the player if there is none. Returns the evidence that counts: a younger age
 * counts from now on in every product of the organisation, and no second answer makes a player older.
 */
export async function learnAge(
  tx: Db,
  context: Context,
  { kuid, evidence, isNew = false, exceptChallengeId }: Learned,
): Promise<AgeEvidence> {
  const { tenancy, now } = context;
  if (isNew)
    await addPlayer(tx, { ...tenancy, kuid, evidence, createdAt: now, checkAt: now + UNUSED_MS });
  const isMade = isNew || (await savePlayer(tx, tenancy, { kuid, evidence }, now));
  await noteVerifications(tx, context, kuid, evidence);
  if (isMade) return evidence;
  const today = latestToday(now);
  const change = (known: AgeEvidence) => learnOfPlayer(known, evidence, today);
  return (await changeEverywhere(tx, context, kuid, { change, exceptChallengeId })) ?? evidence;
}

/** Joins the ages of a player and of one whose session became theirs: the lower age counts, in every product. */
export async function joinAges(
  tx: Db,
  context: Context,
  kuid: string,
  evidence: AgeEvidence,
): Promise<void> {
  const { tenancy, now } = context;
  const today = latestToday(now);
  await savePlayer(tx, tenancy, { kuid, evidence }, now);
  await noteVerifications(tx, context, kuid, evidence);
  await changeEverywhere(tx, context, kuid, {
    change: (known) => (isUnknown(known) ? evidence : lowerOf(known, evidence, today)),
  });
}

/** Notes the verifications of a player, so that a verification that is revoked later no longer proves their age. */
async function noteVerifications(
  tx: Db,
  { tenancy }: Context,
  kuid: string,
  { signals = [] }: AgeEvidence,
): Promise<void> {
  for (const { verificationId } of signals)
    if (verificationId !== undefined)
      await addVerifiedPlayer(tx, { ...tenancy, verificationId, kuid });
}

/** Returns whether evidence differs from the stored evidence of a player, or of their session or challenge (`own`). */
export async function isNews(
  { db, tenancy, now }: Context,
  kuid: string,
  evidence: AgeEvidence,
  own: AgeEvidence | undefined,
): Promise<boolean> {
  const player = await findPlayer(db, { ...tenancy, kuid });
  if (!player) return true;
  const today = latestToday(now);
  const learned = learnOfPlayer(player.evidence, evidence, today);
  return learned !== player.evidence || (own !== undefined && lowerOf(own, learned, today) !== own);
}

type InProduct = Readonly<{ context: Context; session: Session | undefined }>;
type Change = (evidence: AgeEvidence) => AgeEvidence;

/** Locks the player in every product of the organisation, always in the order of products, so that no two deadlock. */
export async function lockPlayerEverywhere(
  tx: Db,
  context: Context,
  kuid: string,
): Promise<readonly InProduct[]> {
  const found: InProduct[] = [];
  for (const product of context.catalogue.productsOf(context.tenancy.organisation, context.mode)) {
    const own = contextOfProduct(context, product);
    await lockKuid(tx, own.scope, kuid);
    found.push({
      context: own,
      session: await findAndLockSessionOfPlayer(tx, { ...own.scope, kuid }),
    });
  }
  return found;
}

type Changes = Readonly<{
  /** Changes the stored evidence of the player. */
  change: Change;
  /** Changes the evidence that each session and challenge holds, before the player's age counts there too. */
  changeOwn?: Change;
  /** A challenge that the caller changes. */
  exceptChallengeId?: string | undefined;
}>;

/**
 * Changes the evidence of a player's age. A younger age, or a verified age, counts from then on in all their sessions and
 * unfinished challenges, and each product gets the events of its changes. Returns the new evidence; undefined if there is no such
 * player.
 */
export async function changeEverywhere(
  tx: Db,
  context: Context,
  kuid: string,
  { change, changeOwn = (own) => own, exceptChallengeId }: Changes,
): Promise<AgeEvidence | undefined> {
  const { tenancy, now } = context;
  const places = await lockPlayerEverywhere(tx, context, kuid);
  const player = await lockPlayer(tx, { ...tenancy, kuid });
  if (!player) return undefined;
  const evidence = change(player.evidence);
  if (evidence !== player.evidence) await changeEvidence.ofPlayer(tx, tenancy, kuid, evidence);
  const today = latestToday(now);
  const lower: Change = (own) => lowerOf(changeOwn(own), evidence, today);
  for (const { context: own, session } of places) {
    if (session) await changeSessionEvidence(tx, own, session, lower(session.evidence));
    await changeChallenges(tx, own, kuid, { change: lower, exceptChallengeId });
  }
  return evidence;
}

async function changeSessionEvidence(
  tx: Db,
  context: Context,
  session: Session,
  evidence: AgeEvidence,
): Promise<void> {
  if (evidence === session.evidence) return;
  const before = viewSession(session, context);
  // The age status announced by the earlier evidence must not hold this one back.
  const changed = { ...session, evidence, announcedAgeStatus: null };
  const settings = resolveUnproven(session.settings, assessPlayerOf(changed, context));
  const saved = await changeEvidence.ofSession(tx, session, { evidence, settings });
  const after = viewSession({ ...saved, announcedAgeStatus: null }, context);
  await announceChange(tx, context, before, after, { cause: "verification", at: context.now });
  const { ageStatus: announcedAgeStatus } = after.assessment;
  await armBirthday(tx, context, { ...saved, announcedAgeStatus });
}

/** Changes the evidence of a player's unfinished challenges, and fails them if the player is too young by it. */
async function changeChallenges(
  tx: Db,
  context: Context,
  kuid: string,
  { change, exceptChallengeId }: Changes,
): Promise<void> {
  for (const challenge of await listUnfinishedOfPlayer(tx, context.scope, kuid)) {
    const evidence = change(challenge.evidence);
    if (challenge.challengeId === exceptChallengeId || evidence === challenge.evidence) continue;
    const changed = await changeChallenge(tx, challenge, { evidence });
    await armBirthdayOf(tx, context, changed);
    if (isWhole(changed) && isTooYoung(changed, context))
      await changeChallengeStatus(tx, context, changed, {
        status: "FAIL",
        failureReason: "age-criteria-not-met",
      });
  }
}
