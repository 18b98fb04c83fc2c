// What a guardian posts, and what may be wrong with it.
import type { Request } from "express";

import { isAddress } from "../../domain/guardian/email.js";
import { field, fields } from "../shell/form.js";
import type { ConsentForm } from "./consent-form.js";

export const DECISIONS = ["consent", "decline", "not-my-child"] as const;
export type Decision = (typeof DECISIONS)[number];

export interface ConsentSubmission {
  nonce: string;
  /** The digest of the form that was shown. */
  asked: string;
  decision: Decision | undefined;
  email: string;
  attestsAdulthood: boolean;
  enabled: readonly string[];
}

export const readSubmission = (request: Request): ConsentSubmission => ({
  nonce: field(request, "nonce"),
  asked: field(request, "asked"),
  decision: DECISIONS.find((decision) => decision === field(request, "decision")),
  email: field(request, "email"),
  attestsAdulthood: field(request, "adult") === "yes",
  enabled: fields(request, "permission"),
});

/** Each error by its text in the catalogue, with the part of the page that it is about. */
export type FormError = Readonly<{
  text: "emailMissing" | "emailMalformed" | "attestationMissing" | "changed" | "noDecision";
  at: "email" | "adult" | "read" | "decide";
}>;

/** What keeps an answer from being a decision. A refusal needs no address. */
export function errorsOf(answer: ConsentSubmission, form: ConsentForm): readonly FormError[] {
  const { decision, email, attestsAdulthood, asked } = answer;
  if (decision === undefined) return [{ text: "noDecision", at: "decide" }];
  if (decision !== "consent") return [];
  const errors: FormError[] = [];
  if (asked !== form.digest) errors.push({ text: "changed", at: "read" });
  if (form.knownAddress === undefined) {
    if (email === "") errors.push({ text: "emailMissing", at: "email" });
    else if (!isAddress(email)) errors.push({ text: "emailMalformed", at: "email" });
  }
  if (!attestsAdulthood) errors.push({ text: "attestationMissing", at: "adult" });
  return errors;
}
