// Shows how a verification ended, and what can be done about it.
import { APPEAL_REASONS, mayAppeal } from "../../actions/verification/appeal.js";
import { mayBeginAgain } from "../../actions/verification/verify-guardian.js";
import { requiredAgeOf } from "../../actions/verification/required-age.js";
import { html, type Html } from "../../presentation/html.js";
import { exitButton } from "../shell/frame.js";
import { pathTo } from "../shell/paths.js";
import {
  isOfGuardian,
  isOfSession,
  verificationPath,
  wayBack,
  type VerificationVisit,
} from "./visit.js";

type EndPage = Readonly<{ title: string; body: Html }>;

/** `nonce` is that of the appeal form. `hasError` means that nothing was chosen there. */
export function endPage(visit: VerificationVisit, nonce: string, hasError: boolean): EndPage {
  const { context, verification, texts } = visit;
  const { verification: t } = texts;
  const { status } = verification;
  const title = status === "PASS" ? t.passed : t.failed;
  const text = status === "PASS" ? passedText(visit) : failedText(visit);
  const back = wayBack(visit);
  const { name } = context.product;
  return {
    title,
    body: html`<h1>${title}</h1>
      <p class="lead">${text}</p>
      ${mayAppeal(context, verification) && appealForm(visit, nonce, hasError)}
      ${verification.appealedAt !== null && status === "FAIL" && appealed(visit)}
      ${status === "FAIL" && isOfGuardian(verification) && contact(visit)}
      <p class="actions">
        ${
          (isOfSession(verification) || (isOfGuardian(verification) && status === "PASS")) &&
          html`<a class="button" href="${pathTo(context, "/family")}" target="_blank" rel="noopener"
            >${texts.result.familyPages}</a
          >`
        }
        ${
          back === undefined
            ? exitButton(texts.ageGate.exit, { isSecond: true })
            : html`<a class="button second" href="${back}" target="_top">${t.back(name)}</a>`
        }
      </p>`,
  };
}

function passedText({ verification, context, texts }: VerificationVisit): string {
  const { verification: t, proof } = texts;
  if (isOfSession(verification)) return proof.allowed;
  return isOfGuardian(verification) ? t.passedText : t.passedAge(context.product.name);
}

function failedText({ verification, context, texts }: VerificationVisit): string {
  const { verification: t } = texts;
  if (isOfGuardian(verification))
    return `${t.failedText} ${mayBeginAgain(context, verification) ? t.again : t.noneLeft}`;
  return t.failures[verification.failureReason ?? "expired"](requiredAgeOf(context, verification));
}

function appealForm(
  { context, token, texts }: VerificationVisit,
  nonce: string,
  hasError: boolean,
) {
  const { appeal: t } = texts.verification;
  return html`<section aria-labelledby="appeal">
    <h2 id="appeal">${t.title}</h2>
    <p>${t.lead(context.product.name)}</p>
    <form method="post" action="${verificationPath(context, token)}" class="card" novalidate>
      <input type="hidden" name="nonce" value="${nonce}" />
      <fieldset ${hasError && html`class="has-error" aria-describedby="appeal-error"`}>
        <legend>${t.legend}</legend>
        ${hasError && html`<p id="appeal-error" class="error" role="alert">${t.missing}</p>`}
        ${APPEAL_REASONS.map(
          (reason) =>
            html`<label class="check"
              ><input type="radio" name="appeal" value="${reason}" /><span
                >${t.reasons[reason]}</span
              ></label
            >`,
        )}
      </fieldset>
      <button class="button" name="do" value="appeal">${t.submit}</button>
    </form>
  </section>`;
}

/** Leads to a person, where the product says how to reach one. */
export function contact({
  context,
  texts,
}: Pick<VerificationVisit, "context" | "texts">): Html | false {
  const { name, company } = context.product;
  return (
    company?.contactUrl !== undefined &&
    html`<p>
      <a href="${company.contactUrl}" target="_top">${texts.verification.appeal.contact(name)}</a>
    </p>`
  );
}

function appealed(visit: VerificationVisit): Html {
  const { context, texts, verification } = visit;
  const { appeal: t } = texts.verification;
  const { name } = context.product;
  return html`<section class="notice" aria-labelledby="appeal">
    <h2 id="appeal">${t.sent}</h2>
    <p>${t.sentText(name)}</p>
    ${!isOfGuardian(verification) && contact(visit)}
  </section>`;
}
