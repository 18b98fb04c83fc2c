// Shows a child's request with the buttons that answer it, for the mailed link and for the family pages.
import type { Override, OverrideAnswer } from "../../../domain/override/override.js";
import { html, type Html } from "../../../presentation/html.js";
import type { Texts } from "../../../presentation/texts/index.js";
import { durationText } from "../../../presentation/times.js";

/** The minutes that are offered besides the requested ones. */
const CHOICES = [15, 30, 60, 120];
const MOST_MINUTES = 1_440;
/** The first offer where the child named no time. */
const USUAL_MINUTES = 30;

/** Returns the value of the button that grants so many minutes, or until the quiet hours end. */
const grant = (minutes?: number) => (minutes === undefined ? "grant" : `grant-${minutes}`);

/** Returns the answer of a button; undefined for an unknown one. */
export function answerOf(button: string): OverrideAnswer | undefined {
  if (button === "deny") return { status: "denied" };
  if (button === "grant") return { status: "granted" };
  const minutes = Number(/^grant-(\d{1,4})$/.exec(button)?.[1] ?? 0);
  return minutes >= 1 && minutes <= MOST_MINUTES ? { status: "granted", minutes } : undefined;
}

/** Returns a text such as "The child is asking for 30 min more today." */
const requestText = ({ type, requestedMinutes }: Override, texts: Texts): string =>
  requestedMinutes === null
    ? texts.override.asks[type]
    : texts.override.asksFor[type](durationText(requestedMinutes, texts));

export function requestSummary(override: Override, texts: Texts): Html {
  const { override: t } = texts;
  return html`<p class="lead">${requestText(override, texts)}</p>
    ${
      override.reason !== null &&
      html`<figure>
        <figcaption class="hint">${t.reason}</figcaption>
        <blockquote dir="auto">${override.reason}</blockquote>
      </figure>`
    }`;
}

/** Returns the form that answers. Its first button grants what was requested. */
export function overrideForm(
  { type, requestedMinutes }: Override,
  { action, nonce }: { action: string; nonce: string },
  texts: Texts,
): Html {
  const { override: t } = texts;
  const isOpenEnded = type === "bypass-quiet-hours" && requestedMinutes === null;
  const first = isOpenEnded ? undefined : (requestedMinutes ?? USUAL_MINUTES);
  const allow = first === undefined ? t.allowToTheEnd : t.allow(durationText(first, texts));
  return html`<form method="post" action="${action}" class="answers">
    <input type="hidden" name="nonce" value="${nonce}" />
    <button class="button" name="answer" value="${grant(first)}">${allow}</button>
    <fieldset>
      <legend>${t.orAllow}</legend>
      ${CHOICES.filter((minutes) => minutes !== first).map(
        (minutes) =>
          html`<button class="button small" name="answer" value="${grant(minutes)}">
            ${durationText(minutes, texts)}
          </button> `,
      )}
    </fieldset>
    <button class="button second" name="answer" value="deny">${t.deny}</button>
  </form>`;
}

/** Returns one button for the answer that was chosen in the mail, and a link to the others. Undefined for an unknown answer. */
export function chosenAnswerForm(
  button: string,
  { type }: Pick<Override, "type">,
  { action, nonce }: { action: string; nonce: string },
  texts: Texts,
): Html | undefined {
  const answer = answerOf(button);
  if (!answer) return undefined;
  const { override: t } = texts;
  const minutes = answer.status === "granted" ? answer.minutes : undefined;
  if (answer.status === "granted" && minutes === undefined && type === "extra-time")
    return undefined;
  const label =
    answer.status === "denied"
      ? t.deny
      : minutes === undefined
        ? t.allowToTheEnd
        : t.allow(durationText(minutes, texts));
  return html`<form method="post" action="${action}" class="answers">
    <input type="hidden" name="nonce" value="${nonce}" />
    <p>${t.chosen}</p>
    <button class="button" name="answer" value="${button}">${label}</button>
    <p class="ways"><a href="${action}">${t.otherAnswers}</a></p>
  </form>`;
}

/** Returns a text such as "30 min more today." */
export function grantText({ type, grantedMinutes }: Override, texts: Texts): string {
  const { override: t } = texts;
  return grantedMinutes === null
    ? t.toTheEnd
    : t.grantedText[type](durationText(grantedMinutes, texts));
}
