import { html, type Html } from "../../presentation/html.js";
import {
  answerForm,
  decisionButtons,
  consentErrors,
  whoYouAre,
  type FormState,
  type ProductQuestion,
} from "./consent-page.js";
import { trustCard } from "./trust-card.js";
import type { ConsentVisit } from "./visit.js";

/** Asks a parent to become a guardian of a player who already has a session. */
export function invitePage(visit: ConsentVisit, question: ProductQuestion, form: FormState): Html {
  const { context, texts } = visit;
  const { consent, guardians } = texts;
  const { requested: t } = guardians;
  const { name } = context.product;
  return html`${consentErrors(visit, form)}
    <h1>${t.title(name)}</h1>
    <p class="lead">${t.lead(name)}</p>
    ${trustCard(visit, question)}
    <section class="card">
      <h2>${t.rights}</h2>
      <ul class="points">
        ${guardians.joining.rights.map((right) => html`<li>${right}</li>`)}
      </ul>
    </section>
    ${answerForm(
      visit,
      question,
      form,
      html`${whoYouAre(visit, question, form)}
        <p>${t.decideLead} ${consent.noHurry}</p>
        ${decisionButtons(texts, t.accept, consent.declineHint(name))}`,
    )}`;
}
