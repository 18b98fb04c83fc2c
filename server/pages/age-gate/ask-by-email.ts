// Lets a child send the request of an end-to-end widget to a guardian's address. It has its own page, because the page that
// waits for the decision reloads itself.
import { mailChallengeAgain } from "../../actions/challenge/mail-challenge.js";
import { lockChallengeAndSession } from "../../actions/challenge/lock-challenge.js";
import { isAboutAge, isUnfinished, type Challenge } from "../../domain/challenge/challenge.js";
import { readAddress } from "../../lib/email-address.js";
import { DAY_MS } from "../../lib/dates.js";
import { html } from "../../presentation/html.js";
import { requireChallenge } from "../../store/challenges/queries.js";
import { listMailedAt } from "../../store/guardians/mailed-links.js";
import { pathToDraft, readDraft } from "../shell/draft.js";
import { field } from "../shell/form.js";
import { redirectTo, sendPage } from "../shell/layout.js";
import { consumeNonce, makeNonce } from "../shell/nonce.js";
import type { PageHandler } from "../shell/page.js";
import { Refusal } from "../shell/refusal.js";
import { textField } from "../shell/text-field.js";
import { ageGatePath, findAgeGateVisit, pageOf, type AgeGateVisit } from "./visit.js";

/** Leaves a child a few attempts, and keeps strangers from being mailed in bulk. */
const MOST_A_DAY = 5;

type Wrong = Readonly<{ typed: string; error: "emailMissing" | "emailMalformed" }>;

export const emailPath = ({ context, token }: AgeGateVisit): string =>
  `${ageGatePath(context, token)}/email`;

/** Returns the challenge that a guardian may be emailed about; undefined where there is none or no email can be sent. */
export async function findAsked({ context, widget }: AgeGateVisit): Promise<Challenge | undefined> {
  if (widget.kind !== "e2e" || widget.challengeId === null) return undefined;
  if (!context.maySendMail(context.mode)) return undefined;
  const challenge = await requireChallenge(context.db, context.scope, widget.challengeId);
  return isUnfinished(challenge) && !isAboutAge(challenge) ? challenge : undefined;
}

const subjectOf = ({ widget }: AgeGateVisit) => `age email ${widget.widgetId}`;

export const showAskByEmail: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findAgeGateVisit(services, request);
  const { context, token, texts } = visit;
  if (!(await findAsked(visit))) return redirectTo(response, ageGatePath(context, token));
  const { ageGate: t } = texts;
  const draft = (await readDraft(services, request)) as Wrong | undefined;
  sendPage(services, response, {
    ...pageOf(visit),
    title: t.byEmail,
    status: draft ? 422 : 200,
    hasErrors: draft !== undefined,
    body: html`<h1>${t.byEmail}</h1>
      <form method="post" action="${emailPath(visit)}" class="card" novalidate>
        <input
          type="hidden"
          name="nonce"
          value="${makeNonce(services, subjectOf(visit), context.now)}"
        />
        ${textField({
          id: "email",
          label: t.email,
          hint: t.emailHint,
          value: draft?.typed ?? field(request, "email"),
          error: draft && t[draft.error],
          attributes: html`type="email" autocomplete="off" inputmode="email" autocapitalize="none"
          maxlength="254"`,
        })}
        <button class="button">${t.send}</button>
      </form>
      <p><a href="${ageGatePath(context, token)}">${t.otherWay}</a></p>`,
  });
};

/** Mails the request. Sends nothing to an address whose reader said that this is not their child, and shows the same page. */
export const askByEmail: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findAgeGateVisit(services, request);
  const { context, widget, token } = visit;
  const path = ageGatePath(context, token);
  const typed = field(request, "email");
  const to = readAddress(typed);
  const refused = (reason: "startAgain" | "tooManyMails", headers: Record<string, string> = {}) =>
    new Refusal(reason, {
      startAt: emailPath(visit),
      headers,
      locale: widget.locale,
      isForPlayer: true,
      framedBy: context.product.origins,
    });
  const result = await context.db.write(async (tx) => {
    const nonce = field(request, "nonce");
    const subject = subjectOf(visit);
    if (!(await consumeNonce(tx, context.keyring, { nonce, subject, now: context.now })))
      throw refused("startAgain");
    const asked = await findAsked({ ...visit, context: { ...context, db: tx } });
    if (!asked) return { path };
    if (to === undefined) {
      const error = typed === "" ? "emailMissing" : "emailMalformed";
      return { path: await pathToDraft(tx, context, emailPath(visit), { typed, error }) };
    }
    const { challenge } = await lockChallengeAndSession(tx, context.scope, asked.challengeId);
    const oldest = (await listMailedAt(tx, challenge.challengeId, "request"))[MOST_A_DAY - 1];
    if (oldest !== undefined && oldest > context.now - DAY_MS)
      return { waitUntil: oldest + DAY_MS };
    const waitUntil = await mailChallengeAgain(tx, context, challenge, { address: to });
    return waitUntil === undefined ? { path: `${path}?sent=1` } : { waitUntil };
  });
  if ("path" in result) return redirectTo(response, result.path);
  const seconds = Math.ceil((result.waitUntil - context.now) / 1000);
  throw refused("tooManyMails", { "Retry-After": String(seconds) });
};
