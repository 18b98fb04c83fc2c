import { EVERYWHERE, placesIn, type Sums } from "../../domain/counters.js";
import { html, type Html } from "../../presentation/html.js";
import { readCounts } from "../../store/counts/queries.js";
import type { Show } from "../shell/room.js";
import { sendConsolePage } from "../shell/layout.js";
import {
  filterForm,
  filterOf,
  sendCsv,
  table,
  wantsCsv,
  withQuery,
  type Column,
} from "../shell/list.js";
import type { ProductVisit } from "../shell/visit.js";
import { attentionOf } from "./attention.js";
import { byPlace, countingOf, figuresOf, PLACE_COLUMNS, type Figure } from "./figures.js";
import { amount } from "./pictures.js";
import { DEFAULT_RANGE, periodsOf, rangeNamed, RANGES, startOfReading } from "./range.js";

type Row = Figure["rows"][number];

const regions = new Intl.DisplayNames(["en"], { type: "region" });
const nameOf = (place: string): string => regions.of(place) ?? place;

const columnsOf = (titles: readonly string[]): Column<Row>[] =>
  titles.map((title, nth) => ({
    title,
    cell: (row) => {
      const value = row[nth] ?? "";
      return typeof value === "number" ? amount(value) : value;
    },
    text: (row) => row[nth] ?? "",
    isNumber: nth > 0,
  }));

/** Shows how far players and guardians come, from counts alone: no history is read. */
export const showOverview: Show = async (visit, _request, response) => {
  const { services, context, product, mode, now } = visit;
  const range = rangeNamed(filterOf(visit, "range"));
  const periods = periodsOf(range, now);
  const since = startOfReading(range, periods[0] as number);
  const place = filterOf(visit, "place");
  const read = async (where: string) => {
    const wanted = { by: range.by, since, place: where };
    return countingOf(range, periods, await readCounts(services.store, context.scope, wanted));
  };
  const everywhere = await read(EVERYWHERE);
  const counting = place === EVERYWHERE ? everywhere : await read(place);
  const places = { id: "places", columns: PLACE_COLUMNS, rows: byPlace(everywhere.total, nameOf) };
  const figures = figuresOf(counting, place === EVERYWHERE);
  if (wantsCsv(visit)) {
    const figure = [...figures, places].find(({ id }) => id === filterOf(visit, "figure"));
    const name = `${product.productId}-${mode}-${figure?.id ?? "overview"}`;
    return sendCsv(response, name, columnsOf(figure?.columns ?? []), figure?.rows ?? []);
  }
  const attention = await attentionOf(visit, everywhere.total);
  sendConsolePage(visit, response, {
    title: `${product.name}, overview`,
    body: html`<h1>${product.name}</h1>
      ${attentionBox(attention)}
      ${filterForm(visit, [
        {
          name: "range",
          label: "Period",
          options: Object.entries(RANGES).map(([value, { words }]) => [value, words] as const),
          fallback: DEFAULT_RANGE,
        },
        { name: "place", label: "Place", options: placeOptions(everywhere.total) },
      ])}
      ${figures.length === 0 && html`<div class="empty">${NOTHING}</div>`}
      ${figures.map((figure) => figureBox(visit, figure))}
      ${
        places.rows.length > 0 &&
        html`<section class="figure">
          <h2>Places</h2>
          ${table("Places", columnsOfPlaces(visit), places.rows, "")} ${csvLink(visit, "places")}
        </section>`
      }`,
  });
};

const NOTHING = html`<p>
  Nothing was counted in this period. What players and guardians do from now on is shown here within
  seconds. In an empty database, <code>kinward demo --history</code> makes ninety days of families.
</p>`;

const placeOptions = (everywhere: Sums) =>
  [...placesIn(everywhere).keys()]
    .map((place) => [place, nameOf(place)] as const)
    .sort((one, other) => one[1].localeCompare(other[1]));

const attentionBox = (attention: readonly (string | Html)[]): Html =>
  attention.length === 0
    ? html`<p class="hint">Nothing needs your attention.</p>`
    : html`<section class="notice attention" aria-labelledby="attention">
        <h2 id="attention">Needs attention</h2>
        <ul>
          ${attention.map((sentence) => html`<li>${sentence}</li>`)}
        </ul>
      </section>`;

/** A place leads to what was counted there. */
const columnsOfPlaces = (visit: ProductVisit) => {
  const [, ...others] = columnsOf(PLACE_COLUMNS);
  const cell = (row: Row) =>
    html`<a href="${withQuery(visit, { place: String(row.at(-1)) })}">${row[0]}</a>`;
  return [{ title: PLACE_COLUMNS[0], cell }, ...others];
};

const csvLink = (visit: ProductVisit, figure: string): Html =>
  html`<p>
    <a href="${withQuery(visit, { format: "csv", figure })}" download
      >CSV<span class="unseen"> of ${figure}</span></a
    >
  </p>`;

const figureBox = (
  visit: ProductVisit,
  { id, title, lead, picture, columns, rows }: Figure,
): Html =>
  html`<section class="figure">
    <h2>${title}</h2>
    ${lead !== undefined && html`<p class="hint">${lead}</p>`}
    <div class="sides">
      <div class="card">${picture}</div>
      <div>${table(title, columnsOf(columns), rows, "")} ${csvLink(visit, id)}</div>
    </div>
  </section>`;
