// One guardian interaction for several products of an organisation.
import type { Context } from "../../context.js";
import type { AgeEvidence } from "../../domain/age/age.js";
import { isTooYoung } from "../../domain/challenge/birth-date.js";
import { isAboutAge, isUnfinished, type Challenge } from "../../domain/challenge/challenge.js";
import type { Product } from "../../domain/product.js";
import { asIn, lacksConsent } from "../../domain/session/approval.js";
import { assessPlayerOf } from "../../domain/session/assessment.js";
import type { Session } from "../../domain/session/session.js";
import { initialSettings, permissionStates, strictnessOf } from "../../domain/session/settings.js";
import { invalidInput } from "../../lib/errors.js";
import type { Jurisdiction } from "../../policy/types.js";
import { changeChallenge, listConsentsOfSession } from "../../store/challenges/queries.js";
import type { Db } from "../../store/engine/db.js";
import { advisoryLock } from "../../store/engine/locks.js";
import { findPlayer, savePlayer } from "../../store/players/queries.js";
import { listUnfinishedOfPlayer } from "../../store/challenges/unfinished.js";
import { findAndLockSessionOfPlayer, lockKuid } from "../../store/sessions/queries.js";
import { admitProven } from "../session/admit-proven.js";
import { admitWithoutConsent } from "../session/admit-without-consent.js";
import { ensureConsentAsked } from "../session/ask-approval.js";
import { keepExternalId } from "../session/external-id.js";
import { moveChallenge } from "../session/update-jurisdiction.js";
import { ensureAgeAskedAtGate } from "../verification/ask-age.js";
import { contextOfProduct, type BulkMember } from "./bulk.js";
import { changeChallengeStatus } from "./change-status.js";
import { mintChallenge } from "./mint-challenge.js";

type Bulk = Readonly<{
  kuid: string;
  /** The calling product's own id of the player. */
  externalId?: string | undefined;
  jurisdiction: Jurisdiction;
  requestedProductIds: readonly number[];
}>;

type Applicant = Readonly<{ kuid: string; jurisdiction: Jurisdiction; evidence: AgeEvidence }>;

/**
 * Returns the products that are asked for. Throws INVALID_INPUT naming the first that is not of the organisation, that is asked
 * for twice, or that lacks a product essential to it.
 */
function readProducts(
  { catalogue, mode, product: caller }: Context,
  requestedProductIds: readonly number[],
): readonly Product[] {
  const fault = (text: string) => invalidInput(`requestedProductIds: ${text}`);
  const products = requestedProductIds.map((productId, at) => {
    const product = catalogue.product(productId, mode);
    if (product?.organisation !== caller.organisation)
      throw fault(`${productId} is not a product of this organisation.`);
    if (requestedProductIds.indexOf(productId) !== at)
      throw fault(`${productId} is requested twice.`);
    return product;
  });
  for (const { productId, essentialProductIds } of products)
    for (const essential of essentialProductIds)
      if (!requestedProductIds.includes(essential))
        throw fault(
          `${productId} cannot be requested without ${essential}, which is essential to it.`,
        );
  return products;
}

/**
 * Asks one guardian for several products at once. Returns a challenge for each product, in the order of the request. A challenge
 * has passed where nothing is needed, and failed where the player is too young. All others are unfinished, and decided on one
 * page. A new player's age is unknown. Throws INVALID_INPUT as in `readProducts`; CONFLICT or RATE_LIMITED where too many
 * challenges are unfinished.
 */
export async function createBulk(
  tx: Db,
  context: Context,
  { kuid, externalId, jurisdiction, requestedProductIds }: Bulk,
): Promise<readonly BulkMember[]> {
  const { tenancy, now, random } = context;
  const products = readProducts(context, requestedProductIds);
  await advisoryLock(tx, `bulk ${tenancy.organisation} ${tenancy.mode} ${kuid}`);
  const { evidence } = (await findPlayer(tx, { ...tenancy, kuid })) ?? { evidence: {} };
  await savePlayer(tx, tenancy, { kuid, evidence }, now);
  await keepExternalId(tx, context, kuid, externalId);
  const members = new Map<number, BulkMember>();
  // All transactions lock the rows of several products in this order, so that none deadlock.
  for (const product of products.toSorted((a, b) => a.productId - b.productId)) {
    const own = contextOfProduct(context, product);
    const challenge = await ensureChallenge(tx, own, { kuid, jurisdiction, evidence });
    members.set(product.productId, { context: own, challenge });
  }
  await joinUnfinished(tx, members, random.uuid());
  return requestedProductIds.flatMap((productId) => members.get(productId) ?? []);
}

