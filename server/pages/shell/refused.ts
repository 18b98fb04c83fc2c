// A form that was refused leads to a page that is fetched, which says so.
import type { Request } from "express";

import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";
import type { RefusalReason } from "./refusal.js";

/** The path of a page that shall say why a form was not taken. */
export const withRefusal = (path: string, reason: RefusalReason): string =>
  `${path}${path.includes("?") ? "&" : "?"}refused=${reason}`;

/** Why the form that led to this page was not taken; undefined where none did, and where the page itself says so. */
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
