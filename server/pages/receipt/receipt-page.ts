import { documentHash } from "../../domain/consent/document-hash.js";
import { documentsIn } from "../../domain/product-text.js";
import type { ProductDocument } from "../../domain/product.js";
import { markOf } from "../../domain/guardian/which-child.js";
import { mayRepudiate, type ShownDecision } from "../../domain/receipts/decision.js";
import {
  dataLines,
  describeDecision,
  endsAccess,
  groundRows,
  type DecisionText,
  type Row,
} from "../../presentation/decision-text.js";
import { html, type Html } from "../../presentation/html.js";
import { listText } from "../../presentation/lists.js";
import { localTime } from "../../presentation/times.js";
import { placeName } from "../consent/child.js";
import { pathTo } from "../shell/paths.js";
import { pathInReceipt, type ReceiptVisit } from "./visit.js";

/** Shows what was decided, what can be done, its evidence, and other decisions. `history` is sorted newest first. */
export function receiptPage(
  visit: ReceiptVisit,
  history: readonly ShownDecision[],
  { next, withdrawal }: Readonly<{ next: Html | false; withdrawal: Html | false }>,
): Html {
  const { view, texts } = visit;
  const { receipts: t } = texts;
  const { context, decision, receipt } = view;
  const { product } = context;
  const text = describeDecision(view, product, texts);
  const { repudiatedAt } = receipt;
  const [newest] = history;
  // What is said of access is not true any more where a later decision has ended it.
  const ended =
    newest &&
    newest.decision.decisionId !== decision.decisionId &&
    endsAccess(newest.decision.details) &&
    describeDecision(newest, product, texts);
  const isOwnWithdrawal = decision.details.kind === "withdrawal" && view.decider.who === "you";
  return html`${isOwnWithdrawal && html`<p class="done" role="status">${texts.family.done.withdrawn}</p>`}
    <h1>${text.title}</h1>
    ${ended && html`<p class="done"><a href="#history">${ended.title}</a><br />${ended.when}</p>`}
    ${text.about !== "" && repudiatedAt === null && !ended && html`<p class="lead">${text.about}</p>`}
    ${next}
    ${
      repudiatedAt !== null &&
      html`<p class="done">${t.page.repudiatedOn(localTime(repudiatedAt, decision, texts))}</p>`
    }
    <section class="card facts">
      <dl>
        ${[
          [t.who, [text.who]] as const,
          [t.when, [text.when]] as const,
          [t.child, [visit.child, childText(visit)]] as const,
          ...text.rows,
        ].map(row)}
      </dl>
    </section>
    ${withdrawal} ${text.switches.length > 0 && switchCard(text, visit)} ${dataCard(visit)}
    ${view.documents.length > 0 && documentCard(visit)}
    <section class="card facts" aria-labelledby="evidence">
      <h2 id="evidence">${t.page.evidence}</h2>
      <dl>
        ${[...groundRows(view, { laws: context.policy.laws, product: context.product.name }, texts), [t.reference, [referenceOf(visit)]] as const].map(row)}
      </dl>
      ${
        decision.ledgerIndex !== null &&
        html`<p class="no-print">
            <a href="${pathInReceipt(visit, "/evidence.json")}" download>${t.page.download}</a>
          </p>
          <p class="hint">${t.page.downloadHint}</p>`
      }
    </section>
    ${history.length > 1 && historyCard(visit, history)}
    ${repudiatedAt === null && mayRepudiate(decision, context.now) && undoCard(visit)}
    <p class="no-print"><a href="${pathTo(context, "/family")}">${t.page.family}</a></p>
    <p class="hint">${t.page.permanent}</p>`;
}

const row = ([term, lines]: Row): Html =>
  html`<div>
    <dt>${term}</dt>
    <dd>${lines.map((line, place) => html`${place > 0 && html`<br />`}<bdi>${line}</bdi>`)}</dd>
  </div>`;

function childText({ view: { context, decision }, texts }: ReceiptVisit): string {
  const place = placeName(context.policy, decision.jurisdiction, texts);
  return texts.receipts.childMark({ place, mark: markOf(decision) });
}

function referenceOf({ view: { decision }, texts }: ReceiptVisit): string {
  const { ledgerIndex, organisation, mode, decisionId } = decision;
  return ledgerIndex === null
    ? decisionId
    : texts.receipts.referenceText({ ledger: `${organisation}/${mode}`, index: ledgerIndex });
}

