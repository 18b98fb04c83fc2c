// Shows the result of the age gate and what comes next.
import {
  challengeUrls,
  isAboutAge,
  isUnfinished,
  type Challenge,
} from "../../domain/challenge/challenge.js";
import { withOutcome } from "../../domain/challenge/redirect.js";
import { html, type Html } from "../../presentation/html.js";
import { requireChallenge } from "../../store/challenges/queries.js";
import { exitButton, type WidgetMessage } from "../shell/frame.js";
import { qrCode } from "../shell/qr-code.js";
import { emailPath, findAsked } from "./ask-by-email.js";
import { ageGatePath, type AgeGateVisit } from "./visit.js";

interface AgeGateResult {
  title: string;
  body: Html;
  messages: readonly WidgetMessage[];
  /** The address to which the product wants the visitor to return. */
  back: string | undefined;
  /** Whether a guardian has to decide first. */
  isWaiting: boolean;
}

/** Returns the address to which the product wants the visitor to return, with ids and nothing else. */
function wayBack({ widget }: AgeGateVisit, decided: Challenge | undefined): string | undefined {
  const { redirectUrl, kuid, challengeId } = widget;
  const status = decided ? statusOf(decided) : widget.status;
  const sessionId = decided?.status === "PASS" ? decided.sessionId : widget.sessionId;
  if (redirectUrl === null || status === null) return undefined;
  return withOutcome(redirectUrl, {
    status,
    ...(kuid !== null && { kuid }),
    ...(sessionId !== null && { sessionId }),
    ...(challengeId !== null && { challengeId }),
  });
}

/**
 * Shows the result. `isSent` means that the visitor has just sent the request to a guardian, `again` says when they may answer
 * again.
 */
export async function ageGateResult(
  visit: AgeGateVisit,
  { isSent, again }: Readonly<{ isSent: boolean; again: string | undefined }>,
): Promise<AgeGateResult> {
  const { context, widget } = visit;
  const { widgetId, status, challengeId, sessionId, kind } = widget;
  const challenge = challengeId && (await requireChallenge(context.db, context.scope, challengeId));
  const about: WidgetMessage[] = challenge
    ? [
        {
          type: "Widget.AgeGate.Challenge",
          data: { widgetId, challengeId, status: statusOf(challenge) },
        },
      ]
    : [];
  if (status !== "CHALLENGE" || !challenge) {
    const isPassed = status === "PASS" && sessionId !== null;
    const data = isPassed ? { status, sessionId } : { status: "PROHIBITED" as const };
    return {
      ...endOf(visit, isPassed, wayBack(visit, undefined), again),
      messages: [{ type: "Widget.AgeGate.Result", data: { widgetId, ...data } }, ...about],
    };
  }
  const messages: WidgetMessage[] = [
    {
      type: "Widget.AgeGate.Result",
      data: { widgetId, status, challengeId: challenge.challengeId },
    },
    ...about,
  ];
  if (kind === "e2e" && !isUnfinished(challenge)) {
    const back = wayBack(visit, challenge);
    return { ...endOf(visit, challenge.status === "PASS", back), messages };
  }
  const next = isAboutAge(challenge)
    ? proof(visit, challenge)
    : await question(visit, challenge, isSent);
  return { ...next, messages };
}

/** Leads the player to where they prove their age. The page of an end-to-end widget stays, and follows what comes of it. */
function proof(visit: AgeGateVisit, challenge: Challenge) {
  const { context, widget, texts } = visit;
  const { ageGate: t } = texts;
  const isWaiting = widget.kind === "e2e";
  const back = wayBack(visit, undefined);
  const { url } = challengeUrls(challenge, context.keyring, context.publicUrl);
  return {
    title: t.prove,
    back,
    isWaiting,
    body: html`<h1>${t.prove}</h1>
      <p class="lead">${t.proveText(context.product.name)}</p>
      <p class="actions">
        <a class="button" href="${new URL(url).pathname}" ${isWaiting && html`target="_blank"`}
          >${t.proveNow}</a
        >
      </p>
      ${isWaiting && html`<p class="hint">${t.proveGoesOn}</p>`} ${ways(visit, back)}`,
  };
}

/** Asks for a guardian. The page of an end-to-end widget then waits for the guardian's decision. */
async function question(visit: AgeGateVisit, challenge: Challenge, isSent: boolean) {
  const { context, widget, texts } = visit;
  const { ageGate: t } = texts;
  const isWaiting = widget.kind === "e2e";
  const back = wayBack(visit, undefined);
  return {
    title: t.ask,
    back,
    isWaiting,
    body: html`<h1>${t.ask}</h1>
      ${isSent && html`<p class="done" role="status">${t.sent}</p>`}
      <p class="lead">${t.askText(context.product.name)}</p>
      ${isWaiting && handOver(visit, challenge)}
      ${(await findAsked(visit)) && html`<p><a href="${emailPath(visit)}">${t.byEmail}</a></p>`}
      ${isWaiting && html`<p class="hint">${t.goesOn}</p>`} ${ways(visit, back)}`,
  };
}

/** Shows a browser that has answered elsewhere when it may answer again, and leads to what came of its answer. */
export function answeredAlready(
  visit: AgeGateVisit,
  { token, until }: Readonly<{ token: string; until: string }>,
) {
  const { ageGate: t } = visit.texts;
  return {
    title: t.answered,
    body: html`<h1>${t.answered}</h1>
      <p class="lead">${t.again(until)}</p>
      <p class="actions">
        <a class="button" href="${ageGatePath(visit.context, token)}">${t.seeAnswer}</a>
      </p>
      ${ways(visit, undefined)}`,
  };
}

function endOf(visit: AgeGateVisit, isPassed: boolean, back: string | undefined, again?: string) {
  const { ageGate: t } = visit.texts;
  const { name } = visit.context.product;
  const title = isPassed ? t.passed : t.notNow(name);
  return {
    title,
    back,
    isWaiting: false,
    body: html`<h1>${title}</h1>
      <p class="lead">${isPassed ? t.passedText(name) : t.notNowText}</p>
      ${again !== undefined && html`<p>${t.again(again)}</p>`} ${ways(visit, back)}`,
  };
}

const statusOf = ({ status }: Challenge) => (status === "SUPERSEDED" ? "PENDING" : status);

/** Lets the guardian continue here or on their own device. */
function handOver({ context, texts }: AgeGateVisit, challenge: Challenge): Html {
  const { ageGate: t } = texts;
  const { url, shortUrl } = challengeUrls(challenge, context.keyring, context.publicUrl);
  return html`<p>${t.handOver}</p>
    ${qrCode(shortUrl, t.qrLabel)}
    <p class="actions"><a class="button" href="${new URL(url).pathname}">${t.adultIsHere}</a></p>`;
}

function ways(visit: AgeGateVisit, back: string | undefined): Html {
  const { context, widget, texts } = visit;
  const { result: t } = texts;
  return html`<p class="actions">
    ${
      back === undefined
        ? exitButton(texts.ageGate.exit, {
            widgetId: widget.widgetId,
            isSecond: widget.status === null || widget.status === "CHALLENGE",
          })
        : html`<a class="button second" href="${back}" target="_top"
            >${t.back(context.product.name)}</a
          >`
    }
  </p>`;
}
