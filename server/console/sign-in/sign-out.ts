import type { Request, Response } from "express";

import { redirectTo } from "../../pages/shell/layout.js";
import { audit } from "../../store/audit/audit.js";
import { endOperatorSession } from "../../store/operators/queries.js";
import { sessionCookie } from "../shell/cookie.js";
import { takeForm } from "../shell/route-room.js";
import { auditingOf, authorOf, consolePath, type Visit } from "../shell/visit.js";

export async function signOut(visit: Visit, request: Request, response: Response): Promise<void> {
  const { services, browser, requestId } = visit;
  await takeForm(visit, request, async (tx) => {
    await endOperatorSession(tx, browser);
    const actor = authorOf(visit).audit;
    await audit(tx, auditingOf(visit), { actor, action: "operator-signed-out", requestId });
    return visit.path;
  });
  response.append("Set-Cookie", sessionCookie.clear(services));
  redirectTo(response, consolePath(services, "/-/sign-in?done=signed-out"));
}
