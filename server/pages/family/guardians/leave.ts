import { leavePlayer } from "../../../actions/guardian/leave-player.js";
import { contextFor } from "../../../context.js";
import { html } from "../../../presentation/html.js";
import { listGuardedSessions } from "../../../store/guardians.js";
import { redirectTo, sendPage } from "../../shell/layout.js";
import { pathTo } from "../../shell/paths.js";
import type { PageHandler } from "../../shell/page.js";
import { Refusal } from "../../shell/refusal.js";
import { findRouteOfMinor, routeHeader, type FamilyRoute } from "../family-route.js";
import { consumeFamilyNonce, familyNonce, forFreshFamily, pageOf } from "../signed-in.js";
import { guardiansPath, listGuardians } from "./route.js";

const subjectOf = ({ guarded }: FamilyRoute) => `leave ${guarded.sessionId}`;

/** What the child plays with this guardian's consent: what the last one who leaves ends. */
async function productNames({ family, guarded }: FamilyRoute): Promise<string[]> {
  const { services, browserSession } = family;
  const { mode, addressHash } = browserSession;
  const all = await listGuardedSessions(services.store, mode, addressHash);
  return all
    .filter(
      ({ kuid, organisation }) => kuid === guarded.kuid && organisation === guarded.organisation,
    )
    .flatMap(({ productId }) => services.catalogue.product(productId)?.name ?? []);
}

/** Says what leaving does, and asks once more. */
export const showLeaving: PageHandler<"sessionId"> = forFreshFamily(
  async (family, request, response) => {
    const { services } = family;
    const route = await findRouteOfMinor(family, request);
    const { leaving: t } = family.texts.guardians;
    const isLast = (await listGuardians(route)).length === 1;
    const effects = isLast ? t.effectsLast(await productNames(route)) : t.effects;
    sendPage(services, response, {
      ...pageOf(family),
      title: t.title,
      body: html`${routeHeader(route, t.title, { isDeep: true })}
        <div class="notice alarm">
          <h2>${t.whatHappens}</h2>
          <ul class="points">
            ${effects.map((effect) => html`<li>${effect}</li>`)}
          </ul>
        </div>
        <form method="post" action="${guardiansPath(route, "/leave")}" class="actions">
          <input type="hidden" name="nonce" value="${familyNonce(family, subjectOf(route))}" />
          <input type="hidden" name="last" value="${isLast ? "yes" : "no"}" />
          <button class="button danger">${isLast ? t.confirmLast : t.confirm}</button>
          <a class="button second" href="${guardiansPath(route)}">${t.keep}</a>
        </form>`,
    });
  },
);

/** Ends what this guardian has to do with the child, in all products of the organisation. */
export const leave: PageHandler<"sessionId"> = forFreshFamily(async (family, request, response) => {
  const { services, browserSession, now } = family;
  const route = await findRouteOfMinor(family, request);
  const { context, guarded } = route;
  const contextOf = (productId: number) => ({
    ...contextFor(services, productId, browserSession.mode),
    now,
  });
  const done = await services.store.write(async (tx) => {
    const startAt = `/family/sessions/${guarded.sessionId}/guardians/leave`;
    await consumeFamilyNonce(tx, family, request, subjectOf(route), startAt);
    return leavePlayer(
      tx,
      { ...context, db: tx },
      (productId) => ({ ...contextOf(productId), db: tx }),
      { session: route.view.session, by: browserSession.addressHash },
    );
  });
  if (done === undefined) throw new Refusal("unknownPage");
  redirectTo(response, `${pathTo(services, "/family")}?done=${done}`);
});
