// What an upgrade or the age gate asks of a player who has to prove their age first.
import type { Context } from "../../context.js";
import {
  includesAll,
  isAboutAge,
  isAtGate,
  type Challenge,
} from "../../domain/challenge/challenge.js";
import {
  hasDocumentsOf,
  permissionsTogether,
  presentTogether,
} from "../../domain/challenge/question.js";
import { ageOn, latestToday, type AgeEvidence } from "../../domain/age/age.js";
import type { SessionView } from "../../domain/session/session.js";
import { notConfigured } from "../../lib/errors.js";
import type { Db } from "../../store/engine/db.js";
import {
  listUnfinishedOfPlayer,
  listUnfinishedOfSession,
} from "../../store/challenges/unfinished.js";
import { mintChallenge } from "../challenge/mint-challenge.js";
import { eachChallengeOnce, type Minting } from "../session/ask-guardian.js";
import { beginVerification } from "./begin.js";

/**
 * Returns the unfinished challenge of a session that leads to a verification for these permissions and shows the documents of
 * the prior one, or makes a new one, which replaces the prior challenge. What that asked of a guardian is kept, and stays off.
 * Returns undefined if nothing has to be proven, or if the product has no method: then the permissions stay off.
 */
export async function ensureAgeAsked(
  tx: Db,
  context: Context,
  { session, states }: SessionView,
  names: readonly string[],
  { prior, ...options }: Minting,
): Promise<Challenge | undefined> {
  const { jurisdiction, sessionId } = session;
  const purpose = "access-age";
  const methods = context.verificationMethods.list(context, purpose, jurisdiction);
  if (names.length === 0 || methods.length === 0) return undefined;
  const unfinished = (await listUnfinishedOfSession(tx, sessionId)).filter(isAboutAge);
  const asking = unfinished.filter((challenge) => includesAll(challenge, names));
  const found = asking.find((challenge) => !prior || hasDocumentsOf(challenge, prior));
  if (found) return found;
  const replaced = eachChallengeOnce([prior, asking[0]]);
  const requestedPermissions = permissionsTogether(names, replaced, context.product);
  const challenge = await mintChallenge(tx, context, {
    ...session,
    ...options,
    type: "CHALLENGE_SESSION_UPGRADE_BY_AGE_ASSURANCE",
    requestedPermissions,
    materialChange: presentTogether({}, replaced, context.now),
    isShown: () => false,
    replaced,
  });
  const thresholds = states
    .filter(({ name }) => requestedPermissions.includes(name))
    .map(({ needsVerifiedAge = 0 }) => needsVerifiedAge);
  await beginVerification(tx, context, {
    purpose,
    jurisdiction,
    criteria: { age: Math.max(...thresholds) },
    player: session,
    locale: challenge.locale,
    redirectUrl: challenge.redirectUrl,
    challengeId: challenge.challengeId,
  });
  return challenge;
}

type Player = Readonly<{
  kuid: string;
  sessionId?: string | undefined;
  jurisdiction: string;
  evidence: AgeEvidence;
}>;

type Asking = Readonly<{
  isNewPlayer?: boolean;
  locale?: string | undefined;
  redirectUrl?: string | undefined;
}>;

/** Returns the unfinished challenge by which a player proves their age at the age gate. */
export const findAgeAskedAtGate = async (
  db: Db,
  { scope }: Pick<Context, "scope">,
  { kuid }: Pick<Player, "kuid">,
): Promise<Challenge | undefined> => (await listUnfinishedOfPlayer(db, scope, kuid)).find(isAtGate);

/**
 * Returns the unfinished challenge by which a player proves the age that they say they have, where the law lets no one in
 * without, or makes a new one. The player is locked. Throws NOT_CONFIGURED if the product has no method that suffices.
 */
export async function ensureAgeAskedAtGate(
  tx: Db,
  context: Context,
  player: Player,
  { isNewPlayer = false, locale, redirectUrl }: Asking = {},
): Promise<Challenge> {
  const { kuid, sessionId, jurisdiction, evidence } = player;
  const found = isNewPlayer ? undefined : await findAgeAskedAtGate(tx, context, player);
  if (found) return found;
  const purpose = "access-age";
  const age = ageOn(evidence, latestToday(context.now));
  const criteria = { age, assurance: "verified" } as const;
  if (context.verificationMethods.list(context, purpose, jurisdiction, criteria).length === 0)
    throw notConfigured(
      "The law there asks every player for a verified age, and the product has no method of verification that can be used for this place and mode.",
    );
  const challenge = await mintChallenge(tx, context, {
    kuid,
    jurisdiction,
    evidence,
    isNewPlayer,
    locale,
    redirectUrl,
    ...(sessionId !== undefined && { sessionId }),
    type: "CHALLENGE_SESSION_UPGRADE_BY_AGE_ASSURANCE",
    isShown: () => false,
  });
  const { challengeId } = challenge;
  const asked = { locale, redirectUrl, challengeId, player: { kuid, sessionId } };
  await beginVerification(tx, context, { purpose, jurisdiction, criteria, ...asked });
  return challenge;
}
