// What a visitor posted and what was wrong with it, until their page shows it again.
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

/** Of the form that decides, of the child's date of birth, or of a decision that waits. */
type Wrong =
  | Readonly<{ typed: TypedDate; needsMail: boolean }>
  | Readonly<{ answer: ConsentSubmission; errors: readonly FormError[] }>
  | Readonly<{ error: string }>;

type ConsentDraft = Readonly<{ challengeId: string; step: Step["name"] }> & Wrong;

/** The path of the page that shows a form again with what is wrong. */
export const comeBack = (
  tx: Db,
  { context, token }: ConsentVisit,
  { challengeId }: Challenge,
  { name: step }: Step,
  wrong: Wrong,
): Promise<string> =>
  pathToDraft(tx, context, consentPath(context, token), { challengeId, step, ...wrong });

/** The draft of this visitor's form, if it belongs to where the challenge stands now. */
export async function findDraft(
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
