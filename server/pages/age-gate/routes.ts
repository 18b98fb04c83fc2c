import type { Request, Response } from "express";

import { answerAgeWidget, findAgeWidget, isAnswered } from "../../actions/widget/age-widget.js";
import type { Context, ServiceContext } from "../../context.js";
import { html } from "../../presentation/html.js";
import type { Db } from "../../store/engine/db.js";
import { lockWidget } from "../../store/verifications/widgets.js";
import type { Widget } from "../../store/verifications/table.js";
import { pathToDraft, readDraft } from "../shell/draft.js";
import { field } from "../shell/form.js";
import { redirectTo, sendPage } from "../shell/layout.js";
import { consumeNonce, makeNonce } from "../shell/nonce.js";
import type { PageHandler, PageRequest } from "../shell/page.js";
import { Refusal } from "../shell/refusal.js";
import { questionFields, readAnswer, type Typed } from "./question.js";
import { findEarlierAnswer, keepAnswer } from "./earlier-answer.js";
import { ageGateResult, answeredAlready } from "./result.js";
import { ageGatePath, findAgeGateVisit, pageOf, type AgeGateVisit } from "./visit.js";
import { pageForm } from "../shell/language-menu.js";

const subjectOf = ({ widgetId }: Pick<Widget, "widgetId">) => `age ${widgetId}`;

/** The seconds after which a page that waits for a guardian reloads. */
const LOOK_AGAIN = 10;

export const showAgeGate: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findAgeGateVisit(services, request);
  const earlier = findEarlierAnswer(visit, request);
  if (!isAnswered(visit.widget))
    return earlier === undefined
      ? sendQuestion(services, request, response, visit)
      : sendPage(services, response, { ...pageOf(visit), ...answeredAlready(visit, earlier) });
  const result = await ageGateResult(visit, {
    isSent: request.query["sent"] !== undefined,
    again: earlier?.until,
  });
  const { back, isWaiting, ...page } = result;
  // In a frame the page sends a message to the product's page; in a whole window it leads to the product's address.
  if (back !== undefined && !isWaiting && request.get("Sec-Fetch-Dest") === "document")
    return redirectTo(response, back);
  sendPage(services, response, {
    ...pageOf(visit),
    ...page,
    ...(isWaiting && { headers: { Refresh: String(LOOK_AGAIN) } }),
  });
};

async function sendQuestion(
  services: ServiceContext,
  request: PageRequest<"token">,
  response: Response,
  visit: AgeGateVisit,
): Promise<void> {
  const { context, widget, texts, token } = visit;
  const { ageGate: t } = texts;
  const draft = (await readDraft(services, request)) as Typed | undefined;
  const nonce = makeNonce(services, subjectOf(widget), context.now);
  sendPage(services, response, {
    ...pageOf(visit),
    title: t.title,
    status: draft ? 422 : 200,
    hasErrors: draft !== undefined,
    body: html`<h1>${t.title}</h1>
      <p class="lead">${t.lead(context.product.name)}</p>
      <form
        ${pageForm}
        method="post"
        action="${ageGatePath(context, token)}"
        class="card"
        novalidate
      >
        <input type="hidden" name="nonce" value="${nonce}" />
        ${questionFields(context.product, texts, {
          typed: draft ?? typedIn(request),
          hasError: draft !== undefined,
          jurisdiction: widget.jurisdiction,
        })}
        <button class="button">${t.submit}</button>
      </form>
      <p class="hint">${t.use(context.product.name)}</p>`,
  });
}

const typedIn = (request: Request): Typed => ({
  day: field(request, "day"),
  month: field(request, "month"),
  year: field(request, "year"),
  age: field(request, "age"),
});

/** Takes the answer. A second answer changes nothing and leads to the result of the first. */
export const answerAgeGate: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findAgeGateVisit(services, request);
  const { context, widget, token } = visit;
  const path = ageGatePath(context, token);
  if (!isAnswered(widget) && findEarlierAnswer(visit, request)) return redirectTo(response, path);
  const next = await context.db.write((tx) =>
    takeAnswer(tx, context, widget, {
      path,
      nonce: field(request, "nonce"),
      typed: typedIn(request),
    }),
  );
  if (next === undefined)
    throw new Refusal("startAgain", {
      startAt: path,
      locale: widget.locale,
      isForPlayer: true,
      framedBy: context.product.origins,
    });
  const status = (await findAgeWidget(services, token))?.status ?? null;
  if (status !== null && status !== "PASS") keepAnswer(visit, response);
  redirectTo(response, next);
};

/** Returns the path that follows; undefined where the form is not one of ours or was sent before. */
async function takeAnswer(
  tx: Db,
  context: Context,
  { widgetId }: Widget,
  { path, nonce, typed }: Readonly<{ path: string; nonce: string; typed: Typed }>,
): Promise<string | undefined> {
  const subject = subjectOf({ widgetId });
  if (!(await consumeNonce(tx, context.keyring, { nonce, subject, now: context.now })))
    return undefined;
  const widget = await lockWidget(tx, { widgetId });
  if (!widget || isAnswered(widget)) return path;
  const answer = readAnswer(context.product, typed, context.now);
  if (!answer) return pathToDraft(tx, context, path, typed);
  await answerAgeWidget(tx, context, widget, answer);
  return path;
}
