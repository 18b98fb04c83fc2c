// A guardian's consent, from the page until it counts: confirmed, verified and approved as the product and the player's guardians
// demand.
import type { Context } from "../../context.js";
import type { Language } from "../../domain/language.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import { applyChoice, type ConsentChoices } from "../../domain/consent/choices.js";
import {
  awaitingOf,
  reachedAssurance,
  reachedBy,
  waitsUntil,
  type Awaiting,
  type ConsentProgress,
} from "../../domain/guardian/assurance.js";
import { CONFIRMATIONS_AN_HOUR } from "../../domain/guardian/mail-caps.js";
import { requiredAssurance } from "../../domain/guardian/required-assurance.js";
import type { ProofOfGuardian } from "../../domain/ledger/entry.js";
import { spendMailBudget } from "../mail/mail-budget.js";
import { queueGuardianMail } from "../mail/queue-mail.js";
import type { Db } from "../../store/engine/db.js";
import { findGuardian } from "../../store/guardians/queries.js";
import type { Guardian, Channel } from "../../store/guardians/table.js";
import { listMailedAt, replaceConfirmations } from "../../store/guardians/mailed-links.js";
import { savePendingDecision } from "../../store/challenges/pending-decisions.js";
import type { DecisionChoices, PendingDecision } from "../../store/challenges/table.js";
import { armWakeup } from "../../store/wakeups/arm.js";
import { changeAwaiting } from "../challenge/change-status.js";
import { approversOf, needsNoApproval } from "../guardian/former-guardians.js";
import {
  guardiansOfPlayer,
  isFull,
  isOnFile,
  rememberGuardian,
} from "../guardian/guardians-on-file.js";
import { settleAddress } from "../guardian/settle-address.js";
import { isProvenAdult, shownAdulthood } from "../guardian/shown-adulthood.js";
import { guardianProofs } from "../verification/guardian-proof.js";
import { criteriaOfGuardian } from "../verification/required-age.js";
import { makeMailedLink } from "../guardian/mailed-link.js";
import { sendReceipts } from "../receipts/send-receipts.js";
import { grantConsent } from "./grant-consent.js";
import { readChoices } from "./read-choices.js";
import { HOUR_MS } from "../../lib/dates.js";

/** What a guardian allows of one challenge. */
export type GivenConsent = Readonly<{
  context: Context;
  choices: ConsentChoices;
  /** The offered permissions that were allowed. */
  enabled: readonly string[];
  allowances: DecisionChoices["allowances"];
}>;

type ConsentGiver = Readonly<{
  email: string;
  channel: Extract<Channel, "mailed-link" | "handed-link">;
  /** The language of the page. */
  language: Language | undefined;
}>;

/** A decision that does not count yet, with the challenge that it decides. */
export type WaitingDecision = Readonly<{
  context: Context;
  challenge: Challenge;
  decision: PendingDecision;
}>;

/** The result of a consent: it counts, waits for something, or is not accepted from this address. */
export type Submission =
  | Readonly<{ status: "passed" }>
  | Readonly<{ status: "awaiting"; awaiting: Awaiting }>
  | Readonly<{ status: "refused"; reason: "too-many-guardians" | "too-many-confirmations" }>;

/** The kinds of mail that were sent about decisions that were made together. One mail counts for all of them. */
type Mailed = Set<Awaiting>;

/** Takes the consents that a guardian gives on one page. Throws CONFLICT if a challenge has been decided. */
export const submitConsents = (
  tx: Db,
  consents: readonly GivenConsent[],
  giver: ConsentGiver,
): Promise<Submission> =>
  takeEach(consents, (consent, mailed) => submitConsent(tx, consent, giver, mailed));

/**
 * Adds a guardian's new proofs to decisions that wait. Guardians on file are read again: another person may have become one since
 * the decisions were made.
 */
export const advanceDecisions = (
  tx: Db,
  decisions: readonly WaitingDecision[],
  shown: Partial<ConsentProgress>,
): Promise<Submission> =>
  takeEach(decisions, (decision, mailed) => advanceDecision(tx, decision, shown, mailed));

/** Stops where the first is refused. Where a later one is refused, it stays as it was. */
async function takeEach<One>(
  all: readonly One[],
  take: (one: One, mailed: Mailed) => Promise<Submission>,
): Promise<Submission> {
  const mailed: Mailed = new Set();
  let reached: Submission = { status: "passed" };
  for (const one of all) {
    const submission = await take(one, mailed);
    if (submission.status === "refused" && one === all[0]) return submission;
    if (submission.status === "awaiting") reached = submission;
  }
  return reached;
}

