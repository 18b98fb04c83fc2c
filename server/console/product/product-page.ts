import { html } from "../../presentation/html.js";
import { fileOf } from "../../products/translations.js";
import { listProductChanges } from "../../store/products/queries.js";
import type { Show } from "../shell/room.js";
import { doneNotice } from "../shell/form.js";
import { sendConsolePage } from "../shell/layout.js";
import {
  listEnd,
  PAGE_ROWS,
  positionIn,
  sendCsv,
  table,
  wantsCsv,
  type Column,
} from "../shell/list.js";
import { namesOfOperators } from "../shell/operator-names.js";
import { mayAct, productPath } from "../shell/visit.js";

const DONE = {
  applied: "The file was applied. What it changes in sessions is announced.",
  same: "The file is applied already. Nothing was changed.",
};

/** Shows the file of a product in a mode, and what was applied to it. */
export const showProduct: Show = async (visit, _request, response) => {
  const { services, product, mode } = visit;
  const { productId } = product;
  const found = await listProductChanges(services.store, {
    productId,
    mode,
    limit: PAGE_ROWS + 1,
    before: positionIn<number>(visit) ?? Number.MAX_SAFE_INTEGER,
  });
  const rows = found.slice(0, PAGE_ROWS);
  const { names } = await namesOfOperators(
    services.store,
    visit,
    rows.map(({ actor }) => actor),
  );
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { title: "Applied", time: ({ appliedAt }) => appliedAt },
    { title: "By", cell: ({ actor }) => names.get(actor) ?? actor },
    {
      title: "What changed",
      cell: ({ changes }) =>
        html`<ul class="changes">
          ${changes.map((line) => html`<li>${line}</li>`)}
        </ul>`,
      text: ({ changes }) => changes.join("\n"),
    },
    { title: "Version", code: ({ version }) => version },
  ];
  if (wantsCsv(visit)) return sendCsv(response, "product-history", columns, rows);
  const other = mode === "test" ? "live" : "test";
  const theirs = services.catalogue.product(productId, other);
  const isManual = services.config.clock === "manual";
  sendConsolePage(visit, response, {
    title: "Product",
    body: html`${doneNotice(visit, DONE)}
      <h1>${product.name}</h1>
      <p class="lead">
        ${
          isManual
            ? "The clock is manual, so that there is no live mode."
            : theirs?.version === product.version
              ? "Test and live mode have the same file."
              : `Test and live mode have different files. This is that of ${mode} mode.`
        }
      </p>
      <ul class="ways">
        <li><a href="${productPath(visit, "/product/permissions")}">Permissions by age</a></li>
        ${
          mayAct(visit, "product:change") &&
          html`<li><a href="${productPath(visit, "/product/edit")}">Edit the file</a></li>
            ${mode === "live" && html`<li><a href="${productPath(visit, "/product/promote")}">Promote what test mode has</a></li>`}`
        }
      </ul>
      <h2>File</h2>
      <pre class="note file" tabindex="0">${fileOf(product)}</pre>
      <h2>History</h2>
      ${table("What was applied", columns, rows, "Nothing was applied since the history began. Each applied file gets an entry.")}
      ${rows.length > 0 && listEnd(visit, found.length > rows.length ? rows.at(-1)?.id : undefined)}`,
  });
};
