// Pages about a decision that does not count yet: its state, and the buttons that advance it.
import { criteriaOfGuardian } from "../../actions/verification/required-age.js";
import { maskAddress } from "../../domain/guardian/email.js";
import type { PendingDecision } from "../../store/challenges/table.js";
import { isInvite } from "../../domain/challenge/challenge.js";
import { allowanceText, allowanceTitle } from "../../presentation/allowance-text.js";
import type { Texts } from "../../presentation/texts/index.js";
import { html, type Html } from "../../presentation/html.js";
import { localMomentText } from "../../presentation/times.js";
import { guessZone } from "../../domain/zones.js";
import { consentPath, pathTo } from "../shell/paths.js";
import { emailAttributes, textField } from "../shell/text-field.js";
import { documentList } from "./document-list.js";
import { describePermission } from "./permissions.js";
import { contact } from "../verification/end-page.js";
import { trustCard } from "./trust-card.js";
import { whichChild, type ConsentVisit } from "./visit.js";

export interface PendingForm {
  nonce: string;
  decision: PendingDecision;
  /** Whether a former guardian has to approve, because the child has no guardian now. */
  isOfFormer: boolean;
  /** The error in the corrected address, or why the email was not sent again. */
  error?: string | undefined;
  isOfResend?: boolean | undefined;
}

const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

const form = ({ token, context }: ConsentVisit, nonce: string, body: Html): Html =>
  html`<form method="post" action="${consentPath(context, token)}" novalidate>
    ${hidden("nonce", nonce)}${body}
  </form>`;

/** Lists everything that was decided: permissions, allowances and accepted documents. */
function chosen(
  visit: ConsentVisit,
  { choices }: PendingDecision,
  t: Texts["waiting"]["theirs"],
): Html {
  const { context, challenge, texts } = visit;
  const { nothingAllowed } = texts.waiting;
  const titles = choices.enabled.map((name) => describePermission(context, name, texts).title);
  const denied = challenge.requestedPermissions
    .filter((name) => !choices.enabled.includes(name))
    .map((name) => describePermission(context, name, texts).title);
  const allowances = Object.entries(choices.allowances);
  return html`<section class="card" aria-labelledby="chosen">
    <h2 id="chosen">${t.chosen}</h2>
    ${
      titles.length === 0
        ? html`<p>${nothingAllowed}</p>`
        : html`<h3>${t.allowed}</h3>
            <ul class="ticks">
              ${titles.map((title) => html`<li><bdi>${title}</bdi></li>`)}
            </ul>`
    }
    ${
      denied.length > 0 &&
      html`<h3>${t.notAllowed}</h3>
        <ul class="points">
          ${denied.map((title) => html`<li><bdi>${title}</bdi></li>`)}
        </ul>`
    }
    ${
      allowances.length > 0 &&
      html`<h3>${texts.allowances.title}</h3>
        <ul class="points">
          ${allowances.map(
            ([name, value]) =>
              html`<li>
                <bdi
                  >${texts.shell.labelled({ term: allowanceTitle(context.product, name, texts), text: allowanceText(context.product, name, value, texts) })}</bdi
                >
              </li>`,
          )}
        </ul>`
    }
    ${
      challenge.documents.length > 0 &&
      html`<h3>${t.documents}</h3>
        ${documentList(visit, challenge.documents)}`
    }
  </section>`;
}

/** Waits for the button in the mail. The mail can be sent again, also to another address. */
export function confirmationAwaited(visit: ConsentVisit, pending: PendingForm): Html {
  const { texts } = visit;
  const { waiting: t, consent } = texts;
  const { nonce, decision, isOfResend } = pending;
  const error = isOfResend ? undefined : pending.error;
  const masked = maskAddress(decision.address);
  return html`<h1>${t.confirmation}</h1>
    ${whichChild(visit)}
    <p class="lead">${t.confirmationText(masked)}</p>
    <p>${t.untilThen}</p>
    ${isOfResend && problem(pending)}
    ${form(visit, nonce, html`<button class="button second" name="pending" value="resend">${t.resend}</button>`)}
    <details${error !== undefined && html` open`}>
      <summary>${t.wrongAddress}</summary>
      ${form(
        visit,
        nonce,
        html`${textField({ id: "email", label: t.newAddress, value: "", error, attributes: emailAttributes })}
          <button class="button second" name="pending" value="correct">${t.correct}</button>`,
      )}
    </details>
    <p class="hint">${consent.noHurry}</p>`;
}

/** Waits for a guardian on file, or a former one, to agree. */
export function approvalAwaited(visit: ConsentVisit, { decision, isOfFormer }: PendingForm): Html {
  const { challenge, texts } = visit;
  const { waiting: t } = texts;
  const until = localMomentText(decision.expiresAt, guessZone(challenge.jurisdiction), texts);
  return html`<h1>${t.approval}</h1>
    ${whichChild(visit)}
    <p class="lead">${isOfFormer ? t.approvalTextFormer : t.approvalText}</p>
    <p>${t.approvalUntil(until)}</p>`;
}

