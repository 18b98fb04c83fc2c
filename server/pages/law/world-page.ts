// The start of the law's pages: a map of the world, a search, and what changes next.
import { readFileSync } from "node:fs";

import { dateIn, type LocalDate } from "../../lib/dates.js";
import { serverFile } from "../../lib/files.js";
import { releaseOf } from "../../policy/release.js";
import type { Policy } from "../../policy/types.js";
import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";
import type { ServiceContext } from "../../context.js";
import { textsOf } from "../shell/language.js";
import { redirectTo } from "../shell/layout.js";
import type { PageHandler } from "../shell/page.js";
import { pathTo } from "../shell/paths.js";
import { changeList } from "./change-list.js";
import { agesOfCountries, changesAfter, type PlaceAges } from "./facts.js";
import { otherRelease, placePath, searchForm, sendLawPage } from "./frame.js";
import { faultText, readQuery } from "./query.js";
import { findPlaces } from "./search.js";
import { placeWords } from "./words.js";

type World = Readonly<{
  width: number;
  height: number;
  outlines: readonly Readonly<{ code: string; path: string }>[];
  points: readonly Readonly<{ code: string; x: number; y: number }>[];
}>;

let world: World | undefined;
const readWorld = (): World =>
  (world ??= JSON.parse(readFileSync(serverFile("../generated/world.json"), "utf8")) as World);

/** The classes of the map's colours: an age and all between two of them. */
const SHADES = [12, 13, 14, 15, 16, 17] as const;
const shadeOf = (age: number): number => SHADES.find((shade) => age <= shade) ?? 17;

const mostPlacesFound = 40;

export const showWorld: PageHandler = (services, request, response) => {
  const { policy, clock } = services;
  const texts = textsOf(request);
  const { law: t } = texts;
  const { query, wrong, given } = readQuery(
    policy,
    { on: request.query["on"], release: request.query["release"] },
    dateIn("UTC", clock.now()),
  );
  const { place: asked } = request.query;
  const name = typeof asked === "string" ? asked.trim().slice(0, 80) : "";
  const found = name === "" ? undefined : findPlaces(policy, name, texts);
  const [only, another] = found ?? [];
  if (only && !another) return redirectTo(response, placePath(services, only));
  const on = query.on;
  const ages = agesOfCountries(policy, on);
  const path = pathTo(services, "/law");
  sendLawPage(services, response, {
    texts,
    title: t.title,
    status: wrong.length > 0 ? 400 : 200,
    hasErrors: wrong.length > 0,
    permalink: `${path}?on=${on}&release=${releaseOf(policy)}`,
    data: [
      ["JSON", pathTo(services, `/law.json?on=${on}`)],
      ["CSV", pathTo(services, `/law.csv?on=${on}`)],
    ],
    body: html`<h1>${t.title}</h1>
      <p class="lead">${t.lead}</p>
      ${otherRelease(services, query, texts)}
      ${
        wrong.length > 0 &&
        html`<div class="notice" role="alert">
          <h2>${t.form.wrong}</h2>
          ${wrong.map(
            (field) =>
              html`<p>
                ${texts.shell.labelled({ term: given[field] ?? "", text: faultText(field, texts) })}
              </p>`,
          )}
        </div>`
      }
      ${searchForm(services, texts, name)} ${found && foundPlaces(services, found, texts)}
      ${map(services, ages, texts)} ${countries(services, ages, texts)}
      ${comingChanges(services, on, texts)}`,
  });
};

const placeLink = (services: ServiceContext, code: string, texts: Texts): Html =>
  html`<a href="${placePath(services, code)}">${placeWords(services.policy, code, texts)}</a>`;

const foundPlaces = (services: ServiceContext, found: readonly string[], texts: Texts): Html =>
  html`<section class="card" aria-labelledby="found" role="status">
    <h2 id="found">${texts.law.search.found}</h2>
    ${
      found.length === 0
        ? html`<p>${texts.law.search.none}</p>`
        : html`<ul class="places">
            ${found.slice(0, mostPlacesFound).map((code) => html`<li>${placeLink(services, code, texts)}</li>`)}
          </ul>`
    }
  </section>`;

