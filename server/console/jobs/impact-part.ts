import type { Impact } from "../../actions/rules/impact.js";
import { html, type Html } from "../../presentation/html.js";
import { table } from "../shell/list.js";

const amount = (count: number): string => count.toLocaleString("en");

/** Returns how many sessions would change, and by permission in which direction. */
export function impactPart(result: object): Html {
  const { sessions, changed, needConsent, heldToLimits, freed, permissions } = result as Impact;
  return html`<p>
      <strong>${amount(changed)} of ${amount(sessions)}</strong> sessions would change:
      ${amount(needConsent)} would need a consent, ${amount(heldToLimits)} would be held to new
      limits, and ${amount(freed)} would be freed of a consent or of limits.
    </p>
    ${
      Object.keys(permissions).length > 0 &&
      table(
        "Sessions that would change, by permission",
        [
          { title: "Permission", cell: ([name]) => name },
          { title: "Stricter", isNumber: true, cell: ([, { stricter }]) => stricter },
          { title: "Looser", isNumber: true, cell: ([, { looser }]) => looser },
        ],
        Object.entries(permissions),
        "",
      )
    }`;
}
