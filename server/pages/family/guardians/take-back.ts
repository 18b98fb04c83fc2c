import { lockGuardians } from "../../../actions/guardian/guardians-on-file.js";
import { endInvitation, findInvitation } from "../../../store/guardians/invitations.js";
import type { Invitation } from "../../../store/guardians/table.js";
import { redirectTo } from "../../shell/layout.js";
import type { PageHandler } from "../../shell/page.js";
import { Refusal } from "../../shell/refusal.js";
import { findRouteOfMinor } from "../family-route.js";
import { consumeFamilyNonce, forFamily } from "../signed-in.js";
import { guardiansPath } from "./route.js";

export const subjectOfInvitation = ({ invitationId }: Pick<Invitation, "invitationId">): string =>
  `invitation ${invitationId}`;

/** Withdraws an invitation, whose link then stops working. Any guardian of the child may. */
export const takeBackInvitation: PageHandler<"sessionId" | "invitationId"> = forFamily(
  async (family, request, response) => {
    const route = await findRouteOfMinor(family, request);
    const { context, guarded } = route;
    const { invitationId } = request.params;
    const found = await findInvitation(context.db, { invitationId });
    const { organisation, mode } = context.tenancy;
    if (found?.kuid !== guarded.kuid || found.organisation !== organisation || found.mode !== mode)
      throw new Refusal("unknownPage");
    const isEnded = await family.services.store.write(async (tx) => {
      const startAt = `/family/sessions/${guarded.sessionId}/guardians`;
      await consumeFamilyNonce(tx, family, request, subjectOfInvitation(found), startAt);
      await lockGuardians(tx, context.tenancy, guarded.kuid);
      return endInvitation(tx, { invitationId, outcome: "withdrawn", endedAt: context.now });
    });
    redirectTo(response, `${guardiansPath(route)}?done=${isEnded ? "taken-back" : "too-late"}`);
  },
);

/** Leads back to the list, for a guardian who had to sign in after pressing the button. */
export const showInvitationAgain: PageHandler<"sessionId" | "invitationId"> = forFamily(
  async (family, request, response) => {
    redirectTo(response, guardiansPath(await findRouteOfMinor(family, request)));
  },
);
