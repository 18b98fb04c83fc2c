// Tables of the console: filters in the address, pages of fifty by cursor, and as CSV too.
import type { Response } from "express";

import { openCursor, sealCursor } from "../../domain/cursor.js";
import { sendText } from "../../pages/shell/send-text.js";
import { csvLine } from "../../presentation/csv.js";
import { html, type Html } from "../../presentation/html.js";
import { sendConsolePage } from "./layout.js";
import type { Visit } from "./visit.js";

/** How many rows a page has. Read one more, to know whether there is another page. */
export const PAGE_ROWS = 50;

interface Titled {
  title: string;
  isNumber?: boolean;
}

/** A time in UTC, which CSV has as ISO 8601. `none` stands where there is none. */
interface OfTime<Row> extends Titled {
  time: (row: Row) => number | null | undefined;
  none?: string;
}

/** An id, or another word of programs. */
interface OfCode<Row> extends Titled {
  code: (row: Row) => string;
}

interface OfWords<Row> extends Titled {
  cell: (row: Row) => string | number;
  text?: undefined;
}

interface OfMarkup<Row> extends Titled {
  cell: (row: Row) => Html | string | number;
  /** What CSV has. */
  text: (row: Row) => string | number;
}

export type Column<Row> = OfTime<Row> | OfCode<Row> | OfWords<Row> | OfMarkup<Row>;

/** A column of a table that there is no CSV of, or false where it is left out. */
type ShownColumn<Row> = OfTime<Row> | OfCode<Row> | Omit<OfMarkup<Row>, "text"> | false;

function contentOf<Row>(column: Exclude<ShownColumn<Row>, false>, row: Row) {
  if ("cell" in column) return column.cell(row);
  if ("code" in column) return html`<code>${column.code(row)}</code>`;
  const instant = column.time(row);
  return typeof instant === "number" ? time(instant) : column.none;
}

