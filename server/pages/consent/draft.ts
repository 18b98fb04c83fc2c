// Keeps a posted form and its errors until its page shows them.
import type { Request } from "express";

import type { ServiceContext } from "../../context.js";
import type { TypedDate } from "../../domain/age/birth-date-input.js";
import type { Challenge } from "../../domain/challenge/challenge.js";
import type { Db } from "../../store/engine/db.js";
import { pathToDraft, readDraft } from "../shell/draft.js";
import { consentPath } from "../shell/paths.js";
import type { Step } from "./pending.js";
import type { ConsentSubmission, FormError } from "./submission.js";
import type { ConsentVisit } from "./visit.js";

/** A rejected decision, date of birth, or answer about a pending decision. */
type Wrong =
  | Readonly<{ typed: TypedDate; needsMail: boolean }>
  | Readonly<{ answer: ConsentSubmission; errors: readonly FormError[] }>
  | Readonly<{ error: string; isOfResend?: boolean }>;

type ConsentDraft = Readonly<{ challengeId: string; step: Step["name"] }> & Wrong;

/** Returns the path of the page that shows a form again with its errors. */
export const comeBack = (
  tx: Db,
  { context, token }: ConsentVisit,
  { challengeId }: Challenge,
  { name: step }: Step,
  wrong: Wrong,
): Promise<string> =>
  pathToDraft(tx, context, consentPath(context, token), { challengeId, step, ...wrong });

/** Returns the draft of this visitor's form, if it belongs to the challenge's current step. */
export async function findConsentDraft(
  services: ServiceContext,
  request: Pick<Request, "query">,
  { challenge }: ConsentVisit,
  step: Step,
): Promise<ConsentDraft | undefined> {
  const draft = (await readDraft(services, request)) as ConsentDraft | undefined;
  return draft?.challengeId === challenge.challengeId && draft.step === step.name
    ? draft
    : undefined;
}
