import { withdrawConsent } from "../../actions/consent/withdraw-consent.js";
import { pathTo } from "../shell/address-bar.js";
import { html } from "../../presentation/html.js";
import { leadTo, sendPage } from "../shell/layout.js";
import { Refusal } from "../shell/refusal.js";
import { findFamilyRoute, routeHeader, sessionPath, type FamilyRoute } from "./family-route.js";
import { familyNonce, forFamily, pageOf, spendFamilyNonce, type Family } from "./visit.js";
import type { PageHandler, PageRequest } from "../shell/page.js";

const subjectOf = ({ care }: FamilyRoute) => `withdraw ${care.sessionId}`;

/** Whoever has come of age consents for themselves. */
async function findChildsPlace(
  family: Family,
  request: PageRequest<"sessionId">,
): Promise<FamilyRoute> {
  const place = await findFamilyRoute(family, request);
  if (place.child.isAdult) throw new Refusal("unknownPage");
  return place;
}

/** Says what withdrawing consent does, and asks once more. */
export const showWithdrawal: PageHandler<"sessionId"> = forFamily(
  async (family, request, response) => {
    const { services } = family;
    const place = await findChildsPlace(family, request);
    const { withdrawal: t } = family.texts;
    const { name } = place.context.product;
    sendPage(services, response, {
      ...pageOf(family),
      title: t.title,
      body: html`${routeHeader(place, t.title, { isDeep: true })}
        <div class="notice alarm">
          <h2>${t.whatHappens}</h2>
          <ul class="points">
            ${t.effects(name).map((effect) => html`<li>${effect}</li>`)}
          </ul>
        </div>
        <form method="post" action="${sessionPath(place, "/withdraw")}" class="actions">
          <input type="hidden" name="nonce" value="${familyNonce(family, subjectOf(place))}" />
          <button class="button danger">${t.confirm}</button>
          <a class="button second" href="${sessionPath(place)}">${t.keep}</a>
        </form>`,
    });
  },
);

/** Takes the consent back. */
export const withdraw: PageHandler<"sessionId"> = forFamily(async (family, request, response) => {
  const { services } = family;
  const place = await findChildsPlace(family, request);
  const { care, context, view } = place;
  await services.store.write(async (tx) => {
    const startAt = `/family/sessions/${care.sessionId}/withdraw`;
    await spendFamilyNonce(tx, family, request, subjectOf(place), startAt);
    await withdrawConsent(tx, context, view.session, family.visit.addressHash);
  });
  leadTo(response, `${pathTo(services, "/family")}?done=withdrawn`);
});
