// A decision requested of a guardian: its stored form, its links and passwords, and how it is rendered.
import type { components } from "../../../generated/types.js";
import { invalidInput } from "../../lib/errors.js";
import { latestToday, statedAgeOn, type AgeEvidence } from "../age/age.js";
import { linkToken, oneTimePassword, type Keyring } from "../keyring.js";
import type { Reached } from "../counters.js";
import type { Awaiting } from "../guardian/assurance.js";
import { NOTICE_ID } from "../notice.js";
import type { Mode, ProductDocument } from "../product.js";
import { renderMaterialChange, type MaterialChange } from "./material-change.js";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../lib/dates.js";

export type ChallengeType = components["schemas"]["ChallengeType"];
export type FailureReason = components["schemas"]["FailureReason"];

/** `SUPERSEDED` never leaves the service: a read of a superseded challenge returns its replacement. */
export type ChallengeStatus = "PENDING" | "IN_PROGRESS" | "PASS" | "FAIL" | "SUPERSEDED";

/** A password or link is not stored but derived from the challenge's id and this number. Instants in milliseconds. */
export type DerivedSecret = Readonly<{
  /** The id of the key that it is derived from. */
  keyId: string;
  generation: number;
  expiresAt: number;
}>;

export type Challenge = Readonly<{
  challengeId: string;
  productId: number;
  mode: Mode;
  type: ChallengeType;
  status: ChallengeStatus;
  kuid: string;
  /** The session to upgrade; after a first consent, the session that it created. */
  sessionId: string | null;
  /** Whether it presents the whole product although there is a session, because no guardian is on file. */
  presentsAll: boolean;
  jurisdiction: string;
  evidence: AgeEvidence;
  requestedPermissions: readonly string[];
  documents: readonly ProductDocument[];
  /** Null where no change of documents is presented. */
  materialChange: MaterialChange | null;
  options: object | null;
  locale: string | null;
  redirectUrl: string | null;
  /** What a decision that was made waits for before it counts. */
  awaiting: Awaiting | null;
  /** How far the guardian has come, and since when (milliseconds). */
  reached: Reached;
  reachedAt: number;
  failureReason: FailureReason | null;
  /** Shared by a challenge and all that it superseded. */
  chainId: string;
  supersededBy: string | null;
  /** Shared by the challenges of several products that one page covers. */
  bulkId: string | null;
  /** The address it was last mailed to, or that its link was made for; encrypted. */
  mailedTo: string | null;
  /** When that address was given (milliseconds). */
  mailedAt: number | null;
  password: DerivedSecret;
  link: DerivedSecret;
  /** When it was last read or mailed, to the hour. */
  touchedAt: number;
  createdAt: number;
  decidedAt: number | null;
  /** The mailed link by which it was refused. */
  decidedLinkId: string | null;
}>;

export const PASSWORD_LIFE_MS = 10 * MINUTE_MS;
/** How long passwords are renewed of a challenge that is neither read nor mailed. */
const PASSWORD_ROTATION_MS = DAY_MS;
/** A read notes that it was made at most this often. */
const TOUCH_MS = HOUR_MS;
export const LINK_LIFE_MS = 14 * DAY_MS;

export const isUnfinished = ({ status }: Pick<Challenge, "status">): boolean =>
  status === "PENDING" || status === "IN_PROGRESS";

/** Returns whether a guardian decides about the whole product: on a first consent, and where no guardian is on file. */
export const isWhole = ({
  sessionId,
  presentsAll,
}: Pick<Challenge, "sessionId" | "presentsAll">): boolean => sessionId === null || presentsAll;

/** Returns whether a guardian is asked for the consent that a session lacks, and for nothing else. */
export const isMissingConsent = (challenge: Challenge): boolean =>
  challenge.type === "CHALLENGE_PARENTAL_CONSENT" &&
  challenge.sessionId !== null &&
  challenge.presentsAll &&
  challenge.requestedPermissions.length === 0 &&
  challenge.materialChange === null;

/** Returns whether a product asks a guardian to be linked to a session, and for nothing else. */
export const isInvite = ({ type }: Pick<Challenge, "type">): boolean =>
  type === "CHALLENGE_PARENT_INVITE";

/** Returns whether a guardian is asked to accept documents, and nothing else. */
export const isAboutDocuments = ({ type }: Pick<Challenge, "type">): boolean =>
  type === "CHALLENGE_MATERIAL_CHANGE";

/** Returns whether the player has to prove their age, without a guardian. */
export const isAboutAge = ({ type }: Pick<Challenge, "type">): boolean =>
  type === "CHALLENGE_SESSION_UPGRADE_BY_AGE_ASSURANCE";

