import type { Request, Response } from "express";

import type { ServiceContext } from "../../context.js";
import { pathTo } from "./paths.js";
import { pageHeaders } from "./headers.js";
import { html, type Html } from "../../presentation/html.js";
import { refusedNotice } from "./refused.js";
import { brandLogo, brandStyle, type Branded } from "./brand.js";
import { allowKeeping } from "./allow-keeping.js";
import { sendText } from "./send-text.js";
import { frameScript, type WidgetMessage } from "./frame.js";
import { languageLink, languageMenu } from "./language-menu.js";
import { style as pageStyle } from "./style.js";
import type { Texts } from "../../presentation/texts/index.js";

interface Page {
  texts: Texts;
  title: string;
  body: Html;
  status?: number;
  /** The form has errors, which screen readers announce first. */
  hasErrors?: boolean;
  isTestMode?: boolean;
  /** The product that asks, whose logo and colour the page has. */
  product?: Branded | undefined;
  /** The reader is a player and not a guardian. */
  isForPlayer?: boolean;
  framedBy?: readonly string[];
  /** Messages to the page that frames this one. */
  messages?: readonly WidgetMessage[];
  /** The address of a script that runs in a frame or out of it. */
  script?: string;
  /** The address of a style sheet beside that of all pages. */
  style?: string;
  /** For how many seconds a browser may keep it: it is about no one. */
  maxAgeSeconds?: number;
  /** Where its form may end outside this site: an origin, or the scheme of an app. */
  formEndsAt?: string;
  headers?: Readonly<Record<string, string>>;
  /** The path that a form's response leads to, by default the page of the form. `null`: the page has the form in it. */
  leadsTo?: string | null;
}

/**
 * Sends a page. The response to a form is replaced by a page that is fetched, so that Back and Reload never ask to send the
 * form again, and programs still see its status.
 */
export function sendPage(services: ServiceContext, response: Response, page: Page): void {
  const { req } = response;
  const { leadsTo = pathTo(services, req.path), framedBy = [], formEndsAt } = page;
  response.status(page.status ?? 200).set({
    ...pageHeaders(framedBy, {
      formEndsAt,
      hasScript: page.script !== undefined || isInFrame(req, page),
    }),
    "Content-Language": page.texts.language,
    ...page.headers,
    ...(req.method === "POST" && leadsTo !== null && { Refresh: `0; url=${leadsTo}` }),
  });
  const text = layout(services, req, page).toString();
  const { maxAgeSeconds } = page;
  if (maxAgeSeconds !== undefined) allowKeeping(response, text, maxAgeSeconds);
  sendText(response, "html", text);
}

/** Only in a frame is the script of use that sends messages to the framing page. */
const isInFrame = (request: Request, { framedBy = [] }: Page): boolean =>
  framedBy.length > 0 && request.get("Sec-Fetch-Dest") === "iframe";

/** Redirects to a page of this site by a GET. */
export function redirectTo(response: Response, path: string): void {
  response.set(pageHeaders([])).redirect(303, path);
}

/** Keeps browsers from requesting an icon that does not exist. */
const NO_ICON = "data:,";

const layout = (services: ServiceContext, request: Request, page: Page): Html => {
  const {
    texts,
    title,
    body,
    hasErrors,
    isTestMode,
    product,
    isForPlayer,
    framedBy = [],
    messages = [],
    script,
    style,
  } = page;
  return html`<!doctype html>
    <html lang="${texts.language}" dir="${texts.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <meta name="format-detection" content="telephone=no" />
        <title>${hasErrors ? texts.shell.errorTitle(title) : title}</title>
        <link rel="icon" href="${NO_ICON}" />
        <link rel="stylesheet" href="${pathTo(services, pageStyle.href)}" />
        ${style !== undefined && html`<link rel="stylesheet" href="${pathTo(services, style)}" />`}
        ${brandStyle(services, product)}
        ${
          isInFrame(request, page) &&
          html`<script
            src="${pathTo(services, frameScript.href)}"
            data-origins="${framedBy.join(" ")}"
            data-messages="${JSON.stringify(messages)}"
            defer
          ></script>`
        }
        ${script !== undefined && html`<script src="${pathTo(services, script)}" defer></script>`}
      </head>
      <body>
        <a class="skip" href="#content">${texts.shell.skipToContent}</a>
        <header class="brand">
          <div class="column">
            <svg width="24" height="28" viewBox="0 0 24 28" aria-hidden="true" focusable="false">
              <path d="M12 1 2 5v8c0 6.5 4.3 11.5 10 14 5.7-2.5 10-7.5 10-14V5z" />
              <path class="mark" d="m7.5 13.5 3.3 3.3 6-6.6" /></svg
            ><span
              ><strong>${texts.shell.serviceName}</strong>
              ${!isForPlayer && texts.shell.serviceClaim}</span
            >${languageLink(texts)}
          </div>
          ${isTestMode && html`<p class="test-mode">${texts.shell.testMode}</p>`}
        </header>
        <main id="content" class="column" tabindex="-1">
          ${refusedNotice(request, page)}${brandLogo(services, product)}${body}
        </main>
        <footer class="column">
          <p>${isForPlayer ? texts.shell.footerForPlayers : texts.shell.footer}</p>
          ${languageMenu(services, request, texts, body)}
        </footer>
      </body>
    </html> `;
};