/** Waits for the reader of the mail to pass a verification. */
export function verificationAwaited(visit: ConsentVisit, pending: PendingForm): Html {
  const { context, texts, mailed, challenge } = visit;
  const { waiting: t } = texts;
  const methods = context.verificationMethods.list(
    context,
    "trusted-adult",
    challenge.jurisdiction,
    criteriaOfGuardian(context, challenge),
  );
  return html`<h1>${t.verification}</h1>
    ${whichChild(visit)}
    <p class="lead">${t.verificationText(context.product.name)}</p>
    ${problem(pending)}
    ${
      methods.length === 0
        ? html`<p>${t.verifyUnavailable(context.product.name)}</p>
            ${contact(visit)}`
        : mailed
          ? form(
              visit,
              pending.nonce,
              html`<button class="button" name="pending" value="verify">${t.verify}</button>`,
            )
          : html`<p>${t.verifyByMail}</p>`
    }`;
}

const problem = ({ error }: PendingForm): Html | false =>
  error !== undefined && html`<p class="error" role="alert">${error}</p>`;

const refusals = ({ context, texts: { consent } }: ConsentVisit): Html =>
  html`<button class="button second" name="decision" value="decline">${consent.decline}</button>
    <p class="hint">${consent.declineHint(context.product.name)}</p>
    <button class="button third" name="decision" value="not-my-child">${consent.notMyChild}</button>
    <p class="hint">${consent.notMyChildHint}</p>`;

/** Asks the reader of the mail whether they made the decision that was made in their name. */
export function confirmPage(visit: ConsentVisit, pending: PendingForm): Html {
  const { challenge, context, texts } = visit;
  const { waiting: t } = texts;
  const { name } = context.product;
  const isAboutInvite = isInvite(challenge);
  return html`<h1>${t.confirmTitle}</h1>
    ${problem(pending)}
    <p class="lead">${(isAboutInvite ? texts.guardians.requested : t).confirmLead(name)}</p>
    ${trustCard(visit, visit)} ${!isAboutInvite && chosen(visit, pending.decision, t.decided)}
    ${form(
      visit,
      pending.nonce,
      html`<div class="decision">
        <button class="button" name="pending" value="confirm">${t.confirm}</button>
        ${refusals(visit)}
      </div>`,
    )}`;
}

/** Waits for the second email, which is sent later. Its reader may take the decision back at once. */
export function secondConfirmationAwaited(visit: ConsentVisit, pending: PendingForm): Html {
  const { context, challenge, texts, mailed } = visit;
  const { waiting: t, consent } = texts;
  const { expiresAt, progress, address } = pending.decision;
  const when = localMomentText(expiresAt, guessZone(challenge.jurisdiction), texts);
  const masked = maskAddress(address);
  return html`<h1>${t.second.awaited}</h1>
    ${whichChild(visit)}
    <p class="lead">
      ${progress.isAskedAgain ? t.second.sent({ masked, when }) : t.second.later({ masked, when })}
    </p>
    <p>${t.second.untilThen}</p>
    ${
      mailed &&
      form(
        visit,
        pending.nonce,
        html`<div class="decision">
          <button class="button second" name="decision" value="decline">${consent.decline}</button>
          <p class="hint">${consent.declineHint(context.product.name)}</p>
        </div>`,
      )
    }`;
}

/** Asks the reader of the second email to confirm their decision, or to take it back. */
export function confirmAgainPage(visit: ConsentVisit, pending: PendingForm): Html {
  const { challenge, context, texts } = visit;
  const { waiting: t } = texts;
  const { name } = context.product;
  return html`<h1>${t.second.title}</h1>
    ${problem(pending)}
    <p class="lead">${t.second.lead(name)}</p>
    ${trustCard(visit, visit)} ${!isInvite(challenge) && chosen(visit, pending.decision, t.decided)}
    ${form(
      visit,
      pending.nonce,
      html`<div class="decision">
        <button class="button" name="pending" value="confirm">${t.confirm}</button>
        <p class="hint">${texts.result.changeMind}</p>
        ${refusals(visit)}
      </div>`,
    )}`;
}

/** Asks a guardian on file, or a former one, whether a person may become a guardian. */
export function approvePage(visit: ConsentVisit, pending: PendingForm): Html {
  const { context, texts } = visit;
  const { waiting: t } = texts;
  const address = pending.decision.address;
  const lead = pending.isOfFormer ? t.approveLeadFormer : t.approveLead;
  return html`<h1>${pending.isOfFormer ? t.approveTitleFormer : t.approveTitle}</h1>
    ${problem(pending)} ${whichChild(visit)}
    <p class="lead">${lead(context.product.name)}</p>
    <section class="card facts">
      <dl>
        <div>
          <dt>${t.who}</dt>
          <dd><strong class="address" dir="auto">${address}</strong></dd>
        </div>
      </dl>
    </section>
    ${!isInvite(visit.challenge) && chosen(visit, pending.decision, t.theirs)}
    ${form(
      visit,
      pending.nonce,
      html`<div class="decision">
        <button class="button" name="pending" value="approve">${t.approve}</button>
        <p class="hint">${pending.isOfFormer ? t.approveHintFormer : t.approveHint}</p>
        <button class="button second" name="pending" value="refuse">${t.refuse}</button>
        <p class="hint">${t.refuseHint}</p>
      </div>`,
    )}
    <p class="links"><a href="${pathTo(context, "/family")}">${texts.result.familyPages}</a></p>`;
}
