// What a guardian posts, and what may be wrong with it.
import type { Request } from "express";

import { isAddress } from "../../domain/guardian/email.js";
import { field, fields } from "../shell/form.js";
import type { ConsentForm } from "./consent-form.js";

export const DECISIONS = ["consent", "decline", "not-my-child"] as const;
export type Decision = (typeof DECISIONS)[number];

export interface Answer {
  nonce: string;
  /** The digest of the form that was shown. */
  asked: string;
  decision: Decision | undefined;
  email: string;
  attestsAdulthood: boolean;
  enabled: readonly string[];
}

export const readAnswer = (request: Request): Answer => ({
  nonce: field(request, "nonce"),
  asked: field(request, "asked"),
  decision: DECISIONS.find((decision) => decision === field(request, "decision")),
  email: field(request, "email"),
  attestsAdulthood: field(request, "adult") === "yes",
  enabled: fields(request, "permission"),
});

/** Each fault by its text in the catalogue, with the part of the page that it is about. */
export type Fault = Readonly<{
  text: "emailMissing" | "emailMalformed" | "attestationMissing" | "changed" | "noDecision";
  at: "email" | "adult" | "read" | "decide";
}>;

/** What keeps an answer from being a decision. A refusal needs no address. */
export function faultsOf(answer: Answer, form: ConsentForm): readonly Fault[] {
  const { decision, email, attestsAdulthood, asked } = answer;
  if (decision === undefined) return [{ text: "noDecision", at: "decide" }];
  if (decision !== "consent") return [];
  const faults: Fault[] = [];
  if (asked !== form.digest) faults.push({ text: "changed", at: "read" });
  if (form.knownAddress === undefined) {
    if (email === "") faults.push({ text: "emailMissing", at: "email" });
    else if (!isAddress(email)) faults.push({ text: "emailMalformed", at: "email" });
  }
  if (!attestsAdulthood) faults.push({ text: "attestationMissing", at: "adult" });
  return faults;
}
