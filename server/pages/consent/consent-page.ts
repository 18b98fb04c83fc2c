import { challengeUrls, isAboutDocuments, isWhole } from "../../domain/challenge/challenge.js";
import { DISCLOSURE } from "../../domain/notice.js";
import { isPlayersOwn } from "../../domain/session/settings.js";
import type { ProductDocument } from "../../domain/product.js";
import { errorSummary } from "../shell/error-summary.js";
import { consentPath } from "../shell/paths.js";
import { asksFor } from "../../presentation/child-text.js";
import { fill } from "../../presentation/fill.js";
import { html, type Html } from "../../presentation/html.js";
import { listText } from "../../presentation/lists.js";
import type { Texts } from "../../presentation/texts/index.js";
import {
  allowanceField,
  choiceField,
  OTHER_ADDRESS,
  type ConsentSubmission,
  type FormError,
} from "./submission.js";
import { allowanceInput } from "../allowances/allowance-input.js";
import { placeName } from "./child.js";
import { isOnHold, trustCard } from "./trust-card.js";
import { deadlineText } from "./deadline.js";
import { documentList } from "./document-list.js";
import { noticeCard } from "./notice-card.js";
import { mayProveNext, proofNote, reservedIn } from "./proof.js";
import { describePermission, groupPermissions } from "./permissions.js";
import { placesOf, type ConsentForm, type ProductForm } from "./consent-form.js";
import type { ConsentVisit } from "./visit.js";
import { emailAttributes, textField } from "../shell/text-field.js";
import { pageForm } from "../shell/language-menu.js";
import { switchField } from "../shell/switch-field.js";

export interface FormState {
  nonce: string;
  /** The guardian's typed answer, at first filled in with known values. */
  answer: Pick<
    ConsentSubmission,
    "address" | "email" | "attestsAdulthood" | "nickname" | "switchedOn" | "choices" | "allowances"
  >;
  errors: readonly FormError[];
}

export type ProductQuestion = ConsentForm & ProductForm;

/**
 * Returns the form of a page, with the values with which its answer is compared. Its first button does nothing, because "Enter"
 * in a field presses it and must not consent.
 */
export const answerForm = (
  { token, context, texts }: ConsentVisit,
  { products, hash }: ConsentForm,
  { nonce }: FormState,
  body: Html,
): Html =>
  html`<form ${pageForm} method="post" action="${consentPath(context, token)}" novalidate>
    <button disabled hidden></button>
    <input type="hidden" name="nonce" value="${nonce}" />
    <input type="hidden" name="asked" value="${hash}" />
    <input type="hidden" name="shown" value="${texts.language}" />
    <input type="hidden" name="places" value="${placesOf(products)}" />
    ${body}
  </form>`;

/** Returns the page that asks, as one form in four steps, so that nothing typed is lost between them. */
export function consentPage(visit: ConsentVisit, question: ProductQuestion, form: FormState): Html {
  const { texts } = visit;
  const { consent: t } = texts;
  const documents = question.challenge.documents.filter(({ notice }) => !notice);
  const isNotice = isAboutDocuments(question.challenge);
  const steps: readonly Step[] = [
    {
      id: "you",
      title: t.stepYou,
      body: html`${whoYouAre(visit, question, form)} ${nicknameField(visit, question, form)}`,
    },
    ...(documents.length > 0
      ? [{ id: "read", title: t.stepRead, body: toRead(visit, documents) }]
      : []),
    ...(isNotice
      ? []
      : [
          {
            id: "choose",
            title: t.stepChoose,
            body: html`${proofNote(visit, question, question)} ${permissions(visit, question, form)}
            ${allowances(visit, question, form)} ${others(visit, question)}`,
          },
        ]),
    { id: "decide", title: t.stepDecide, body: decision(visit, question) },
  ];
  return html`${consentErrors(visit, form)}
    <h1>${titleOf(visit)}</h1>
    <p class="lead">${leadOf(visit)} ${t.duration}</p>
    ${isOnHold(question) && html`<p class="notice">${t.onHold}</p>`}
    <div class="split">
      <div class="about">${trustCard(visit, question)} ${noticeCard(visit)}</div>
      ${answerForm(
        visit,
        question,
        form,
        html`<ol class="steps">
          ${steps.map((step, place) => stepOf(step, t.step({ step: place + 1, steps: steps.length })))}
        </ol>`,
      )}
    </div>`;
}

