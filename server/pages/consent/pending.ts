// What a visitor can do about a decision that does not count yet.
import type { Request } from "express";

import type { BulkMember } from "../../actions/challenge/bulk.js";
import {
  correctAddress,
  decisionsThatWait,
  refuseGuardian,
} from "../../actions/consent/answer-decision.js";
import type { Context } from "../../context.js";
import { needsBirthDate } from "../../domain/challenge/birth-date.js";
import { isSameAddress } from "../../domain/guardian/email.js";
import { readAddress } from "../../lib/email-address.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import type { Db } from "../../store/engine/db.js";
import { findPendingDecision } from "../../store/challenges/pending-decisions.js";
import type { PendingDecision } from "../../store/challenges/table.js";
import { approversOf } from "../../actions/guardian/former-guardians.js";
import { guardiansOfPlayer, isOnFile } from "../../actions/guardian/guardians-on-file.js";
import { advanceDecisions, type Submission } from "../../actions/consent/submit-consent.js";
import type { Html } from "../../presentation/html.js";
import { beginGuardianVerification } from "../../actions/verification/begin-for-guardian.js";
import { verificationPath } from "../verification/visit.js";
import { field } from "../shell/form.js";
import { ERROR_OF } from "./submission.js";
import {
  approvalAwaited,
  approvePage,
  confirmAgainPage,
  confirmationAwaited,
  confirmPage,
  secondConfirmationAwaited,
  verificationAwaited,
  type PendingForm,
} from "./pending-pages.js";
import { donePath, pathOf, refusedVisit, type ConsentVisit } from "./visit.js";

export type PendingStep = Readonly<{
  name:
    | "confirm"
    | "confirm-again"
    | "approve"
    | "second-confirmation-awaited"
    | "confirmation-awaited"
    | "approval-awaited"
    | "verification-awaited";
  decision: PendingDecision;
  /** Whether a former guardian has to approve. */
  isOfFormer: boolean;
}>;

/** The step at which an unfinished challenge is for this visitor. */
export type Step = Readonly<{ name: "decide" }> | Readonly<{ name: "birth-date" }> | PendingStep;

/** Returns the first step, where no decision is pending. */
const firstStep = (context: Context, challenge: Challenge): Step =>
  challenge.sessionId === null && needsBirthDate(challenge, context)
    ? { name: "birth-date" }
    : { name: "decide" };

/**
 * Returns the visitor's step. A visitor who opened a mail to another address than the one that decided may decide too: the
 * first answer that counts wins.
 */
export async function readStep(db: Db, visit: ConsentVisit): Promise<Step> {
  const { context, challenge, mailed } = visit;
  const { challengeId, kuid, awaiting } = challenge;
  const decision = awaiting === null ? undefined : await findPendingDecision(db, { challengeId });
  // A second request to confirm may be mailed a little late.
  const isToBeAsked =
    awaiting === "guardian-second-confirmation" && decision?.progress.isAskedAgain !== true;
  const isOver = !decision || (!isToBeAsked && context.now >= decision.expiresAt);
  const onFile = awaiting === "guardian-approval" ? await guardiansOfPlayer(db, context, kuid) : [];
  const isOfFormer = onFile.length === 0;
  if (mailed?.purpose === "approval") {
    const approvers = await approversOf(db, context, { kuid, onFile });
    // A guardian who was removed can't approve anyone, nor can one who left the child to others.
    if (isOver || awaiting !== "guardian-approval" || !isOnFile(approvers, mailed.address))
      throw refusedVisit(visit, "nothingToApprove");
    return { name: "approve", decision, isOfFormer };
  }
  if (isOver) return firstStep(context, challenge);
  if (mailed && !isSameAddress(mailed.address, decision.address)) return { name: "decide" };
  switch (awaiting) {
    case "guardian-confirmation":
      return { name: mailed ? "confirm" : "confirmation-awaited", decision, isOfFormer };
    case "guardian-second-confirmation":
      return {
        name:
          mailed?.purpose === "second-confirmation"
            ? "confirm-again"
            : "second-confirmation-awaited",
        decision,
        isOfFormer,
      };
    case "guardian-approval":
      return { name: "approval-awaited", decision, isOfFormer };
    case "guardian-verification":
      return { name: "verification-awaited", decision, isOfFormer };
    case null:
      return { name: "decide" };
  }
}

