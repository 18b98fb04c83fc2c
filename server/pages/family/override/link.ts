// The page that the mail of a request leads to. A guardian can answer there without signing in.
import type { Response } from "express";

import { answerOverride } from "../../../actions/override/answer-override.js";
import { findNickname } from "../../../store/players/queries.js";
import { readScreentime } from "../../../actions/screentime/read-screentime.js";
import { contextFor, type Context, type ServiceContext } from "../../../context.js";
import { isToken } from "../../../domain/keyring.js";
import { localDayOf } from "../../../domain/screentime/local-day.js";
import { mayAnswer, overrideLinkHash, type Override } from "../../../domain/override/override.js";
import { limitOf } from "../../../domain/screentime/schedule.js";
import { viewSession, type SessionView } from "../../../domain/session/session.js";
import { findOverrideByLink, rereadOverride } from "../../../store/overrides/queries.js";
import { findSession } from "../../../store/sessions/queries.js";
import { pathTo } from "../../shell/paths.js";
import { field } from "../../shell/form.js";
import { html, type Html } from "../../../presentation/html.js";
import { redirectTo, sendPage } from "../../shell/layout.js";
import { makeNonce, consumeNonce } from "../../shell/nonce.js";
import { Refusal } from "../../shell/refusal.js";
import type { Texts } from "../../../presentation/texts/index.js";
import { lawBeside } from "../law-limits.js";
import { callBy, childName, describe } from "../children.js";
import { zoneOf } from "../../../domain/zones.js";
import { durationText, momentText } from "../../../presentation/times.js";
import {
  overrideForm,
  chosenAnswerForm,
  answerOf,
  grantText,
  requestSummary,
} from "./answer-form.js";
import type { PageHandler, PageRequest } from "../../shell/page.js";
import { textsOf } from "../../shell/language.js";

/** A guardian who opened the link in the mail of a request. */
interface OverrideVisit {
  token: string;
  context: Context;
  override: Override;
  /** Undefined once the session is revoked, because the page then says nothing of the child. */
  view: SessionView | undefined;
  texts: Texts;
}

/** Returns the visit for the link in the path. Refuses a link that is unknown. */
async function findOverrideVisit(
  services: ServiceContext,
  request: PageRequest<"token">,
): Promise<OverrideVisit> {
  const { token } = request.params;
  const override = isToken(token)
    ? await findOverrideByLink(services.store, {
        linkHash: overrideLinkHash(services.keyring, token),
      })
    : undefined;
  if (!override) throw new Refusal("unknownLink");
  const context = contextFor(services, override.productId, override.mode);
  const session = await findSession(context.db, {
    ...context.scope,
    sessionId: override.sessionId,
  });
  return {
    token,
    context,
    override,
    view: session && viewSession(session, context),
    texts: textsOf(request),
  };
}

/** Returns the answer that was chosen in the mail. It has to be confirmed, because opening a page decides nothing. */
function chosenIn({ query }: PageRequest<"token">): string | undefined {
  const { answer } = query;
  return typeof answer === "string" ? answer : undefined;
}

const isOpen = ({ override, view, context }: OverrideVisit): boolean =>
  view !== undefined && mayAnswer(override, context.now);

const subjectOf = ({ overrideId }: Override) => `override ${overrideId}`;
const pathOf = (services: ServiceContext, { token }: OverrideVisit) =>
  pathTo(services, `/family/override/${token}`);

/** Shows the request, or how it was answered. Decides nothing. */
export const showOverride: PageHandler<"token"> = async (services, request, response) =>
  sendVisit(services, response, await findOverrideVisit(services, request), {
    chosen: chosenIn(request),
    ...(request.query["closed"] !== undefined && { status: 409 }),
  });

export const answerByLink: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findOverrideVisit(services, request);
  const { context, override } = visit;
  const { now, keyring } = context;
  const answer = answerOf(field(request, "answer"));
  const result = await services.store.write(async (tx) => {
    const nonce = field(request, "nonce");
    if (!(await consumeNonce(tx, keyring, { nonce, subject: subjectOf(override), now })))
      return "refused";
    if (!answer) return "unreadable";
    if (!visit.view || !mayAnswer(await rereadOverride(tx, override), now)) return "late";
    await answerOverride(tx, { ...context, db: tx }, override, answer, { by: "override-link" });
    return "done";
  });
  const path = pathOf(services, visit);
  if (result === "done") return redirectTo(response, path);
  if (result === "late") return redirectTo(response, `${path}?closed=1`);
  if (result === "unreadable") throw new Refusal("unreadable", { startAt: path });
  const again = await findOverrideVisit(services, request);
  if (isOpen(again)) throw new Refusal("startAgain", { startAt: path });
  await sendVisit(services, response, again, { status: 403 });
};