/** Returns whether a guardian is asked to consent to permissions: the funnel counts these challenges. */
export const isAboutConsent = (challenge: Pick<Challenge, "type">): boolean =>
  !(isAboutAge(challenge) || isAboutDocuments(challenge) || isInvite(challenge));

/** Returns whether the player has to prove their age before they may play at all. */
export const isAtGate = (challenge: Pick<Challenge, "type" | "requestedPermissions">): boolean =>
  isAboutAge(challenge) && challenge.requestedPermissions.length === 0;

/** Throws INVALID_INPUT where the challenge has passed or failed. */
export function assertOpen(challenge: Challenge): Challenge {
  if (!isUnfinished(challenge))
    throw invalidInput("challengeId: this challenge has already passed or failed.");
  return challenge;
}

export const isLive = ({ expiresAt }: Pick<DerivedSecret, "expiresAt">, now: number): boolean =>
  expiresAt > now;

/**
 * Returns whether the password of a challenge is renewed when it expires. It is not once the challenge has not been read for a
 * day.
 */
export const isRotated = ({ touchedAt }: Pick<Challenge, "touchedAt">, now: number): boolean =>
  now < touchedAt + PASSWORD_ROTATION_MS;

/** Returns whether a read has to be noted. Most are not, so that reads seldom write. */
export const isTouchDue = (challenge: Challenge, now: number): boolean =>
  isUnfinished(challenge) && now >= challenge.touchedAt + TOUCH_MS;

/** Returns the password or link that takes the place of another. */
export const renewed = (
  { newest }: Keyring,
  { generation }: Pick<DerivedSecret, "generation">,
  lifeMs: number,
  now: number,
): DerivedSecret => ({
  keyId: newest.id,
  generation: generation + 1,
  expiresAt: now + lifeMs,
});

/** Returns the addresses of a challenge's page under the public address of the service. */
export function challengeUrls(challenge: Challenge, keyring: Keyring, publicUrl: string) {
  const { generation, keyId } = challenge.link;
  const token = linkToken(keyring, challenge.challengeId, generation, keyId);
  return {
    url: `${publicUrl}/widgets/consent/${token}`,
    shortUrl: `${publicUrl}/widgets/${token}`,
  };
}

/** Returns the newest password of a challenge. */
export const oneTimePasswordOf = (
  keyring: Keyring,
  { challengeId, password }: Pick<Challenge, "challengeId" | "password">,
): string => oneTimePassword(keyring, challengeId, password.generation, password.keyId);

/** Returns whether a challenge already asks for all of these permissions. */
export const includesAll = (challenge: Challenge, names: readonly string[]): boolean =>
  names.every((name) => challenge.requestedPermissions.includes(name));

type ChallengeViewDeps = Readonly<{
  keyring: Keyring;
  publicUrl: string;
  childLiteAccess: boolean;
  now: number;
}>;

/** Returns the challenge as the product sees it: with link and password until it is decided. */
export function renderChallenge(
  challenge: Challenge,
  deps: ChallengeViewDeps,
): components["schemas"]["Challenge"] {
  const {
    challengeId,
    type,
    kuid,
    jurisdiction,
    evidence,
    documents,
    materialChange,
    awaiting,
    failureReason,
    password,
  } = challenge;
  const age = statedAgeOn(evidence, latestToday(deps.now));
  // A player who proves an age accepts no documents.
  const decidedAt = isAboutAge(challenge) ? null : challenge.decidedAt;
  return {
    challengeId,
    type,
    ...(isUnfinished(challenge) && {
      url: challengeUrls(challenge, deps.keyring, deps.publicUrl).url,
      oneTimePassword: oneTimePasswordOf(deps.keyring, challenge),
      otpExpiresAt: new Date(password.expiresAt).toISOString(),
    }),
    childLiteAccessEnabled: deps.childLiteAccess,
    kuid,
    jurisdiction,
    ...(age !== undefined && { age }),
    ...(evidence.dateOfBirth !== undefined && { dateOfBirth: evidence.dateOfBirth }),
    documents: documents
      .filter(({ id }) => id !== NOTICE_ID || materialChange?.presentedDocuments.includes(id))
      .map(({ id, name, url, isDataNotice }) => ({
        id,
        name,
        url: url === "" ? deps.publicUrl : url,
        isDataNotice,
      })),
    ...(materialChange && {
      materialChange: renderMaterialChange(materialChange, { decidedAt, failureReason }),
    }),
    ...(awaiting !== null && { awaiting }),
    ...(failureReason !== null && { failureReason }),
  };
}
