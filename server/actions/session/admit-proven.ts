import type { Context } from "../../context.js";
import { needsBirthDate } from "../../domain/challenge/birth-date.js";
import { isAboutAge, type Challenge } from "../../domain/challenge/challenge.js";
import type { AgeEvidence } from "../../domain/age/age.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import type { Session } from "../../domain/session/session.js";
import { initialSettings } from "../../domain/session/settings.js";
import { listUnfinishedOfPlayer } from "../../store/challenges/unfinished.js";
import type { Db } from "../../store/engine/db.js";
import { findSessionOfPlayer } from "../../store/sessions/queries.js";
import { changeChallengeStatus } from "../challenge/change-status.js";
import { mintChallenge, supersede } from "../challenge/mint-challenge.js";
import { beginSession } from "./begin-session.js";

export type Admitted =
  | Readonly<{ status: "PASS"; session: Session }>
  | Readonly<{ status: "CHALLENGE"; challenge: Challenge }>;

type Player = Readonly<{ kuid: string; evidence: AgeEvidence; jurisdiction: string }>;

type Admitting = Readonly<{
  isNewPlayer?: boolean;
  externalId?: string | undefined;
  locale?: string | undefined;
  redirectUrl?: string | undefined;
  /** An unfinished challenge that the new challenge replaces. */
  prior?: Challenge;
}>;

/** Lets in a player without a session whose age is proven where it has to be: at once, or once a guardian has consented. */
export async function admitProven(
  tx: Db,
  context: Context,
  player: Player,
  { isNewPlayer = false, externalId, ...asked }: Admitting,
): Promise<Admitted> {
  const { scope, now, random } = context;
  const assessment = assessPlayerOf(player, context);
  if (assessment.requiresParentConsentForDataProcessing || needsBirthDate(player, context)) {
    const minting = { ...player, isNewPlayer, ...asked };
    return { status: "CHALLENGE", challenge: await mintChallenge(tx, context, minting) };
  }
  const begun = {
    ...player,
    ...scope,
    sessionId: random.uuid("session"),
    settings: initialSettings(assessment),
    consentedAt: null,
    createdAt: now,
    ...(externalId !== undefined && { externalId }),
  };
  return { status: "PASS", session: await beginSession(tx, context, begun, { isNewPlayer }) };
}

/**
 * Admits a player who has proven their age for a challenge of the age gate, or need not any more: it passes with the
 * session that begins, or a guardian's consent is asked for in its place. The challenge is locked and unfinished.
 */
export async function admitAfterProof(
  tx: Db,
  context: Context,
  challenge: Challenge,
): Promise<Admitted> {
  const { kuid, evidence, jurisdiction } = challenge;
  const session = await findSessionOfPlayer(tx, { ...context.scope, kuid });
  const [consent] = (await listUnfinishedOfPlayer(tx, context.scope, kuid)).filter(
    (other) => !isAboutAge(other) && other.sessionId === null,
  );
  if (!session && consent) {
    await supersede(tx, context, challenge, consent);
    return { status: "CHALLENGE", challenge: consent };
  }
  const admitted: Admitted = session
    ? { status: "PASS", session }
    : await admitProven(tx, context, { kuid, evidence, jurisdiction }, { prior: challenge });
  if (admitted.status === "PASS")
    await changeChallengeStatus(tx, context, challenge, {
      status: "PASS",
      sessionId: admitted.session.sessionId,
    });
  return admitted;
}
