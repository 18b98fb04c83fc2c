import { withdrawConsent } from "../../actions/consent/withdraw-consent.js";
import { receiptPath } from "../../actions/receipts/receipt-link.js";
import { requestIdOf } from "../shell/request-id.js";
import { pathTo } from "../shell/paths.js";
import { redirectTo, sendPage } from "../shell/layout.js";
import { findRouteOfMinor, sessionPath, type FamilyRoute } from "./family-route.js";
import { protectedStepPage } from "./protected-step.js";
import { familyNonce, forFreshFamily, pageOf, consumeFamilyNonce } from "./signed-in.js";
import type { PageHandler } from "../shell/page.js";

const subjectOf = ({ guarded }: FamilyRoute) => `withdraw ${guarded.sessionId}`;

/** Says what withdrawing consent does, and asks for confirmation. */
export const showWithdrawal: PageHandler<"sessionId"> = forFreshFamily(
  async (family, request, response) => {
    const { services } = family;
    const route = await findRouteOfMinor(family, request);
    const { withdrawal: t } = family.texts;
    const { name } = route.context.product;
    sendPage(services, response, {
      ...pageOf(family),
      title: t.title,
      body: protectedStepPage(route, {
        ...t,
        effects: t.effects(name),
        action: sessionPath(route, "/withdraw"),
        nonce: familyNonce(family, subjectOf(route)),
        back: sessionPath(route, "/records"),
      }),
    });
  },
);

/** Withdraws consent, and shows a receipt with what happens to the data, and by when. */
export const withdraw: PageHandler<"sessionId"> = forFreshFamily(
  async (family, request, response) => {
    const { services } = family;
    const route = await findRouteOfMinor(family, request);
    const { guarded, context, view } = route;
    const receipt = await services.store.write(async (tx) => {
      const startAt = `/family/sessions/${guarded.sessionId}/withdraw`;
      await consumeFamilyNonce(tx, family, request, subjectOf(route), startAt);
      const inside = { ...context, requestId: requestIdOf(response) };
      return withdrawConsent(tx, inside, view.session, family.browserSession.addressHash);
    });
    redirectTo(
      response,
      pathTo(services, receipt ? receiptPath(services, receipt) : "/family?done=withdrawn"),
    );
  },
);
