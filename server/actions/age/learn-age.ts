import type { Context } from "../../context.js";
import {
  isDeclared,
  isUnknown,
  latestToday,
  learn,
  lowerOf,
  withSignals,
  type AgeEvidence,
} from "../../domain/age/age.js";
import type { LocalDate } from "../../lib/dates.js";
import type { Db } from "../../store/engine/db.js";
import { addPlayer, findPlayer, savePlayer } from "../../store/players/queries.js";
import { addVerifiedPlayer } from "../../store/verifications/queries.js";
import { changeEverywhere } from "./change-evidence.js";

type Learned = Readonly<{
  kuid: string;
  evidence: AgeEvidence;
  /** The id was made just now. */
  isNew?: boolean;
  /** A challenge that the caller changes. */
  exceptChallengeId?: string;
}>;

/**
 * Notes what was learned of a player's age, and makes the player where there is none. Returns what counts: a younger age
 * counts from now on in every product of the organisation, and no second answer makes anyone older.
 */
export async function learnAge(
  tx: Db,
  context: Context,
  { kuid, evidence, isNew = false, exceptChallengeId }: Learned,
): Promise<AgeEvidence> {
  const { tenancy, now } = context;
  if (isNew) await addPlayer(tx, { ...tenancy, kuid, evidence, createdAt: now });
  const isMade = isNew || (await savePlayer(tx, tenancy, { kuid, evidence }, now));
  await noteVerifications(tx, context, kuid, evidence);
  if (isMade) return evidence;
  const today = latestToday(now);
  const change = (known: AgeEvidence) => learnOfPlayer(known, evidence, today);
  return (await changeEverywhere(tx, context, kuid, { change, exceptChallengeId })) ?? evidence;
}

/** A player with whom a session was associated: of their ages the lower one counts, in every product. */
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

/** So that a verification that is taken back later proves nothing about the player any more. */
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

/** The first declaration counts as it is; what is said after it, as far as it makes the player younger. */
function learnOfPlayer(known: AgeEvidence, evidence: AgeEvidence, today: LocalDate): AgeEvidence {
  if (isUnknown(evidence)) return known;
  const isFirst = isUnknown(known) || (isDeclared(evidence) && !isDeclared(known));
  return isFirst ? withSignals(evidence, known.signals ?? []) : learn(known, evidence, today);
}

/** Whether evidence changes what is known of a player, or what their session or challenge (`own`) holds. */
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
