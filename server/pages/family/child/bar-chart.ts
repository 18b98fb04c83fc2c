// Shows a few numbers as a table with bars, so that the picture and its text are one and grow with the reader's letters.
import { html, type Html } from "../../../presentation/html.js";

export interface Bar {
  label: Html | string;
  /** At least 0. */
  value: number;
  text: string;
  /** Is drawn as a line across the bar; undefined where there is no limit. */
  limit?: number | undefined;
}

interface Chart {
  id: string;
  title: string;
  /** Shows the title, where several charts stand side by side. */
  isNamed?: boolean;
  /** The heads of the table's two columns. */
  heads: readonly [string, string];
  bars: readonly Bar[];
  /** The value of the longest bar; by default the highest value. */
  most?: number;
}

/** Returns the table. Style sheets mirror its bars where lines run from right to left. */
export function barChart({ id, title, isNamed = false, heads, bars, most = 1 }: Chart): Html {
  const highest = Math.max(most, ...bars.map(({ value, limit = 0 }) => Math.max(value, limit)));
  return html`<table class="week" id="${id}">
    <caption ${!isNamed && html`class="unseen"`}>
      ${title}
    </caption>
    <thead class="unseen">
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${bars.map(
        ({ label, value, text, limit }) =>
          html`<tr>
            <th scope="row"><bdi>${label}</bdi></th>
            <td>
              ${barOf(value / highest, limit === undefined ? undefined : limit / highest)}
              <span><bdi>${text}</bdi></span>
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Draws shares of the longest bar, from 0 to 1. */
function barOf(share: number, limit: number | undefined): Html {
  const wide = (part: number) => Math.round(part * 1000) / 10;
  return html`<svg
    viewBox="0 0 100 10"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <rect class="track" width="100" height="10" />
    <rect width="${wide(share)}" height="10" />
    ${limit !== undefined && html`<rect class="limit" x="${Math.min(99, wide(limit))}" width="1" height="10" />`}
  </svg>`;
}
