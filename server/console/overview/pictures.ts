// Pictures of counts. What a picture shows stands in the table beside it, so it says only what it is about to a screen reader.
import { html, type Html } from "../../presentation/html.js";

interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

const ROW = 40;

/** Returns what each colour stands for, where there are several. */
const legend = (names: readonly string[]): Html | false =>
  names.length > 1 &&
  html`<ul class="legend">
    ${names.map(
      (name, nth) =>
        html`<li>
          <svg width="12" height="12" aria-hidden="true" focusable="false">
            <rect width="12" height="12" class="c${nth}" /></svg
          >${name}
        </li>`,
    )}
  </ul>`;

const numbers = new Intl.NumberFormat("en");

/** Returns a number as people read it: "1,548". */
export const amount = (value: number): string => numbers.format(value);

/** Returns a bar for each label, in parts where there are several series. */
export function bars(about: string, labels: readonly string[], series: readonly Series[]): Html {
  const totals = labels.map((_, nth) => sumAt(series, nth));
  const most = Math.max(1, ...totals);
  return html`${legend(series.map(({ name }) => name))}
    <svg
      class="picture"
      role="img"
      aria-label="${about}"
      width="100%"
      height="${labels.length * ROW}"
    >
      ${labels.map((label, nth) => {
        const y = nth * ROW;
        let x = 0;
        return html`<text x="0" y="${y + 14}">${label}</text>
          <text x="100%" y="${y + 14}" class="value">${amount(totals[nth] ?? 0)}</text>
          <rect y="${y + 20}" width="100%" height="12" class="track" />
          ${series.map(({ values }, place) => {
            const width = (100 * (values[nth] ?? 0)) / most;
            const part = html`<rect
              x="${x.toFixed(2)}%"
              y="${y + 20}"
              width="${width.toFixed(2)}%"
              height="12"
              class="c${place}"
            />`;
            x += width;
            return part;
          })}`;
      })}
    </svg>`;
}

const sumAt = (series: readonly Series[], nth: number): number =>
  series.reduce((sum, { values }) => sum + (values[nth] ?? 0), 0);

/** Returns a column for each period, the parts of the series one above the other. */
export function columns(
  about: string,
  periods: readonly string[],
  series: readonly Series[],
): Html {
  const most = Math.max(1, ...periods.map((_, nth) => sumAt(series, nth)));
  return html`${legend(series.map(({ name }) => name))}
    <svg class="picture" role="img" aria-label="${about}" width="100%" height="190">
      <text x="0" y="12">${amount(Math.round(most * 10) / 10)}</text>
      <line x1="0" x2="100%" y1="18.5" y2="18.5" />
      <svg
        y="20"
        width="100%"
        height="145"
        viewBox="0 0 ${periods.length} 100"
        preserveAspectRatio="none"
      >
        ${periods.map((period, nth) => {
          let y = 100;
          return series.map(({ name, values }, place) => {
            const value = values[nth] ?? 0;
            const height = (100 * value) / most;
            y -= height;
            return (
              value > 0 &&
              html`<rect
                x="${nth + 0.1}"
                y="${y.toFixed(2)}"
                width="0.8"
                height="${height.toFixed(2)}"
                class="c${place}"
                ><title>${period}: ${name} ${amount(value)}</title></rect
              >`
            );
          });
        })}
      </svg>
      <line x1="0" x2="100%" y1="165.5" y2="165.5" />
      <text x="0" y="184">${periods[0]}</text>
      <text x="100%" y="184" class="value">${periods.at(-1)}</text>
    </svg>`;
}
