// The page that the mail of an invitation leads to. Opening it changes nothing; its button makes the reader a guardian.
import type { Response } from "express";

import { noteLanguage } from "../../../actions/guardian/language.js";
import { isFull, guardiansOfPlayer } from "../../../actions/guardian/guardians-on-file.js";
import { joinByInvitation } from "../../../actions/guardian/invite-guardian.js";
import { contextFor, type Context, type ServiceContext } from "../../../context.js";
import { maskAddress } from "../../../domain/guardian/email.js";
import { invitationHash } from "../../../domain/guardian/invitation.js";
import { isToken } from "../../../domain/keyring.js";
import { viewSession, type SessionView } from "../../../domain/session/session.js";
import { fill } from "../../../presentation/fill.js";
import { html } from "../../../presentation/html.js";
import type { Texts } from "../../../presentation/texts/index.js";
import { findInvitationByLink } from "../../../store/guardians/invitations.js";
import type { Invitation } from "../../../store/guardians/table.js";
import type { SessionGuardian } from "../../../store/guardians/queries.js";
import { findSession, findSessionInAnyProduct } from "../../../store/sessions/queries.js";
import { field } from "../../shell/form.js";
import { redirectTo, sendPage } from "../../shell/layout.js";
import { consumeNonce, makeNonce } from "../../shell/nonce.js";
import type { PageHandler, PageRequest } from "../../shell/page.js";
import { pathTo } from "../../shell/paths.js";
import { Refusal } from "../../shell/refusal.js";
import { childName, describe } from "../children.js";
import { textsOf } from "../../shell/language.js";

/** The reader of an invitation. */
interface JoinVisit {
  invitation: Invitation;
  context: Context;
  view: SessionView;
  texts: Texts;
  onFile: readonly SessionGuardian[];
}

/** Returns the visit for the link in the path. Refuses an invitation that is unknown or has ended. */
async function findVisit(
  services: ServiceContext,
  request: PageRequest<"token">,
): Promise<JoinVisit> {
  const { token } = request.params;
  const { store, keyring } = services;
  const invitation = isToken(token)
    ? await findInvitationByLink(store, { linkHash: invitationHash(keyring, token) })
    : undefined;
  if (!invitation) throw new Refusal("unknownLink");
  const ended = () => new Refusal("endedInvitation");
  const found = await findSessionInAnyProduct(store, { sessionId: invitation.sessionId });
  if (!found) throw ended();
  const context = contextFor(services, found.productId, invitation.mode);
  const session = await findSession(store, { ...context.scope, sessionId: invitation.sessionId });
  const isOver = invitation.expiresAt <= context.now || invitation.endedAt !== null;
  if (!session || (isOver && invitation.outcome !== "joined")) throw ended();
  const view = viewSession(session, context);
  const onFile = await guardiansOfPlayer(store, context, invitation.kuid);
  const isStillTheirs = onFile.some(({ guardianId }) => guardianId === invitation.invitedBy);
  if (invitation.endedAt === null && (!isStillTheirs || isAdult(view))) throw ended();
  const texts = textsOf(request);
  return { invitation, context, view, texts, onFile };
}

const isAdult = ({ assessment }: SessionView) => assessment.ageStatus === "LEGAL_ADULT";
const subjectOf = ({ invitationId }: Invitation) => `join ${invitationId}`;

export const showInvitation: PageHandler<"token"> = async (services, request, response) => {
  const visit = await findVisit(services, request);
  const { invitation, onFile } = visit;
  if (invitation.endedAt !== null) return sendJoined(services, response, visit);
  if (isFull(onFile, invitation.address)) return sendFull(services, response, visit);
  const { texts, context, view } = visit;
  const { joining: t } = texts.guardians;
  const inviter = onFile.find(({ guardianId }) => guardianId === invitation.invitedBy);
  const nonce = makeNonce(services, subjectOf(invitation), context.now);
  const child = describe({ view, context }, texts, { isOnly: false });
  sendPage(services, response, {
    ...pageOf(visit),
    title: t.title,
    body: html`<h1>${t.title}</h1>
      <p class="lead">${t.lead(context.product.name)}</p>
      <section class="card">
        <dl>
          <div>
            <dt>${t.who}</dt>
            <dd class="address">
              <strong>${inviter && maskAddress(inviter.address)}</strong>
            </dd>
          </div>
          <div>
            <dt>${t.child}</dt>
            <dd>
              ${fill(texts.family.knownOf, { child: html`<strong>${childName(child)}</strong>`, about: html`${child.about}` })}
            </dd>
          </div>
          <div>
            <dt>${t.address}</dt>
            <dd class="address"><strong>${invitation.address}</strong></dd>
          </div>
        </dl>
      </section>
      <h2>${texts.guardians.requested.rights}</h2>
      <ul class="points">
        ${t.rights.map((right) => html`<li>${right}</li>`)}
      </ul>
      <form method="post" action="${pathTo(services, request.path)}" class="actions">
        <input type="hidden" name="nonce" value="${nonce}" />
        <p>${t.statement}</p>
        <button class="button">${t.join}</button>
      </form>
      <p class="hint">${t.ignore}</p>`,
  });
};

export const acceptInvitation: PageHandler<"token"> = async (services, request, response) => {
  const { invitation, context, view, texts } = await findVisit(services, request);
  const here = pathTo(services, request.path);
  const isOurs = await services.store.write(async (tx) => {
    const nonce = { nonce: field(request, "nonce"), subject: subjectOf(invitation) };
    if (!(await consumeNonce(tx, services.keyring, { ...nonce, now: context.now }))) return false;
    // Whatever the result is, the next page shows it.
    await joinByInvitation(tx, { ...context, db: tx }, view.session, invitation);
    await noteLanguage(tx, invitation, texts.language);
    return true;
  });
  if (!isOurs) throw new Refusal("startAgain", { startAt: here });
  redirectTo(response, here);
};

const pageOf = ({ texts, context }: JoinVisit) => ({
  texts,
  isTestMode: context.mode === "test",
  product: context.product,
});

function sendJoined(services: ServiceContext, response: Response, visit: JoinVisit): void {
  const { joining: t } = visit.texts.guardians;
  sendPage(services, response, {
    ...pageOf(visit),
    title: t.joined,
    body: html`<div class="result given">
        <h1>${t.joined}</h1>
        <p class="lead">${t.joinedText}</p>
      </div>
      <p class="actions">
        <a class="button" href="${pathTo(services, "/family")}">${t.familyPages}</a>
      </p>`,
  });
}

function sendFull(services: ServiceContext, response: Response, visit: JoinVisit): void {
  const { joining: t } = visit.texts.guardians;
  sendPage(services, response, {
    ...pageOf(visit),
    title: t.full,
    body: html`<h1>${t.full}</h1>
      <p class="lead">${t.fullText}</p>`,
  });
}
