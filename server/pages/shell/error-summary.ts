import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";

/** Lists all errors of a form, each with a link to the part of the page that it is about. */
export const errorSummary = (
  texts: Texts,
  errors: readonly Readonly<{ at: string; text: string }>[],
): Html =>
  html`<div class="errors" role="alert" tabindex="-1" autofocus>
    <h2>${texts.consent.errorsTitle}</h2>
    <ul>
      ${errors.map(({ at, text }) => html`<li><a href="#${at}">${text}</a></li>`)}
    </ul>
  </div>`;
