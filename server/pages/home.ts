import { pathTo } from "./shell/paths.js";
import { html } from "../presentation/html.js";
import { sendPage } from "./shell/layout.js";
import { hasLawPages } from "./law/has-law-pages.js";
import { hasMailbox } from "./mailbox/routes.js";
import type { PageHandler } from "./shell/page.js";
import { textsOf } from "./shell/language.js";

/** Leads visitors of the bare address to what they look for. */
export const showHome: PageHandler = (services, request, response) => {
  const texts = textsOf(request);
  const { home } = texts;
  sendPage(services, response, {
    texts,
    title: home.title,
    body: html`<h1>${home.title}</h1>
      <p class="lead">${home.lead}</p>
      <ul class="links">
        <li>
          <a class="button" href="${pathTo(services, "/code")}">${home.code}</a>
          <span class="hint">${home.codeHint}</span>
        </li>
        <li>
          <a class="button second" href="${pathTo(services, "/family")}">${home.family}</a>
          <span class="hint">${home.familyHint}</span>
        </li>
        ${hasLawPages(services) && html`<li><a href="${pathTo(services, "/law")}">${texts.law.title}</a></li>`}
        <li><a href="${pathTo(services, "/docs")}">${home.docs}</a></li>
        ${hasMailbox(services) && html`<li><a href="${pathTo(services, "/mailbox")}">${home.mailbox}</a></li>`}
      </ul>`,
  });
};
