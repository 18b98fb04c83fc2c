// The page before a step that can't be undone here: the effects, the button, and the way back.
import { html, type Html } from "../../presentation/html.js";
import { routeHeader, type FamilyRoute } from "./family-route.js";

interface ProtectedStep {
  title: string;
  /** Stands above the effects. */
  whatHappens: string;
  effects: readonly string[];
  action: string;
  nonce: string;
  confirm: string;
  keep: string;
  /** The path that changes nothing. */
  back: string;
}

export const protectedStepPage = (
  route: FamilyRoute,
  { title, whatHappens, effects, action, nonce, confirm, keep, back }: ProtectedStep,
): Html =>
  html`${routeHeader(route, title, { isDeep: true })}
    <div class="notice alarm">
      <h2>${whatHappens}</h2>
      <ul class="points">
        ${effects.map((effect) => html`<li>${effect}</li>`)}
      </ul>
    </div>
    <form method="post" action="${action}" class="actions">
      <input type="hidden" name="nonce" value="${nonce}" />
      <button class="button danger">${confirm}</button>
      <a class="button second" href="${back}">${keep}</a>
    </form>`;
