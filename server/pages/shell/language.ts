// Decides a visitor's language: their choice on a page, else the language of their link, else of the challenge or widget of the
// link, else of their browser, else English.
import type { Request } from "express";

import type { ServiceContext } from "../../context.js";
import { languageOf, textsFor, type Language, type Texts } from "../../presentation/texts/index.js";
import { cookieIn } from "./cookie.js";
import { pathTo } from "./paths.js";

/** The parameter by which a page's menu chooses a language. */
export const CHOICE = "language";
/** The parameter by which a link names its language. */
export const LINK = "locale";

export const CHOSEN = "kinward-language";
export const BROUGHT = "kinward-link-language";

type Asking = Pick<Request, "headers" | "query">;

/** Returns the language that a parameter or cookie names, if it is on offer. */
export const named = (value: unknown): Language | undefined =>
  typeof value === "string" ? languageOf(value) : undefined;

/** Returns what the visitor chose themselves, on this page or before. */
export const chosenLanguage = (request: Asking): Language | undefined =>
  named(request.query[CHOICE]) ?? named(cookieIn(request, CHOSEN));

/** Returns the texts for a visitor. `locale` is the language of the challenge or widget of their link. */
export const textsOf = (request: Asking, locale: string | null = null): Texts =>
  textsFor(
    [
      chosenLanguage(request),
      named(request.query[LINK]) ?? named(cookieIn(request, BROUGHT)),
      locale,
    ],
    request.headers["accept-language"],
  );

/** Parameters of a single visit, which a change of language drops. */
const OF_A_VISIT = [CHOICE, LINK, "form"];

/** Returns the address of the requested page, without its language and without what was typed. */
export function pageAddress(
  services: Pick<ServiceContext, "publicUrl">,
  { path, originalUrl }: Pick<Request, "path" | "originalUrl">,
): string {
  const query = new URL(originalUrl, "http://page.invalid").searchParams;
  for (const name of OF_A_VISIT) query.delete(name);
  return pathTo(services, path) + (query.size > 0 ? `?${query.toString()}` : "");
}
