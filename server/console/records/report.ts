import { reportFor } from "../../actions/ledger/report.js";
import type { AuditorsReport, Tally } from "../../domain/ledger/report.js";
import { DAY_MS, isRealDate } from "../../lib/dates.js";
import { html, type Html } from "../../presentation/html.js";
import { printPages } from "../../presentation/printed.js";
import { howLongText, reportParts, titleOf } from "../../presentation/report-text.js";
import type { Show } from "../shell/room.js";
import { sendConsolePage } from "../shell/layout.js";
import { filterForm, filterOf, table, time, withQuery } from "../shell/list.js";
import { mayAct, productPath, type ProductVisit } from "../shell/visit.js";

const DEFAULT_DAYS = 30;

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

type Asked = Readonly<{ from: string; to: string; fault: string | undefined }>;

/** Returns the days of the report, both included: by default the last thirty. */
function periodIn(visit: ProductVisit): Asked {
  const to = filterOf(visit, "to") || dayOf(visit.now);
  const from = filterOf(visit, "from") || dayOf(visit.now - (DEFAULT_DAYS - 1) * DAY_MS);
  const fault = ![from, to].every(isRealDate)
    ? "Enter days such as 2026-01-31."
    : from > to
      ? "The first day is after the last one."
      : undefined;
  return { from, to, fault };
}

const readReport = ({ services, context }: ProductVisit, { from, to }: Asked) =>
  reportFor(services, context.tenancy, {
    from: Date.parse(from),
    to: Date.parse(to) + DAY_MS,
  });

/** Shows the report of a period, ready to be printed. */
export const showReport: Show = async (visit, _request, response) => {
  const asked = periodIn(visit);
  const report = asked.fault === undefined ? await readReport(visit, asked) : undefined;
  const filters = [
    { name: "from", label: "From (YYYY-MM-DD)", fallback: asked.from },
    { name: "to", label: "To (YYYY-MM-DD)", fallback: asked.to },
  ];
  sendConsolePage(visit, response, {
    title: "Report for an auditor",
    status: report ? 200 : 422,
    body: html`<h1>Report for an auditor</h1>
      ${filterForm(visit, filters)}
      ${asked.fault !== undefined && html`<p class="error" role="alert">${asked.fault}</p>`}
      ${report && reportBody(visit, report)}`,
  });
};

const tally = (title: string, what: string, rows: readonly Tally[]): Html =>
  html`<h2>${title}</h2>
    ${table(
      title,
      [
        { title: "Place", cell: ({ place }) => place },
        { title: what, cell: (row) => row.what },
        { title: "Count", cell: ({ count }) => count, isNumber: true },
      ],
      rows,
      "None in this period.",
    )}`;

function reportBody(visit: ProductVisit, report: AuditorsReport): Html {
  const file = (format: string) => {
    const query = withQuery(visit, { format }).split("?")[1] ?? "";
    return `${productPath(visit, "/records/report/file")}?${query}`;
  };
  return html`<p class="lead">
      ${visit.organisation}, ${visit.mode} mode, ${time(Date.parse(report.from))} until
      ${time(Date.parse(report.to))} UTC. The ledger has ${report.ledger.entries} entries.
    </p>
    ${
      mayAct(visit, "records:decide") &&
      html`<p class="actions">
        <a class="button second" href="${file("pdf")}" download>PDF</a>
        <a class="button second" href="${file("json")}" download>JSON</a>
      </p>`
    }
    ${tally("Consents", "Method", report.consents)}
    ${tally("Not consented", "Reason", report.refusals)}
    ${tally("Withdrawals", "Way", report.withdrawals)}
    <p>
      A withdrawal counts at once: it is recorded in the transaction that ends the session. From
      consent to withdrawal: ${howLongText(report.consentToWithdrawal)} Until the product's server
      had received it, as far as deliveries are kept: ${howLongText(report.withdrawalToDelivery)}
    </p>
    <h2>Personal data</h2>
    <p>
      ${report.exports} exports and ${report.erasures} erasures of players, with
      ${report.erasedEntries} entries of the ledger. ${report.retention.runs} runs deleted what was
      kept long
      enough${report.retention.last !== null && html`, the last ${time(Date.parse(report.retention.last))}`}.
    </p>
    <h2>Releases of the law</h2>
    ${table(
      "Releases of the law",
      [
        { title: "Accepted (UTC)", time: ({ at }) => Date.parse(at) },
        { title: "Release", cell: ({ release }) => release },
        { title: "Product", cell: ({ productId }) => productId },
        { title: "By", cell: ({ by }) => by },
      ],
      report.lawReleases,
      "None was accepted in this period.",
    )}`;
}

/** Sends the report as a file: PDF, or JSON. */
export const sendReport: Show = async (visit, _request, response) => {
  const asked = periodIn(visit);
  if (asked.fault !== undefined) return showReport(visit, _request, response);
  const report = await readReport(visit, asked);
  const name = `kinward-report-${asked.from}-${asked.to}`;
  response.set("Cache-Control", "no-store");
  if (filterOf(visit, "format") !== "pdf")
    return void response
      .attachment(`${name}.json`)
      .type("json")
      .send(`${JSON.stringify(report, null, 2)}\n`);
  const title = titleOf(report);
  const pdf = await printPages(reportParts(report), { title, language: "en", direction: "ltr" });
  response.attachment(`${name}.pdf`).type("pdf").send(pdf);
};
