// A guardian's decision on a challenge, whoever makes it known: the hosted page or the test helper.
import type { Context } from "../../context.js";
import type { Challenge, FailureReason } from "../../domain/challenge/challenge.js";
import { addressHash } from "../../domain/keyring.js";
import { documentDigest } from "../../domain/consent/ledger.js";
import { viewSession, type Session, type SessionView } from "../../domain/session/session.js";
import {
  chooseForGuardian,
  enableForPlayer,
  initialSettings,
  permissionStates,
  type PermissionState,
} from "../../domain/session/settings.js";
import { assessPlayer } from "../../domain/session/assessment.js";
import { findJurisdiction } from "../../policy/jurisdictions.js";
import { assertUnfinished, rereadChallenge } from "../../store/challenges.js";
import type { Db } from "../../store/engine/db.js";
import { appendToLedger } from "../../store/ledger.js";
import { findSession, findSessionOfPlayer, noSuchSession } from "../../store/sessions.js";
import { beginSession, newSession } from "../session/begin-session.js";
import { changeSettings } from "../session/change-settings.js";
import { putOnFile } from "../guardian/guardian-address.js";
import { changeChallengeStatus } from "../challenge/change-status.js";

/** How a decision came in; kept in the ledger. */
export type DecidedBy = "guardian-page" | "test-helper";

export interface Consent {
  /** What the guardian switched on, of what was offered. Undefined: the switches as first shown. */
  enabled?: readonly string[];
  email?: string | undefined;
  attestsAdulthood: boolean;
  by: DecidedBy;
}

const asksFor = ({ requestedPermissions }: Challenge, name: string) =>
  requestedPermissions.includes(name);

/** One switch of the consent page. */
export type Offer = Readonly<{ name: string; isOn: boolean }>;

/**
 * What the page offers: of a first consent all that a guardian manages, on what was asked for (and what has been
 * granted, where the player has a session already) and everything else off; of an upgrade what was asked for, on.
 */
export function offersOf(
  challenge: Challenge,
  states: readonly PermissionState[],
): readonly Offer[] {
  return states
    .filter(
      ({ managedBy, needsVerifiedAge }) =>
        managedBy === "GUARDIAN" && needsVerifiedAge === undefined,
    )
    .map(({ name, enabled }) => ({ name, enabled, isAskedFor: asksFor(challenge, name) }))
    .filter(({ isAskedFor }) => isAskedFor || challenge.sessionId === null)
    .map(({ name, enabled, isAskedFor }) => ({ name, isOn: isAskedFor || enabled }));
}

/** How the player stands without a session, for the page of a first consent. */
export function initialStates(
  challenge: Challenge,
  { policy, product, now }: Context,
): readonly PermissionState[] {
  const standing = assessPlayer(
    policy,
    product,
    findJurisdiction(policy, challenge.jurisdiction),
    challenge.evidence,
    now,
  );
  return permissionStates(standing, initialSettings(standing));
}

/** The session that a challenge is about, as it stands now; undefined where the consent is to make it. */
export async function sessionInQuestion(
  db: Db,
  context: Context,
  challenge: Challenge,
): Promise<SessionView | undefined> {
  const { scope } = context;
  const session =
    challenge.sessionId === null
      ? await findSessionOfPlayer(db, scope, challenge.kuid)
      : await findSession(db, scope, challenge.sessionId);
  if (!session && challenge.sessionId !== null) throw noSuchSession();
  return session && viewSession(session, context);
}

/** A guardian has opened the challenge. */
export async function openChallenge(
  tx: Db,
  context: Context,
  challenge: Challenge,
): Promise<Challenge> {
  if (challenge.status !== "PENDING") return challenge;
  const current = await rereadChallenge(tx, challenge);
  return current.status === "PENDING"
    ? changeChallengeStatus(tx, context, current, { status: "IN_PROGRESS" })
    : current;
}

/** What was asked for and has become the player's own since, by a birthday or a new law: nobody is offered it. */
const outgrown = (challenge: Challenge, states: readonly PermissionState[]): readonly string[] =>
  states
    .filter(({ name }) => asksFor(challenge, name))
    .filter(
      ({ managedBy, needsVerifiedAge }) => managedBy === "PLAYER" && needsVerifiedAge === undefined,
    )
    .map(({ name }) => name);

/**
 * The guardian consents: the session is made or changed, the guardian put on file, the ledger written. Answers the
 * session. CONFLICT where the challenge has been decided already.
 */
export async function grantConsent(
  tx: Db,
  context: Context,
  challenge: Challenge,
  consent: Consent,
): Promise<Session> {
  assertUnfinished(challenge);
  const { now } = context;
  const found = await sessionInQuestion(tx, context, challenge);
  const view = found ?? viewSession(newSession(context, asksToBegin(context, challenge)), context);
  const offers = offersOf(challenge, view.states);
  const offered = offers.map(({ name }) => name);
  const own = outgrown(challenge, view.states);
  const wanted = consent.enabled ?? [
    ...offers.filter(({ isOn }) => isOn).map(({ name }) => name),
    ...own,
  ];
  const enabled = [...offered, ...own].filter((name) => wanted.includes(name));
  const settings = enableForPlayer(
    chooseForGuardian(view.settings, view.states, enabled, offered),
    own.filter((name) => wanted.includes(name)),
  );
  const { sessionId } = view.session;
  await changeChallengeStatus(tx, context, challenge, { status: "PASS", sessionId });
  const consented = { settings, consentedAt: now };
  const session = found
    ? (await changeSettings(tx, context, found, consented)).session
    : await beginSession(tx, context, { ...view.session, ...consented });
  if (consent.email !== undefined) await putOnFile(tx, context, sessionId, consent.email);
  const { attestsAdulthood, email } = consent;
  await writeLedger(tx, context, challenge, {
    decision: "consent",
    by: consent.by,
    sessionId,
    attestsAdulthood,
    offered,
    enabled,
    ...(email !== undefined && { guardian: addressHash(context.keyring, email) }),
  });
  return session;
}

/** The guardian refuses. CONFLICT where the challenge has been decided already. */
export async function refuseConsent(
  tx: Db,
  context: Context,
  challenge: Challenge,
  { failureReason, by }: { failureReason: FailureReason; by: DecidedBy },
): Promise<void> {
  await changeChallengeStatus(tx, context, challenge, { status: "FAIL", failureReason });
  await writeLedger(tx, context, challenge, { decision: "refusal", by, failureReason });
}

/** The session that a first consent begins, as far as the challenge knows it. */
const asksToBegin = ({ product, mode, now, random }: Context, challenge: Challenge) => ({
  sessionId: random.uuid(),
  productId: product.productId,
  mode,
  kuid: challenge.kuid,
  jurisdiction: challenge.jurisdiction,
  evidence: challenge.evidence,
  settings: {},
  consentedAt: null,
  createdAt: now,
});

/** What was decided, under which law and configuration, and what the guardian was shown. */
async function writeLedger(
  tx: Db,
  context: Context,
  challenge: Challenge,
  decision: object,
): Promise<void> {
  const { policy, product, mode, now } = context;
  const { challengeId, type, kuid, jurisdiction, evidence, documents } = challenge;
  const { law } = assessPlayer(
    policy,
    product,
    findJurisdiction(policy, jurisdiction),
    evidence,
    now,
  );
  await appendToLedger(tx, {
    at: new Date(now).toISOString(),
    productId: product.productId,
    mode,
    challengeId,
    type,
    kuid,
    jurisdiction,
    rule: law.rule.version,
    policy: policy.version,
    product: product.version,
    documents: documents.map(documentDigest),
    ...decision,
  });
}
