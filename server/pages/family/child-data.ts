// Lets a guardian download or erase what is stored about a child. Both need a fresh link.
import { zoneOf } from "../../domain/zones.js";
import { eraseChild as eraseData, productsOfPlayer } from "../../actions/erasure/erase-child.js";
import { exportPlayer } from "../../actions/erasure/export-player.js";
import { html, type Html } from "../../presentation/html.js";
import { listText } from "../../presentation/lists.js";
import { pageHeaders } from "../shell/headers.js";
import { redirectTo, sendPage } from "../shell/layout.js";
import type { PageHandler } from "../shell/page.js";
import { pathTo } from "../shell/paths.js";
import { requestIdOf } from "../shell/request-id.js";
import { findRouteOfMinor, routeHeader, sessionPath, type FamilyRoute } from "./family-route.js";
import { protectedStepPage } from "./protected-step.js";
import { consumeFamilyNonce, familyNonce, forFreshFamily, pageOf } from "./signed-in.js";

const subjectOf = ({ guarded }: FamilyRoute) => `erase ${guarded.kuid}`;

/** Returns the card that links to the download and the erasure. */
export const dataCard = (route: FamilyRoute): Html => {
  const { data: t } = route.family.texts;
  return html`<section class="card" aria-labelledby="data">
    <h2 id="data">${t.title}</h2>
    <p>${t.lead}</p>
    <p class="actions">
      <a class="button second" href="${sessionPath(route, "/data")}">${t.show}</a>
    </p>
  </section>`;
};

export const showData: PageHandler<"sessionId"> = forFreshFamily(
  async (family, request, response) => {
    const route = await findRouteOfMinor(family, request);
    const { data: t } = family.texts;
    sendPage(family.services, response, {
      ...pageOf(family),
      title: t.title,
      body: html`${routeHeader(route, t.title, { isDeep: true })}
        <section class="card">
          <p>${t.lead}</p>
          <ul class="points">
            ${t.contents.map((each) => html`<li>${each}</li>`)}
          </ul>
          <p class="hint">${t.downloadHint}</p>
          <p class="actions">
            <a class="button" href="${sessionPath(route, "/data/file")}" download>${t.download}</a>
            <a class="button second" href="${sessionPath(route, "/erase")}">${t.erase}</a>
          </p>
        </section>`,
    });
  },
);

export const sendData: PageHandler<"sessionId"> = forFreshFamily(
  async (family, request, response) => {
    const { context, guarded } = await findRouteOfMinor(family, request);
    const file = await family.services.store.write((tx) =>
      exportPlayer(
        tx,
        { ...context, db: tx, requestId: requestIdOf(response) },
        guarded.kuid,
        `guardian:${family.browserSession.addressHash}`,
      ),
    );
    response
      .set(pageHeaders([]))
      .attachment(`kinward-data-${guarded.kuid}.json`)
      .type("json")
      .send(`${JSON.stringify(file, null, 2)}\n`);
  },
);

/** Says what an erasure does, and asks for confirmation. */
export const showErasure: PageHandler<"sessionId"> = forFreshFamily(
  async (family, request, response) => {
    const route = await findRouteOfMinor(family, request);
    const { context, guarded } = route;
    const { erasure: t } = family.texts;
    const products = await productsOfPlayer(family.services.store, context, guarded.kuid);
    const names = products.map(({ name }) => name);
    sendPage(family.services, response, {
      ...pageOf(family),
      title: t.title,
      body: protectedStepPage(route, {
        ...t,
        effects: t.effects(listText(names, family.texts)),
        action: sessionPath(route, "/erase"),
        nonce: familyNonce(family, subjectOf(route)),
        back: sessionPath(route, "/records"),
      }),
    });
  },
);

export const eraseChild: PageHandler<"sessionId"> = forFreshFamily(
  async (family, request, response) => {
    const { services, browserSession } = family;
    const route = await findRouteOfMinor(family, request);
    const { guarded, context } = route;
    await services.store.write(async (tx) => {
      const startAt = `/family/sessions/${guarded.sessionId}/erase`;
      await consumeFamilyNonce(tx, family, request, subjectOf(route), startAt);
      const inside = { ...context, db: tx, requestId: requestIdOf(response) };
      await eraseData(tx, inside, {
        kuid: guarded.kuid,
        by: browserSession.addressHash,
        zone: zoneOf(route.view.session),
      });
    });
    redirectTo(response, pathTo(services, "/family?done=erased"));
  },
);
