// Keeps a visitor's language, and what they typed when they change it.
import type { RequestHandler, Response } from "express";

import type { ServiceContext } from "../../context.js";
import type { Language } from "../../presentation/texts/index.js";
import { cookieIn, cookieText, type Site } from "./cookie.js";
import { findDraft, saveDraft } from "./draft.js";
import { field } from "./form.js";
import { BROUGHT, CHOICE, CHOSEN, LINK, named, pageAddress } from "./language.js";
import { redirectTo } from "./layout.js";
import { pathTo } from "./paths.js";

const TYPED = "kinward-typed";
const YEAR_SECONDS = 365 * 86_400;
const TYPED_SECONDS = 300;

/** Returns a cookie that also works in a frame on a product's page. It holds a language, nothing secret. */
const cookie = (
  site: Site,
  name: string,
  value: string,
  options: Readonly<{ path: string; seconds?: number }>,
): string => cookieText(site, name, value, { ...options, sameSite: "None" });

const rememberChoice = (services: ServiceContext, response: Response, language: Language): void =>
  void response.append(
    "Set-Cookie",
    cookie(services, CHOSEN, language, { path: pathTo(services, "/"), seconds: YEAR_SECONDS }),
  );

/** Returns the pages that a link leads to: the family pages, or those of `/widgets/consent/<token>` and the like. */
const areaOf = (path: string): string =>
  path.startsWith("/family") ? "/family" : path.split("/").slice(0, 4).join("/");

/** Keeps the language that a visitor chose or their link named, and restores what was typed in another language. */
export const keepLanguage =
  (services: ServiceContext): RequestHandler =>
  async (request, response, next) => {
    const chosen = named(request.query[CHOICE]);
    const brought = named(request.query[LINK]);
    if (chosen) rememberChoice(services, response, chosen);
    if (brought) {
      const path = pathTo(services, areaOf(request.path));
      response.append("Set-Cookie", cookie(services, BROUGHT, brought, { path }));
    }
    const typed = cookieIn(request, TYPED);
    if (typed !== undefined) {
      const path = pathTo(services, request.path);
      response.append("Set-Cookie", cookie(services, TYPED, "", { path, seconds: 0 }));
      request.body = await findDraft(services, typed);
    }
    next();
  };

/**
 * Handles the form of a page's language menu: shows the page in that language, with what was typed, and does nothing else. A
 * cookie holds the key of the form, so that only its sender sees it filled in.
 */
export const changeLanguage =
  (services: ServiceContext): RequestHandler =>
  async (request, response, next) => {
    const chosen = named(field(request, CHOICE));
    if (!chosen) return next();
    const now = services.clock.now();
    const { nonce, ...typed } = request.body as Record<string, unknown>;
    void nonce;
    const key = await services.store.write((tx) => saveDraft(tx, { ...services, now }, typed));
    const path = pathTo(services, request.path);
    rememberChoice(services, response, chosen);
    response.append("Set-Cookie", cookie(services, TYPED, key, { path, seconds: TYPED_SECONDS }));
    redirectTo(response, pageAddress(services, request));
  };
