import { publicKeysOf } from "../../actions/ledger/signing-key.js";
import { verifyLedger, type LedgerReport } from "../../actions/ledger/verify-ledger.js";
import { field } from "../../pages/shell/form.js";
import { html, type Html } from "../../presentation/html.js";
import { findDecision, findEntry } from "../../store/ledger/queries.js";
import { begin, jobPart, followsJob, readJob } from "../jobs/job-part.js";
import { form, textInput } from "../shell/form.js";
import { sendConsolePage } from "../shell/layout.js";
import { time } from "../shell/list.js";
import type { Show, Submit } from "../shell/room.js";
import { mayAct, productPath, type ProductVisit } from "../shell/visit.js";

/** Shows the ledger's newest checkpoint, and leads to evidence, the audit log and the report. */
export const showRecords: Show = async (visit, _request, response) => {
  const { services, context } = visit;
  const checkpoint = await services.checkpoints.newest(context.tenancy);
  const verification = await readJob(services.store, visit, VERIFICATION);
  sendConsolePage(visit, response, {
    title: "Records",
    body: html`<h1>Records</h1>
      <p class="lead">
        The ledger proves what guardians decided. The audit log says who did what. Both are those of
        ${visit.organisation} in ${visit.mode} mode.
      </p>
      <ul class="ways">
        ${ways(visit)}
      </ul>
      <h2>Ledger</h2>
      ${
        checkpoint
          ? html`<p>
                The newest checkpoint, of ${time(checkpoint.createdAt)}, signs ${checkpoint.size}
                entries.
              </p>
              <pre class="note" tabindex="0">${checkpoint.note}</pre>`
          : html`<div class="empty">
              Nothing is recorded yet. The first decision of a guardian makes the first entry.
            </div>`
      }
      ${checkpoint && verifyNow(visit)}
      ${verification && html`<p><a href="${productPath(visit, "/records/verification")}">The last verification</a></p>`}
      <h2>Evidence</h2>
      ${form(
        visit,
        productPath(visit, "/records/evidence"),
        html`${textInput(visit, "which", "Entry or challenge", {
            hint: "The number of an entry, or the id of a challenge.",
            attributes: html`autocomplete="off" spellcheck="false" maxlength="40" required`,
          })} <button class="button second">Show the evidence</button>`,
        "card",
      )}`,
  });
};

const ways = (visit: ProductVisit): Html =>
  html`<li><a href="${productPath(visit, "/records/audit")}">Audit log</a></li>
    <li><a href="${productPath(visit, "/records/data")}">Exports and erasures</a></li>
    <li><a href="${productPath(visit, "/records/report")}">Report for an auditor</a></li>
    ${mayAct(visit, "records:decide") && html`<li><a href="${productPath(visit, "/records/check")}">Check an evidence file</a></li>`}`;

const VERIFICATION = { kind: "ledger-verification", subject: "" } as const;

const verifyNow = (visit: ProductVisit, words = "Verify now"): Html | false =>
  mayAct(visit, "records:decide") &&
  form(
    visit,
    productPath(visit, "/records/verify"),
    html`<button class="button second">${words}</button>`,
  );

/** Begins to check the whole ledger. */
export const verify: Submit = (tx, visit) => {
  const { services, context } = visit;
  const { store } = services;
  return begin(tx, visit, {
    ...VERIFICATION,
    page: productPath(visit, "/records/verification"),
    work: async (report) =>
      verifyLedger(store, context.tenancy, {
        publicKeys: await publicKeysOf(store),
        onProgress: report,
      }),
  });
};

/** Shows how far the check of the ledger is, and what came of it. */
export const showVerification: Show = async (visit, _request, response) => {
  const job = await readJob(visit.services.store, visit, VERIFICATION);
  sendConsolePage(visit, response, {
    title: "Verification of the ledger",
    ...followsJob,
    body: html`<h1>Verification of the ledger</h1>
      ${
        job
          ? jobPart(visit, job, {
              doing: "Checking entries",
              result: (report) => html`${verified(report)} ${verifyNow(visit, "Verify again")}`,
              again: verifyNow(visit, "Verify again"),
            })
          : html`<div class="empty">
              <p>The ledger was not verified here in the last 24 hours.</p>
              ${verifyNow(visit)}
            </div>`
      }
      <p>
        <a href="${productPath(visit, "/records")}">Back to the records</a>
      </p>`,
  });
};

function verified(report: object): Html {
  const { size, erased, checkpointed, fault } = report as LedgerReport;
  return fault
    ? html`<p class="error" role="alert">
        The ledger is broken: entry ${fault.index} ${fault.what}.
      </p>`
    : html`<p class="done" role="status">
        The ledger is intact: ${size} entries, ${erased} of them erased, ${checkpointed ?? 0} in the
        newest checkpoint.
      </p>`;
}

const NO_ENTRY = "There is no such entry or decision here, or it was erased.";

/** Leads to the evidence of an entry, or of a challenge's decision. */
export const findEvidence: Submit = async (tx, visit, request) => {
  const { tenancy } = visit.context;
  const which = field(request, "which");
  const found = /^\d{1,15}$/.test(which)
    ? { ...tenancy, index: Number(which) }
    : await findDecision(tx, { challengeId: which });
  const isOwn =
    found?.organisation === tenancy.organisation &&
    found.mode === tenancy.mode &&
    (await findEntry(tx, found)) !== undefined;
  return isOwn
    ? productPath(visit, `/records/evidence/${found.index}`)
    : { errors: { which: NO_ENTRY } };
};