/** Returns the title of the page: which child asks, and for what. */
export function titleOf({ challenge, context, texts, child }: ConsentVisit): string {
  const { name: product } = context.product;
  const asked = challenge.requestedPermissions.map(
    (name) => describePermission(context, name, texts).title,
  );
  if (isWhole(challenge)) return texts.which.asks({ child, product });
  if (asked.length > 0) return asksFor(texts, { child, product, asked });
  return texts.shell.labelled({ term: child, text: texts.consent.title(product) });
}

function leadOf({ challenge, context, texts }: ConsentVisit): string {
  const { consent: t } = texts;
  const { name } = context.product;
  if (isAboutDocuments(challenge)) return t.noticeLead(name);
  if (challenge.type === "CHALLENGE_UPDATE_JURISDICTION")
    return t.movedLead({
      product: name,
      place: placeName(context.policy, challenge.jurisdiction, texts),
    });
  return challenge.sessionId === null ? t.firstLead(name) : t.laterLead(name);
}

/** Says what a consent means and when the request expires. */
function whatApplies(visit: ConsentVisit, { challenge }: ProductForm): string {
  const { consent: t } = visit.texts;
  const deadline = deadlineText(visit);
  const meaning = isAboutDocuments(challenge)
    ? t.decideNotices
    : challenge.documents.length > 0
      ? t.decideWithDocuments
      : t.decideLead;
  return `${meaning} ${deadline === undefined ? t.noHurry : t.deadline(deadline)}`;
}

interface Step {
  id: string;
  title: string;
  body: Html;
}

const stepOf = ({ id, title, body }: Step, place: string): Html =>
  html`<li id="${id}">
    <section aria-labelledby="${id}-title">
      <h2 id="${id}-title"><small>${place}</small> ${title}</h2>
      ${body}
    </section>
  </li>`;

/** `titleOf` returns the title of a permission that an error names. */
export function consentErrors(
  { context, texts }: ConsentVisit,
  { errors }: FormState,
  titleOf = (permission: string) => describePermission(context, permission, texts).title,
): Html | false {
  if (errors.length === 0) return false;
  const errorOf = (text: FormError["text"], permission: string | undefined) =>
    permission === undefined
      ? texts.consent[text]
      : texts.shell.labelled({ term: titleOf(permission), text: texts.consent[text] });
  const named = errors.map(({ text, at, permission }) => ({ at, text: errorOf(text, permission) }));
  return errorSummary(texts, named);
}

export function whoYouAre(visit: ConsentVisit, question: ConsentForm, form: FormState): Html {
  const { consent: t } = visit.texts;
  const error = form.errors.find(({ at }) => at === "adult");
  return html`${addressFields(visit, question, form)}
    <div class="field${error && " has-error"}">
      ${error && html`<p class="error" id="adult-error">${t[error.text]}</p>`}
      <label class="check"
        ><input
          type="checkbox"
          id="adult"
          name="adult"
          value="yes"
          required${form.answer.attestsAdulthood && html` checked`}${error && html` aria-invalid="true" aria-describedby="adult-error"`}
        /><span>${t.attestation}</span></label
      >
    </div>`;
}

/** Lets the reader of a mail name a child who has no name yet, so that the receipt already has it. */
function nicknameField(
  { texts }: ConsentVisit,
  { mayName }: ConsentForm,
  { answer, errors }: FormState,
): Html | false {
  const isWrong = errors.some(({ at }) => at === "nickname");
  return (
    mayName &&
    textField({
      id: "nickname",
      label: texts.which.call,
      hint: texts.which.callHint,
      value: answer.nickname,
      error: isWrong ? texts.consent.nameWrong : undefined,
      attributes: html`autocomplete="off" maxlength="80" dir="auto"`,
      isRequired: false,
      hasSummary: true,
    })
  );
}

