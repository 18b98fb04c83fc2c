import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";
import type { LawChange } from "../../policy/changes.js";
import { lawName } from "./words.js";
import { plainDay } from "../../presentation/times.js";

/** Says in the reader's language what changes. */
function whatChanges(change: LawChange, { law: t }: Texts): Html {
  switch (change.kind) {
    case "state":
      return html`<span class="tag ${change.state}">${t.states[change.state]}</span>`;
    case "duty-begins":
      return html`${t.changes.begins(t.duties[change.duty.type])}`;
    case "duty-ends":
      return html`${t.changes.ends(t.duties[change.duty.type])}`;
    case "age": {
      const { topic, before, after } = change;
      const name = topic === "civil-majority-age" ? t.ages.majority : t.ages.consent;
      return html`${t.changes.age({ name, before, after })}`;
    }
  }
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
