import type { RepudiationEffect } from "../../actions/receipts/repudiate.js";
import { describeDecision } from "../../presentation/decision-text.js";
import { fill } from "../../presentation/fill.js";
import { html, type Html } from "../../presentation/html.js";
import { pathTo } from "../shell/paths.js";
import { pathInReceipt, type ReceiptVisit } from "./visit.js";

/** Says what *This wasn't me* does, before its button. */
export function undoPage(visit: ReceiptVisit, { effect }: RepudiationEffect, nonce: string): Html {
  const { view, texts, child } = visit;
  const { undo: t } = texts.receipts;
  const { product } = view.context;
  const { title, who, when } = describeDecision(view, product, texts);
  return html`<h1>${t.title}</h1>
    <p dir="auto">${texts.family.childIn({ product: product.name, child })}</p>
    <p class="lead">
      ${view.decider.who === "guardian" ? t.notAGuardianLead(product.name) : t.lead(product.name)}
    </p>
    <section class="card">
      <h2>${title}</h2>
      <p class="hint">${when}<br /><bdi>${who}</bdi></p>
    </section>
    <div class="notice alarm">
      <h2>${t.happens}</h2>
      <ul class="points">
        ${effectsOf(visit, effect).map((line) => html`<li>${line}</li>`)}
      </ul>
    </div>
    <p>${t.change} <a href="${pathTo(view.context, "/family")}">${texts.result.familyPages}</a></p>
    <form method="post" action="${pathInReceipt(visit, "/undo")}" class="actions">
      <input type="hidden" name="nonce" value="${nonce}" />
      <button class="button danger">${t.confirm}</button>
      <a class="button second" href="${pathInReceipt(visit)}">${t.keep}</a>
    </form>`;
}

function effectsOf(
  { view, texts }: ReceiptVisit,
  effect: RepudiationEffect["effect"],
): readonly string[] {
  const { undo: t } = texts.receipts;
  const { name } = view.context.product;
  const first = {
    "request-fails": [t.failsRequest],
    "access-ends": [t.endsAccess(name)],
    "access-stays": [t.stays(name)],
    "link-ends": [t.nothingElse(name)],
    "settings-end": [t.nothingElse(name), t.endsSettings(name)],
    "nothing-to-end": [t.isOver(name)],
  }[effect];
  return [...first, ...(effect === "request-fails" ? [] : [t.endsLink]), t.signsOut, t.tells(name)];
}

/** Says what to do instead where the button no longer works or never did. */
export function noUndoPage(visit: ReceiptVisit, reason: "tooLate" | "notYours"): Html {
  const { view, texts } = visit;
  const { receipts: t } = texts;
  const { company, name } = view.context.product;
  return html`<h1>${t.undo[reason]}</h1>
    <p class="lead">${t.undo[`${reason}Text`]}</p>
    ${
      company?.contactUrl !== undefined &&
      html`<p>
        ${fill(t.undo.contact, {
          company: html`<a href="${company.contactUrl}" rel="noreferrer"
            ><bdi>${company.name}</bdi></a
          >`,
          product: html`<bdi>${name}</bdi>`,
        })}
      </p>`
    }
    <p class="actions">
      <a class="button" href="${pathTo(view.context, "/family")}">${t.page.family}</a>
      <a class="button second" href="${pathInReceipt(visit)}">${t.back}</a>
    </p>`;
}