/** Shows the proven address to a visitor who opened a mail. Others choose a masked address or type one. */
function addressFields(
  visit: ConsentVisit,
  { provenAddress, knownAddresses }: ConsentForm,
  { answer, errors }: FormState,
): Html {
  const { challenge, context, texts } = visit;
  const { consent: t } = texts;
  const typed = emailField(
    visit,
    answer.email,
    errors.find(({ at }) => at === "email"),
  );
  if (provenAddress !== undefined) {
    const { url } = challengeUrls(challenge, context.keyring, context.publicUrl);
    return html`<p>
      ${fill(t.yourAddress, html`<strong class="address" dir="auto">${provenAddress}</strong>`)}
      <a href="${new URL(url).pathname}">${t.forwarded}</a>
    </p>`;
  }
  if (knownAddresses.length === 0) return typed;
  const chosen = answer.address === "" ? knownAddresses[0]?.value : answer.address;
  const choice = (value: string, label: Html | string) =>
    html`<label class="check"
      ><input
        type="radio"
        name="address"
        value="${value}"
        ${value === chosen && html` checked`}
      /><span>${label}</span></label
    >`;
  return html`<fieldset class="addresses">
      <legend>${t.whichAddress}</legend>
      ${knownAddresses.map(({ value, masked }) => choice(value, html`<span dir="auto">${masked}</span>`))}
      ${choice(OTHER_ADDRESS, t.otherAddress)}
    </fieldset>
    ${typed}`;
}

function emailField({ texts }: ConsentVisit, email: string, error: FormError | undefined): Html {
  const { consent: t } = texts;
  return textField({
    id: "email",
    label: t.email,
    hint: t.emailHint,
    value: email,
    error: error && String(t[error.text]),
    attributes: emailAttributes,
    hasSummary: true,
  });
}

const toRead = (visit: ConsentVisit, list: readonly ProductDocument[]): Html =>
  html`<p>${visit.texts.consent.readLead(visit.context.product.name)}</p>
    ${documentList(visit, list)}`;

/** Requested permissions have no default; the others stay off until they are switched on. */
function permissions(visit: ConsentVisit, question: ProductQuestion, form: FormState): Html {
  const { context, texts } = visit;
  const { consent: t } = texts;
  const { name } = context.product;
  const separate = question.switches.find((offer) => offer.name === DISCLOSURE);
  const together = question.switches.filter((offer) => offer !== separate);
  const requested = together.filter(({ isRequested }) => isRequested);
  const rest = together.filter(({ isRequested }) => !isRequested);
  if (question.switches.length === 0) return html`<p>${t.nothingToChoose}</p>`;
  const reserved = reservedIn(question, question);
  const noteOn = (permission: string) =>
    reserved.some((state) => state.name === permission) ? texts.proof.staysOff : undefined;
  const choiceOn = (permission: string) =>
    permissionChoice(visit, permission, form, { note: noteOn(permission) });
  const switchOn = (permission: string) =>
    permissionSwitch(
      visit,
      permission,
      form.answer.switchedOn.includes(permission),
      noteOn(permission),
    );
  return html`${
    separate !== undefined &&
    html`<fieldset>
      <legend>${texts.notice.separate}</legend>
      ${separate.isRequested ? choiceOn(DISCLOSURE) : switchOn(DISCLOSURE)}
    </fieldset> `
  }${
    requested.length > 0 &&
    html`<p>${t.askedFor(name)}</p>
      ${requested.map((offer) => choiceOn(offer.name))}`
  }
  ${
    rest.length > 0 &&
    html`<p>${requested.length > 0 ? t.otherPermissions(name) : t.chooseLead(name)}</p>
      ${groupPermissions(context, rest, texts).map(
        ({ group, items }) =>
          html`<fieldset>
            <legend>
              ${group === "own" ? t.ownPermissions(name) : texts.permissionGroups[group]}
            </legend>
            ${items.map((item) => switchOn(item.name))}
          </fieldset> `,
      )}`
  }`;
}

/** Each allowance comes filled in with an answer that the guardian may change. */
function allowances(
  { context, texts }: ConsentVisit,
  question: ProductForm,
  { answer, errors }: FormState,
): Html | false {
  if (question.allowances.length === 0) return false;
  return html`<p>${texts.allowances.lead(context.product.name)}</p>
    ${question.allowances.map(({ allowance, value }) => {
      const id = allowanceField(allowance.name);
      const isWrong = errors.some(({ at }) => at === id);
      const typed = answer.allowances[allowance.name] ?? String(value);
      return allowanceInput(context.product, allowance, { id, typed, isWrong }, texts);
    })}`;
}

