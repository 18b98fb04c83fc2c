// One page for the challenges of several products, which are decided together or each on a page of its own.
import { isUnfinished } from "../../domain/challenge/challenge.js";
import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";
import { consentPath } from "../shell/paths.js";
import { choiceOf, type ConsentForm, type ProductForm } from "./consent-form.js";
import {
  answerForm,
  consentErrors,
  permissionChoice,
  whoYouAre,
  type FormState,
} from "./consent-page.js";
import { documentList } from "./document-list.js";
import { noticeCard } from "./notice-card.js";
import { describePermission } from "./permissions.js";
import { mayProveNext, proofNote, proofOffer, reservedIn } from "./proof.js";
import { lateNotice, readResult } from "./result-page.js";
import { trustCard } from "./trust-card.js";
import { visitOfMember, type ConsentVisit } from "./visit.js";
import type { BulkMember } from "../../actions/challenge/bulk.js";

/** Shows the questions of each product, and one form for all that is undecided. */
export async function togetherPage(
  visit: ConsentVisit,
  members: readonly BulkMember[],
  form: ConsentForm,
  state: FormState,
): Promise<Html> {
  const { texts } = visit;
  const { consent, together: t } = texts;
  const count = form.products.length;
  return html`${consentErrors(visit, state, (choice) => titleOf(choice, form, texts))}
    <h1>${t.title(count)}</h1>
    <p class="lead">${t.lead}</p>
    ${answerForm(
      visit,
      form,
      state,
      html`${await productCards(visit, members, { form, state })}
        <h2>${t.decideTitle}</h2>
        ${whoYouAre(visit, form, state)}
        <p>${t.decideLead} ${consent.noHurry}</p>
        <div class="decision">
          <button class="button" name="decision" value="consent">${t.consent(count)}</button>
          ${
            form.products.some((product) => mayProveNext(visit, form, askedOf(product))) &&
            html`<button class="button second" name="decision" value="consent-and-show">
              ${texts.proof.consentAndShow}
            </button>`
          }
          <button class="button second" name="decision" value="decline">${t.decline}</button>
          <button class="button third" name="decision" value="not-my-child">
            ${consent.notMyChild}
          </button>
          <p class="hint">${consent.notMyChildHint}</p>
        </div>`,
    )}`;
}

/** Shows how each challenge was decided. */
export async function togetherResult(
  visit: ConsentVisit,
  members: readonly BulkMember[],
  isLate: boolean,
): Promise<{ title: string; body: Html }> {
  const { texts } = visit;
  const body = html`${isLate && lateNotice(texts)}
    <h1>${texts.together.doneTitle}</h1>
    ${await productCards(visit, members)}
    <p>${texts.result.close}</p>`;
  return { title: texts.together.doneTitle, body };
}

/** Returns the title of a permission in the form for all products. */
function titleOf(choice: string, form: ConsentForm, texts: Texts): string {
  for (const { context, challenge, switches } of form.products)
    for (const { name } of switches)
      if (choiceOf(form, challenge, name) === choice)
        return texts.shell.labelled({
          term: context.product.name,
          text: describePermission(context, name, texts).title,
        });
  return choice;
}

type Shown = Readonly<{ form: ConsentForm; state: FormState }>;

/** Returns what the page asks about a product: what it requested by name. */
const askedOf = (product: ProductForm): ProductForm => ({
  ...product,
  switches: product.switches.filter(({ isRequested }) => isRequested),
});

async function productCards(
  visit: ConsentVisit,
  members: readonly BulkMember[],
  shown?: Shown,
): Promise<Html> {
  const cards: Html[] = [];
  for (const member of members) cards.push(await productCard(visitOfMember(visit, member), shown));
  return html`${cards}`;
}

/** Lists what the product requested by name, to be answered here. */
function choices(visit: ConsentVisit, { form, state }: Shown): Html | false {
  const { challenge, context, texts } = visit;
  const product = form.products.find((one) => one.challenge.challengeId === challenge.challengeId);
  const asked = product && askedOf(product);
  if (!asked || asked.switches.length === 0) return false;
  const reserved = reservedIn(form, asked);
  const noteOn = (permission: string) =>
    reserved.some(({ name }) => name === permission) ? texts.proof.staysOff : undefined;
  return html`${proofNote(visit, form, asked)}
    <p>${texts.consent.askedFor(context.product.name)}</p>
    ${asked.switches.map(({ name }) => permissionChoice(visit, name, state, { choice: choiceOf(form, challenge, name), note: noteOn(name) }))}`;
}

async function productCard(visit: ConsentVisit, shown?: Shown): Promise<Html> {
  const { token, context, challenge, texts } = visit;
  const { together: t } = texts;
  const { name, productId } = context.product;
  const id = `product-${productId}`;
  const path = consentPath(context, token);
  const documents = challenge.documents.filter(({ notice }) => !notice);
  if (!isUnfinished(challenge)) {
    const { title } = await readResult(visit);
    return html`<section class="card" aria-labelledby="${id}">
        <h2 id="${id}" dir="auto">${name}</h2>
        <p><a href="${path}/done">${title}</a></p>
      </section>
      ${!shown && (await proofOffer(visit))}`;
  }
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}" dir="auto">${name}</h2>
    ${trustCard(visit, visit)} ${noticeCard(visit)}
    ${documents.length > 0 && documentList(visit, documents)} ${shown && choices(visit, shown)}
    <p><a href="${path}">${challenge.awaiting === null ? t.alone(name) : t.waiting(name)}</a></p>
  </section>`;
}
