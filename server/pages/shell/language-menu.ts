import type { Request } from "express";

import type { ServiceContext } from "../../context.js";
import { html, type Html } from "../../presentation/html.js";
import { LANGUAGES, type Language } from "../../domain/language.js";
import type { Texts } from "../../presentation/texts/index.js";
import { CHOICE, pageAddress } from "./language.js";

/** Marks the form of a page whose typed values a change of language keeps. */
const PAGE_FORM = "page-form";
export const pageForm = html`id="${PAGE_FORM}"`;

const MENU = "languages";

/** The name of each language in itself. */
const NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Español",
  pt: "Português",
  fr: "Français",
  de: "Deutsch",
  ar: "العربية",
};

/** Leads to the menu from where people look for it. */
export const languageLink = ({ language, shell }: Texts): Html | false =>
  LANGUAGES.length > 1 &&
  html`<a class="language" href="#${MENU}"
    ><svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="8" />
      <path d="M2 10h16M10 2c-5 5-5 11 0 16 5-5 5-11 0-16" /></svg
    ><span class="unseen">${shell.chooseLanguage}</span> ${NAMES[language]}</a
  >`;

/**
 * Lists every language by its own name. It comes last, so that Enter in a field never presses one of its buttons. They send the
 * form of the page, if any, so that what was typed is kept.
 */
export function languageMenu(
  services: ServiceContext,
  request: Request,
  { language: current, shell }: Texts,
  body: Html,
): Html | false {
  if (LANGUAGES.length < 2) return false;
  const address = pageAddress(services, request);
  const query = /\?.*$/.exec(address)?.[0] ?? "";
  const hasForm = body.toString().includes(` id="${PAGE_FORM}"`);
  const way = (language: Language, name: string) =>
    hasForm
      ? html`<button
          form="${PAGE_FORM}"
          formaction="${address}"
          formmethod="post"
          formnovalidate
          name="${CHOICE}"
          value="${language}"
          lang="${language}"
        >
          ${name}
        </button>`
      : html`<a
          href="${query}${query === "" ? "?" : "&"}${CHOICE}=${language}"
          hreflang="${language}"
          lang="${language}"
          >${name}</a
        >`;
  return html`<nav
    id="${MENU}"
    class="languages"
    aria-label="${shell.chooseLanguage}"
    tabindex="-1"
  >
    <ul>
      ${LANGUAGES.map((language) => {
        const name = NAMES[language];
        return html`<li dir="auto">
          ${
            language === current
              ? html`<strong lang="${language}" aria-current="true">${name}</strong>`
              : way(language, name)
          }
        </li>`;
      })}
    </ul>
  </nav>`;
}
