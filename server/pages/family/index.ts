// The family pages: where guardians see what they consented to, set limits, answer requests, and change their mind.
import type { RequestHandler, Router } from "express";

import type { ServiceContext } from "../../context.js";
import { readForm, refuseOtherSites } from "../shell/form.js";
import { only } from "../shell/only.js";
import { showFamily } from "./home.js";
import { answerByLink, showOverride } from "./override/link.js";
import { answerRequest, showRequest } from "./override/requests.js";
import { changeSchedule, showSchedule } from "./schedule/routes.js";
import { showSession } from "./session.js";
import { askForLink, showLink, showSent, signOut, useLink } from "./sign-in.js";
import { showWithdrawal, withdraw } from "./withdraw.js";

export function familyPages(services: ServiceContext, router: Router): void {
  const form = [refuseOtherSites(services), readForm];
  const page = (path: string, show: RequestHandler, take?: RequestHandler) => {
    const route = router.route(path).get(show);
    if (take) route.post(form, take).all(only("GET", "HEAD", "POST"));
    else route.all(only("GET", "HEAD"));
  };

  page("/family", showFamily(services), askForLink(services));
  page("/family/sent", showSent(services));
  page("/family/sign-in/:token", showLink(services), useLink(services));
  router.route("/family/sign-out").post(form, signOut(services)).all(only("POST"));
  page("/family/sessions/:sessionId", showSession(services));
  page("/family/sessions/:sessionId/schedule", showSchedule(services), changeSchedule(services));
  page(
    "/family/sessions/:sessionId/overrides/:overrideId",
    showRequest(services),
    answerRequest(services),
  );
  page("/family/override/:token", showOverride(services), answerByLink(services));
  page("/family/sessions/:sessionId/withdraw", showWithdrawal(services), withdraw(services));
}
