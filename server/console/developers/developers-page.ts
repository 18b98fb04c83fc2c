import { html, type Html } from "../../presentation/html.js";
import type { Show } from "../shell/room.js";
import { doneNotice } from "../shell/form.js";
import { sendConsolePage } from "../shell/layout.js";
import { PAGE_ROWS, table } from "../shell/list.js";
import { mayAct, productPath, type ProductVisit } from "../shell/visit.js";
import { endpointColumns, NO_ENDPOINT, readEndpoints } from "./endpoints-part.js";
import { newestErrors } from "./errors.js";
import { keyColumns, NO_KEY, readKeys } from "./keys-part.js";

export const developersPath = (visit: ProductVisit, rest = ""): string =>
  productPath(visit, `/developers${rest}`);

const DONE = {
  revoked: "The key was revoked. Requests with it are refused from now on.",
};

/** Shows the keys and endpoints of a product in a mode, and what failed lately. */
export const showDevelopers: Show = async (visit, _request, response) => {
  const keys = await readKeys(visit);
  const endpoints = await readEndpoints(visit);
  sendConsolePage(visit, response, {
    title: "Developers",
    body: html`${doneNotice(visit, DONE)}
      <h1>Developers</h1>
      <h2>API keys</h2>
      ${table("API keys", keyColumns(visit), keys.slice(0, PAGE_ROWS), NO_KEY)}
      ${ways(visit, "/keys", "Create a key", "Search keys")}
      <h2>Endpoints</h2>
      ${table("Endpoints", endpointColumns(visit), endpoints.slice(0, PAGE_ROWS), NO_ENDPOINT)}
      ${ways(visit, "/endpoints", "Add an endpoint", "Search endpoints")}
      ${await newestErrors(visit)}`,
  });
};

const ways = (visit: ProductVisit, list: string, add: string, search: string): Html =>
  html`<p class="actions">
    ${mayAct(visit, "keys:change") && html`<a class="button" href="${developersPath(visit, `${list}/new`)}">${add}</a>`}
    <a href="${developersPath(visit, list)}">${search}</a>
  </p>`;
