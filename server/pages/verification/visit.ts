import type { Request } from "express";

import { findVerification } from "../../actions/verification/links.js";
import { requiredAgeOf } from "../../actions/verification/required-age.js";
import { contextFor, type Context, type ServiceContext } from "../../context.js";
import { withOutcome } from "../../domain/challenge/redirect.js";
import { textsForPlayer, type Texts } from "../../presentation/texts/index.js";
import type { Verification } from "../../store/verifications/table.js";
import { textsOf } from "../shell/language.js";
import { field } from "../shell/form.js";
import { sourceOf } from "../shell/headers.js";
import { consumeNonce } from "../shell/nonce.js";
import type { PageRequest } from "../shell/page.js";
import { pathTo } from "../shell/paths.js";
import { Refusal } from "../shell/refusal.js";

/** A person who opened the link of a verification. */
export interface VerificationVisit {
  token: string;
  context: Context;
  verification: Verification;
  texts: Texts;
}

/** Where a provider sends a person back to. */
export const RETURN_PATH = "/widgets/verify/return";

export const verificationPath = (site: Pick<ServiceContext, "publicUrl">, token: string): string =>
  pathTo(site, `/widgets/verify/${token}`);

/** Returns the visit for the link in the path. Refuses a link that is unknown. */
export async function findVerificationVisit(
  services: ServiceContext,
  request: PageRequest<"token">,
): Promise<VerificationVisit> {
  const { token } = request.params;
  const verification = await findVerification(services, token);
  if (!verification) throw new Refusal("unknownLink");
  const context = contextFor(services, verification.productId, verification.mode);
  return { token, context, verification, texts: textsOfVerification(request, verification) };
}

export const isOfPlayer = ({ purpose }: Verification): boolean => purpose !== "trusted-adult";

/** Returns the texts in which a verification speaks to a guardian, or to a player, who may be a child. */
export function textsOfVerification(request: Request, verification: Verification): Texts {
  const texts = textsOf(request, verification.locale);
  return isOfPlayer(verification) ? textsForPlayer(texts) : texts;
}

export const pageOfVerification = ({ context, texts, verification }: VerificationVisit) => ({
  texts,
  isForPlayer: isOfPlayer(verification),
  isTestMode: context.mode === "test",
  product: context.product,
  framedBy: context.product.origins,
  ...(verification.redirectUrl !== null && { formEndsAt: sourceOf(verification.redirectUrl) }),
});

/** Returns the display name of the vendor of the chosen method. */
export const vendorOf = ({ context, verification: { method } }: VerificationVisit): string =>
  context.verificationMethods.find(context, method ?? "")?.vendor ?? method ?? "";

export const subjectOf = ({ verificationId }: Verification) => `verify ${verificationId}`;

/** Returns whether a guardian verifies themselves so that their decision counts. */
export const isOfGuardian = ({ addressHash }: Verification): boolean => addressHash !== null;

/** Returns whether a guardian verifies themselves after a decision, for what a law reserves for verified guardians. */
export const isOfSession = (verification: Verification): boolean =>
  isOfGuardian(verification) && verification.challengeId === null;

/** Uses up the nonce of a form. Refuses a wrong one, and leads to where the form can be started again. */
export async function useNonce(
  { context, verification }: VerificationVisit,
  request: Request,
  { subject, startAt }: Readonly<{ subject: string; startAt: string }>,
): Promise<void> {
  const nonce = field(request, "nonce");
  const isUsed = await context.db.write((tx) =>
    consumeNonce(tx, context.keyring, { nonce, subject, now: context.now }),
  );
  if (!isUsed)
    throw new Refusal("startAgain", {
      startAt,
      locale: verification.locale,
      framedBy: context.product.origins,
      isForPlayer: isOfPlayer(verification),
    });
}

/** Returns the title and the purpose: to prove to be an adult, or to prove an age. */
export function purposeOf({ context, verification, texts }: VerificationVisit) {
  const { verification: t } = texts;
  const { name } = context.product;
  if (isOfSession(verification))
    return { title: t.title, lead: texts.proof.lead(name), kept: t.kept };
  if (isOfGuardian(verification)) return { title: t.title, lead: t.lead(name), kept: t.kept };
  if (verification.purpose === "trusted-adult")
    return { title: t.title, lead: t.leadAdult(name), kept: t.kept };
  const age = requiredAgeOf(context, verification);
  return { title: t.titleAge(age), lead: t.leadAge(name), kept: t.keptAge };
}

/** Returns why the person is asked, for the page of a provider. */
export const reasonText = ({ context, texts }: VerificationVisit): string =>
  texts.verification.reason(context.product.name);

/** Returns where the product wants the person to return, with ids and the status; undefined before the end. */
export function wayBack({ verification }: VerificationVisit): string | undefined {
  const { redirectUrl, status, verificationId, challengeId, sessionId } = verification;
  if (redirectUrl === null || (status !== "PASS" && status !== "FAIL")) return undefined;
  return withOutcome(redirectUrl, {
    status,
    verificationId,
    ...(sessionId !== null && { sessionId }),
    ...(challengeId !== null && { challengeId }),
  });
}