/** Puts unfinished challenges on one page, unless they are on one already. */
async function joinUnfinished(
  tx: Db,
  members: Map<number, BulkMember>,
  newBulkId: string,
): Promise<void> {
  const unfinished = [...members.values()].filter(
    ({ challenge }) => isUnfinished(challenge) && !isAboutAge(challenge),
  );
  const [bulkId, ...others] = new Set(unfinished.map(({ challenge }) => challenge.bulkId));
  if (bulkId !== null && others.length === 0) return;
  for (const { context, challenge } of unfinished)
    members.set(challenge.productId, {
      context,
      challenge: await changeChallenge(tx, challenge, { bulkId: newBulkId }),
    });
}

async function ensureChallenge(tx: Db, context: Context, player: Applicant): Promise<Challenge> {
  const { scope } = context;
  await lockKuid(tx, scope, player.kuid);
  const session = await findAndLockSessionOfPlayer(tx, { ...scope, kuid: player.kuid });
  return session
    ? ensureForSession(tx, context, session, player)
    : ensureForPlayer(tx, context, player);
}

/**
 * Returns a passed challenge if the session lacks no consent, neither in its own place nor in the request's place; else asks for
 * the consent. The session does not move.
 */
async function ensureForSession(
  tx: Db,
  context: Context,
  session: Session,
  { jurisdiction }: Applicant,
): Promise<Challenge> {
  const places = [session, asIn(session, jurisdiction.code)];
  const unproven = places.find((place) => assessPlayerOf(place, context).needsAgeAssurance);
  if (unproven) return ensureAgeAskedAtGate(tx, context, unproven);
  const lacking = places.find((place) => lacksConsent(place, context));
  return lacking ? ensureConsentAsked(tx, context, lacking) : ensurePassed(tx, context, session);
}

async function ensureForPlayer(tx: Db, context: Context, applicant: Applicant): Promise<Challenge> {
  const { kuid, jurisdiction, evidence } = applicant;
  const player = { kuid, evidence, jurisdiction: jurisdiction.code };
  const found = await listUnfinishedOfPlayer(tx, context.scope, kuid);
  const unfinished = found.find((challenge) => !isAboutAge(challenge));
  if (!isTooYoung(player, context) && assessPlayerOf(player, context).needsAgeAssurance)
    return ensureAgeAskedAtGate(tx, context, player);
  if (unfinished) {
    const admitted = await admitWithoutConsent(tx, context, unfinished);
    return admitted
      ? ensureForSession(tx, context, admitted, applicant)
      : moveIfStricter(tx, context, unfinished, jurisdiction);
  }
  if (isTooYoung(player, context)) {
    const challenge = await mintChallenge(tx, context, player);
    const failureReason = "age-criteria-not-met";
    return changeChallengeStatus(tx, context, challenge, { status: "FAIL", failureReason });
  }
  const admitted = await admitProven(tx, context, player, {});
  return admitted.status === "PASS"
    ? ensurePassed(tx, context, admitted.session)
    : admitted.challenge;
}

/** Moves a first consent that was asked for elsewhere to the place of the request, unless that place permits more. */
async function moveIfStricter(
  tx: Db,
  context: Context,
  challenge: Challenge,
  { code }: Jurisdiction,
): Promise<Challenge> {
  if (challenge.jurisdiction === code) return challenge;
  const [here, there] = [challenge, { ...challenge, jurisdiction: code }].map((place) => {
    const assessment = assessPlayerOf(place, context);
    const isFree = !assessment.requiresParentConsentForDataProcessing;
    return isFree ? -1 : strictnessOf(permissionStates(assessment, initialSettings(assessment)));
  }) as [number, number];
  return there < here ? challenge : moveChallenge(tx, context, challenge, code);
}

/** Returns the last consent of a session, or else a passed challenge, because there is nothing to ask. */
async function ensurePassed(tx: Db, context: Context, session: Session): Promise<Challenge> {
  const { sessionId } = session;
  const passed = await listConsentsOfSession(tx, sessionId);
  const last = passed.find(({ type }) => type === "CHALLENGE_PARENTAL_CONSENT");
  if (last) return last;
  const challenge = await mintChallenge(tx, context, { ...session, isShown: () => false });
  return changeChallengeStatus(tx, context, challenge, { status: "PASS", sessionId });
}
