import { mayRemove, removeGuardian } from "../../../actions/guardian/leave-player.js";
import { redirectTo, sendPage } from "../../shell/layout.js";
import type { PageHandler, PageRequest } from "../../shell/page.js";
import { Refusal } from "../../shell/refusal.js";
import { findRouteOfMinor, type FamilyRoute } from "../family-route.js";
import { protectedStepPage } from "../protected-step.js";
import {
  consumeFamilyNonce,
  familyNonce,
  forFreshFamily,
  pageOf,
  type FamilyVisit,
} from "../signed-in.js";
import { guardiansPath, listGuardians, type GuardianSeen } from "./route.js";

const subjectOf = ({ guarded }: FamilyRoute, { guardianId }: GuardianSeen) =>
  `remove ${guardianId} of ${guarded.sessionId}`;

/** Returns the guardian in the path. The page is unknown to those who may not remove them. */
async function findRemovable(
  family: FamilyVisit,
  request: PageRequest<"sessionId" | "guardianId">,
): Promise<{ route: FamilyRoute; guardian: GuardianSeen }> {
  const route = await findRouteOfMinor(family, request);
  const all = await listGuardians(route);
  const self = all.find(({ isSelf }) => isSelf);
  const guardian = all.find(({ guardianId }) => guardianId === request.params.guardianId);
  if (!self || !guardian || !mayRemove(all, self, guardian)) throw new Refusal("unknownPage");
  return { route, guardian };
}

/** Says what removing a guardian does, and asks for confirmation. */
export const showRemoval: PageHandler<"sessionId" | "guardianId"> = forFreshFamily(
  async (family, request, response) => {
    const { services } = family;
    const { route, guardian } = await findRemovable(family, request);
    const { removing: t } = family.texts.guardians;
    sendPage(services, response, {
      ...pageOf(family),
      title: t.title,
      body: protectedStepPage(route, {
        ...t,
        whatHappens: t.whatHappens(guardian.shownAddress),
        action: guardiansPath(route, `/${guardian.guardianId}/remove`),
        nonce: familyNonce(family, subjectOf(route, guardian)),
        back: guardiansPath(route),
      }),
    });
  },
);

export const remove: PageHandler<"sessionId" | "guardianId"> = forFreshFamily(
  async (family, request, response) => {
    const { services, browserSession } = family;
    const { route, guardian } = await findRemovable(family, request);
    const { context, guarded } = route;
    const { sessionId } = guarded;
    const { guardianId } = guardian;
    const isRemoved = await services.store.write(async (tx) => {
      const startAt = `/family/sessions/${sessionId}/guardians`;
      await consumeFamilyNonce(tx, family, request, subjectOf(route, guardian), startAt);
      return removeGuardian(
        tx,
        { ...context, db: tx },
        { session: route.view.session, by: browserSession.addressHash, guardianId },
      );
    });
    redirectTo(response, `${guardiansPath(route)}?done=${isRemoved ? "removed" : "not-removed"}`);
  },
);
