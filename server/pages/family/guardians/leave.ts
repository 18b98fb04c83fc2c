import { leavePlayer } from "../../../actions/guardian/leave-player.js";
import { contextFor } from "../../../context.js";
import { listGuardedSessions } from "../../../store/guardians/queries.js";
import { findSessionInAnyProduct } from "../../../store/sessions/queries.js";
import { listText } from "../../../presentation/lists.js";
import { redirectTo, sendPage } from "../../shell/layout.js";
import { pathTo } from "../../shell/paths.js";
import type { PageHandler } from "../../shell/page.js";
import { Refusal } from "../../shell/refusal.js";
import { findRouteOfMinor, type FamilyRoute } from "../family-route.js";
import { protectedStepPage } from "../protected-step.js";
import { consumeFamilyNonce, familyNonce, forFreshFamily, pageOf } from "../signed-in.js";
import { guardiansPath, listGuardians } from "./route.js";

const subjectOf = ({ guarded }: FamilyRoute) => `leave ${guarded.sessionId}`;

/**
 * Returns what the child plays: products with a consent, which ends when the last guardian leaves, and products that needed
 * none.
 */
async function productNames({
  family,
  guarded,
}: FamilyRoute): Promise<{ consented: string[]; others: string[] }> {
  const { services, browserSession } = family;
  const { mode, addressHash } = browserSession;
  const all = await listGuardedSessions(services.store, { mode, addressHash });
  const own = all.filter(
    ({ kuid, organisation }) => kuid === guarded.kuid && organisation === guarded.organisation,
  );
  const names = { consented: [] as string[], others: [] as string[] };
  for (const { productId, sessionId } of own) {
    const session = await findSessionInAnyProduct(services.store, { sessionId });
    const name = services.catalogue.product(productId, mode)?.name;
    if (session && name !== undefined)
      names[session.consentedAt === null ? "others" : "consented"].push(name);
  }
  return names;
}

/** Says what leaving does, and asks for confirmation. */
export const showLeaving: PageHandler<"sessionId"> = forFreshFamily(
  async (family, request, response) => {
    const { services } = family;
    const route = await findRouteOfMinor(family, request);
    const { leaving: t } = family.texts.guardians;
    const isLast = (await listGuardians(route)).length === 1;
    const { consented, others } = await productNames(route);
    const isWithdrawal = isLast && consented.length > 0;
    const effects = isWithdrawal
      ? t.effectsLast(listText(consented, family.texts))
      : isLast
        ? t.effectsAlone(listText(others, family.texts))
        : t.effects;
    sendPage(services, response, {
      ...pageOf(family),
      title: t.title,
      body: protectedStepPage(route, {
        ...t,
        effects,
        action: guardiansPath(route, "/leave"),
        nonce: familyNonce(family, subjectOf(route)),
        confirm: isWithdrawal ? t.confirmLast : t.confirm,
        back: guardiansPath(route),
      }),
    });
  },
);

/** Removes this guardian from the child in all products of the organisation. */
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
