// Draws a few numbers without scripts or inline styles. A table below has the same numbers in text.
import { html, type Html } from "../../../presentation/html.js";
import type { Texts } from "../../../presentation/texts/index.js";

export interface Bar {
  label: string;
  /** At least 0. */
  value: number;
  /** The value as text. */
  text: string;
}

interface Chart {
  /** Unique on the page. */
  id: string;
  title: string;
  /** Shows the title, where several charts stand side by side. */
  isNamed?: boolean;
  /** The heads of the table's two columns. */
  heads: readonly [string, string];
  bars: readonly Bar[];
}

const WIDTH = 320;
const ROW = 44;
const LINE = 18;

/** Draws bars from the side on which the reader's lines begin. */
export function barChart(
  { direction, digest: t }: Texts,
  { id, title, isNamed = false, heads, bars }: Chart,
): Html {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const height = bars.length * ROW;
  const isMirrored = direction === "rtl";
  const start = isMirrored ? WIDTH : 0;
  const end = isMirrored ? 0 : WIDTH;
  return html`<figure class="chart">
    ${isNamed && html`<figcaption>${title}</figcaption>`}
    <svg
      viewBox="0 0 ${WIDTH} ${height}"
      role="img"
      aria-labelledby="${id}-title ${id}-about"
      direction="${direction}"
    >
      <title id="${id}-title">${title}</title>
      <desc id="${id}-about">${t.chart(title)}</desc>
      ${bars.map(({ label, value, text }, place) => {
        const width = Math.round((value / most) * WIDTH * 10) / 10;
        const top = place * ROW;
        return html`<text x="${start}" y="${top + LINE - 2}">${label}</text>
          <text class="value" x="${end}" y="${top + LINE - 2}" text-anchor="end">${text}</text>
          <rect class="track" x="0" y="${top + LINE + 4}" width="${WIDTH}" height="8" rx="4" />
          <rect
            x="${isMirrored ? WIDTH - width : 0}"
            y="${top + LINE + 4}"
            width="${width}"
            height="8"
            rx="4"
          />`;
      })}
    </svg>
    <details>
      <summary>${t.numbers}</summary>
      <table class="numbers">
        <caption class="unseen">
          ${title}
        </caption>
        <thead>
          <tr>
            ${heads.map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${bars.map(
            ({ label, text }) =>
              html`<tr>
                <th scope="row"><bdi>${label}</bdi></th>
                <td><bdi>${text}</bdi></td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>
  </figure>`;
}
