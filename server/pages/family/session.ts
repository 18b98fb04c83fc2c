import type { Request, RequestHandler } from "express";

import type { Services } from "../../context.js";
import { pathTo } from "../address-bar.js";
import { describePermission } from "../consent/permissions.js";
import { dateText } from "../dates.js";
import { html, type Html } from "../html.js";
import { sendPage } from "../layout.js";
import { Refusal } from "../refusal.js";
import { findInCare, type Child, type InCare } from "./children.js";
import { childName } from "./home.js";
import { forFamily, pageOf, type Family } from "./visit.js";

/** One child in one product, before their guardian. */
export interface Place extends InCare {
  family: Family;
  child: Child;
}

/** The session in the path. To everyone but its guardian there is no such page. */
export async function findPlace(family: Family, request: Request): Promise<Place> {
  const found = await findInCare(family, String(request.params["sessionId"]));
  if (!found) throw new Refusal("unknownPage");
  return { ...found, family };
}

export const sessionPath = ({ family, care }: Place, rest = ""): string =>
  pathTo(family.services, `/family/sessions/${care.sessionId}${rest}`);

/** The way back, and whom this page is about. */
export function placeHead(place: Place, title: string, { isDeep }: { isDeep: boolean }): Html {
  const { family, context, child } = place;
  const { family: t } = family.texts;
  const { name } = context.product;
  return html`<nav class="trail" aria-label="${t.trail}">
      <a href="${pathTo(family.services, "/family")}">${t.title}</a>
      ${isDeep && html`<a href="${sessionPath(place)}">${name}</a>`}
    </nav>
    <h1>${title}</h1>
    <p class="lead">
      ${isDeep && html`${name}: `}${childName(child)}<br /><small>${child.about}</small>
    </p>`;
}

export const showSession = (services: Services): RequestHandler =>
  forFamily(services, async (family, request, response) => {
    const place = await findPlace(family, request);
    const { name } = place.context.product;
    sendPage(services, response, {
      ...pageOf(family),
      title: `${name}: ${place.child.title}`,
      body: html`${placeHead(place, name, { isDeep: false })} ${permissions(place)}
      ${consent(place)}`,
    });
  });

function permissions({ family, context, view, child }: Place): Html {
  const { family: t } = family.texts;
  const titles = (wanted: (state: (typeof view.states)[number]) => boolean) =>
    view.states
      .filter(wanted)
      .map(({ name }) => describePermission(context, name, family.texts).title);
  const [on, off, own, barred] = [
    titles(({ managedBy, enabled }) => managedBy === "GUARDIAN" && enabled),
    titles(({ managedBy, enabled }) => managedBy === "GUARDIAN" && !enabled),
    titles(({ managedBy }) => managedBy === "PLAYER"),
    titles(({ managedBy }) => managedBy === "PROHIBITED"),
  ];
  const list = (name: string, items: readonly string[]) =>
    items.length > 0 &&
    html`<div>
      <dt>${name}</dt>
      <dd>${items.join(", ")}</dd>
    </div>`;
  return html`<section class="card" aria-labelledby="permissions">
    <h2 id="permissions">${t.permissions}</h2>
    ${child.isAdult && html`<p>${t.isAdultText}</p>`}
    ${on.length + off.length === 0 && !child.isAdult && html`<p>${t.nothingToDecide}</p>`}
    ${
      on.length > 0 &&
      html`<h3>${t.on}</h3>
        <ul class="ticks">
          ${on.map((title) => html`<li>${title}</li>`)}
        </ul>`
    }
    <dl>${list(t.off, off)} ${list(t.own, own)} ${list(t.barred, barred)}</dl>
  </section>`;
}

function consent(place: Place): Html {
  const { family, care, context } = place;
  const { texts } = family;
  const { family: t } = texts;
  return html`<section class="card" aria-labelledby="consent">
    <h2 id="consent">${t.consent}</h2>
    <p>${t.consented(context.product.name, dateText(care.linkedAt, texts))}</p>
    <p class="actions">
      <a class="button second" href="${sessionPath(place, "/withdraw")}">${t.withdraw}</a>
    </p>
  </section>`;
}
