import { listConsentsOfSession } from "../../../store/challenges.js";
import { html } from "../../../presentation/html.js";
import { partsOf } from "../../consent/document-page.js";
import { sendPage } from "../../shell/layout.js";
import type { PageHandler } from "../../shell/page.js";
import { Refusal } from "../../shell/refusal.js";
import { findFamilyRoute, routeHeader, sessionPath } from "../family-route.js";
import { forFamily, pageOf } from "../signed-in.js";

/** A document as a guardian agreed to it, whatever the product shows by now. */
export const showAgreedDocument: PageHandler<"sessionId" | "challengeId" | "id"> = forFamily(
  async (family, request, response) => {
    const route = await findFamilyRoute(family, request);
    if (route.child.isAdult) throw new Refusal("unknownPage");
    const { challengeId, id } = request.params;
    const consents = await listConsentsOfSession(route.context.db, route.guarded.sessionId);
    const document = consents
      .find((one) => one.challengeId === challengeId)
      ?.documents.find((one) => one.id === id);
    const parts = document?.text === undefined ? [] : partsOf(document.text);
    const part = Number(request.query["part"] ?? 1);
    const shown = parts[part - 1];
    if (!document || !shown) throw new Refusal("unknownPage");
    const { document: t, consent, child } = family.texts;
    const path = sessionPath(route, `/documents/${challengeId}/${id}`);
    sendPage(family.services, response, {
      ...pageOf(family),
      title: document.name,
      body: html`${routeHeader(route, document.name, { isDeep: true })}
        <p class="hint">
          ${consent.version(document.version)}${parts.length > 1 && ` · ${t.part(part, parts.length)}`}
        </p>
        <article class="card prose" dir="auto">
          ${shown.map((paragraph) => html`<p>${paragraph}</p>`)}
        </article>
        ${
          parts.length > 1 &&
          html`<nav class="parts">
            ${part > 1 && html`<a href="${path}?part=${part - 1}">${t.previous}</a>`}
            ${part < parts.length && html`<a href="${path}?part=${part + 1}">${t.next}</a>`}
          </nav>`
        }
        <p class="actions">
          <a class="button second" href="${sessionPath(route)}">${child.backToChild}</a>
        </p>`,
    });
  },
);
