// Asks a guardian when the child was born, where the known age is not certain.
import type { Request, Response } from "express";

import type { ServiceContext } from "../../context.js";
import type { TypedDate } from "../../domain/age/birth-date-input.js";
import { html } from "../../presentation/html.js";
import { dateFields } from "../shell/date-fields.js";
import { field } from "../shell/form.js";
import { sendPage } from "../shell/layout.js";
import { consentPath } from "../shell/paths.js";
import { makeStepNonce } from "./step-nonce.js";
import { pageOf, stateMessages, type ConsentVisit } from "./visit.js";
import { pageForm } from "../shell/language-menu.js";

const STEP = { name: "birth-date" } as const;

export const readTyped = (request: Request): TypedDate => ({
  day: field(request, "day"),
  month: field(request, "month"),
  year: field(request, "year"),
});

/** A rejected form: it had no date, or a date that only the reader of a mail may give. */
type Refused = Readonly<{ typed: TypedDate; needsMail: boolean }>;

export function sendBirthDate(
  services: ServiceContext,
  response: Response,
  visit: ConsentVisit,
  refused: Refused | undefined,
): void {
  const { challenge, context, texts, token } = visit;
  const { birthDate: t } = texts;
  sendPage(services, response, {
    ...pageOf(visit),
    messages: stateMessages(challenge),
    title: t.title,
    status: refused ? 422 : 200,
    hasErrors: refused !== undefined,
    body: html`<h1>${t.title}</h1>
      <p class="lead">${t.lead(context.product.name)}</p>
      <form
        ${pageForm}
        method="post"
        action="${consentPath(context, token)}"
        class="card"
        novalidate
      >
        <input type="hidden" name="nonce" value="${makeStepNonce(visit, STEP)}" />
        ${dateFields(texts, {
          legend: t.legend,
          typed: refused?.typed ?? readTyped(response.req),
          error: refused && (refused.needsMail ? t.needsMail(context.product.name) : t.wrong),
          isOwn: false,
          jurisdiction: challenge.jurisdiction,
        })}
        <button class="button">${t.submit}</button>
        <button class="button third" name="decision" value="not-my-child">
          ${texts.consent.notMyChild}
        </button>
      </form>`,
  });
}
