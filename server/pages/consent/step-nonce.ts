// The nonces of a challenge's forms. Each contains what its form showed, which tells a form that was open while the challenge
// was decided from one that was sent twice or belongs to another challenge.
import { createHash } from "node:crypto";

import type { Db } from "../../store/engine/db.js";
import { consumeNonce, makeNonce } from "../shell/nonce.js";
import type { Step } from "./pending.js";
import type { ConsentVisit } from "./visit.js";

type Shown = Pick<ConsentVisit, "context" | "challenge" | "isTogether">;

const subjectOf = ({ challenge, isTogether }: Shown, shown: string): string =>
  `consent ${isTogether ? challenge.bulkId : challenge.challengeId} ${shown}`;

/** Returns a hash of a form's subject: the step, and the decision that it shows. */
export function shownAt({ challenge }: Pick<Shown, "challenge">, step: Step): string {
  const about = [
    step.name,
    // A decision may be about all challenges of the page; which page that is the subject says.
    step.name !== "decide" && challenge.challengeId,
    "decision" in step && [step.decision.address, step.decision.decidedAt, step.decision.choices],
  ];
  return createHash("sha256").update(JSON.stringify(about)).digest("base64url").slice(0, 22);
}

/** Returns a nonce that allows one answer to the form of a step. */
export function makeStepNonce(visit: Shown, step: Step): string {
  const shown = shownAt(visit, step);
  return `${makeNonce(visit.context, subjectOf(visit, shown), visit.context.now)}~${shown}`;
}

/** Uses up a nonce. Returns what its form showed; undefined where it is missing, used or of another challenge. */
export async function consumeStepNonce(
  tx: Db,
  visit: Shown,
  text: string,
): Promise<string | undefined> {
  const [nonce = "", shown = ""] = text.split("~");
  const { keyring, now } = visit.context;
  const subject = subjectOf(visit, shown);
  return (await consumeNonce(tx, keyring, { nonce, subject, now })) ? shown : undefined;
}
