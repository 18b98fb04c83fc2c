// How the age gate ended, and what comes next.
import { challengeUrls, type Challenge } from "../../domain/challenge/challenge.js";
import { withOutcome } from "../../domain/challenge/redirect.js";
import { html, type Html } from "../../presentation/html.js";
import { getChallenge } from "../../store/challenges.js";
import { exitButton, type WidgetMessage } from "../shell/frame.js";
import { qrCode } from "../shell/qr-code.js";
import type { AgeGateVisit } from "./visit.js";

export interface AgeGateResult {
  title: string;
  body: Html;
  messages: readonly WidgetMessage[];
}

/** Where the product wanted the visitor to end, with ids and nothing else (readings, 101). */
export function wayBack({ widget }: AgeGateVisit): string | undefined {
  const { redirectUrl, status, kuid, sessionId, challengeId } = widget;
  if (redirectUrl === null || status === null) return undefined;
  return withOutcome(redirectUrl, {
    status,
    ...(kuid !== null && { kuid }),
    ...(sessionId !== null && { sessionId }),
    ...(challengeId !== null && { challengeId }),
  });
}

export async function ageGateResult(visit: AgeGateVisit): Promise<AgeGateResult> {
  const { context, widget, texts } = visit;
  const { ageGate: t } = texts;
  const { widgetId, status, sessionId, challengeId } = widget;
  const { name } = context.product;
  if (status === "CHALLENGE" && challengeId !== null) {
    const challenge = await getChallenge(context.db, context.scope, challengeId);
    return {
      title: t.ask,
      body: html`<h1>${t.ask}</h1>
        <p class="lead">${t.askText(name)}</p>
        ${widget.kind === "e2e" && handOver(visit, challenge)} ${ways(visit)}`,
      messages: [
        { type: "Widget.AgeGate.Result", data: { widgetId, status, challengeId } },
        {
          type: "Widget.AgeGate.Challenge",
          data: { widgetId, challengeId, status: statusOf(challenge) },
        },
      ],
    };
  }
  const isPassed = status === "PASS" && sessionId !== null;
  const title = isPassed ? t.passed : t.notNow(name);
  return {
    title,
    body: html`<h1>${title}</h1>
      <p class="lead">${isPassed ? t.passedText(name) : t.notNowText}</p>
      ${ways(visit)}`,
    messages: [
      {
        type: "Widget.AgeGate.Result",
        data: {
          widgetId,
          status: isPassed ? "PASS" : "PROHIBITED",
          ...(isPassed && { sessionId }),
        },
      },
    ],
  };
}

const statusOf = ({ status }: Challenge) => (status === "SUPERSEDED" ? "PENDING" : status);

/** The guardian goes on here, or with a device of their own. */
function handOver({ context, texts }: AgeGateVisit, challenge: Challenge): Html {
  const { ageGate: t } = texts;
  const { url, shortUrl } = challengeUrls(challenge, context.keyring, context.publicUrl);
  return html`<p>${t.handOver}</p>
    ${qrCode(shortUrl, t.qrLabel)}
    <p class="actions"><a class="button" href="${new URL(url).pathname}">${t.adultIsHere}</a></p>`;
}

function ways(visit: AgeGateVisit): Html {
  const { context, widget, texts } = visit;
  const { result: t } = texts;
  const back = wayBack(visit);
  return html`<p class="actions">
    ${
      back === undefined
        ? exitButton(texts.ageGate.exit, {
            widgetId: widget.widgetId,
            isSecond: widget.status === "CHALLENGE",
          })
        : html`<a class="button second" href="${back}" target="_top"
            >${t.back(context.product.name)}</a
          >`
    }
  </p>`;
}
