import { decideLate } from "../../actions/notices/decide-late.js";
import { readHistory } from "../../actions/receipts/read-receipt.js";
import { effectOfRepudiation, repudiate } from "../../actions/receipts/repudiate.js";
import { evidenceAt, evidenceFile } from "../../actions/ledger/prove.js";
import { isInNameOfGuardian, mayRepudiate } from "../../domain/receipts/decision.js";
import { LINK_LIFE_MS } from "../../domain/challenge/challenge.js";
import { html, type Html } from "../../presentation/html.js";
import { describeDecision } from "../../presentation/decision-text.js";
import { documentPage, findDocumentPart } from "../documents/document-page.js";
import { field } from "../shell/form.js";
import { pageHeaders } from "../shell/headers.js";
import { redirectTo, sendPage } from "../shell/layout.js";
import { consumeNonce, makeNonce } from "../shell/nonce.js";
import type { PageHandler } from "../shell/page.js";
import { pathTo } from "../shell/paths.js";
import { Refusal } from "../shell/refusal.js";
import { receiptPage } from "./receipt-page.js";
import { noUndoPage, undoPage } from "./undo-page.js";
import { withdrawalCard } from "./withdraw.js";
import { findReceiptVisit, pageOf, pathInReceipt, type ReceiptVisit } from "./visit.js";

/** Shows the permanent evidence of a decision. */
export const showReceipt: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findReceiptVisit(services, request);
  const { view, texts } = visit;
  sendPage(services, response, {
    ...pageOf(visit),
    title: describeDecision(view, view.context.product, texts).title,
    body: receiptPage(visit, await readHistory(view), {
      next: holdForm(visit),
      withdrawal: await withdrawalCard(visit),
    }),
  });
};

const lateSubjectOf = ({ view }: ReceiptVisit) => `decide late ${view.receipt.receiptId}`;

/** Offers to decide about documents whose deadline has passed, for as long as a link in an email works. */
function holdForm(visit: ReceiptVisit): Html | false {
  const { decision, context } = visit.view;
  const isLive = context.now < decision.decidedAt + LINK_LIFE_MS;
  if (decision.details.kind !== "hold" || !isLive) return false;
  return html`<form method="post" action="${pathInReceipt(visit, "/decide")}" class="card">
    <input
      type="hidden"
      name="nonce"
      value="${makeNonce(context, lateSubjectOf(visit), context.now)}"
    />
    <button class="button">${visit.texts.hold.decide}</button>
  </form>`;
}

/** Leads to a request for the documents, or back to the receipt where nothing is on hold any more. */
export const decideNow: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findReceiptVisit(services, request);
  const { context, decision, reader } = visit.view;
  const { sessionId } = decision;
  const path = await services.store.write(async (tx) => {
    const nonce = { nonce: field(request, "nonce"), subject: lateSubjectOf(visit) };
    if (!(await consumeNonce(tx, services.keyring, { ...nonce, now: context.now })))
      throw new Refusal("startAgain", { startAt: pathInReceipt(visit) });
    if (holdForm(visit) === false || sessionId === null) return undefined;
    const { address } = reader;
    return decideLate(tx, { ...context, db: tx }, { sessionId, address });
  });
  redirectTo(response, path === undefined ? pathInReceipt(visit) : pathTo(services, path));
};

/** Sends a file that anyone can check without the service. */
export const sendEvidence: PageHandler<"token"> = async (services, request, response) => {
  const { view } = await findReceiptVisit(services, request);
  const { organisation, mode, ledgerIndex: index, decisionId } = view.decision;
  const evidence =
    index === null ? undefined : await evidenceAt(services, { organisation, mode, index });
  if (!evidence) throw new Refusal("unknownPage");
  response
    .set(pageHeaders([]))
    .attachment(`kinward-evidence-${decisionId}.json`)
    .type("json")
    .send(await evidenceFile(services, evidence));
};

/** Shows a document as it was shown with the decision. */
export const showReceiptDocument: PageHandler<"token" | "id"> = async (
  services,
  request,
  response,
) => {
  const visit = await findReceiptVisit(services, request);
  const { texts, view } = visit;
  const found = findDocumentPart(view.documents, request, texts);
  sendPage(services, response, {
    ...pageOf(visit),
    title: found.title,
    body: documentPage(found, {
      product: view.context.product.name,
      path: pathInReceipt(visit, `/documents/${found.document.id}`),
      back: { path: pathInReceipt(visit), text: texts.receipts.back },
      texts,
    }),
  });
};

const subjectOf = ({ view }: ReceiptVisit) => `repudiate ${view.receipt.receiptId}`;

/** Says what *This wasn't me* does, and changes nothing, because programs open every link in a mail. */
export const showUndo: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findReceiptVisit(services, request);
  const { view, texts } = visit;
  if (view.receipt.repudiatedAt !== null) return redirectTo(response, pathInReceipt(visit));
  const { context, decision } = view;
  if (!mayRepudiate(decision, context.now)) {
    const reason = isInNameOfGuardian(decision) ? "tooLate" : "notYours";
    return sendPage(services, response, {
      ...pageOf(visit),
      status: 410,
      title: texts.receipts.undo[reason],
      body: noUndoPage(visit, reason),
    });
  }
  const effect = await effectOfRepudiation(context.db, context, view);
  const nonce = makeNonce(services, subjectOf(visit), context.now);
  sendPage(services, response, {
    ...pageOf(visit),
    title: texts.receipts.undo.title,
    body: undoPage(visit, effect, nonce),
  });
};

/** Reverses the decision. Where it is too late, it changes nothing and shows the current state. */
export const undo: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findReceiptVisit(services, request);
  const { context, decision } = visit.view;
  const isInTime = mayRepudiate(decision, context.now);
  await services.store.write(async (tx) => {
    const nonce = field(request, "nonce");
    const subject = subjectOf(visit);
    if (!(await consumeNonce(tx, services.keyring, { nonce, subject, now: context.now })))
      throw new Refusal("startAgain", { startAt: pathInReceipt(visit, "/undo") });
    if (isInTime) await repudiate(tx, { ...context, db: tx }, visit.view);
  });
  redirectTo(response, pathInReceipt(visit, isInTime ? "" : "/undo"));
};
