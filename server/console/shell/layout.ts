import type { Response } from "express";

import type { ServiceContext } from "../../context.js";
import { MODES, type Mode, type Product } from "../../domain/product.js";
import { pageHeaders } from "../../pages/shell/headers.js";
import { sendText } from "../../pages/shell/send-text.js";
import { pathTo } from "../../pages/shell/paths.js";
import { html, type Html } from "../../presentation/html.js";
import { form } from "./form.js";
import { style } from "./style.js";
import {
  consolePath,
  mayAct,
  organisationPath,
  productPath,
  strictestMode,
  type MenuEntry,
  type ProductVisit,
  type Visit,
} from "./visit.js";

interface ConsolePage {
  title: string;
  body: Html;
  status?: number;
  /** The address of a script of this site. */
  script?: string;
  /** Whether the script reads pages of this site. */
  connects?: boolean;
  headers?: Readonly<Record<string, string>>;
}

const NO_ICON = "data:,";

const LOGO = html`<svg
  width="22"
  height="26"
  viewBox="0 0 24 28"
  aria-hidden="true"
  focusable="false"
>
  <path d="M12 1 2 5v8c0 6.5 4.3 11.5 10 14 5.7-2.5 10-7.5 10-14V5z" />
  <path class="mark" d="m7.5 13.5 3.3 3.3 6-6.6" />
</svg>`;

function send(
  services: ServiceContext,
  response: Response,
  { title, status = 200, script, connects = false, headers, body }: ConsolePage,
): void {
  response.status(status).set({
    ...pageHeaders([], { hasScript: script !== undefined, connects }),
    ...headers,
    Vary: "Cookie",
  });
  const page = html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · Kinward console</title>
        <link rel="icon" href="${NO_ICON}" />
        <link rel="stylesheet" href="${pathTo(services, style.href)}" />
        ${script !== undefined && html`<script src="${pathTo(services, script)}" defer></script>`}
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        ${body}
      </body>
    </html> `;
  sendText(response, "html", page.toString());
}

/** Sends a page for people who are not signed in, or whose place in the console is not known. */
export function sendPlainPage(services: ServiceContext, response: Response, page: ConsolePage) {
  send(services, response, {
    ...page,
    body: html`<header class="head">
        <a class="logo" href="${consolePath(services)}">${LOGO}<span>Kinward console</span></a>
      </header>
      <main id="content" class="narrow" tabindex="-1">${page.body}</main>`,
  });
}

const isProductVisit = (visit: Visit): visit is ProductVisit => "product" in visit;

/**
 * Sends a page inside the shell: the menu, and the head with organisation, product and mode. Where a form was refused, its status
 * is 422, and an error that belongs to no field, named `act`, stands above the page.
 */
export function sendConsolePage(visit: Visit, response: Response, page: ConsolePage): void {
  const { services, draft } = visit;
  const refusal = draft.errors["act"];
  send(services, response, {
    status: Object.keys(draft.errors).length > 0 ? 422 : 200,
    ...page,
    body: html`<header class="head">
        <a class="logo" href="${consolePath(services)}">${LOGO}<span>Kinward console</span></a>
        ${trail(visit)}
        <details class="menu person">
          <summary>${visit.operator.address}</summary>
          <div>
            <p class="hint">${visit.operator.role} of ${visit.organisation}</p>
            <p><a href="${consolePath(services, "/-/passkeys")}">Your passkeys</a></p>
            ${form(visit, consolePath(services, "/-/sign-out"), html`<button class="button second">Sign out</button>`)}
          </div>
        </details>
      </header>
      <div class="frame">
        ${menu(visit)}
        <main id="content" tabindex="-1">
          ${isProductVisit(visit) && visit.mode === "test" && html`<p class="test-mode">Test mode</p>`}
          ${refusal !== undefined && html`<p class="error" role="alert">${refusal}</p>`}
          ${page.body}
        </main>
      </div>`,
  });
}

const hasLiveMode = (visit: Visit): boolean => strictestMode(visit.services) === "live";

/** The organisation, and of a product's page its product and mode, each with a way to the others. */
function trail(visit: Visit): Html {
  const products = visit.services.catalogue.productsOf(visit.organisation, visit.mode);
  const own = isProductVisit(visit) ? visit : undefined;
  const here = own?.product;
  const room = own && roomOf(own);
  return html`<nav class="trail" aria-label="Organisation, product and mode">
    <a href="${organisationPath(visit)}">${visit.organisation}</a>
    <details class="menu">
      <summary>${here?.name ?? "Products"}</summary>
      <ul>
        ${products.map(
          (product) =>
            html`<li>
              <a
                href="${pathOfProduct(visit, product, own?.mode ?? "test", room)}"
                ${product.productId === here?.productId && html` aria-current="true"`}
                >${product.name} <small>${product.productId}</small></a
              >
            </li>`,
        )}
      </ul>
    </details>
    ${
      here &&
      html`<span class="modes"
        >${MODES.map((mode) =>
          mode === "live" && !hasLiveMode(visit)
            ? html`<span class="off" title="With a manual clock there is no live mode.">live</span>`
            : html`<a
                href="${pathOfProduct(visit, here, mode, room)}"
                ${mode === visit.mode && html` aria-current="true"`}
                >${mode}</a
              >`,
        )}</span
      >`
    }
  </nav>`;
}

const pathOfRoom = (id: string): string => (id === "" ? "" : `/${id}`);

/**
 * Returns the path of a product in a mode: of this room, or of the first that the operator may see there; the organisation's
 * where that is none.
 */
export function pathOfProduct(
  visit: Visit,
  { productId }: Pick<Product, "productId">,
  mode: Mode,
  room?: MenuEntry,
): string {
  const isOpen = ({ of, sees }: MenuEntry) => of === "product" && mayAct(visit, sees, mode);
  const wanted = room && isOpen(room) ? room : visit.rooms.find(isOpen);
  return wanted
    ? productPath(visit, pathOfRoom(wanted.id), { productId, mode })
    : organisationPath(visit);
}

/** Returns the room that a page of a product belongs to. */
const roomOf = (visit: ProductVisit) =>
  visit.rooms.find(
    ({ of, id }) =>
      of === "product" &&
      (id === ""
        ? visit.path === productPath(visit)
        : `${visit.path}/`.startsWith(`${productPath(visit, `/${id}`)}/`)),
  );

/** The rooms that this operator may see: those of the product, and those of the organisation. */
function menu(visit: Visit): Html {
  const product = isProductVisit(visit);
  const entries = visit.rooms
    .filter(({ sees, of }) => mayAct(visit, sees) && (of === "organisation" || product))
    .map(({ id, title, of }) => ({
      title,
      path:
        of === "product"
          ? productPath(visit, pathOfRoom(id))
          : organisationPath(visit, pathOfRoom(id)),
    }));
  const current = entries
    .filter(({ path }) => `${visit.path}/`.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
  return html`<nav class="rooms" aria-label="Rooms">
    <ul>
      ${entries.map(
        (entry) =>
          html`<li>
            <a href="${entry.path}" ${entry === current && html` aria-current="page"`}
              >${entry.title}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
}
