import { hourOf } from "../../domain/counters.js";
import { DAY_MS, HOUR_MS } from "../../lib/dates.js";
import { html, type Html } from "../../presentation/html.js";
import { listErrors, type ApiErrors } from "../../store/api-errors/queries.js";
import type { Show } from "../shell/room.js";
import { filterOf, sendList, table, time, type Column } from "../shell/list.js";
import { productPath, type ProductVisit } from "../shell/visit.js";

type Row = Pick<ApiErrors, "keyId" | "operation" | "code" | "count" | "newest">;

/** How many requests of a row are named. */
const MOST_NEWEST = 10;
/** How many rows stand on the first page of the room. */
const MOST_ON_PAGE = 5;

const keyOf = ({ keyId, operation, code }: Pick<Row, "keyId" | "operation" | "code">): string =>
  `${keyId} ${operation} ${code}`;

/** Returns the errors of the last 24 hours, of which the current one has not ended: those that came last first. */
async function readErrors({ services, product, mode, now }: ProductVisit): Promise<Row[]> {
  const since = hourOf(now) - DAY_MS + HOUR_MS;
  const found = await listErrors(services.store, { productId: product.productId, mode, since });
  const rows = new Map<string, Row>();
  for (const hour of found) {
    const known = rows.get(keyOf(hour));
    const newest = [...(known?.newest ?? []), ...hour.newest].sort(
      (one, other) => other.at - one.at,
    );
    rows.set(keyOf(hour), {
      ...hour,
      count: (known?.count ?? 0) + hour.count,
      newest: newest.slice(0, MOST_NEWEST),
    });
  }
  return [...rows.values()].sort((one, other) => lastAt(other) - lastAt(one));
}

const lastAt = ({ newest: [last] }: Row): number => last?.at ?? 0;

const columnsOf = ({ services }: ProductVisit): readonly Column<Row>[] => [
  { title: "Operation", cell: ({ operation }) => operation },
  { title: "Error", code: ({ code }) => code },
  {
    title: "Key",
    cell: ({ keyId }) => html`<code>${keyId}</code> ${services.catalogue.key(keyId)?.label ?? ""}`,
    text: ({ keyId }) => keyId,
  },
  { title: "Requests", cell: ({ count }) => count, isNumber: true },
  { title: "Last at (UTC)", time: lastAt },
  {
    title: "Request ids",
    cell: ({ newest: [last, ...others] }) =>
      html`<code>${last?.requestId}</code> ${
          others.length > 0 &&
          html`<details>
            <summary>${others.length} more</summary>
            ${others.map(({ requestId, at }) => html`<div>${time(at)} <code>${requestId}</code></div>`)}
          </details>`
        }`,
    text: ({ newest }) => newest.map(({ requestId }) => requestId).join(" "),
  },
];

const NONE = "No request failed in the last 24 hours.";

/** Returns the errors that came last, with a way to all. */
export async function newestErrors(visit: ProductVisit): Promise<Html> {
  const rows = await readErrors(visit);
  return html`<h2>Errors of the API</h2>
    ${table("Errors of the API", columnsOf(visit), rows.slice(0, MOST_ON_PAGE), NONE)}
    ${
      rows.length > 0 &&
      html`<p>
        <a href="${productPath(visit, "/developers/errors")}">All errors of the last 24 hours</a>
      </p>`
    }`;
}

/** Lists the errors of the last 24 hours by operation, code and key. */
export const showErrors: Show = async (visit, _request, response) => {
  const all = await readErrors(visit);
  const optionsOf = (name: "operation" | "code" | "keyId") =>
    [...new Set(all.map((row) => row[name]))].sort().map((one) => [one, one] as const);
  const wanted = (name: string) => filterOf(visit, name);
  const [operation, code, key, search] = ["operation", "code", "key", "search"].map(wanted);
  sendList(visit, response, {
    title: "Errors of the API",
    name: "api-errors",
    columns: columnsOf(visit),
    rows: all.filter(
      (row) =>
        (operation === "" || row.operation === operation) &&
        (code === "" || row.code === code) &&
        (key === "" || row.keyId === key) &&
        (search === "" || row.newest.some(({ requestId }) => requestId === search)),
    ),
    keyOf,
    filters: [
      { name: "search", label: "Request id" },
      { name: "operation", label: "Operation", options: optionsOf("operation") },
      { name: "code", label: "Error", options: optionsOf("code") },
      { name: "key", label: "Key", options: optionsOf("keyId") },
    ],
    empty: all.length === 0 ? NONE : "Nothing matches.",
    lead: html`<p class="lead">
      What the API returned in the last 24 hours to keys of ${visit.product.name}, with the ids of
      the newest requests. A request shows here within seconds; one without a known key does not.
      Bodies are not kept. Your own log has the same ids, from the header
      <code>X-Request-Id</code>.
    </p>`,
  });
};
