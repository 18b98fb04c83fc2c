import { html, type Html } from "../../../presentation/html.js";
import type { FamilyRoute } from "../family-route.js";
import { guardiansPath, listGuardians } from "./route.js";

/** Lists the guardians on the child's page. */
export async function guardiansCard(route: FamilyRoute): Promise<Html> {
  const { guardians: t } = route.family.texts;
  const guardians = await listGuardians(route);
  return html`<section class="card" aria-labelledby="guardians">
    <h2 id="guardians">${t.title}</h2>
    <ul class="points">
      ${guardians.map(
        ({ shownAddress, isSelf }) =>
          html`<li>
            <span class="address">${shownAddress}</span>
            ${isSelf && html`<span class="tag">${t.you}</span>`}
          </li>`,
      )}
    </ul>
    <p class="actions">
      <a class="button second" href="${guardiansPath(route)}">${t.see}</a>
    </p>
  </section>`;
}
