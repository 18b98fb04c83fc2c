import type { Context } from "../../context.js";
import type { AgeEvidence } from "../../domain/age/age.js";
import { isBarredByLaw, isTooYoung, needsBirthDate } from "../../domain/challenge/birth-date.js";
import { isAtGate, isUnfinished, type Challenge } from "../../domain/challenge/challenge.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import { asIn, lacksConsent } from "../../domain/session/approval.js";
import { leastPermitted, type Session } from "../../domain/session/session.js";
import type { Jurisdiction } from "../../policy/types.js";
import { listUnfinishedOfPlayer } from "../../store/challenges/unfinished.js";
import { count } from "../../store/counts/count.js";
import type { Db } from "../../store/engine/db.js";
import { findSessionOfPlayer, lockKuid } from "../../store/sessions/queries.js";
import { lockChallengeAndSession } from "../challenge/lock-challenge.js";
import { isNews, learnAge } from "../age/learn-age.js";
import { ensureAgeAskedAtGate, findAgeAskedAtGate } from "../verification/ask-age.js";
import { admitAfterProof, admitProven, type Admitted } from "./admit-proven.js";
import { admitWithoutConsent } from "./admit-without-consent.js";
import { ensureConsentAsked, findConsentAsked } from "./ask-approval.js";
import { keepExternalId } from "./external-id.js";

export type Admission = Admitted | Readonly<{ status: "PROHIBITED" }>;

type Applicant = Readonly<{
  /** Undefined: a new player, who is given one. */
  kuid: string | undefined;
  externalId: string | undefined;
  jurisdiction: Jurisdiction;
  evidence: AgeEvidence;
  locale: string | undefined;
  redirectUrl: string | undefined;
}>;

/**
 * Decides whether a player may play this product: a session at once, or a proof of age or a guardian's consent first, or not
 * at all below its minimum age. A known player keeps the session or challenge they have, unless more is needed of them by now.
 */
export async function admitPlayer(context: Context, applicant: Applicant): Promise<Admission> {
  const { db } = context;
  const { kuid, evidence } = applicant;
  if (kuid !== undefined) {
    if (applicant.externalId !== undefined)
      await db.write((tx) => keepExternalId(tx, context, kuid, applicant.externalId));
    const known = await findAdmission(db, context, kuid);
    if (known && !(await isNews(context, kuid, evidence, evidenceOf(known))))
      return asOfToday(context, applicant, known);
  } else if (isTooYoung({ evidence, jurisdiction: applicant.jurisdiction.code }, context)) {
    // A new player leaves nothing behind but a count.
    await db.write(async (tx) => countAtGate(tx, context, applicant, { status: "PROHIBITED" }), {
      durability: "relaxed",
    });
    return { status: "PROHIBITED" };
  }
  return db.write((tx) => admit(tx, context, applicant));
}

const evidenceOf = (known: Admitted): AgeEvidence =>
  known.status === "PASS" ? known.session.evidence : known.challenge.evidence;

/**
 * Returns the player's session or challenge under today's law: a requested consent may no longer be needed, or a consent may be
 * needed only now.
 */
async function asOfToday(
  context: Context,
  applicant: Applicant,
  known: Admitted,
): Promise<Admission> {
  const player = known.status === "PASS" ? known.session : known.challenge;
  const places = [player.jurisdiction, applicant.jurisdiction.code];
  if (places.some((jurisdiction) => isBarredByLaw({ ...player, jurisdiction }, context)))
    return { status: "PROHIBITED" };
  const unproven = places
    .map((jurisdiction) => ({ ...player, jurisdiction }))
    .find((place) => assessPlayerOf(place, context).needsAgeAssurance);
  if (unproven)
    return { status: "CHALLENGE", challenge: await askAge(context, applicant, unproven) };
  const admission = await withoutNeedlessQuestion(context, known);
  return admission.status === "PASS"
    ? underStricterLaw(context, applicant, admission.session)
    : admission;
}

/** Asks a player who is known to prove their age before they may go on. */
async function askAge(
  context: Context,
  { locale, redirectUrl }: Applicant,
  { kuid, sessionId, jurisdiction, evidence }: Session | Challenge,
): Promise<Challenge> {
  const player = { kuid, sessionId: sessionId ?? undefined, jurisdiction, evidence };
  return (
    (await findAgeAskedAtGate(context.db, context, player)) ??
    (await context.db.write(async (tx) => {
      await lockKuid(tx, context.scope, kuid);
      return ensureAgeAskedAtGate(tx, context, player, { locale, redirectUrl });
    }))
  );
}

