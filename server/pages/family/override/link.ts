// The page that the mail of a request leads to: a guardian needs one tap to answer, without signing in.
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
import { callBy, childName, describe } from "../children.js";
import { zoneOf } from "../../../domain/zones.js";
import { durationText, momentText } from "../../../presentation/times.js";
import {
  answerForm,
  chosenAnswerForm,
  answerOf,
  grantText,
  requestSummary,
} from "./answer-form.js";
import type { PageHandler, PageRequest } from "../../shell/page.js";
import { textsOf } from "../../shell/language.js";

/** A guardian before a request, come by the link in its mail. */
interface OverrideVisit {
  token: string;
  context: Context;
  override: Override;
  /** Undefined once the session is revoked: then nothing is said of the child. */
  view: SessionView | undefined;
  texts: Texts;
}

/** The request that the link in the path leads to. Refuses a link that is unknown. */
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

/** The answer that was chosen in the mail: to be confirmed, for looking at it decides nothing. */
function chosenIn({ query }: PageRequest<"token">): string | undefined {
  const { answer } = query;
  return typeof answer === "string" ? answer : undefined;
}

const isOpen = ({ override, view, context }: OverrideVisit): boolean =>
  view !== undefined && mayAnswer(override, context.now);

const subjectOf = ({ overrideId }: Override) => `override ${overrideId}`;
const pathOf = (services: ServiceContext, { token }: OverrideVisit) =>
  pathTo(services, `/family/override/${token}`);

/** Shows what is asked, or how it was answered. Looking at it decides nothing. */
export const showOverride: PageHandler<"token"> = async (services, request, response) =>
  sendVisit(services, response, await findOverrideVisit(services, request), {
    chosen: chosenIn(request),
    ...(request.query["closed"] !== undefined && { status: 409 }),
  });

/** Takes the guardian's answer. */
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

/** `status`: the form came twice or too late. How things stand is what its sender wants to know. */
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
    ${view && (await playedToday(visit, view))}
    ${(chosen !== undefined && chosenAnswerForm(chosen, override, form, texts)) || answerForm(override, form, texts)}
    <p class="hint">${t.onlyToday} ${t.until(lapses)}</p>`;
}

async function aboutChild({ context, texts }: OverrideVisit, view: SessionView): Promise<Html> {
  // The mail went to one address; whether there is another child behind it, this page does not look.
  const known = describe({ view, context }, texts, { isOnly: false });
  // The page is reached from a mail: it says the name where mails may.
  const nickname = await findNickname(context.db, context.tenancy, view.session.kuid);
  const child = nickname?.isInMails ? callBy(nickname, known, texts) : known;
  return html`<p>${childName(child)}<br /><span class="hint">${child.about}</span></p>`;
}

/** Nothing of who has come of age: what they do is theirs. */
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

/** How a request ended, in words. */
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
