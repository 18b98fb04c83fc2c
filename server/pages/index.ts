// The hosted pages: forms that work without scripts. A GET changes nothing but the visit; a POST carries a nonce.
import { Router } from "express";

import type { ServiceContext } from "../context.js";
import { enterCode, showCodeForm } from "./code/routes.js";
import { decide, showConsent, showDocument, showResult } from "./consent/routes.js";
import { familyPages } from "./family/index.js";
import { readForm, refuseOtherSites } from "./shell/form.js";
import { showHome } from "./home.js";
import { hasMailbox, showMailbox } from "./mailbox/routes.js";
import { only, unknownPage } from "./shell/only.js";
import { renderRefusals } from "./shell/refusal-page.js";
import { sendStyle, stylePath } from "./shell/style.js";

/** Answers the paths of the pages and leaves all others alone. */
export function createPages(services: ServiceContext): Router {
  const router = Router({ caseSensitive: true });
  const form = [refuseOtherSites(services), readForm];

  router.route("/").get(showHome(services)).all(only("GET", "HEAD"));
  router.route(stylePath).get(sendStyle).all(only("GET", "HEAD"));
  router
    .route("/code")
    .get(showCodeForm(services))
    .post(form, enterCode(services))
    .all(only("GET", "HEAD", "POST"));

  router
    .route("/widgets/consent/:token/documents/:id")
    .get(showDocument(services))
    .all(only("GET", "HEAD"));
  router.route("/widgets/consent/:token/done").get(showResult(services)).all(only("GET", "HEAD"));
  router
    .route(["/widgets/consent/:token", "/widgets/:token"])
    .get(showConsent(services))
    .post(form, decide(services))
    .all(only("GET", "HEAD", "POST"));

  familyPages(services, router);
  if (hasMailbox(services))
    router.route("/mailbox").get(showMailbox(services)).all(only("GET", "HEAD"));
  router.use(["/widgets", "/code", "/family", "/mailbox"], unknownPage);
  router.use(renderRefusals(services));
  return router;
}
