import type { ProductByMode } from "../../domain/product.js";
import { field } from "../../pages/shell/form.js";
import { Refusal } from "../../pages/shell/refusal.js";
import { html } from "../../presentation/html.js";
import { fileOf } from "../../products/translations.js";
import type { Db } from "../../store/engine/db.js";
import { findProductByMode } from "../../store/products/queries.js";
import { followsJob } from "../jobs/job-part.js";
import { form, reasonField } from "../shell/form.js";
import { sendConsolePage } from "../shell/layout.js";
import type { Result, Show, Submit } from "../shell/room.js";
import { productPath, type ProductVisit } from "../shell/visit.js";
import { applyText } from "./editor.js";
import { orFault, readText } from "./read-text.js";
import { countSessions, OF_PROMOTION, reviewPart, type Counted } from "./review-part.js";

async function requireBoth(db: Db, { product, mode }: ProductVisit) {
  const found = await findProductByMode(db, product.productId);
  if (!found || mode !== "live") throw new Refusal("unknownPage");
  return found;
}

const inputOf = ({ test, live }: ProductByMode): Counted => ({
  yaml: fileOf(test),
  before: live.version,
});

const promotePath = (visit: ProductVisit) => productPath(visit, "/product/promote");

/** Begins to count the sessions of live mode that test mode's file would change. */
export const countPromotion: Submit = async (tx, visit) => {
  const both = await requireBoth(tx, visit);
  const page = promotePath(visit);
  return orFault<Result, Result>(
    () => {
      const config = readText(visit, fileOf(both.test));
      return countSessions(tx, visit, { of: OF_PROMOTION, config, input: inputOf(both), page });
    },
    (fault) => ({ errors: { act: fault }, page }),
  );
};

/** Returns what promoting would change, or else why the file of test mode cannot be promoted. */
const reviewOf = (visit: ProductVisit, both: ProductByMode) =>
  orFault(
    () =>
      reviewPart(visit.services.store, visit, {
        config: readText(visit, fileOf(both.test)),
        before: both,
        of: OF_PROMOTION,
        input: inputOf(both),
        again: form(
          visit,
          `${promotePath(visit)}/count`,
          html`<button class="button second">Count the sessions that would change</button>`,
        ),
      }),
    (refusal) => ({ review: { isSame: false, refusal }, part: "" }),
  );

/** Shows what live mode would get of what test mode has. */
export const showPromotion: Show = async (visit, _request, response) => {
  const both = await requireBoth(visit.services.store, visit);
  const { review, part } = await reviewOf(visit, both);
  const send = html`<input type="hidden" name="test" value="${both.test.version}" />
    <input type="hidden" name="live" value="${both.live.version}" />${reasonField(visit)}<button
      class="button"
    >
      Promote to live mode
    </button>`;
  sendConsolePage(visit, response, {
    title: "Promote to live mode",
    ...followsJob,
    body: html`<h1>Promote to live mode</h1>
      ${review.refusal !== undefined && html`<p class="error" role="alert">${review.refusal}</p>`}
      ${
        review.isSame
          ? html`<div class="empty">Test and live mode have the same file.</div>`
          : html`${part}
            ${review.refusal === undefined && form(visit, promotePath(visit), send, "card")}`
      }`,
  });
};

/** Applies to live mode the file of test mode that was shown. */
export const promote: Submit = async (tx, visit, request) => {
  const { test } = await requireBoth(tx, visit);
  if (test.version !== field(request, "test"))
    return { errors: { act: "Test mode was changed meanwhile. Look at it again." } };
  return orFault<Result, Result>(
    () => applyText(tx, visit, fileOf(test), field(request, "live")),
    (fault) => ({ errors: { act: fault } }),
  );
};