/** Sends the page. `status` is set where the form came twice or too late, because its sender wants to see the current state. */
async function sendVisit(
  services: ServiceContext,
  response: Response,
  visit: OverrideVisit,
  { status, chosen }: { status?: 403 | 409; chosen?: string | undefined },
): Promise<void> {
  const { texts, context, override } = visit;
  const { repeated, override: t } = texts;
  const title = isOpen(visit) ? t.title[override.type](context.product.name) : result(visit).title;
  sendPage(services, response, {
    texts,
    title,
    ...(status && { status }),
    leadsTo: `${pathOf(services, visit)}?closed=1`,
    isTestMode: context.mode === "test",
    product: context.product,
    body: html`${
      status &&
      html`<div class="notice" role="alert">
        <h2>${repeated.title}</h2>
        <p>${repeated.text}</p>
      </div>`
    }
    ${isOpen(visit) ? await question(services, visit, chosen) : resultPage(services, visit)}`,
  });
}

async function question(
  services: ServiceContext,
  visit: OverrideVisit,
  chosen: string | undefined,
): Promise<Html> {
  const { context, override, view, texts } = visit;
  const { override: t, language } = texts;
  const { now } = context;
  const zone = view ? zoneOf(view.session) : "UTC";
  const lapses = momentText(override.expiresAt, { zone, now, language });
  const nonce = makeNonce(services, subjectOf(override), now);
  const form = { action: pathOf(services, visit), nonce };
  return html`<h1>${t.title[override.type](context.product.name)}</h1>
    ${view && (await aboutChild(visit, view))} ${requestSummary(override, texts)}
    ${view && (await playedToday(visit, view))} ${view && lawBeside(visit, view.session)}
    ${(chosen !== undefined && chosenAnswerForm(chosen, override, form, texts)) || overrideForm(override, form, texts)}
    <p class="hint">${t.onlyToday} ${t.until(lapses)}</p>`;
}

async function aboutChild({ context, texts }: OverrideVisit, view: SessionView): Promise<Html> {
  // The mail went to one address, so the page does not look for other children.
  const known = describe({ view, context }, texts, { isOnly: false });
  // The page is reached from a mail, so it uses the nickname only where mails may.
  const nickname = await findNickname(context.db, context.tenancy, view.session.kuid);
  const child = nickname?.isInMails ? callBy(nickname, known, texts) : known;
  return html`<p>${childName(child)}<br /><span class="hint">${child.about}</span></p>`;
}

/** Returns what was played today, but nothing about a child who has come of age. */
async function playedToday(
  { context, texts }: OverrideVisit,
  view: SessionView,
): Promise<Html | false> {
  if (describe({ view, context }, texts, { isOnly: true }).isAdult) return false;
  const state = await readScreentime(context.db, context, view.session);
  if (!state.enabled) return false;
  const { override: t } = texts;
  const { timeUsedTodayMinutes, timeLimitTodayMinutes } = state.state;
  const used = durationText(timeUsedTodayMinutes, texts);
  const today = localDayOf(state.schedule.timezone, context.now);
  const hasLimit = limitOf(state.schedule, today) !== undefined;
  return html`<p>
    ${hasLimit ? t.used({ used, limit: durationText(timeLimitTodayMinutes, texts) }) : t.usedWithoutLimit(used)}
  </p>`;
}

/** Returns how a request ended, in words. */
function result({ override, texts, context }: OverrideVisit): { title: string; text: string } {
  const { override: t } = texts;
  const { status, withdrawnAt } = override;
  if (withdrawnAt !== null) return { title: t.withdrawn, text: t.withdrawnText };
  switch (status) {
    case "granted":
      return {
        title: t.granted,
        text: `${grantText(override, texts)} ${t.mayTakeBack(context.product.name)}`,
      };
    case "denied":
      return { title: t.denied, text: t.deniedText };
    case "expired":
    case "pending":
      return { title: t.expired, text: t.expiredText };
  }
}

function resultPage(services: ServiceContext, visit: OverrideVisit): Html {
  const { override: t } = visit.texts;
  const { title, text } = result(visit);
  return html`<div class="result${visit.override.status === "granted" && " given"}">
      <h1>${title}</h1>
      <p class="lead">${text}</p>
    </div>
    <p>${t.close} <a href="${pathTo(services, "/family")}">${t.family}</a></p>`;
}