/** Returns a table in a box that scrolls on narrow screens, or what to do where there are no rows. */ /** Returns a table in a box that scrolls on narrow screens, or what to do where there are no rows. */
export function table<Row>(
  caption: string,
  given: readonly ShownColumn<NoInfer<Row>>[],
  rows: readonly Row[],
  empty: string | Html,
): Html {
  if (rows.length === 0) return html`<div class="empty">${empty}</div>`;
  const columns = given.filter((column) => column !== false);
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${columns.map(({ title, isNumber }) => html`<th scope="col" ${isNumber && html` class="number"`}>${title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${columns.map((column) => html`<td ${column.isNumber && html` class="number"`}>${contentOf(column, row)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Returns a date and time in UTC: "2026-11-23 18:09". */
export const time = (instant: number): Html => {
  const iso = new Date(instant).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace("T", " ")}</time>`;
};

/** Returns terms with their values. One without a value is left out. */
export const facts = (
  rows: readonly (readonly [term: string, value: Html | string | number | undefined])[],
): Html =>
  html`<dl>
    ${rows.map(
      ([term, value = ""]) =>
        value !== "" &&
        html`<div>
          <dt>${term}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;

type Filter = Readonly<{
  name: string;
  label: string;
  /** The values to choose from, each with its words; without them it is a text. */
  options?: readonly (readonly [value: string, words: string])[];
  /** The value where the address has none; without it that is all. */
  fallback?: string;
}>;

/** Returns the value of a filter in the address; empty where there is none. */
export const filterOf = ({ query }: Visit, name: string): string => {
  const value = query[name];
  return typeof value === "string" ? value.trim() : "";
};

/** Returns a form whose choices stand in the address, so that it can be shared. */
export const filterForm = (visit: Visit, filters: readonly Filter[]): Html =>
  html`<form method="get" action="${visit.path}" class="filters" role="search">
    ${filters.map(({ name, label, options, fallback = "" }) => {
      const given = filterOf(visit, name);
      const isKnown = !options || options.some(([each]) => each === given);
      const value = given !== "" && isKnown ? given : fallback;
      return html`<div class="field">
        <label for="filter-${name}">${label}</label>
        ${
          options
            ? html`<select id="filter-${name}" name="${name}">
                ${fallback === "" && html`<option value="">All</option>`}
                ${options.map(([each, words]) => html`<option value="${each}" ${each === value && html` selected`}>${words}</option>`)}
              </select>`
            : html`<input
                type="search"
                id="filter-${name}"
                name="${name}"
                value="${value}"
                autocomplete="off"
                spellcheck="false"
              />`
        }
      </div>`;
    })}
    <button class="button second">Show</button>
  </form>`;

const purposeOf = ({ path, operator }: Visit) => `console ${operator.organisation} ${path}`;

/** Returns the position after which the page begins; undefined for the first page, or a cursor of another list. */
export const positionIn = <Position>(visit: Visit): Position | undefined => {
  const cursor = filterOf(visit, "after");
  return cursor === ""
    ? undefined
    : openCursor<Position>(visit.services.keyring, purposeOf(visit), cursor);
};

/** Returns the address of the page with other values in its query; an empty one removes it. */
export function withQuery(
  { path, query }: Visit,
  changes: Readonly<Record<string, string>>,
): string {
  const kept = Object.entries(query).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && entry[0] !== "form",
  );
  const all = new URLSearchParams({ ...Object.fromEntries(kept), ...changes });
  for (const [name, value] of [...all]) if (value === "") all.delete(name);
  return all.size > 0 ? `${path}?${all.toString()}` : path;
}

/**
 * Returns the links to the next page and to CSV. `next` is the position of the last row, where there are more. `isWhole`: the CSV
 * file has the rows of all pages.
 */
export const listEnd = (visit: Visit, next?: unknown, isWhole = false): Html =>
  html`<p class="ends">
    ${
      next !== undefined &&
      html`<a
        class="button second"
        href="${withQuery(visit, { after: sealCursor(visit.services.keyring, purposeOf(visit), next) })}"
        >Next page</a
      >`
    }
    ${filterOf(visit, "after") !== "" && html`<a href="${withQuery(visit, { after: "" })}">First page</a>`}
    ${
      isWhole || (next === undefined && filterOf(visit, "after") === "")
        ? html`<a href="${withQuery(visit, { format: "csv", after: "" })}">CSV</a>`
        : html`<a href="${withQuery(visit, { format: "csv" })}">CSV of this page</a>`
    }
  </p>`;

export const wantsCsv = (visit: Visit): boolean => filterOf(visit, "format") === "csv";

/** Keeps a spreadsheet from reading a text as a formula. */
const harmless = (value: string | number): string | number =>
  typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;

function textOf<Row>(column: Column<Row>, row: Row): string | number {
  if ("code" in column) return column.code(row);
  if ("cell" in column) return column.text ? column.text(row) : column.cell(row);
  const instant = column.time(row);
  return typeof instant === "number" ? new Date(instant).toISOString() : (column.none ?? "");
}

/** Sends rows as a CSV file with this name. */
export function sendCsv<Row>(
  response: Response,
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): void {
  const lines = rows.map((row) => csvLine(columns.map((column) => harmless(textOf(column, row)))));
  response.set({
    "Cache-Control": "no-store",
    "Content-Disposition": `attachment; filename="${name}.csv"`,
  });
  sendText(response, "csv", csvLine(columns.map(({ title }) => title)) + lines.join(""));
}

/** Cuts a page out of rows that are all in memory, after the row with this key. */
function cutPage<Row>(
  visit: Visit,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): { rows: readonly Row[]; next: unknown } {
  const after = positionIn<string>(visit);
  // Where the row before the page was deleted, the list begins again.
  const start = after === undefined ? 0 : rows.findIndex((row) => keyOf(row) === after) + 1;
  const cut = rows.slice(start, start + PAGE_ROWS);
  const last = cut.at(-1);
  return {
    rows: cut,
    next: last !== undefined && start + PAGE_ROWS < rows.length ? keyOf(last) : undefined,
  };
}

type List<Row> = Readonly<{
  title: string;
  /** The name of the CSV file. */
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The position of the last row, where there are more. */
  next?: unknown;
  /** The key of a row; set where `rows` are all rows. */
  keyOf?: (row: Row) => string;
  filters?: readonly Filter[];
  empty: string | Html;
  /** Shown between the heading and the filters. */
  lead?: Html;
}>;

/** Sends a page with one table, or its rows as CSV where the address asks for that. */
export function sendList<Row>(visit: Visit, response: Response, list: List<Row>): void {
  const { title, name, columns, filters = [], empty, lead, keyOf } = list;
  if (wantsCsv(visit)) return sendCsv(response, name, columns, list.rows);
  const { rows, next } = keyOf ? cutPage(visit, list.rows, keyOf) : list;
  sendConsolePage(visit, response, {
    title,
    body: html`<h1>${title}</h1>
      ${lead} ${filters.length > 0 && filterForm(visit, filters)}
      ${table(title, columns, rows, empty)} ${rows.length > 0 && listEnd(visit, next, true)}`,
  });
}
