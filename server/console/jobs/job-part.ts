// The part of a page that shows a job: its progress, its result, or that it has to begin again.
import { readFileSync } from "node:fs";

import { runJob, beginJob, type Report } from "../../actions/job/run-job.js";
import { stateOfJob } from "../../domain/job.js";
import { serverFile } from "../../lib/files.js";
import { redirectTo } from "../../pages/shell/layout.js";
import { versionedText } from "../../pages/shell/versioned-text.js";
import { html, type Html } from "../../presentation/html.js";
import type { Db } from "../../store/engine/db.js";
import { findJob, type JobKey } from "../../store/jobs/queries.js";
import type { Job } from "../../store/jobs/table.js";
import type { Result } from "../shell/room.js";
import { time } from "../shell/list.js";
import type { ProductVisit } from "../shell/visit.js";

/** Shows progress without a reload. */
export const jobScript = versionedText(
  "/console/-/job.js",
  "js",
  readFileSync(serverFile("console/jobs/job.browser.js"), "utf8"),
);

/** The script and styles of a page that shows a job. */
export const followsJob = { script: jobScript.href, connects: true } as const;

type Of = Pick<JobKey, "kind" | "subject">;

const keyOf = ({ product, mode }: ProductVisit, { kind, subject }: Of): JobKey => ({
  productId: product.productId,
  mode,
  kind,
  subject,
});

export const readJob = (db: Db, visit: ProductVisit, of: Of): Promise<Job | undefined> =>
  findJob(db, keyOf(visit, of));

type Begin = Of &
  Readonly<{
    input?: object;
    /** The player whom the job is about, if any: an erasure of that player ends it. */
    kuid?: string;
    page: string;
    work: (report: Report) => Promise<object>;
  }>;

/** Begins a job once the form is taken, unless it runs already, and leads to its page. */
export async function begin(
  tx: Db,
  visit: ProductVisit,
  { input = {}, kuid, page, work, ...of }: Begin,
): Promise<Result> {
  const { services, operator } = visit;
  const { operatorId } = operator;
  const job = await beginJob(tx, services, {
    ...keyOf(visit, of),
    input,
    kuid: kuid ?? null,
    operatorId,
  });
  return (response) => {
    if (job) runJob(services, job, work);
    redirectTo(response, page);
  };
}

type Shown = Readonly<{
  /** The work in words: "Counting sessions". */
  doing: string;
  result: (result: object) => Html;
  /** A form that begins the job again, where it has no result. */
  again: Html | false;
}>;

/** Returns the state of a job as HTML. Its page needs `followsJob`. */
export function jobPart(
  { services, path }: ProductVisit,
  job: Job,
  { doing, result, again }: Shown,
): Html {
  const { done, total, begunAt, endedAt, failure } = job;
  const state = stateOfJob(job, services.clock.realNow());
  const amount = (count: number) => count.toLocaleString("en");
  return html`<section class="job" id="job" data-state="${state}" aria-live="polite">
    ${
      state === "running" &&
      html`<p role="status">
          ${doing}:
          ${amount(done)}${total !== null && html` of ${amount(total)}`}${total === null && " so far"}.
        </p>
        <progress
          aria-label="${doing}"
          ${total !== null && html` max="${Math.max(total, 1)}" value="${done}"`}
        ></progress>
        <p class="hint">
          It began ${time(begunAt)} and continues when you leave this page.
          <a href="${path}">Look again</a>
        </p>`
    }
    ${
      state === "done" &&
      html`<p class="hint">As of ${time(endedAt ?? begunAt)}.</p>
        ${result(job.result ?? {})}`
    }
    ${state === "failed" && html`<p class="error" role="alert">${failure}</p>`}
    ${
      state === "broken-off" &&
      html`<p class="error" role="alert">
        It was broken off after ${amount(done)}: the process that did it has ended.
      </p>`
    }
    ${(state === "failed" || state === "broken-off") && again}
  </section>`;
}
