import type { Response } from "express";

import { html, type Html } from "../../presentation/html.js";
import { form, reasonField } from "./form.js";
import { sendConsolePage } from "./layout.js";
import type { Visit } from "./visit.js";

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
  visit: Visit,
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
  sendConsolePage(visit, response, {
    title,
    body: html`<h1>${title}</h1>
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
