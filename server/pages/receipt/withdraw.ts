// The button of a receipt is a fresh link by email, so that withdrawing is as easy as consenting was.
import { withdrawConsent } from "../../actions/consent/withdraw-consent.js";
import { receiptPath } from "../../actions/receipts/receipt-link.js";
import { findWithdrawable } from "../../actions/receipts/withdrawable.js";
import { html, type Html } from "../../presentation/html.js";
import { field } from "../shell/form.js";
import { redirectTo, sendPage } from "../shell/layout.js";
import { consumeNonce, makeNonce } from "../shell/nonce.js";
import type { PageHandler } from "../shell/page.js";
import { pathTo } from "../shell/paths.js";
import { Refusal } from "../shell/refusal.js";
import { requestIdOf } from "../shell/request-id.js";
import { findReceiptVisit, pageOf, pathInReceipt, type ReceiptVisit } from "./visit.js";

const subjectOf = ({ view }: ReceiptVisit) => `withdraw ${view.receipt.receiptId}`;

/** Leads to the page that withdraws; false where there is nothing to withdraw. */
export async function withdrawalCard(visit: ReceiptVisit): Promise<Html | false> {
  if (!(await findWithdrawable(visit.view))) return false;
  const { receipts: t, family } = visit.texts;
  return html`<section class="card no-print" aria-labelledby="withdraw">
    <h2 id="withdraw">${t.withdrawTitle}</h2>
    <p>${t.withdrawText}</p>
    <p class="actions">
      <a class="button second" href="${pathInReceipt(visit, "/withdraw")}">${family.withdraw}</a>
    </p>
  </section>`;
}

/** Says what withdrawing does, and changes nothing, because programs open every link in a mail. */
export const showWithdrawalOf: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findReceiptVisit(services, request);
  if (!(await findWithdrawable(visit.view))) return redirectTo(response, pathInReceipt(visit));
  const { texts, view, child } = visit;
  const { withdrawal: t } = texts;
  const { name } = view.context.product;
  sendPage(services, response, {
    ...pageOf(visit),
    title: t.title,
    body: html`<h1>${t.title}</h1>
      <p class="lead" dir="auto">${texts.family.childIn({ product: name, child })}</p>
      <div class="notice alarm">
        <h2>${t.whatHappens}</h2>
        <ul class="points">
          ${t.effects(name).map((effect) => html`<li>${effect}</li>`)}
        </ul>
      </div>
      <form method="post" action="${pathInReceipt(visit, "/withdraw")}" class="actions">
        <input
          type="hidden"
          name="nonce"
          value="${makeNonce(services, subjectOf(visit), view.context.now)}"
        />
        <button class="button danger">${t.confirm}</button>
        <a class="button second" href="${pathInReceipt(visit)}">${t.keep}</a>
      </form>`,
  });
};

/** Withdraws consent, and shows the receipt of that. */
export const withdrawByReceipt: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findReceiptVisit(services, request);
  const { context, reader } = visit.view;
  const receipt = await services.store.write(async (tx) => {
    const nonce = { nonce: field(request, "nonce"), subject: subjectOf(visit) };
    if (!(await consumeNonce(tx, services.keyring, { ...nonce, now: context.now })))
      throw new Refusal("startAgain", { startAt: pathInReceipt(visit, "/withdraw") });
    const inside = { ...context, db: tx, requestId: requestIdOf(response) };
    const found = await findWithdrawable({ ...visit.view, context: inside });
    return found && withdrawConsent(tx, inside, found.session, reader.addressHash);
  });
  redirectTo(
    response,
    receipt ? pathTo(services, receiptPath(services, receipt)) : pathInReceipt(visit),
  );
};
