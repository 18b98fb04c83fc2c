// A guardian who comes after the deadline of documents still decides.
import { decideLate } from "../../actions/notices/decide-late.js";
import { listGuardiansOfSession } from "../../store/guardians/queries.js";
import { findSession } from "../../store/sessions/queries.js";
import { viewSession } from "../../domain/session/session.js";
import { isSameAddress } from "../../domain/guardian/email.js";
import { html, type Html } from "../../presentation/html.js";
import { field } from "../shell/form.js";
import { redirectTo } from "../shell/layout.js";
import { consumeNonce, makeNonce } from "../shell/nonce.js";
import type { PageHandler } from "../shell/page.js";
import { consentPath, pathTo } from "../shell/paths.js";
import { describePermission } from "./permissions.js";
import { findConsentVisit, refusedVisit, whichChild, type ConsentVisit } from "./visit.js";

const subjectOf = ({ token }: ConsentVisit) => `decide late ${token}`;

/**
 * Lists permissions that are off since the deadline, and offers to decide. Undefined unless a guardian opened a mail about the
 * hold.
 */
export async function lateOffer(
  visit: ConsentVisit,
): Promise<{ title: string; body: Html } | undefined> {
  const { context, challenge, texts, mailed, token } = visit;
  const { sessionId, failureReason } = challenge;
  if (!mailed || sessionId === null || failureReason !== "deadline-passed") return undefined;
  const session = await findSession(context.db, { ...context.scope, sessionId });
  if (session?.status !== "HOLD") return undefined;
  const guardians = await listGuardiansOfSession(context.db, { sessionId });
  if (!guardians.some(({ address }) => isSameAddress(address, mailed.address))) return undefined;
  const { hold: t } = texts;
  const { name } = context.product;
  const off = viewSession(session, context)
    .chosen.filter(({ managedBy, enabled }) => managedBy === "GUARDIAN" && enabled)
    .map((state) => describePermission(context, state.name, texts).title);
  const nonce = makeNonce(context, subjectOf(visit), context.now);
  return {
    title: t.lateTitle,
    body: html`<h1>${t.lateTitle}</h1>
      ${whichChild(visit)}
      <p class="lead">${off.length > 0 ? t.lateText(name) : t.lateNothing(name)}</p>
      ${
        off.length > 0 &&
        html`<ul class="points">
          ${off.map((title) => html`<li><bdi>${title}</bdi></li>`)}
        </ul>`
      }
      <form method="post" action="${consentPath(context, token)}/late" class="actions">
        <input type="hidden" name="nonce" value="${nonce}" />
        <button class="button">${t.decide}</button>
      </form>`,
  };
}

/** Leads to a new request for the documents, or to how it stands where nothing is on hold any more. */
export const takeLate: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findConsentVisit(services, request);
  const { context, challenge, mailed, token } = visit;
  const back = consentPath(services, token);
  const path = await context.db.write(async (tx) => {
    const nonce = { nonce: field(request, "nonce"), subject: subjectOf(visit) };
    if (!(await consumeNonce(tx, context.keyring, { ...nonce, now: context.now })))
      throw refusedVisit(visit, "startAgain", { startAt: back });
    const { sessionId, failureReason } = challenge;
    if (!mailed || sessionId === null || failureReason !== "deadline-passed") return undefined;
    return decideLate(tx, { ...context, db: tx }, { sessionId, address: mailed.address });
  });
  redirectTo(response, path === undefined ? back : pathTo(services, path));
};
