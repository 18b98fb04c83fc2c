import type { Request } from "express";

import { inviteGuardian, type InvitationFault } from "../../../actions/guardian/invite-guardian.js";
import { isAddress, tidyAddress } from "../../../lib/email-address.js";
import { html, type Html } from "../../../presentation/html.js";
import { field } from "../../shell/form.js";
import { redirectTo, sendPage } from "../../shell/layout.js";
import type { PageHandler } from "../../shell/page.js";
import { textField } from "../../shell/text-field.js";
import { findRouteOfMinor, routeHeader, type FamilyRoute } from "../family-route.js";
import { keptNotice, restoreForm, showAgain } from "../kept-form.js";
import { consumeFamilyNonce, familyNonce, forFreshFamily, pageOf } from "../signed-in.js";
import { guardiansPath } from "./route.js";
import { pageForm } from "../../shell/language-menu.js";

const subjectOf = ({ guarded }: FamilyRoute) => `invite ${guarded.sessionId}`;

const FAULTS: readonly InvitationFault[] = [
  "ownAddress",
  "alreadyGuardian",
  "tooManyGuardians",
  "tooManyInvitations",
];

/** Returns what is wrong with a typed address. */
function faultOf(email: string): "missing" | "malformed" | undefined {
  if (email === "") return "missing";
  return isAddress(email) ? undefined : "malformed";
}

/** Returns why a form was rejected: an error in its address, or one that only sending it showed. */
const rejectedFor = (request: Request) =>
  faultOf(field(request, "email")) ?? FAULTS.find((fault) => fault === field(request, "fault"));

/** Asks whom to invite, and says what they will be able to do. */
export const showInvite: PageHandler<"sessionId"> = forFreshFamily(
  async (family, request, response) => {
    const { services, texts } = family;
    const { inviting: t } = texts.guardians;
    const route = await findRouteOfMinor(family, request);
    const kept = await restoreForm(family, request);
    const fault = kept?.isRejected ? rejectedFor(request) : undefined;
    const error = fault && t.errors[fault];
    sendPage(services, response, {
      ...pageOf(family),
      title: t.title,
      hasErrors: error !== undefined,
      body: html`${keptNotice(texts, kept)} ${routeHeader(route, t.title, { isDeep: true })}
        <p>${t.lead}</p>
        <h2>${t.whatTheySee}</h2>
        <ul class="points">
          ${t.rights.map((right) => html`<li>${right}</li>`)}
        </ul>
        ${
          services.maySendMail(route.context.mode)
            ? form(route, { typed: field(request, "email"), error })
            : html`<div class="notice"><p>${t.noMail}</p></div>`
        }
        <p class="ways"><a href="${guardiansPath(route)}">${t.cancel}</a></p>`,
    });
  },
);

function form(
  route: FamilyRoute,
  { typed, error }: { typed: string; error: string | undefined },
): Html {
  const { inviting: t } = route.family.texts.guardians;
  return html`<form
    ${pageForm}
    method="post"
    action="${guardiansPath(route, "/invite")}"
    class="card"
    novalidate
  >
    <input type="hidden" name="nonce" value="${familyNonce(route.family, subjectOf(route))}" />
    ${textField({
      id: "email",
      label: t.email,
      hint: t.emailHint,
      value: typed,
      error,
      attributes: html`type="email" autocomplete="off" inputmode="email" autocapitalize="none"
      maxlength="254"`,
    })}
    <button class="button">${t.submit}</button>
  </form>`;
}

export const invite: PageHandler<"sessionId"> = forFreshFamily(
  async (family, request, response) => {
    const { services, browserSession } = family;
    const route = await findRouteOfMinor(family, request);
    const { context, guarded, view } = route;
    const email = tidyAddress(field(request, "email"));
    const fault = await services.store.write(async (tx) => {
      const startAt = `/family/sessions/${guarded.sessionId}/guardians/invite`;
      await consumeFamilyNonce(tx, family, request, subjectOf(route), startAt);
      return (
        faultOf(email) ??
        inviteGuardian(
          tx,
          { ...context, db: tx },
          { session: view.session, by: browserSession.addressHash, email },
        )
      );
    });
    if (fault === undefined) return redirectTo(response, `${guardiansPath(route)}?done=invited`);
    request.body = { email, fault };
    await showAgain(family, request, response);
  },
);
