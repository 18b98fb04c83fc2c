// The frame of all pages of the law.
import type { Response } from "express";

import type { ServiceContext } from "../../context.js";
import { VERSION } from "../../lib/version.js";
import { releaseOf } from "../../policy/release.js";
import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";
import { sendPage } from "../shell/layout.js";
import { pathTo } from "../shell/paths.js";
import { lawStyle } from "../shell/style.js";
import { LAW_MAX_AGE_SECONDS } from "./has-law-pages.js";
import type { LawQuery } from "./query.js";

type Services = Pick<ServiceContext, "publicUrl" | "policy">;

/** Returns the path of a place, with the parameters of the question about it. */
export function placePath(
  services: Pick<ServiceContext, "publicUrl">,
  code: string,
  asked: Readonly<{ [Name in keyof LawQuery]?: LawQuery[Name] | undefined }> = {},
  ending: "" | ".json" = "",
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked))
    if (value !== undefined) query.set(name, String(value));
  const path = pathTo(services, `/law/${code}${ending}`);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** Says that a link was made with another release than this one. */
export function otherRelease(
  { policy }: Pick<ServiceContext, "policy">,
  { release: asked }: Pick<LawQuery, "release">,
  { law: t }: Texts,
): Html | false {
  const release = releaseOf(policy);
  return (
    asked !== undefined &&
    asked !== release &&
    html`<p class="notice">${t.otherRelease({ asked, release })}</p>`
  );
}

interface LawPage {
  texts: Texts;
  title: string;
  body: Html;
  status?: number;
  hasErrors?: boolean;
  /** What the page shows, for a link that keeps it. */
  permalink: string;
  /** The forms of data that say what the page says: their names and paths. */
  data: readonly (readonly [string, string])[];
}

/** Sends a page, with the links that end each page. */
export function sendLawPage(services: ServiceContext, response: Response, page: LawPage): void {
  const { texts, title, body, status = 200, hasErrors = false, permalink, data } = page;
  const { law: t } = texts;
  sendPage(services, response, {
    texts,
    title,
    status,
    hasErrors,
    style: lawStyle.href,
    ...(status === 200 && { maxAgeSeconds: LAW_MAX_AGE_SECONDS }),
    body: html`${body}
      <section class="about">
        <p><strong>${t.notAdvice}</strong></p>
        <p>${t.version({ release: releaseOf(services.policy), version: VERSION })} ${t.mistake}</p>
        <ul class="ways">
          <li><a href="${permalink}">${t.permalink}</a></li>
          ${data.map(
            ([name, path]) =>
              html`<li>
                <a href="${path}">${texts.shell.labelled({ term: t.data, text: name })}</a>
              </li>`,
          )}
        </ul>
      </section>`,
  });
}

/** Searches a place by its name or code. */
export const searchForm = (services: Services, { law: { search } }: Texts, value = ""): Html =>
  html`<form class="search" method="get" action="${pathTo(services, "/law")}" role="search">
    <div class="field">
      <label for="place">${search.label}</label>
      <p class="hint" id="place-hint">${search.hint}</p>
      <div class="finder">
        <input
          id="place"
          name="place"
          value="${value}"
          aria-describedby="place-hint"
          maxlength="80"
        />
        <button class="button">${search.find}</button>
      </div>
    </div>
  </form>`;