const ANSWERS = ["confirm", "approve", "refuse", "resend", "correct", "verify"] as const;

export type PendingAnswer = Readonly<{ answer: (typeof ANSWERS)[number]; email: string }>;

export function readPendingAnswer(request: Request): PendingAnswer | undefined {
  const answer = ANSWERS.find((each) => each === field(request, "pending"));
  return answer && { answer, email: field(request, "email") };
}

/** What is wrong with an answer about a decision that does not count yet. */
export type WrongPendingAnswer = Readonly<{
  step: PendingStep["name"];
  error: string;
  isOfResend?: boolean;
}>;

/**
 * Advances a decision, and the decisions that were made together with it. `open` are the undecided challenges of the page.
 * Returns the path of the next page, or the errors. Changes nothing for an answer to another step.
 */
export async function takePendingAnswer(
  tx: Db,
  visit: ConsentVisit,
  open: readonly BulkMember[],
  step: Step,
  { answer, email }: PendingAnswer,
): Promise<string | WrongPendingAnswer> {
  const { context, challenge, texts, mailed } = visit;
  if (!("decision" in step)) return pathOf(visit);
  const { consent } = texts;
  const { address } = step.decision;
  const alike = await decisionsThatWait(tx, open, { awaiting: challenge.awaiting, address });
  const decisions = alike.filter(({ decision }) => context.now < decision.expiresAt);
  const wrong = (error: string) => ({ step: step.name, error });
  const reached = (submission: Submission) => {
    if (submission.status === "refused") return wrong(consent[ERROR_OF[submission.reason]]);
    return submission.status === "passed" ? donePath(visit) : pathOf(visit);
  };
  if (step.name === "confirm" && answer === "confirm")
    return reached(await advanceDecisions(tx, decisions, { isConfirmed: true }));
  if (step.name === "confirm-again" && answer === "confirm")
    return reached(await advanceDecisions(tx, decisions, { isConfirmedAgain: true }));
  if (step.name === "approve" && answer === "approve")
    return reached(await advanceDecisions(tx, decisions, { isApproved: true }));
  if (step.name === "approve" && answer === "refuse") {
    for (const each of decisions) await refuseGuardian(tx, each.context, each.challenge, mailed);
    return donePath(visit);
  }
  if (step.name === "verification-awaited" && answer === "verify" && mailed) {
    const token = await beginGuardianVerification(tx, context, challenge, step.decision);
    if (token === undefined) return wrong(texts.verification.noneLeft);
    return verificationPath(context, token);
  }
  if (step.name !== "confirmation-awaited") return pathOf(visit);
  const to = answer === "resend" ? address : email;
  if (to === "") return wrong(consent.emailMissing);
  const corrected = readAddress(to);
  if (corrected === undefined) return wrong(consent.emailMalformed);
  const sent = reached(await correctAddress(tx, decisions, corrected));
  return typeof sent === "object" && answer === "resend" ? { ...sent, isOfResend: true } : sent;
}

/** Returns the page for a step, with its title. */
export function pendingPage(
  visit: ConsentVisit,
  step: PendingStep,
  form: PendingForm,
): { title: string; body: Html } {
  const { waiting: t } = visit.texts;
  switch (step.name) {
    case "confirm":
      return { title: t.confirmTitle, body: confirmPage(visit, form) };
    case "confirm-again":
      return { title: t.second.title, body: confirmAgainPage(visit, form) };
    case "second-confirmation-awaited":
      return { title: t.second.awaited, body: secondConfirmationAwaited(visit, form) };
    case "approve":
      return {
        title: step.isOfFormer ? t.approveTitleFormer : t.approveTitle,
        body: approvePage(visit, form),
      };
    case "confirmation-awaited":
      return { title: t.confirmation, body: confirmationAwaited(visit, form) };
    case "approval-awaited":
      return { title: t.approval, body: approvalAwaited(visit, form) };
    case "verification-awaited":
      return { title: t.verification, body: verificationAwaited(visit, form) };
  }
}
