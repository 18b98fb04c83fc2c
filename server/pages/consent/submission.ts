// What a guardian posts, and the errors in it.
import type { Request } from "express";

import { isAboutDocuments } from "../../domain/challenge/challenge.js";
import { isAddress, tidyAddress } from "../../lib/email-address.js";
import { readNickname } from "../../domain/guardian/nickname.js";
import { readAllowance, type AllowanceValues } from "../../domain/session/allowances.js";
import { field, fields, fieldsWithPrefix } from "../shell/form.js";
import {
  choiceOf,
  type ConsentForm,
  type OfferedAllowance,
  type ProductForm,
} from "./consent-form.js";

const DECISIONS = ["consent", "decline", "not-my-child"] as const;
type Decision = (typeof DECISIONS)[number];

/** Returns the field in which a requested permission is chosen; its value is `allow` or `deny`. */
export const choiceField = (permission: string): string => `${CHOICE}${permission}`;
const CHOICE = "choice-";

/** Returns the field in which an allowance is answered. */
export const allowanceField = (allowance: string): string => `${ALLOWANCE}${allowance}`;
const ALLOWANCE = "allowance-";

/** The value of `address` where the address is typed. */
export const OTHER_ADDRESS = "other";

export interface ConsentSubmission {
  /** The hash of the form that was shown. */
  asked: string;
  /** The places that `placesOf` wrote into the form. */
  places: string;
  decision: Decision | undefined;
  /** Whether the guardian shows next that they are an adult. */
  showsNext: boolean;
  /** One of the known addresses, or `OTHER_ADDRESS`. */
  address: string;
  email: string;
  attestsAdulthood: boolean;
  /** What the guardian calls the child. */
  nickname: string;
  /** Permissions that were not requested and were switched on all the same. */
  switchedOn: readonly string[];
  choices: Readonly<Record<string, string>>;
  allowances: Readonly<Record<string, string>>;
}

export const readSubmission = (request: Request): ConsentSubmission => ({
  asked: field(request, "asked"),
  places: field(request, "places"),
  decision: DECISIONS.find((decision) =>
    [decision, `${decision}-and-show`].includes(field(request, "decision")),
  ),
  showsNext: field(request, "decision") === "consent-and-show",
  address: field(request, "address"),
  email: field(request, "email"),
  attestsAdulthood: field(request, "adult") === "yes",
  nickname: field(request, "nickname"),
  switchedOn: fields(request, "permission"),
  choices: fieldsWithPrefix(request, CHOICE),
  allowances: fieldsWithPrefix(request, ALLOWANCE),
});

/** Returns the offered permissions that an answer allows. */
export const enabledBy = (
  answer: ConsentSubmission,
  form: ConsentForm,
  { challenge, switches }: ProductForm,
): readonly string[] =>
  switches
    .filter(({ name, isOn, isRequested }) => {
      if (isRequested) return answer.choices[choiceOf(form, challenge, name)] === "allow";
      return form.isTogether ? isOn : answer.switchedOn.includes(name);
    })
    .map(({ name }) => name);

/** Returns the answer to an allowance, or the filled-in one where its field was not sent. */
const answerTo = ({ allowance, value }: OfferedAllowance, typed: ConsentSubmission["allowances"]) =>
  readAllowance(allowance, (typed[allowance.name] ?? String(value)).trim());

export const allowancesIn = (
  answer: ConsentSubmission,
  { allowances }: ProductForm,
): AllowanceValues =>
  Object.fromEntries(
    allowances.flatMap((offered) => {
      const value = answerTo(offered, answer.allowances);
      return value === undefined ? [] : [[offered.allowance.name, value]];
    }),
  );

/** Returns the address that an answer gives: proven, chosen, or typed. */
export const addressIn = (
  { address, email }: Pick<ConsentSubmission, "address" | "email">,
  { provenAddress, knownAddresses }: ConsentForm,
): string =>
  provenAddress ??
  knownAddresses.find(({ value }) => value === address)?.email ??
  tidyAddress(email);

/** An error by the name of its text, with the part of the page that it is about. */
export type FormError = Readonly<{
  text:
    | "emailMissing"
    | "emailMalformed"
    | "attestationMissing"
    | "choiceMissing"
    | "allowanceWrong"
    | "changed"
    | "noDecision"
    | "nameWrong"
    | "tooManyGuardians"
    | "tooManyConfirmations";
  at: string;
  /** The form's name for the permission that it is about. */
  permission?: string;
}>;

/** Maps why an address may not answer to an error of the form. */
export const ERROR_OF = {
  "too-many-guardians": "tooManyGuardians",
  "too-many-confirmations": "tooManyConfirmations",
} as const;

/** Returns why an answer is not a decision yet. A refusal needs no address. */
export function errorsOf(answer: ConsentSubmission, form: ConsentForm): readonly FormError[] {
  const { decision, attestsAdulthood, asked, choices } = answer;
  if (decision === undefined) return [{ text: "noDecision", at: "decide" }];
  if (decision !== "consent") return [];
  const errors: FormError[] = [];
  if (asked !== form.hash) errors.push({ text: "changed", at: partToReadAgain(form) });
  if (form.mayName && answer.nickname !== "" && readNickname(answer.nickname) === undefined)
    errors.push({ text: "nameWrong", at: "nickname" });
  const email = addressIn(answer, form);
  if (email === "") errors.push({ text: "emailMissing", at: "email" });
  else if (!isAddress(email)) errors.push({ text: "emailMalformed", at: "email" });
  if (!attestsAdulthood) errors.push({ text: "attestationMissing", at: "adult" });
  for (const { challenge, switches, allowances } of form.products) {
    for (const { name, isRequested } of switches) {
      const choice = choiceOf(form, challenge, name);
      if (isRequested && choices[choice] !== "allow" && choices[choice] !== "deny")
        errors.push({ text: "choiceMissing", at: choiceField(choice), permission: choice });
    }
    for (const offered of allowances)
      if (answerTo(offered, answer.allowances) === undefined)
        errors.push({ text: "allowanceWrong", at: allowanceField(offered.allowance.name) });
  }
  return errors;
}

function partToReadAgain({ isTogether, products }: ConsentForm): string {
  if (isTogether) return "decide";
  const [about] = products.filter(({ challenge }) => isAboutDocuments(challenge));
  if (!about) return "choose";
  const [first] = about.challenge.documents;
  return first?.notice ? `notice-${about.challenge.productId}` : "read";
}
