import { measureImpact } from "../../actions/rules/impact.js";
import type { ProductByMode, ProductConfig } from "../../domain/product.js";
import { html, type Html } from "../../presentation/html.js";
import { asProduct } from "../../products/read.js";
import { reviewChange, type Review } from "../../products/review.js";
import type { Db } from "../../store/engine/db.js";
import { impactPart } from "../jobs/impact-part.js";
import { begin, jobPart, readJob } from "../jobs/job-part.js";
import type { Result } from "../shell/room.js";
import type { ProductVisit } from "../shell/visit.js";

/** A file whose sessions are counted, and the version that it would replace. */
export type Counted = Readonly<{ yaml: string; before: string }>;

/** `subject`: whose file it is. */
type OfFile = Readonly<{ kind: "file-impact"; subject: string }>;

/** Returns the job that counts the changes of the file that this operator checked last. */
export const ofOperator = ({ operator }: ProductVisit): OfFile => ({
  kind: "file-impact",
  subject: operator.operatorId,
});

export const OF_PROMOTION: OfFile = { kind: "file-impact", subject: "promotion" };

/** Begins to count the sessions that applying a file would change. */
export function countSessions(
  tx: Db,
  visit: ProductVisit,
  {
    of,
    config,
    input,
    page,
  }: Readonly<{ of: OfFile; config: ProductConfig; input: Counted; page: string }>,
): Promise<Result> {
  const { services, product, mode, now } = visit;
  const after = asProduct(config, product, { now, policy: services.policy });
  const other = { policy: services.releases.policyOf(after, mode), product: after };
  return begin(tx, visit, {
    ...of,
    input,
    page,
    work: (report) => measureImpact(services, { product, mode }, other, (done) => report(done)),
  });
}

/** Returns what applying a file would change: its fields, and the sessions if they were counted. */
export async function reviewPart(
  db: Db,
  visit: ProductVisit,
  {
    config,
    before,
    of,
    input,
    again,
  }: Readonly<{
    config: ProductConfig;
    before: ProductByMode;
    of: OfFile;
    input: Counted;
    /** A form that counts the sessions. */
    again: Html;
  }>,
): Promise<{ review: Review; part: Html }> {
  const review = await reviewChange(db, visit.services, config, before, [visit.mode]);
  const found = await readJob(db, visit, of);
  const job = JSON.stringify(found?.input) === JSON.stringify(input) ? found : undefined;
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
      ${job ? jobPart(visit, job, { doing: "Counting sessions", result: impactPart, again }) : again}`,
  };
}
