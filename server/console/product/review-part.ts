import type { ServiceContext } from "../../context.js";
import type { ProductByMode, ProductConfig } from "../../domain/product.js";
import { html, type Html } from "../../presentation/html.js";
import { asProduct } from "../../products/read.js";
import { reviewChange, type Review } from "../../products/review.js";
import { measureImpact } from "../../actions/rules/impact.js";
import type { Db } from "../../store/engine/db.js";
import { table } from "../shell/list.js";
import type { ProductVisit } from "../shell/visit.js";

/** So many sessions are looked at while an operator waits. */
const MOST_SESSIONS = 2_000;

/** Returns what applying a file would change: fields, and sessions by permission. */
export async function reviewPart(
  db: Db,
  { services, product, mode, now }: ProductVisit,
  config: ProductConfig,
  before: ProductByMode,
): Promise<{ review: Review; part: Html }> {
  const review = await reviewChange(db, services, config, before, [mode]);
  const after = asProduct(config, product, { now, policy: services.policy });
  const impact = await measureImpact(
    services satisfies Pick<ServiceContext, "store" | "releases" | "clock">,
    { product, mode },
    { policy: services.releases.policyOf(after, mode), product: after, atMost: MOST_SESSIONS },
  );
  const permissions = Object.entries(impact.permissions);
  const lines = review.changes.flatMap((change) => change.lines);
  return {
    review,
    part: html`<h2>Fields</h2>
      <ul class="changes">
        ${lines.map((line) => html`<li>${line}</li>`)}
      </ul>
      ${
        review.warnings.length > 0 &&
        html`<div class="notice">
          <ul>
            ${review.warnings.map((warning) => html`<li>${warning}</li>`)}
          </ul>
        </div>`
      }
      <h2>Sessions</h2>
      <p>
        ${impact.changed} of ${impact.sessions} sessions would
        change.${impact.sessions >= MOST_SESSIONS && ` These are the first ${MOST_SESSIONS}; there may be more.`}
      </p>
      ${
        permissions.length > 0 &&
        table(
          "Sessions that would change, by permission",
          [
            { title: "Permission", cell: ([name]) => name },
            { title: "Stricter", isNumber: true, cell: ([, { stricter }]) => stricter },
            { title: "Looser", isNumber: true, cell: ([, { looser }]) => looser },
          ],
          permissions,
          "",
        )
      }`,
  };
}