async function submitConsent(
  tx: Db,
  { context, choices, enabled, allowances }: GivenConsent,
  { email, channel, language }: ConsentGiver,
  mailed: Mailed,
): Promise<Submission> {
  const { challenge } = choices;
  const hash = await settleAddress(tx, context, email);
  const onFile = await guardiansOfPlayer(tx, context, challenge.kuid);
  if (isFull(onFile, email)) return { status: "refused", reason: "too-many-guardians" };
  const progress: ConsentProgress = {
    isConfirmed: channel === "mailed-link",
    isVerified: await isVerified(tx, context, challenge, hash),
    isApproved: await isApproved(tx, context, challenge, { onFile, email }),
  };
  const decision: PendingDecision = {
    challengeId: challenge.challengeId,
    addressHash: hash,
    address: email,
    choices: { enabled, allowances, channel, ...(language && { language }) },
    progress,
    decidedAt: context.now,
    expiresAt: 0,
  };
  if (!(await spendOnMail(tx, context, challenge, decision, { onFile, mailed })))
    return { status: "refused", reason: "too-many-confirmations" };
  return proceed(tx, context, choices, decision, mailed);
}

/** Counts the mail that follows from a decision. Returns false where the address may get none now. */
async function spendOnMail(
  tx: Db,
  context: Context,
  challenge: Challenge,
  decision: PendingDecision,
  { onFile, mailed }: Readonly<{ onFile: readonly Guardian[]; mailed: Mailed }>,
): Promise<boolean> {
  const { address, progress } = decision;
  const next = requiredNext(context, challenge, progress);
  if (next === "guardian-confirmation")
    return mailed.has(next) || spendOnConfirmation(tx, context, decision);
  if (progress.isConfirmed || isOnFile(onFile, address)) return true;
  return spendOnReceipt(tx, context, address);
}

async function advanceDecision(
  tx: Db,
  { context, challenge, decision: waiting }: WaitingDecision,
  shown: Partial<ConsentProgress>,
  mailed: Mailed,
): Promise<Submission> {
  const addressHash = await settleAddress(tx, context, waiting.address);
  const decision = { ...waiting, addressHash };
  const onFile = await guardiansOfPlayer(tx, context, challenge.kuid);
  if (isFull(onFile, decision.address)) return { status: "refused", reason: "too-many-guardians" };
  const isVerified = decision.progress.isVerified && (await hasMark(tx, context, addressHash));
  const progress = {
    ...decision.progress,
    isVerified,
    isApproved: await isApproved(tx, context, challenge, { onFile, email: decision.address }),
    ...shown,
  };
  const choices = await readChoices(tx, context, challenge);
  return proceed(tx, context, choices, { ...decision, progress }, mailed);
}

const isApproved = async (
  tx: Db,
  context: Context,
  { kuid }: Challenge,
  { onFile, email }: Readonly<{ onFile: readonly Guardian[]; email: string }>,
): Promise<boolean> => needsNoApproval(await approversOf(tx, context, { kuid, onFile }), email);

/** Returns the next step for which a decision waits. */
const requiredNext = (context: Context, challenge: Challenge, progress: ConsentProgress) =>
  awaitingOf(requiredAssurance(challenge, context).assurance, progress);

async function proceed(
  tx: Db,
  context: Context,
  choices: ConsentChoices,
  decision: PendingDecision,
  mailed: Mailed,
): Promise<Submission> {
  const { challenge } = choices;
  const { progress } = decision;
  const awaiting = requiredNext(context, challenge, progress);
  if (awaiting === undefined) {
    await grantConsent(tx, context, choices, {
      enabled: decision.choices.enabled,
      allowances: decision.choices.allowances,
      email: decision.address,
      assurance: reachedAssurance(progress),
      isVerified: progress.isConfirmed && (await isProvenAdult(tx, context, decision.addressHash)),
      proof: progress.isVerified ? await proofOf(tx, context, decision.addressHash) : undefined,
      channel: decision.choices.channel,
      attestsAdulthood: true,
      language: decision.choices.language,
      by: "guardian-page",
    });
    return { status: "passed" };
  }
  const expiresAt = waitsUntil(awaiting, context.now, context.product);
  await savePendingDecision(tx, { ...decision, expiresAt });
  await armWakeup(tx, { kind: "decisionExpiry", ref: challenge.challengeId, dueAt: expiresAt });
  await changeAwaiting(tx, context, challenge, awaiting, {
    reached: reachedBy(reachedAssurance(progress)),
  });
  if (!mailed.has(awaiting)) await askFor(tx, context, challenge, decision, awaiting);
  mailed.add(awaiting);
  if (awaiting === "guardian-approval") await sendPendingReceipt(tx, context, choices, decision);
  return { status: "awaiting", awaiting };
}

