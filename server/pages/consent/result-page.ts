import {
  isAboutDocuments,
  isInvite,
  isWhole,
  type Challenge,
  type FailureReason,
} from "../../domain/challenge/challenge.js";
import { withOutcome } from "../../domain/challenge/redirect.js";
import { viewSession } from "../../domain/session/session.js";
import { findSession } from "../../store/sessions/queries.js";
import { exitButton } from "../shell/frame.js";
import { pathTo } from "../shell/paths.js";
import { dateText } from "../../presentation/times.js";
import { guessZone } from "../../domain/zones.js";
import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";
import { describePermission } from "./permissions.js";
import { whichChild, type ConsentVisit } from "./visit.js";

interface Result {
  title: string;
  text: string;
  /** Whether something was allowed, which decides the colour of the page. */
  isConsent: boolean;
  /** The titles of the permissions that a guardian decides and that are on now. */
  switchedOn: readonly string[];
}

type Words = readonly [title: string, text: (product: string) => string];

function wordsForRefusal(reason: FailureReason | null, { result: t }: Texts): Words {
  switch (reason) {
    case "denied-by-guardian":
      return [t.declined, t.declinedText];
    case "not-my-child":
      return [t.notMyChild, t.notMyChildText];
    case "cancelled-by-initiator":
      return [t.cancelled, t.cancelledText];
    case "deadline-passed":
      return [t.tooLate, t.tooLateText];
    case "age-criteria-not-met":
      return [t.tooYoung, t.tooYoungText];
    case "second-confirmation-missing":
      return [t.notConfirmed, t.notConfirmedText];
    case "session-revoked":
      return [t.revoked, t.revokedText];
    case "no-longer-needed":
      return [t.notNeeded, t.notNeededText];
    default:
      return [t.otherwise, t.otherwiseText];
  }
}

/** Returns the result of a decided challenge. */
export async function readResult({ context, challenge, texts }: ConsentVisit): Promise<Result> {
  const { name } = context.product;
  if (challenge.status !== "PASS") {
    const [title, text] = wordsForRefusal(challenge.failureReason, texts);
    return { title, text: text(name), isConsent: false, switchedOn: [] };
  }
  const session =
    challenge.sessionId === null
      ? undefined
      : await findSession(context.db, { ...context.scope, sessionId: challenge.sessionId });
  const { result: t } = texts;
  if (!session)
    return { title: t.ended, text: t.endedText(name), isConsent: false, switchedOn: [] };
  const { states } = viewSession(session, context);
  const { joining, requested } = texts.guardians;
  const isAboutInvite = isInvite(challenge);
  const { requestedPermissions: asked } = challenge;
  const allowed = states.filter(({ name, enabled }) => enabled && asked.includes(name));
  if (!isWhole(challenge) && asked.length > 0 && allowed.length === 0)
    return {
      title: t.notAllowed,
      text: t.notAllowedText(name),
      isConsent: false,
      switchedOn: [],
    };
  return {
    title: isAboutInvite ? joining.joined : t.consent,
    text: (isAboutInvite ? requested.joinedText : t.consentText)(name),
    isConsent: true,
    switchedOn: states
      .filter(({ managedBy, enabled }) => managedBy === "GUARDIAN" && enabled)
      .map((state) => describePermission(context, state.name, texts).title),
  };
}

type Answered = Readonly<{
  /** Replaces the title and text of the result, where another guardian decided. */
  other: Readonly<{ title: string; text: string }> | undefined;
  /** Whether the visitor sent a form after the decision. */
  isLate: boolean;
  /** What stays off until they were verified, and the way to it. */
  proof?: Html | false;
}>;

/** Says that a form came after the decision. */
export const lateNotice = ({ repeated: t }: Texts): Html =>
  html`<div class="notice" role="alert">
    <h2>${t.title}</h2>
    <p>${t.text}</p>
  </div>`;

/** Shows the decision, and the way back. */
export function resultPage(
  visit: ConsentVisit,
  result: Result,
  { other, isLate, proof = false }: Answered,
): Html {
  const { challenge, texts } = visit;
  const { result: t } = texts;
  const back = wayBack(challenge);
  const { title, text } = other ?? result;
  return html`${isLate && lateNotice(texts)}
    <div class="result ${result.isConsent ? "given" : "refused"}">
      <h1>${title}</h1>
      ${challenge.failureReason !== "not-my-child" && whichChild(visit)}
      <p class="lead">${text}</p>
    </div>
    ${proof} ${result.isConsent && showsPermissions(challenge, result) && switchedOn(result, texts)}
    ${challenge.decidedAt !== null && html`<p class="hint">${t.decidedOn(dateText(challenge.decidedAt, texts, guessZone(challenge.jurisdiction)))}</p>`}
    ${result.isConsent && changeOfMind(visit)} ${back === undefined && html`<p>${t.close}</p>`}
    <p class="actions">${waysOn(visit, result, proof !== false)}</p>`;
}

const changeOfMind = ({ challenge, context, texts }: ConsentVisit): Html | false => {
  const { result: t } = texts;
  if (!context.maySendMail(context.mode))
    return html`<p>${t.changeMindElsewhere(context.product.name)}</p>`;
  return !isInvite(challenge) && html`<p>${t.changeMind}</p>`;
};

/**
 * The first is the main one, unless a step is left. Other sites open in a new tab, as do our own pages that no product may frame.
 */
function waysOn(
  { challenge, context, texts }: ConsentVisit,
  { isConsent }: Result,
  isStepLeft: boolean,
): Html {
  const { result: t, trust, ageGate } = texts;
  const { company, name } = context.product;
  const back = wayBack(challenge);
  const isAtHome = isConsent && context.maySendMail(context.mode);
  const link = (url: string, label: string, { isFirst }: { isFirst: boolean }) =>
    html`<a class="button${!isFirst && " second"}" href="${url}" target="_blank" rel="noopener"
      >${label}</a
    >`;
  return html`${
    back !== undefined && html`<a class="button" href="${back}" target="_top">${t.back(name)}</a>`
  }
  ${isAtHome && link(pathTo(context, "/family"), t.familyPages, { isFirst: back === undefined && !isStepLeft })}
  ${
    back === undefined &&
    !isAtHome &&
    company?.contactUrl !== undefined &&
    link(company.contactUrl, trust.contact(company.name), { isFirst: false })
  }
  ${back === undefined && exitButton(ageGate.exit, { isSecond: isAtHome })}`;
}

/** Returns false for an invitation and for accepted documents, which don't change permissions. */
const showsPermissions = (challenge: Challenge, { switchedOn: titles }: Result): boolean =>
  !isInvite(challenge) && (titles.length > 0 || !isAboutDocuments(challenge));

const switchedOn = ({ switchedOn: titles }: Result, { result: t }: Texts): Html =>
  titles.length === 0
    ? html`<p>${t.nothingOn}</p>`
    : html`<section class="card" aria-labelledby="on-title">
        <h2 id="on-title">${t.switchedOn}</h2>
        <ul class="ticks">
          ${titles.map((title) => html`<li><bdi>${title}</bdi></li>`)}
        </ul>
      </section>`;

/** A link and not a redirect, because a form may only end on this site. */
function wayBack({
  redirectUrl,
  challengeId,
  kuid,
  status,
  sessionId,
}: Challenge): string | undefined {
  if (redirectUrl === null) return undefined;
  const isPassed = status === "PASS" && sessionId !== null;
  return withOutcome(redirectUrl, {
    status,
    kuid,
    ...(isPassed ? { sessionId } : { challengeId }),
  });
}
