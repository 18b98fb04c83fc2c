import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";
import type { LawChange } from "../../policy/changes.js";
import { changeWords, lawName } from "./words.js";
import { plainDay } from "../../presentation/times.js";

function whatChanges(change: LawChange, texts: Texts): Html {
  const words = changeWords(change, texts);
  return change.kind === "state"
    ? html`<span class="tag ${change.state}">${words}</span>`
    : html`${words}`;
}

/** Lists changes by day. `placeOf` names the place of each, where they are of several. */
export function changeList(
  changes: readonly LawChange[],
  texts: Texts,
  placeOf?: (code: string) => Html,
): Html {
  return html`<ol class="changes">
    ${changes.map(
      (change) =>
        html`<li>
          <time datetime="${change.on}">${plainDay(change.on, texts)}</time>
          <span
            >${placeOf && html`${placeOf(change.place)} · `}${change.kind !== "age" && html`${lawName(change.law, texts)} · `}${whatChanges(change, texts)}</span
          >
        </li>`,
    )}
  </ol>`;
}
