import type { Request, Response } from "express";

import { redirectTo } from "../pages/shell/layout.js";
import { Refusal } from "../pages/shell/refusal.js";
import { html } from "../presentation/html.js";
import { pathOfProduct, sendConsolePage } from "./shell/layout.js";
import { table } from "./shell/list.js";
import { organisationPath, strictestMode, type Visit } from "./shell/visit.js";

export const leadHome = (visit: Visit, _request: Request, response: Response): void =>
  redirectTo(response, organisationPath(visit));

/** Lists the products of the organisation, with the first room of each that the operator may see. */
export function showOrganisation(visit: Visit, request: Request, response: Response): void {
  if (request.params["organisation"] !== visit.organisation) throw new Refusal("unknownPage");
  const { catalogue } = visit.services;
  const modes =
    strictestMode(visit.services) === "live" ? (["test", "live"] as const) : (["test"] as const);
  sendConsolePage(visit, response, {
    title: visit.organisation,
    body: html`<h1>${visit.organisation}</h1>
      ${visit.browser.provenAt === null && html`<div class="notice"><p>No passkey was used in this session: live mode and the team are read-only.</p></div>`}
      <h2>Products</h2>
      ${table(
        "Products",
        [
          { title: "Product", cell: ({ name }) => name },
          { title: "Id", cell: ({ productId }) => productId, isNumber: true },
          {
            title: "Open",
            cell: (product) =>
              html`${modes.map((mode) => html`<a href="${pathOfProduct(visit, product, mode)}">${mode}</a> `)}`,
          },
        ],
        catalogue.productsOf(visit.organisation, visit.mode),
        html`<p>
          There are no products yet. A person at the machine of the service can apply a file:
          <code>kinward product apply</code>.
        </p>`,
      )}`,
  });
}
