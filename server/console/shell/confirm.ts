import type { Response } from "express";

import { html, type Html } from "../../presentation/html.js";
import { form, reasonField } from "./form.js";
import { sendConsolePage } from "./layout.js";
import type { ProductVisit } from "./visit.js";

type Confirmation = Readonly<{
  title: string;
  effect: string | Html;
  button: string;
  isDangerous?: boolean;
  back: string;
  backText?: string;
}>;

/** Says what an act does, and asks for confirmation; in live mode for a reason too. The form is sent to the page itself. */
export function sendConfirmation(
  visit: ProductVisit,
  response: Response,
  {
    title,
    effect,
    button,
    isDangerous = false,
    back,
    backText = "Back to the player",
  }: Confirmation,
): void {
  const { errors } = visit.draft;
  sendConsolePage(visit, response, {
    title,
    status: Object.keys(errors).length > 0 ? 422 : 200,
    body: html`<h1>${title}</h1>
      ${errors["act"] !== undefined && html`<p class="error" role="alert">${errors["act"]}</p>`}
      <p class="lead">${effect}</p>
      ${form(
        visit,
        visit.path,
        html`${reasonField(visit)}
          <div class="actions">
            <button class="button${isDangerous && " danger"}">${button}</button>
            <a href="${back}">${backText}</a>
          </div>`,
      )}`,
  });
}
