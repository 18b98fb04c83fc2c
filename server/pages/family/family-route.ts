import { pathTo } from "../shell/paths.js";
import { fill } from "../../presentation/fill.js";
import { html, type Html } from "../../presentation/html.js";
import type { PageRequest } from "../shell/page.js";
import { Refusal } from "../shell/refusal.js";
import { childName, findGuardedSession, type Child, type GuardedSessionView } from "./children.js";
import type { FamilyVisit } from "./signed-in.js";

/** A child in one product, as their guardian sees it. */
export interface FamilyRoute extends GuardedSessionView {
  family: FamilyVisit;
  child: Child;
}

/** Returns the session in the path. The page is unknown to everyone but its guardian. */
export async function findFamilyRoute(
  family: FamilyVisit,
  request: PageRequest<"sessionId">,
): Promise<FamilyRoute> {
  const found = await findGuardedSession(family, request.params.sessionId);
  if (!found) throw new Refusal("unknownPage");
  return { ...found, family };
}

/** Returns the route of a child. An adult consents for themselves, so for them the page is unknown. */
export async function findRouteOfMinor(
  family: FamilyVisit,
  request: PageRequest<"sessionId">,
): Promise<FamilyRoute> {
  const route = await findFamilyRoute(family, request);
  if (route.child.isAdult) throw new Refusal("unknownPage");
  return route;
}

export const sessionPath = ({ family, guarded }: FamilyRoute, rest = ""): string =>
  pathTo(family.services, `/family/sessions/${guarded.sessionId}${rest}`);

/** Returns the way back, and the child that this page is about. */
export function routeHeader(
  route: FamilyRoute,
  title: string,
  { isDeep }: { isDeep: boolean },
): Html {
  const { family, context, child } = route;
  const { family: t } = family.texts;
  const { name } = context.product;
  return html`<nav class="trail" aria-label="${t.trail}">
      <a href="${pathTo(family.services, "/family")}">${t.title}</a>
      ${isDeep && html`<a href="${sessionPath(route)}"><bdi>${name}</bdi></a>`}
    </nav>
    <h1 dir="auto">${title}</h1>
    <p class="lead">
      ${
        isDeep
          ? fill(t.childIn, { product: html`<bdi>${name}</bdi>`, child: childName(child) })
          : html`${childName(child)}<br /><small>${child.about}</small>`
      }
    </p>`;
}
