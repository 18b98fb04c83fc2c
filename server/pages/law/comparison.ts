// Two places, or a place on two days, side by side.
import type { Policy } from "../../policy/types.js";
import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";
import { stateOf, type PlaceFacts } from "./facts.js";
import { lawName, placeWords } from "./words.js";
import { plainDay } from "../../presentation/times.js";

type Cell = Html | string | number;

const stateWords = ({ decision }: PlaceFacts, name: string, { law: t }: Texts): string => {
  const permission = decision?.permissions.find((one) => one.name === name);
  if (!permission) return "";
  const state = t.permissions.states[stateOf(permission)];
  return permission.needsVerifiedGuardian ? `${state} (${t.permissions.verifiedGuardian})` : state;
};

const countingLaws = ({ laws }: PlaceFacts, texts: Texts): Html => {
  const counting = laws.filter(({ counts }) => counts);
  return counting.length === 0
    ? html`${texts.law.comparison.none}`
    : html`<ul class="points">
        ${counting.map(({ law }) => html`<li>${lawName(law, texts)}</li>`)}
      </ul>`;
};

/** Shows the ages, the laws that count, and the permissions that differ. */
export function comparison(
  policy: Policy,
  [one, other]: readonly [PlaceFacts, PlaceFacts],
  texts: Texts,
): Html {
  const { law: t } = texts;
  const isSamePlace = one.place.code === other.place.code;
  const heading = ({ place, on }: PlaceFacts) =>
    isSamePlace ? plainDay(on, texts) : placeWords(policy, place.code, texts);
  const rows: (readonly [string, (facts: PlaceFacts) => Cell])[] = [
    [t.ages.consent, ({ ages }) => ages.consent],
    [t.ages.majority, ({ ages }) => ages.majority],
    [t.ages.minimum, ({ ages }) => (ages.minimum === 0 ? "–" : ages.minimum)],
    [t.comparison.counts, (facts) => countingLaws(facts, texts)],
    ...(one.decision?.permissions ?? [])
      .filter(({ name }) => stateWords(one, name, texts) !== stateWords(other, name, texts))
      .map(({ name }): readonly [string, (facts: PlaceFacts) => Cell] => [
        texts.permissions[name as keyof Texts["permissions"]].title,
        (facts) => stateWords(facts, name, texts),
      ]),
  ];
  return html`<section aria-labelledby="comparison">
    <h2 id="comparison">${t.comparison.title}</h2>
    <table class="comparison">
      <thead>
        <tr>
          <th scope="col"><span class="unseen">${t.comparison.what}</span></th>
          <th scope="col">${heading(one)}</th>
          <th scope="col">${heading(other)}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name, cellOf]) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td>${cellOf(one)}</td>
              <td>${cellOf(other)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${one.decision && html`<p class="hint">${t.comparison.same}</p>`}
  </section>`;
}