/**
 * Compares the session in its own jurisdiction with the one in the request. Asks for consent if either lacks it; otherwise
 * returns the stricter view. The session itself does not move.
 */
async function underStricterLaw(
  context: Context,
  { jurisdiction }: Applicant,
  session: Session,
): Promise<Admission> {
  const places = [session, asIn(session, jurisdiction.code)];
  const lacking = places.find((place) => lacksConsent(place, context));
  if (!lacking) return { status: "PASS", session: leastPermitted(places, context) };
  if (isTooYoung(session, context)) return { status: "PROHIBITED" };
  const challenge =
    (await findConsentAsked(context.db, lacking)) ??
    (await context.db.write((tx) => ensureConsentAsked(tx, context, lacking)));
  return { status: "CHALLENGE", challenge };
}

async function withoutNeedlessQuestion(context: Context, known: Admitted): Promise<Admitted> {
  if (known.status !== "CHALLENGE") return known;
  const { challenge } = known;
  if (isAtGate(challenge)) return withoutNeedlessProof(context, challenge);
  const isNeeded =
    needsBirthDate(challenge, context) ||
    assessPlayerOf(challenge, context).requiresParentConsentForDataProcessing;
  return isNeeded ? known : withoutNeedlessConsent(context, challenge);
}

const withoutNeedlessProof = (context: Context, { challengeId }: Challenge): Promise<Admitted> =>
  context.db.write(async (tx) => {
    const { challenge } = await lockChallengeAndSession(tx, context.scope, challengeId);
    if (isAtGate(challenge) && isUnfinished(challenge))
      return admitAfterProof(tx, context, challenge);
    const admission = await findAdmission(tx, context, challenge.kuid);
    return admission ?? { status: "CHALLENGE", challenge };
  });

const withoutNeedlessConsent = (context: Context, { challengeId }: Challenge): Promise<Admitted> =>
  context.db.write(async (tx) => {
    const { challenge } = await lockChallengeAndSession(tx, context.scope, challengeId);
    const session =
      (await admitWithoutConsent(tx, context, challenge)) ??
      (await findSessionOfPlayer(tx, { ...context.scope, kuid: challenge.kuid }));
    return session ? { status: "PASS", session } : { status: "CHALLENGE", challenge };
  });

/** Returns the session or the unfinished challenge that a player already has in this product. */
export async function findAdmission(
  db: Db,
  { scope }: Context,
  kuid: string,
): Promise<Admitted | undefined> {
  const session = await findSessionOfPlayer(db, { ...scope, kuid });
  if (session) return { status: "PASS", session };
  const [challenge] = await listUnfinishedOfPlayer(db, scope, kuid);
  return challenge && { status: "CHALLENGE", challenge };
}

async function admit(tx: Db, context: Context, applicant: Applicant): Promise<Admission> {
  const { scope, random } = context;
  const { jurisdiction, locale, redirectUrl } = applicant;
  const isNewPlayer = applicant.kuid === undefined;
  const kuid = applicant.kuid ?? random.uuid("player");
  const learned = { kuid, evidence: applicant.evidence, isNew: isNewPlayer };
  const evidence = await learnAge(tx, context, learned);
  if (!isNewPlayer) {
    await lockKuid(tx, scope, kuid);
    // The evidence may have changed the player's session or challenge, or another request may have made one.
    const known = await findAdmission(tx, context, kuid);
    if (known) return asOfToday({ ...context, db: tx }, applicant, known);
  } else await keepExternalId(tx, context, kuid, applicant.externalId);
  const player = { kuid, evidence, jurisdiction: jurisdiction.code };
  const asked = { isNewPlayer, locale, redirectUrl };
  const { externalId } = isNewPlayer ? applicant : {};
  const admission = await admitFirst(tx, context, player, { ...asked, externalId });
  countAtGate(tx, context, applicant, admission);
  return admission;
}

/** Decides about a player who has neither a session nor a challenge in this product. */
async function admitFirst(
  tx: Db,
  context: Context,
  player: Parameters<typeof admitProven>[2],
  asked: Parameters<typeof admitProven>[3],
): Promise<Admission> {
  if (isTooYoung(player, context)) return { status: "PROHIBITED" };
  if (assessPlayerOf(player, context).needsAgeAssurance)
    return {
      status: "CHALLENGE",
      challenge: await ensureAgeAskedAtGate(tx, context, player, asked),
    };
  return admitProven(tx, context, player, asked);
}

const countAtGate = (
  tx: Db,
  context: Context,
  { jurisdiction }: Applicant,
  { status }: Pick<Admission, "status">,
): void => count(tx, context, jurisdiction.code, { [`gate:${status}`]: 1 });
