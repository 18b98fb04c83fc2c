import { measureImpact } from "../../actions/rules/impact.js";
import { isRealDate } from "../../lib/dates.js";
import { field } from "../../pages/shell/form.js";
import { releaseOf } from "../../policy/release.js";
import { html } from "../../presentation/html.js";
import { missingFrom } from "../../products/apply.js";
import { listReleases } from "../../store/products/queries.js";
import { impactPart } from "../jobs/impact-part.js";
import { begin, jobPart, followsJob, readJob } from "../jobs/job-part.js";
import { form, selectInput, textInput } from "../shell/form.js";
import { sendConsolePage } from "../shell/layout.js";
import { filterOf } from "../shell/list.js";
import type { Show, Submit } from "../shell/room.js";
import { mayAct } from "../shell/visit.js";
import { lawPath } from "./law-page.js";
import { requireRelease } from "./release.js";

const LAW_IMPACT = { kind: "law-impact", subject: "" } as const;

type Asked = Readonly<{ release: string; on: string }>;

/** Shows what another release, or a later day of the law, would change in sessions. */
export const showImpact: Show = async (visit, _request, response) => {
  const { services, context } = visit;
  const job = await readJob(services.store, visit, LAW_IMPACT);
  const asked = job?.input as Asked | undefined;
  const stored = (await listReleases(services.store)).map(({ release }) => release);
  const releases = [...new Set([releaseOf(services.policy), ...stored])];
  const counts = releaseOf(context.policy);
  const again =
    mayAct(visit, "law:decide") &&
    html`<h2>Count ${job ? "again" : "sessions"}</h2>
      ${form(
        visit,
        lawPath(visit, "/impact"),
        html`${selectInput(
            visit,
            "release",
            "By this release",
            releases.map(
              (one) => [one, one === counts ? `${one}, which counts now` : one] as const,
            ),
            { value: filterOf(visit, "release") || (asked?.release ?? releases[0] ?? "") },
          )}
          ${textInput(visit, "on", "By its law of this day", {
            value: asked?.on ?? "",
            hint: "A date such as 2027-01-31; empty for today.",
            attributes: html`autocomplete="off" maxlength="10"`,
          })} <button class="button">Count the sessions that would change</button>`,
        "card",
      )}`;
  sendConsolePage(visit, response, {
    title: "What would change",
    ...followsJob,
    body: html`<h1>What another law would change</h1>
      ${
        asked &&
        html`<p class="lead">
          Release ${asked.release}${asked.on !== "" && html` on <time>${asked.on}</time>`}, compared
          with ${counts} today, in ${visit.mode} mode. Nothing is changed by counting.
        </p>`
      }
      ${job ? jobPart(visit, job, { doing: "Counting sessions", result: (counted) => html`${impactPart(counted)} ${again}`, again }) : again}
      ${!job && !again && html`<div class="empty">Nothing was counted in the last 24 hours.</div>`}`,
  });
};

/** Begins to count what a release, or a day of it, would change. */
export const countImpact: Submit = async (tx, visit, request) => {
  const { services, product, mode } = visit;
  const [release, on] = [field(request, "release"), field(request, "on")];
  if (on !== "" && !isRealDate(on)) return { errors: { on: "Enter a day such as 2027-01-31." } };
  const policy = await requireRelease(tx, visit, release);
  const missing = missingFrom(product, [policy]);
  if (missing.length > 0) return { errors: { act: missing.join(" ") } };
  const law = { policy, ...(on !== "" && { on }) };
  return begin(tx, visit, {
    ...LAW_IMPACT,
    input: { release, on } satisfies Asked,
    page: lawPath(visit, "/impact"),
    work: (report) => measureImpact(services, { product, mode }, law, (done) => report(done)),
  });
};
