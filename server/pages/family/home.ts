import { zoneOf } from "../../domain/zones.js";
import { maskAddress } from "../../domain/guardian/email.js";
import { pathTo } from "../shell/paths.js";
import { dateText } from "../../presentation/times.js";
import { html, type Html } from "../../presentation/html.js";
import { sendPage } from "../shell/layout.js";
import { childName, listChildren, type GuardedChild, type GuardedSessionView } from "./children.js";
import { rememberedDevices } from "./devices.js";
import { findWaiting } from "./override/requests.js";
import { sendSignInForm } from "./sign-in.js";
import { familyNonce, findFamily, ownAddress, pageOf, type FamilyVisit } from "./signed-in.js";
import type { PageHandler } from "../shell/page.js";

/** Shows a guardian's children and what they play; others see the sign-in form. */
export const showFamily: PageHandler = async (services, request, response) => {
  const family = await findFamily(services, request, response);
  if (!family) return sendSignInForm(services, request, response);
  const page = Math.max(1, Math.trunc(Number(request.query["page"])) || 1);
  const { children, pages } = await listChildren(family, page);
  const { family: t } = family.texts;
  const done = Object.entries(t.done).find(([name]) => name === request.query["done"])?.[1];
  sendPage(services, response, {
    ...pageOf(family),
    title: t.title,
    body: html`${done !== undefined && html`<p class="done" role="status">${done}</p>`}
      <h1>${t.title}</h1>
      <p class="lead">${children.length === 0 ? t.empty : t.lead}</p>
      ${await eachChild(family, children)} ${pages > 1 && pageLinks(family, page, pages)}
      ${children.some(({ mark }) => mark !== undefined) && html`<p class="hint">${t.marks}</p>`}
      ${await rememberedDevices(family, zoneOfFirst(children))} ${await account(family)}`,
  });
};

/** Returns the family's time zone, if it is known. */
function zoneOfFirst(children: readonly GuardedChild[]): string | undefined {
  const [first] = children.flatMap(({ sessions }) => sessions);
  return first && zoneOf(first.view.session);
}

async function eachChild(family: FamilyVisit, children: readonly GuardedChild[]): Promise<Html[]> {
  const cards: Html[] = [];
  for (const [place, child] of children.entries())
    cards.push(await childCard(family, child, place));
  return cards;
}

async function childCard(family: FamilyVisit, child: GuardedChild, place: number): Promise<Html> {
  const rows: Html[] = [];
  for (const one of child.sessions) rows.push(await productRow(family, child, one));
  return html`<section class="card" aria-labelledby="child-${place}">
    <h2 id="child-${place}">${childName(child)}</h2>
    <p class="hint">${child.about}</p>
    <ul class="rows">
      ${rows.map((row) => html`<li>${row}</li>`)}
    </ul>
  </section>`;
}

async function productRow(
  { services, texts }: FamilyVisit,
  child: GuardedChild,
  { guarded, context, view }: GuardedSessionView,
): Promise<Html> {
  const { family: t } = texts;
  const waiting = await findWaiting(context, view.session);
  const decided = view.chosen.filter(({ managedBy }) => managedBy === "GUARDIAN");
  const on = decided.filter(({ enabled }) => enabled).length;
  return html`<a class="row" href="${pathTo(services, `/family/sessions/${guarded.sessionId}`)}"
    ><span
      ><strong dir="auto">${context.product.name}</strong
      >${waiting && html`<small><span class="tag">${texts.override.waiting}</span></small>`}
      <small
        >${child.isAdult ? t.isAdult : decided.length === 0 ? t.nothingToDecide : t.allowed({ on, all: decided.length })}</small
      >
      ${view.session.status === "HOLD" && html`<small>${t.onHold}</small>`}
      <small>${t.since(dateText(guarded.linkedAt, texts, zoneOf(view.session)))}</small></span
    ></a
  >`;
}

function pageLinks({ services, texts }: FamilyVisit, page: number, pages: number): Html {
  const { family: t } = texts;
  const link = (to: number, text: string) =>
    to >= 1 && to <= pages
      ? html`<a href="${pathTo(services, "/family")}?page=${to}">${text}</a>`
      : html`<span></span>`;
  return html`<p class="parts">${link(page - 1, t.earlier)} ${link(page + 1, t.later)}</p>`;
}

async function account(family: FamilyVisit): Promise<Html> {
  const { services, texts } = family;
  const { family: t } = texts;
  const address = await ownAddress(family);
  return html`<form method="post" action="${pathTo(services, "/family/sign-out")}" class="account">
    <input type="hidden" name="nonce" value="${familyNonce(family, "sign-out")}" />
    ${address !== undefined && html`<p>${t.signedInAs} <strong class="address">${maskAddress(address)}</strong></p>`}
    <button class="button second">${t.signOut}</button>
    <button class="button third" name="where" value="everywhere">${t.signOutEverywhere}</button>
  </form>`;
}
