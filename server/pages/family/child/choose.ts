import type { Request } from "express";

import {
  decideAllowance,
  decidePermission,
  undoChange,
} from "../../../actions/session/decide-for-child.js";
import { decideLate } from "../../../actions/notices/decide-late.js";
import { beginGuardianProof } from "../../../actions/verification/prove-guardian.js";
import type { Db } from "../../../store/engine/db.js";
import { field } from "../../shell/form.js";
import { redirectTo } from "../../shell/layout.js";
import type { PageHandler } from "../../shell/page.js";
import { pathTo } from "../../shell/paths.js";
import { Refusal } from "../../shell/refusal.js";
import { findFamilyRoute, sessionPath, type FamilyRoute } from "../family-route.js";
import { consumeFamilyNonce, forFamily, ownAddress } from "../signed-in.js";
import { showAgain } from "../kept-form.js";
import { allowanceId, choiceSubject, permissionId } from "./choices-card.js";

type Outcome = Readonly<{ done: string; at?: string } | { path: string }> | "wrong";

/** Changes the permission or allowance whose button was pressed, or undoes the last change. */
export const changeChoice: PageHandler<"sessionId"> = forFamily(
  async (family, request, response) => {
    const route = await findFamilyRoute(family, request);
    if (route.child.isAdult) throw new Refusal("unknownPage");
    const outcome = await family.services.store.write(async (tx) => {
      const startAt = `/family/sessions/${route.guarded.sessionId}/permissions`;
      await consumeFamilyNonce(tx, family, request, choiceSubject(route), startAt);
      return decide(tx, route, request);
    });
    if (outcome === "wrong") return showAgain(family, request, response);
    if ("path" in outcome) return redirectTo(response, pathTo(family.services, outcome.path));
    const { done, at } = outcome;
    redirectTo(
      response,
      `${sessionPath(route, "/permissions")}?done=${done}${at === undefined ? "" : `#${at}`}`,
    );
  },
);

async function decide(tx: Db, route: FamilyRoute, request: Request): Promise<Outcome> {
  const { guarded } = route;
  const actor = {
    by: "family-pages",
    guardian: route.family.browserSession.addressHash,
  } as const;
  const context = { ...route.context, db: tx };
  if (field(request, "decide") !== "") {
    const { sessionId } = guarded;
    const address = await ownAddress(route.family);
    const path = address && (await decideLate(tx, context, { sessionId, address }));
    return path ? { path } : { done: "unchanged" };
  }
  if (field(request, "undo") !== "")
    return { done: (await undoChange(tx, context, guarded, actor)) ? "undone" : "too-late" };
  const asked = field(request, "allowance");
  if (asked !== "") {
    const allowance = context.product.allowances.find(({ name }) => name === asked);
    if (!allowance) return { done: "unchanged" };
    const typed = field(request, allowanceId(asked));
    const isTaken = await decideAllowance(tx, context, guarded, { allowance, typed }, actor);
    return isTaken ? { done: "changed" } : "wrong";
  }
  const allowed = field(request, "allow");
  const name = allowed === "" ? field(request, "deny") : allowed;
  const isAllowed = allowed !== "";
  const taken = await decidePermission(tx, context, guarded, { name, isAllowed }, actor);
  if (taken === "undecidable") return { done: "unchanged" };
  const token =
    taken === "waiting"
      ? await beginGuardianProof(tx, context, {
          session: route.view.session,
          addressHash: actor.guardian,
          locale: route.family.texts.language,
        })
      : undefined;
  return token === undefined
    ? { done: taken === "waiting" ? "waiting" : "changed", at: permissionId(name) }
    : { path: `/widgets/verify/${token}` };
}
