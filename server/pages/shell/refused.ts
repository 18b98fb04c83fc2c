// A refused form leads to a page that is fetched and says why.
import type { Request } from "express";

import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";
import type { RefusalReason } from "./refusal.js";

/** Returns the path of a page with the reason why a form was refused. */
export const withRefusal = (path: string, reason: RefusalReason): string =>
  `${path}${path.includes("?") ? "&" : "?"}refused=${reason}`;

/** Says why the form that led to this page was refused; undefined where none was, or where the page itself says so. */
export function refusedNotice(
  { method, query }: Pick<Request, "method" | "query">,
  { texts, title: ownTitle }: Readonly<{ texts: Texts; title: string }>,
): Html | undefined {
  const reason = query["refused"];
  if (method === "POST") return undefined;
  if (typeof reason !== "string" || !Object.hasOwn(texts.refusals, reason)) return undefined;
  const { title, text } = texts.refusals[reason as RefusalReason];
  if (title === ownTitle) return undefined;
  return html`<div class="notice" role="alert">
    <h2>${title}</h2>
    <p>${text}</p>
  </div>`;
}
