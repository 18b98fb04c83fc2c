// What an upgrade asks of a player who has to prove their age first.
import type { Context } from "../../context.js";
import { includesAll, isAboutAge, type Challenge } from "../../domain/challenge/challenge.js";
import {
  hasDocumentsOf,
  permissionsTogether,
  presentTogether,
} from "../../domain/challenge/question.js";
import type { SessionView } from "../../domain/session/session.js";
import type { Db } from "../../store/engine/db.js";
import { listUnfinishedOfSession } from "../../store/challenges/unfinished.js";
import { mintChallenge } from "../challenge/mint-challenge.js";
import { distinct, type Minting } from "../session/ask-guardian.js";
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
  const replaced = distinct([prior, asking[0]]);
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