const defaultAge = ({ ages }: Policy): number =>
  ages["default"]?.topics["digital-consent-age"]?.[0]?.value ?? 16;

/** Screen readers and keyboards use the list below instead: it says the same. */
function map(services: ServiceContext, ages: readonly PlaceAges[], texts: Texts): Html {
  const { law: t } = texts;
  const { width, height, outlines, points } = readWorld();
  const byCode = new Map(ages.map((each) => [each.place.code, each]));
  const link = (code: string, drawn: Html) => {
    const consent = byCode.get(code)?.consent;
    if (consent === undefined) return html`<g class="unmapped">${drawn}</g>`;
    const name = placeWords(services.policy, code, texts);
    return html`<a class="age-${shadeOf(consent)}" href="${placePath(services, code)}" tabindex="-1"
      ><title>${texts.shell.labelled({ term: name, text: String(consent) })}</title>${drawn}</a
    >`;
  };
  return html`<section aria-labelledby="map">
    <h2 id="map">${t.map.title}</h2>
    <p class="hint">${t.map.about(defaultAge(services.policy))}</p>
    <svg class="world" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">
      ${outlines.map(({ code, path }) => link(code, html`<path d="${path}" />`))}
      ${points.map(({ code, x, y }) => link(code, html`<circle cx="${x}" cy="${y}" r="4" />`))}
    </svg>
    <ul class="legend" dir="ltr">
      ${SHADES.map((shade, place) => html`<li><span class="shade age-${shade}"></span>${place === 0 && "≤ "}${shade}${place === SHADES.length - 1 && "+"}</li>`)}
    </ul>
  </section>`;
}

function countries(services: ServiceContext, ages: readonly PlaceAges[], texts: Texts): Html {
  const { law: t, language } = texts;
  const { compare } = new Intl.Collator(language);
  const named = ages
    .map((each) => ({ ...each, name: placeWords(services.policy, each.place.code, texts) }))
    .sort((a, b) => compare(a.name, b.name));
  return html`<details>
    <summary>${t.map.list}</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">${t.search.label}</th>
          <th scope="col">${t.ages.consent}</th>
          <th scope="col">${t.ages.majority}</th>
        </tr>
      </thead>
      <tbody>
        ${named.map(
          ({ place, name, consent, majority }) =>
            html`<tr>
              <th scope="row"><a href="${placePath(services, place.code)}">${name}</a></th>
              <td>${consent}</td>
              <td>${majority}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}

/** How many changes are listed before the others, which a phone would scroll through for long. */
const OPEN_CHANGES = 8;

/** The formats of the coming changes, for those who follow them. */
const FEEDS = [
  ["Atom", "/law/changes.atom"],
  ["JSON", "/law/changes.json"],
] as const;

function comingChanges(services: ServiceContext, on: LocalDate, texts: Texts): Html {
  const { law: t } = texts;
  const { policy } = services;
  const changes = changesAfter(policy, on);
  const placeOf = (code: string) =>
    policy.jurisdictions.find(code) === undefined
      ? html`${placeWords(policy, code, texts)}`
      : placeLink(services, code, texts);
  return html`<section aria-labelledby="next">
    <h2 id="next">${t.changes.title}</h2>
    ${changes.length === 0 ? html`<p>${t.changes.none}</p>` : changeList(changes.slice(0, OPEN_CHANGES), texts, placeOf)}
    ${
      changes.length > OPEN_CHANGES &&
      html`<details>
        <summary>${t.changes.more(changes.length - OPEN_CHANGES)}</summary>
        ${changeList(changes.slice(OPEN_CHANGES), texts, placeOf)}
      </details>`
    }
    <ul class="ways">
      ${FEEDS.map(
        ([name, path]) =>
          html`<li>
            <a href="${pathTo(services, path)}"
              >${texts.shell.labelled({ term: t.changes.feed, text: name })}</a
            >
          </li>`,
      )}
    </ul>
  </section>`;
}
