import { describePermission } from "../consent/permissions.js";
import { dateText } from "../../presentation/dates.js";
import { html, type Html } from "../../presentation/html.js";
import { sendPage } from "../shell/layout.js";
import type { Texts } from "../../presentation/texts/index.js";
import { waitingCard } from "./override/requests.js";
import { findFamilyRoute, routeHeader, sessionPath, type FamilyRoute } from "./family-route.js";
import { screentimeCard } from "./screentime-card.js";
import { forFamily, pageOf } from "./signed-in.js";
import type { PageHandler } from "../shell/page.js";

export const showSession: PageHandler<"sessionId"> = forFamily(
  async (family, request, response) => {
    const { services } = family;
    const route = await findFamilyRoute(family, request);
    const { name } = route.context.product;
    const done = doneText(request.query["done"], family.texts);
    sendPage(services, response, {
      ...pageOf(family),
      title: `${name}: ${route.child.title}`,
      body: html`${done !== undefined && html`<p class="done" role="status">${done}</p>`}
      ${routeHeader(route, name, { isDeep: false })} ${await waitingCard(route)}
      ${await screentimeCard(route)}
      ${route.child.isAdult ? grownUp(route) : html`${permissions(route)} ${consent(route)}`}`,
    });
  },
);

/** What has just happened on a page that led here. */
function doneText(done: unknown, { schedule, override }: Texts): string | undefined {
  if (done === "schedule") return schedule.saved;
  return Object.entries(override.done).find(([name]) => name === done)?.[1];
}

/** Who has come of age has their own life: what they may do is no longer shown, and not for a guardian to end. */
function grownUp({ family }: FamilyRoute): Html {
  const { family: t } = family.texts;
  return html`<section class="card"><p>${t.isAdultText}</p></section>`;
}

function permissions({ family, context, view }: FamilyRoute): Html {
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
    ${on.length + off.length === 0 && html`<p>${t.nothingToDecide}</p>`}
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

function consent(route: FamilyRoute): Html {
  const { family, guarded, context } = route;
  const { texts } = family;
  const { family: t } = texts;
  return html`<section class="card" aria-labelledby="consent">
    <h2 id="consent">${t.consent}</h2>
    <p>${t.consented(context.product.name, dateText(guarded.linkedAt, texts))}</p>
    <p class="actions">
      <a class="button second" href="${sessionPath(route, "/withdraw")}">${t.withdraw}</a>
    </p>
  </section>`;
}
