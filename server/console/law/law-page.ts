import { dateIn } from "../../lib/dates.js";
import { changesOffered, describeChange } from "../../policy/changes.js";
import { lawsToDecide } from "../../policy/laws.js";
import { releaseOf } from "../../policy/release.js";
import { noticeNeeds } from "../../products/notice-gaps.js";
import { unacceptedReleases } from "../../products/releases.js";
import { pathTo } from "../../pages/shell/paths.js";
import { html, type Html } from "../../presentation/html.js";
import { placeText } from "../../presentation/place-text.js";
import { textsIn } from "../../presentation/texts/index.js";
import { listReleases } from "../../store/products/queries.js";
import type { Show } from "../shell/room.js";
import { doneNotice } from "../shell/form.js";
import { sendConsolePage } from "../shell/layout.js";
import { table } from "../shell/list.js";
import { productPath, type ProductVisit } from "../shell/visit.js";

export const lawPath = (visit: ProductVisit, rest: string): string =>
  productPath(visit, `/law${rest}`);

/** Returns the name of a country, a region or the European Union: "California, United States". */
export const placeName = ({ context }: ProductVisit, code: string): string =>
  placeText({ code, name: context.policy.jurisdictions.find(code)?.name ?? code }, textsIn("en"));

export const linkToLaw = (visit: ProductVisit, { id, name }: { id: string; name: string }): Html =>
  html`<a href="${lawPath(visit, `/laws/${id}`)}">${name}</a>`;

const DONE = {
  accepted: "The release counts from now on. What it changes in sessions is announced.",
};

const AHEAD_MONTHS = 12;

/** Returns the last day on which a change is listed. */
function aheadOf(today: string): string {
  const day = new Date(today);
  day.setUTCMonth(day.getUTCMonth() + AHEAD_MONTHS);
  return day.toISOString().slice(0, 10);
}

/** Shows which release of the law counts, what is left to decide, what the notice lacks, and what changes next. */
export const showLawRoom: Show = async (visit, _request, response) => {
  const { services, product, context, now } = visit;
  const { policy } = context;
  const today = dateIn("UTC", now);
  const toDecide = lawsToDecide(policy, product, today);
  const needs = noticeNeeds(policy, product, today);
  const lacking = needs.filter((need) => need.lacking.length > 0).length;
  const ahead = changesOffered(policy, product, today, aheadOf(today));
  sendConsolePage(visit, response, {
    title: "Law",
    body: html`${doneNotice(visit, DONE)}
      <h1>Law</h1>
      ${await releasePart(visit)}
      <ul class="ways">
        <li><a href="${lawPath(visit, "/laws")}">Laws that reach the product</a></li>
        <li><a href="${lawPath(visit, "/impact")}">What another law would change</a></li>
        <li><a href="${lawPath(visit, "/notice")}">Notice to guardians</a></li>
        <li>
          <a href="${productPath(visit, "/product/permissions")}">Permissions by age</a>
        </li>
        ${services.config.hasLawPages && html`<li><a href="${pathTo(services, "/law")}">The law everywhere</a></li>`}
      </ul>
      <h2>To be decided</h2>
      <p>Only you can say whether these laws apply. Until you have decided, they do not count.</p>
      ${table(
        "To be decided",
        [
          { title: "Law", cell: ({ law }) => linkToLaw(visit, law) },
          { title: "Place", cell: ({ law }) => placeName(visit, law.place) },
          { title: "What to judge", cell: ({ judgement }) => judgement },
        ],
        toDecide,
        "Nothing is left to decide.",
      )}
      <h2>Decided</h2>
      ${table(
        "Decided",
        [
          {
            title: "Law",
            cell: ({ id }) => linkToLaw(visit, { id, name: policy.laws[id]?.name ?? id }),
          },
          { title: "Applies", cell: ({ applies }) => (applies ? "yes" : "no") },
          { title: "Because", cell: ({ because }) => because },
        ],
        product.law?.decided ?? [],
        "The product file has no decision.",
      )}
      <h2>Notice to guardians</h2>
      <p>
        ${
          needs.length === 0
            ? "No law asks for parts of the notice where the product is offered."
            : lacking === 0
              ? "The notice says all that laws ask for."
              : html`The notice lacks what ${lacking} of ${needs.length} paragraphs of law ask for.
                  <a href="${lawPath(visit, "/notice?lacking=yes")}">See what is missing</a>`
        }
      </p>
      <h2>Changes in the next ${AHEAD_MONTHS} months</h2>
      ${table(
        "Changes ahead",
        [
          { title: "On", cell: ({ on }) => html`<time>${on}</time>` },
          {
            title: "Law",
            cell: (change) => linkToLaw(visit, change.law),
          },
          { title: "Change", cell: (change) => describeChange(change).change },
        ],
        ahead,
        "Nothing is known to change.",
      )}`,
  });
};

/** Says which release counts, which waits, and which others are kept. */
async function releasePart(visit: ProductVisit): Promise<Html> {
  const { services, product, context, mode } = visit;
  const counts = releaseOf(context.policy);
  const waits = unacceptedReleases(services.catalogue, services.policy).find(
    (one) => one.mode === mode && one.productId === product.productId,
  );
  const stored = (await listReleases(services.store)).map(({ release }) => release);
  const others = [...new Set([releaseOf(services.policy), ...stored])].filter(
    (release) => release !== counts && release !== waits?.release,
  );
  const link = (release: string) =>
    html`<a href="${lawPath(visit, `/releases/${release}`)}">${release}</a>`;
  return html`<p class="lead">Release <strong>${counts}</strong> counts in ${mode} mode.</p>
    <p>
      ${
        product.acceptedReleases === null
          ? html`A new release counts as soon as the service is upgraded. With
              <code>law: { releases: reviewed }</code> in its file the product keeps the one that it
              accepted.`
          : "The product reviews releases: a new one counts once it is accepted here."
      }
    </p>
    ${
      waits &&
      html`<div class="notice">
        <p>Release ${waits.release} waits to be accepted.</p>
        <p>
          <a class="button" href="${lawPath(visit, `/releases/${waits.release}`)}"
            >See what it says otherwise</a
          >
        </p>
      </div>`
    }
    ${others.length > 0 && html`<p>Others that are kept: ${others.map((release) => html`${link(release)} `)}</p>`}`;
}
