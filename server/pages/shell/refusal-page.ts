import type { ErrorRequestHandler, Request, Response } from "express";

import type { ServiceContext } from "../../context.js";
import { ServiceError } from "../../lib/errors.js";
import { spanIds, spanOf } from "../../lib/tracing.js";
import { html, type Html } from "../../presentation/html.js";
import { sendPage } from "./layout.js";
import { pathTo } from "./paths.js";
import { requestIdOf } from "./request-id.js";
import { Refusal, type RefusalReason } from "./refusal.js";
import { withRefusal } from "./refused.js";
import { textsForPlayer, type Texts } from "../../presentation/texts/index.js";
import { textsOf } from "./language.js";

const RETRY_AFTER_SECONDS = "5";

/** Renders every error as a page, never as Express's own text. */
export const renderRefusals =
  (services: ServiceContext): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    const refusal = error instanceof Refusal ? error : refusalOf(error);
    if (refusal.status >= 500) logFailure(services, response, error);
    if (response.headersSent) return void response.destroy();
    sendRefusal(services, request, response, refusal);
  };

/** Logs an error of the service that ended a page. */
export function logFailure({ log }: Pick<ServiceContext, "log">, response: Response, err: unknown) {
  const span = spanOf(response);
  log.error({ ...(span && spanIds(span)), requestId: requestIdOf(response), err }, "page failed");
}

/** Returns the refusal for an error below the pages, by the status that Express's parsers give it. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof ServiceError && error.code === "UNAVAILABLE") {
    return new Refusal("unavailable", { headers: { "Retry-After": RETRY_AFTER_SECONDS } });
  }
  if (error instanceof ServiceError && error.code === "NOT_CONFIGURED")
    return new Refusal("unavailable");
  // A concurrent request has deleted or changed the subject of the page.
  if (error instanceof ServiceError && error.code === "NOT_FOUND")
    return new Refusal("unknownPage");
  if (error instanceof ServiceError && error.code === "CONFLICT") return new Refusal("unavailable");
  const status = error instanceof Object && "status" in error ? Number(error.status) : 500;
  const reason: RefusalReason =
    status === 413 ? "tooLarge" : status >= 400 && status < 500 ? "unreadable" : "failed";
  return new Refusal(reason);
}

/** Addresses that lead nowhere, or no longer do. The page mentions the code on the child's screen and the family pages. */
const DEAD_LINKS: ReadonlySet<RefusalReason> = new Set([
  "unknownLink",
  "expiredLink",
  "oldLink",
  "replacedLink",
  "unknownPage",
]);

/** Opens in new tabs, because no page of a product may frame them. */
const otherWays = (services: ServiceContext, { home: t }: Texts): Html =>
  html`<ul class="links">
    <li>
      <a href="${pathTo(services, "/code")}" target="_blank" rel="noopener">${t.code}</a>
      <span class="hint">${t.codeHint}</span>
    </li>
    <li>
      <a href="${pathTo(services, "/family")}" target="_blank" rel="noopener">${t.family}</a>
      <span class="hint">${t.familyHint}</span>
    </li>
  </ul>`;

/** Holds a form that could not be taken, so that nothing typed is lost; false where there is none. */
function unsentForm(services: ServiceContext, request: Request, { shell: t }: Texts): Html | false {
  const typed = Object.entries((request.body ?? {}) as Record<string, string | string[]>);
  if (request.method !== "POST" || typed.length === 0) return false;
  const path = request.originalUrl.replace(/^[^?]*/, pathTo(services, request.path));
  return html`<form method="post" action="${path}" class="actions">
    ${typed.flatMap(([name, values]) =>
      [values].flat().map((value) => html`<input type="hidden" name="${name}" value="${value}" />`),
    )}
    <p>${t.answersKept}</p>
    <button class="button">${t.sendAgain}</button>
  </form>`;
}

function sendRefusal(
  services: ServiceContext,
  request: Request,
  response: Response,
  refusal: Refusal,
): void {
  const { reason, status, headers, startAt, framedBy, offer, isForPlayer } = refusal;
  const inLanguage = textsOf(request, refusal.locale);
  const texts = isForPlayer ? textsForPlayer(inLanguage) : inLanguage;
  const { title, text } = texts.refusals[reason];
  const unsent = reason === "unavailable" && unsentForm(services, request, texts);
  sendPage(services, response, {
    texts,
    title,
    status,
    headers,
    framedBy,
    isForPlayer,
    leadsTo: unsent ? null : withRefusal(startAt ?? pathTo(services, response.req.path), reason),
    body: html`<h1>${title}</h1>
      <p class="lead">${text}</p>
      ${offer} ${unsent}
      ${startAt !== undefined && html`<p class="actions"><a class="button${status === 429 && " second"}" href="${startAt}">${texts.shell.startAgain}</a></p>`}
      ${DEAD_LINKS.has(refusal.reason) && otherWays(services, texts)}`,
  });
}