/**
 * Sends a receipt of a decision that waits, so that its reader can say that it wasn't theirs before others are asked to
 * approve.
 */
async function sendPendingReceipt(
  tx: Db,
  context: Context,
  choices: ConsentChoices,
  { address, addressHash: guardian, choices: { enabled } }: PendingDecision,
): Promise<void> {
  const { challenge } = choices;
  const { offered } = applyChoice(choices, enabled);
  await sendReceipts(tx, context, {
    subject: challenge,
    by: { by: "guardian-page", guardian },
    details: {
      kind: "pending",
      allowed: enabled,
      notAllowed: offered.filter((name) => !enabled.includes(name)),
    },
    challenge,
    to: [await rememberGuardian(tx, context, address)],
  });
}

/** Mails the request that a decision waits for. For a verification there is no mail, because the page leads to it. */
async function askFor(
  tx: Db,
  context: Context,
  challenge: Challenge,
  decision: PendingDecision,
  awaiting: Awaiting,
): Promise<void> {
  const { challengeId, kuid } = challenge;
  const send = async (to: string, purpose: "confirmation" | "approval") => {
    // The confirmation goes to the person who has just read the page.
    const own = purpose === "confirmation" ? decision.choices.language : undefined;
    const locale = own ?? challenge.locale;
    const linkId = await makeMailedLink(tx, context, { challengeId, purpose, to });
    const template = purpose === "approval" ? "guardian-approval" : "consent-confirmation";
    await queueGuardianMail(tx, context, kuid, { to, template, challengeId, linkId, locale });
  };
  await replaceConfirmations(tx, {
    challengeId,
    replacedAt: context.now,
    exceptTo: decision.addressHash,
  });
  if (awaiting === "guardian-confirmation") await send(decision.address, "confirmation");
  if (awaiting === "guardian-approval")
    for (const { address } of await approversOf(tx, context, {
      kuid,
      onFile: await guardiansOfPlayer(tx, context, kuid),
    }))
      await send(address, "approval");
}

/** Returns whether the reader of an address has passed a trusted-adult verification that still holds, and is enough here. */
async function isVerified(
  db: Db,
  context: Context,
  challenge: Challenge,
  hash: string,
): Promise<boolean> {
  const shown = await shownAdulthood(db, context, hash);
  return shown === "verified" || (shown !== undefined && !criteriaOfGuardian(context, challenge));
}

/** Returns how the reader of an address has shown to be an adult, as the ledger keeps it. */
async function proofOf(
  tx: Db,
  context: Context,
  addressHash: string,
): Promise<ProofOfGuardian | undefined> {
  const [proof] = await guardianProofs(tx, context, addressHash);
  if (!proof) return undefined;
  const { verificationId, method, finishedAt, recorded } = proof;
  // A passed verification has a method and an end.
  if (method === null || finishedAt === null) return undefined;
  return { verificationId, method, at: new Date(finishedAt).toISOString(), ...recorded };
}

/** Returns whether the verification that was counted still proves something: it may have been revoked meanwhile. */
async function hasMark(tx: Db, context: Context, addressHash: string): Promise<boolean> {
  const guardian = await findGuardian(tx, { ...context.tenancy, addressHash });
  return guardian?.verifiedAt != null;
}

/**
 * Counts a receipt. Returns false where the address may get none now. The address was typed and may be a stranger's, so the
 * receipt counts as mail that a stranger causes.
 */
const spendOnReceipt = async (tx: Db, context: Context, email: string): Promise<boolean> =>
  !context.maySendMail(context.mode) || (await spendMailBudget(tx, context, email)) === undefined;

/** Counts a confirmation, which has limits of its own. Returns false where the address may get none now. */
async function spendOnConfirmation(
  tx: Db,
  context: Context,
  { challengeId, address }: Pick<PendingDecision, "challengeId" | "address">,
): Promise<boolean> {
  const sent = await listMailedAt(tx, challengeId, "confirmation");
  if (sent.filter((at) => at > context.now - HOUR_MS).length >= CONFIRMATIONS_AN_HOUR) return false;
  return (await spendMailBudget(tx, context, address, "confirmations")) === undefined;
}
