import { zoneOf } from "../../../domain/zones.js";
import { mayRemove } from "../../../actions/guardian/leave-player.js";
import { MAX_GUARDIANS } from "../../../domain/guardian/assurance.js";
import { maskAddresses } from "../../../domain/guardian/email.js";
import { dateText } from "../../../presentation/times.js";
import { html, type Html } from "../../../presentation/html.js";
import { listOpenInvitations } from "../../../store/guardians/invitations.js";
import type { Invitation } from "../../../store/guardians/table.js";
import { listReasonsOfPlayer } from "../../../store/operators/queries.js";
import type { OperatorReason } from "../../../store/operators/table.js";
import { sendPage } from "../../shell/layout.js";
import type { PageHandler } from "../../shell/page.js";
import { ageCheckDetails, ownAgeChecks, type AgeCheck } from "../age-checks.js";
import { findRouteOfMinor, routeHeader, type FamilyRoute } from "../family-route.js";
import { familyNonce, forFamily, pageOf } from "../signed-in.js";
import { guardiansPath, listGuardians, type GuardianSeen } from "./route.js";
import { subjectOfInvitation } from "./take-back.js";

/** Lists a child's guardians, since when and how they joined, and what this guardian can do. */
export const showGuardians: PageHandler<"sessionId"> = forFamily(
  async (family, request, response) => {
    const { services, texts, now } = family;
    const { guardians: t } = texts;
    const route = await findRouteOfMinor(family, request);
    const { context, guarded } = route;
    const guardians = await listGuardians(route);
    const { kuid } = guarded;
    const invitations = await listOpenInvitations(context.db, { ...context.tenancy, kuid, now });
    const isFull = guardians.length + invitations.length >= MAX_GUARDIANS;
    const checks = await ownAgeChecks(route);
    const looks = (await listReasonsOfPlayer(context.db, { ...context.tenancy, kuid })).filter(
      ({ action, guardianId }) =>
        action === "address-revealed" && guardianId === guarded.guardianId,
    );
    const done = Object.entries({ ...t.done, ...texts.verification.proof.done }).find(
      ([name]) => name === request.query["done"],
    )?.[1];
    sendPage(services, response, {
      ...pageOf(family),
      title: t.title,
      body: html`${done !== undefined && html`<p class="done" role="status">${done}</p>`}
        ${routeHeader(route, t.title, { isDeep: true })}
        <p>${guardians.length > 1 ? t.lead : t.leadAlone}</p>
        <ul class="guardians">
          ${guardians.map((guardian) => guardianCard(route, guardian, { guardians, checks, looks }))}
        </ul>
        ${invitations.length > 0 && openInvitations(route, invitations)}
        <p class="actions">
          ${!isFull && html`<a class="button" href="${guardiansPath(route, "/invite")}">${t.invite}</a>`}
          <a class="button second" href="${guardiansPath(route, "/leave")}">${t.leave}</a>
        </p>
        ${isFull && html`<p class="hint">${t.full}</p>`}`,
    });
  },
);

type Known = Readonly<{
  guardians: readonly GuardianSeen[];
  /** Checks of the reader's own age. */
  checks: readonly AgeCheck[];
  /** When and why operators looked at the reader's address. */
  looks: readonly OperatorReason[];
}>;

function guardianCard(
  route: FamilyRoute,
  guardian: GuardianSeen,
  { guardians, checks, looks }: Known,
): Html {
  const { texts } = route.family;
  const { guardians: t } = texts;
  const { isSelf, shownAddress, linkedAt, channel, assurance, guardianId } = guardian;
  const self = guardians.find((one) => one.isSelf);
  const canRemove = !isSelf && self !== undefined && mayRemove(guardians, self, guardian);
  return html`<li class="card">
    <h2 class="address">${shownAddress}</h2>
    ${isSelf && html`<p><span class="tag">${t.you}</span></p>`}
    <p>${t.since[channel](dateText(linkedAt, texts, zoneOf(route.view.session)))}</p>
    <p class="hint">${t.assurance[assurance]}</p>
    ${isSelf && looks.map(({ occurredAt, reason }) => html`<p class="hint" dir="auto">${t.looked({ date: dateText(occurredAt, texts, zoneOf(route.view.session)), reason })}</p>`)}
    ${isSelf && checks.map((check) => ageCheckDetails(route, check))}
    ${
      canRemove &&
      html`<p>
        <a
          class="button small"
          href="${guardiansPath(route, `/${guardianId}/remove`)}"
          aria-label="${t.removeWhom(shownAddress)}"
          >${t.remove}</a
        >
      </p>`
    }
  </li>`;
}

function openInvitations(route: FamilyRoute, invitations: readonly Invitation[]): Html {
  const { family } = route;
  const { texts } = family;
  const { guardians: t } = texts;
  const masks = maskAddresses(invitations.map(({ address }) => address));
  return html`<section class="card" aria-labelledby="invitations">
    <h2 id="invitations">${t.invitations}</h2>
    <ul class="invitations">
      ${invitations.map((invitation, place) => {
        const masked = masks[place] ?? "";
        const nonce = familyNonce(family, subjectOfInvitation(invitation));
        const until = dateText(invitation.expiresAt, texts, zoneOf(route.view.session));
        return html`<li>
          <p>
            <strong class="address">${masked}</strong><br /><small class="hint"
              >${t.invitedUntil(until)}</small
            >
          </p>
          <form
            method="post"
            action="${guardiansPath(route, `/invitations/${invitation.invitationId}`)}"
          >
            <input type="hidden" name="nonce" value="${nonce}" />
            <button class="button small" aria-label="${t.takeBackWhom(masked)}">
              ${t.takeBack}
            </button>
          </form>
        </li>`;
      })}
    </ul>
  </section>`;
}
