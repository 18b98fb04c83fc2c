// The states of a place's laws as a picture. Positions are parts of its width, so that text keeps its size on any screen.
import { html, type Html } from "../../presentation/html.js";
import type { Texts } from "../../presentation/texts/index.js";
import { changeList } from "./change-list.js";
import { changesOf, positionOf, spanAround, stretchesOf, type PlaceFacts } from "./facts.js";
import { nameOfLaw } from "./words.js";
import { plainDay } from "../../presentation/times.js";

const ROW = 44;
const HEAD = 28;
const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;
/** The longest names that fit beside each other on a telephone. */
const LONGEST_NAME = 44;

const shortened = (name: string): string =>
  name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…`;

export function timeline(facts: PlaceFacts, texts: Texts): Html | false {
  const { laws, on } = facts;
  const { law: t } = texts;
  if (laws.length === 0) return false;
  const span = spanAround(on);
  const years = Array.from({ length: span.to - span.from + 1 }, (_, place) => span.from + place);
  const about = t.timeline.about({ from: span.from, to: span.to, day: plainDay(on, texts) });
  const height = HEAD + laws.length * ROW;
  const today = percent(positionOf(on, span));
  const states = [...new Set(laws.flatMap(({ law }) => law.status.map(({ state }) => state)))];
  return html`<section aria-labelledby="timeline">
    <h2 id="timeline">${t.timeline.title}</h2>
    <p class="hint" id="timeline-about">${about}</p>
    <svg
      class="timeline"
      role="img"
      aria-labelledby="timeline timeline-about"
      width="100%"
      height="${height}"
    >
      ${years.map((year) => {
        const x = percent((year - span.from) / years.length);
        return html`<line class="year" x1="${x}" x2="${x}" y1="0" y2="${height}" />
          <text class="year" x="${x}" y="14" dx="4">${year}</text>`;
      })}
      ${laws.map(({ law }, place) => {
        const y = HEAD + place * ROW;
        const stretches = stretchesOf(law, span);
        const { name, language } = nameOfLaw(law, texts);
        return html`<g>
          <title lang="${language}">${name}</title>
          <text lang="${language}" x="0" y="${y + 14}" dx="4">${shortened(name)}</text>
          ${stretches.map(
            ({ state, from, to }) =>
              html`<rect
                class="${state}"
                x="${percent(from)}"
                width="${percent(to - from)}"
                y="${y + 20}"
                height="12"
              />`,
          )}
        </g>`;
      })}
      <line class="today" x1="${today}" x2="${today}" y1="18" y2="${height}" />
    </svg>
    <ul class="legend">
      ${states.map((state) => html`<li><span class="shade ${state}"></span>${t.states[state]}</li>`)}
    </ul>
    <details>
      <summary>${t.timeline.list}</summary>
      ${changeList(changesOf(facts), texts)}
    </details>
  </section>`;
}