/** Says it in words, so that neither a print nor a screen reader loses anything. */
const switchCard = ({ switches }: DecisionText, { texts: { receipts: t } }: ReceiptVisit): Html =>
  html`<section class="card" aria-labelledby="permissions">
    <h2 id="permissions">${t.permissions}</h2>
    <ul class="states">
      ${switches.map(
        ({ title, isOn }) =>
          html`<li>
            <span>${title}</span>
            <strong class="${isOn ? "on" : "off"}">${isOn ? t.allowed : t.notAllowed}</strong>
          </li>`,
      )}
    </ul>
  </section>`;

function dataCard({ view, texts }: ReceiptVisit): Html | false {
  const { decision, context } = view;
  if (!endsAccess(decision.details)) return false;
  return html`<section class="card" aria-labelledby="data">
    <h2 id="data">${texts.receipts.data.title}</h2>
    <ul class="points">
      ${dataLines(context.product, decision, texts).map((line) => html`<li>${line}</li>`)}
    </ul>
  </section>`;
}

function documentCard(visit: ReceiptVisit): Html {
  const { view, texts } = visit;
  const { receipts: t } = texts;
  return html`<section class="card" aria-labelledby="documents">
    <h2 id="documents">${t.documents}</h2>
    <p class="hint">${t.documentsLead}</p>
    <ul class="documents">
      ${documentsIn(view, texts.language).map((document) => html`<li>${documentItem(visit, document)}</li>`)}
    </ul>
  </section>`;
}

function documentItem(visit: ReceiptVisit, document: ProductDocument): Html {
  const { receipts: t, consent } = visit.texts;
  const { id, name, version, url, text } = document;
  return html`<strong dir="auto">${name}</strong>
    <p class="hint">${t.version(version)}</p>
    <p class="digest">${t.digest} ${documentHash(document).sha256}</p>
    <p class="no-print">
      ${
        text === undefined
          ? html`<a href="${url}" rel="noreferrer">${consent.readAt(new URL(url).host)}</a>`
          : html`<a href="${pathInReceipt(visit, `/documents/${id}`)}">${t.readHere}</a>`
      }
    </p>`;
}

/** Names only this many permissions, which keeps a long history short. */
const MAX_NAMED = 4;

function summaryOf({ switches }: DecisionText, { texts }: ReceiptVisit): string[] {
  const { receipts: t } = texts;
  const line = (term: string, wanted: boolean) => {
    const titles = switches.filter(({ isOn }) => isOn === wanted).map(({ title }) => title);
    const [first = "", second = "", third = "", fourth = ""] = titles;
    const count = titles.length - MAX_NAMED;
    const list =
      count > 0 ? t.page.more({ first, second, third, fourth, count }) : listText(titles, texts);
    return titles.length === 0 ? [] : [texts.shell.labelled({ term, text: list })];
  };
  return [...line(t.allowed, true), ...line(t.notAllowed, false)];
}

function historyCard(visit: ReceiptVisit, history: readonly ShownDecision[]): Html {
  const { view, texts } = visit;
  const { receipts: t } = texts;
  const items = history.map((shown) => {
    const text = describeDecision(shown, view.context.product, texts);
    const isThis = shown.decision.decisionId === view.decision.decisionId;
    return html`<li ${isThis && html` aria-current="true"`}>
      <strong>${text.title}</strong>
      <p class="hint">${text.when}<br /><bdi>${text.who}</bdi></p>
      ${summaryOf(text, visit).map((line) => html`<p class="hint">${line}</p>`)}
    </li>`;
  });
  return html`<section class="card" aria-labelledby="history">
    <h2 id="history">${t.page.history}</h2>
    <p class="hint">${t.page.historyLead}</p>
    <ol class="history">
      ${items}
    </ol>
  </section>`;
}

const undoCard = (visit: ReceiptVisit): Html => {
  const { receipts: t } = visit.texts;
  const byAnother = visit.view.decider.who === "guardian";
  return html`<section class="card no-print" aria-labelledby="undo">
    <h2 id="undo">${byAnother ? t.page.notAGuardianTitle : t.page.undoTitle}</h2>
    <p>${byAnother ? t.page.notAGuardianText : t.page.undoText}</p>
    <p class="actions">
      <a class="button second" href="${pathInReceipt(visit, "/undo")}">${t.wasNotMe}</a>
    </p>
  </section>`;
};