/** `choice` is the form's name for the permission, if it differs; `note` is information for the guardian about it. */
export function permissionChoice(
  { context, texts }: ConsentVisit,
  name: string,
  { answer, errors }: Pick<FormState, "answer" | "errors">,
  { choice = name, note }: Readonly<{ choice?: string; note?: string | undefined }> = {},
): Html {
  const { consent: t } = texts;
  const { title, about } = describePermission(context, name, texts);
  const id = choiceField(choice);
  const error = errors.find(({ at }) => at === id);
  const option = (value: string, label: string, isFirst: boolean) =>
    html`<label class="check"
      ><input
        type="radio"
        name="${id}"
        value="${value}"
        required${isFirst && html` id="${id}"`}${answer.choices[choice] === value && html` checked`}${error && html` aria-invalid="true"`}
      /><span>${label}</span></label
    >`;
  return html`<fieldset class="choice${error && " has-error"}">
    <legend>${title}</legend>
    ${about !== undefined && html`<p class="hint">${about}</p>`}
    ${note !== undefined && html`<p class="hint">${note}</p>`}
    ${error && html`<p class="error" id="${id}-error">${t[error.text]}</p>`}
    ${option("allow", t.allow, true)}${option("deny", t.deny, false)}
  </fieldset>`;
}

function permissionSwitch(
  { context, texts }: ConsentVisit,
  name: string,
  isOn: boolean,
  note: string | undefined,
): Html {
  const { title, about } = describePermission(context, name, texts);
  const hint = note === undefined ? about : html`${about} ${note}`;
  return switchField({ name: "permission", value: name, label: title, hint, isOn });
}

/** Lists permissions about which a first consent does not ask: the child's own, and unavailable ones. */
function others(
  { context, texts }: ConsentVisit,
  { challenge, states }: ProductForm,
): Html | false {
  if (!isWhole(challenge)) return false;
  const titles = (wanted: (state: ProductForm["states"][number]) => boolean) =>
    listText(
      states.filter(wanted).map(({ name }) => describePermission(context, name, texts).title),
      texts,
    );
  const childs = titles(isPlayersOwn);
  const barred = titles(
    ({ managedBy, needsVerifiedAge }) =>
      managedBy === "PROHIBITED" || needsVerifiedAge !== undefined,
  );
  if (childs === "" && barred === "") return false;
  const { consent: t } = texts;
  return html`<details>
    <summary>${t.aboutOthers}</summary>
    ${childs !== "" && html`<p>${t.childDecides(childs)}</p>`}
    ${barred !== "" && html`<p>${t.notAvailable(barred)}</p>`}
  </details>`;
}

function decision(visit: ConsentVisit, question: ProductQuestion): Html {
  const { context, texts } = visit;
  const { consent: t, trust } = texts;
  const { name } = context.product;
  const deadline = deadlineText(visit);
  const hint =
    deadline === undefined
      ? t.declineHint(name)
      : trust.noUntilDeadline({ product: name, when: deadline });
  return html`<p>${whatApplies(visit, question)}</p>
    ${decisionButtons(texts, t.consent, hint, mayProveNext(visit, question, question) && texts.proof.consentAndShow)}`;
}

/**
 * Returns the buttons to agree, to agree and show that one is an adult if `agreeAndShow` has its text, to refuse, and to say that
 * it is not one's child. `hint` says what a refusal means.
 */
export const decisionButtons = (
  { consent: t }: Texts,
  agree: string,
  hint: string | Html,
  agreeAndShow: string | false = false,
): Html =>
  html`<div class="decision">
    <button class="button" name="decision" value="consent">${agree}</button>
    ${
      agreeAndShow !== false &&
      html`<button class="button second" name="decision" value="consent-and-show">
        ${agreeAndShow}
      </button>`
    }
    <button class="button second" name="decision" value="decline" aria-describedby="decline-hint">
      ${t.decline}
    </button>
    <p class="hint" id="decline-hint">${hint}</p>
    <button
      class="button third"
      name="decision"
      value="not-my-child"
      aria-describedby="stranger-hint"
    >
      ${t.notMyChild}
    </button>
    <p class="hint" id="stranger-hint">${t.notMyChildHint}</p>
  </div>`;
