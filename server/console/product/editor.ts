import type { Response } from "express";

import { applyToModes } from "../../products/apply-to-modes.js";
import type { ProductByMode } from "../../domain/product.js";
import { field } from "../../pages/shell/form.js";
import { Refusal } from "../../pages/shell/refusal.js";
import { html, type Html } from "../../presentation/html.js";
import { reviewChange } from "../../products/review.js";
import { fileOf } from "../../products/translations.js";
import type { AppliedProduct } from "../../products/apply.js";
import type { Db } from "../../store/engine/db.js";
import { findProductByMode } from "../../store/products/queries.js";
import { followsJob, readJob } from "../jobs/job-part.js";
import { form, reasonField, textArea } from "../shell/form.js";
import { sendConsolePage } from "../shell/layout.js";
import { keepReason } from "../shell/record-act.js";
import type { Result, Show, Submit } from "../shell/room.js";
import { authorOf, productPath, type ProductVisit } from "../shell/visit.js";
import { orFault, readText } from "./read-text.js";
import { countSessions, ofOperator, reviewPart, type Counted } from "./review-part.js";

const editPath = (visit: ProductVisit) => productPath(visit, "/product/edit");

/** Shows the file of a mode to edit. */
export const showEditor: Show = (visit, _request, response) => {
  const { errors } = visit.draft;
  sendConsolePage(visit, response, {
    title: "Edit the file",
    body: html`<h1>Edit the file of ${visit.mode} mode</h1>
      ${errors["reason"] !== undefined && html`<p class="error" role="alert">${errors["reason"]}</p>`}
      ${form(
        visit,
        editPath(visit),
        html`${textArea(visit, "yaml", "Product file (YAML)", {
            value: fileOf(visit.product),
            attributes: html`class="yaml" rows="30" spellcheck="false" autocomplete="off" wrap="off"`,
          })} <button class="button">Check, and show what would change</button>`,
        "card",
        { isLong: true },
      )}`,
  });
};

/** Returns the product as it is in each mode. */
async function currentOf(tx: Db, { product }: ProductVisit): Promise<ProductByMode> {
  const found = await findProductByMode(tx, product.productId);
  return found ?? { test: product, live: product };
}

/** Makes a fault of the file the error of its field. */
const inField =
  (visit: ProductVisit) =>
  (message: string): Result => ({
    errors: { yaml: message },
    page: editPath(visit),
  });

/** Checks a file, and begins to count the sessions that it would change. */
export const check: Submit = (tx, visit, request) =>
  orFault(async () => {
    const yaml = field(request, "yaml");
    const config = readText(visit, yaml);
    const before = await currentOf(tx, visit);
    const found = await reviewChange(tx, visit.services, config, before, [visit.mode]);
    if (found.isSame) return productPath(visit, "/product?done=same");
    if (found.refusal !== undefined) return { errors: { yaml: found.refusal } };
    return countSessions(tx, visit, {
      of: ofOperator(visit),
      config,
      page: productPath(visit, "/product/review"),
      input: { yaml, before: before[visit.mode].version },
    });
  }, inField(visit));

/** Shows what the file that this operator checked last would change, and lets the operator apply it. */
export const showReview: Show = async (visit, _request, response) => {
  const { services, mode } = visit;
  const job = await readJob(services.store, visit, ofOperator(visit));
  if (!job) throw new Refusal("unknownPage", { startAt: editPath(visit) });
  const input = job.input as Counted;
  const send = (path: string, body: Html, name: string) =>
    form(
      visit,
      productPath(visit, path),
      html`<input type="hidden" name="before" value="${input.before}" />
        <textarea name="yaml" hidden>${input.yaml}</textarea>
        ${body}`,
      name,
      { isLong: true, page: editPath(visit) },
    );
  const config = await orFault(
    () => readText(visit, input.yaml),
    () => undefined,
  );
  if (!config) throw new Refusal("unknownPage", { startAt: editPath(visit) });
  const { part } = await reviewPart(services.store, visit, {
    config,
    before: await currentOf(services.store, visit),
    of: ofOperator(visit),
    input,
    again: send(
      "/product/edit",
      html`<button class="button second">Count the sessions again</button>`,
      "",
    ),
  });
  sendConsolePage(visit, response, {
    title: "What would change",
    ...followsJob,
    body: html`<h1>What would change in ${mode} mode</h1>
      ${part}
      ${send(
        "/product/apply",
        html`${reasonField(visit)}
          <button class="button">Apply to ${mode} mode</button>
          <a class="button second" href="${productPath(visit, "/product")}">Cancel</a>`,
        "card",
      )}`,
  });
};

/** Applies a file that was reviewed to the mode of the page. */
export const applyEdited: Submit = (tx, visit, request) =>
  orFault(
    () => applyText(tx, visit, field(request, "yaml"), field(request, "before")),
    inField(visit),
  );

/** Applies the text of a file, unless the product has another version than the one that was shown. */
export async function applyText(
  tx: Db,
  visit: ProductVisit,
  text: string,
  version: string,
): Promise<Result> {
  const { services, mode, now } = visit;
  const config = readText(visit, text);
  const shown = await currentOf(tx, visit);
  const { refusal } = await reviewChange(tx, services, config, shown, [mode]);
  if (refusal !== undefined) return { errors: { act: refusal } };
  if (shown[mode].version !== version)
    return { errors: { act: "The product was changed meanwhile. Look at it again." } };
  const applied = await applyToModes(
    tx,
    { ...services, now },
    { config, shown, modes: [mode] },
    authorOf(visit),
  );
  const target = `product:${config.productId}` as const;
  await keepReason(tx, visit, { action: "product-applied", target });
  const done = productPath(visit, "/product?done=applied");
  return applied.newSecrets.length === 0
    ? done
    : (response) => showSecrets(visit, response, applied, done);
}

function showSecrets(
  visit: ProductVisit,
  response: Response,
  { newSecrets }: AppliedProduct,
  next: string,
): void {
  sendConsolePage(visit, response, {
    title: "New endpoints",
    body: html`<h1>New endpoints</h1>
      <p class="done" role="status">
        The file was applied. Copy the secrets now: they are not shown again.
      </p>
      ${newSecrets.map(({ url, secret }) => html`<p>${url}<br /><code class="secret">${secret}</code></p>`)}
      <p><a class="button" href="${next}">Continue</a></p>`,
  });
}
