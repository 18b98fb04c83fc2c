// Keeps a posted form and its errors until its page shows them.
import type { Request } from "express";

import type { ServiceContext } from "../../context.js";
import type { TypedDate } from "../../domain/age/birth-date-input.js";
import type { Db } from "../../store/engine/db.js";
import { pathToDraft, readDraft } from "../shell/draft.js";
import type { Step, WrongPendingAnswer } from "./pending.js";
import type { ConsentSubmission, FormError } from "./submission.js";
import { pathOf, type ConsentVisit } from "./visit.js";

/** The posted form of a step, and its errors. */
type Wrong =
  | Readonly<{ step: "birth-date"; typed: TypedDate; needsMail: boolean }>
  | Readonly<{ step: "decide"; answer: ConsentSubmission; errors: readonly FormError[] }>
  | WrongPendingAnswer;

/** Returns the path of the page that shows a form again with its errors. */
export const comeBack = (tx: Db, visit: ConsentVisit, wrong: Wrong): Promise<string> => {
  const { challengeId } = visit.challenge;
  return pathToDraft(tx, visit.context, pathOf(visit), { challengeId, ...wrong });
};

/** Returns the form that this visitor posted at a step of the challenge; undefined for a draft of another step. */
export async function findConsentDraft<Name extends Step["name"]>(
  services: ServiceContext,
  request: Pick<Request, "query">,
  { challenge }: ConsentVisit,
  step: Name,
): Promise<Extract<Wrong, { step: Name }> | undefined> {
  type Kept = Extract<Wrong, { step: Name }> & { challengeId: string };
  const draft = (await readDraft(services, request)) as Kept | undefined;
  return draft?.challengeId === challenge.challengeId && draft.step === step ? draft : undefined;
}
