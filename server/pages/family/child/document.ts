import { listConsentsOfSession } from "../../../store/challenges/queries.js";
import { documentPage, findDocumentPart } from "../../documents/document-page.js";
import { sendPage } from "../../shell/layout.js";
import type { PageHandler } from "../../shell/page.js";
import { findRouteOfMinor, routeHeader, sessionPath } from "../family-route.js";
import { forFamily, pageOf } from "../signed-in.js";

/** Shows a document in the version that a guardian accepted, whatever the product shows now. */
export const showAgreedDocument: PageHandler<"sessionId" | "challengeId" | "id"> = forFamily(
  async (family, request, response) => {
    const { texts } = family;
    const route = await findRouteOfMinor(family, request);
    const { challengeId, id } = request.params;
    const consents = await listConsentsOfSession(route.context.db, route.guarded.sessionId);
    const consent = consents.find((one) => one.challengeId === challengeId);
    const found = findDocumentPart(consent?.documents ?? [], request, texts);
    sendPage(family.services, response, {
      ...pageOf(family),
      title: found.title,
      body: documentPage(found, {
        header: routeHeader(route, found.document.name, { isDeep: true }),
        product: route.context.product.name,
        path: sessionPath(route, `/documents/${challengeId}/${id}`),
        back: { path: sessionPath(route, "/records"), text: texts.child.backToChild },
        texts,
      }),
    });
  },
);
