// A product's accent colour, and the colours of a page that follow from it.

/** The ratio at which WCAG 2.2 calls text readable (1.4.3, level AA). */
export const LEAST_CONTRAST = 4.5;

/** The darkest ground of a light page, and the lightest of a dark one, as in the style sheet of all pages. */
const LIGHT = "#f3f1ec";
const DARK = "#19211f";
const [WHITE, BLACK] = ["#ffffff", "#000000"];

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours `#rrggbb`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the mix of two colours, with `share` of the second. */
function mix(one: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(one).map((value, at) =>
    Math.round(value + ((others[at] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const SHARES = Array.from({ length: 21 }, (_, at) => at / 20);

/** Returns the contrast of an accent to the ground of a light page. A dark page has a lighter tone of it. */
export const accentContrast = (accent: string): number => contrast(accent, LIGHT);

/** Returns the colours of light and dark pages with this accent, each of which can be read. */
export function coloursOf(accent: string) {
  const isReadable = (text: string, ground: string) => contrast(text, ground) >= LEAST_CONTRAST;
  const tints = SHARES.map((share) => mix(accent, WHITE, 0.9 + share / 10));
  const tones = SHARES.map((share) => mix(accent, WHITE, share));
  const tintOf = (tone: string) => mix(DARK, tone, 0.12);
  const tone = tones.find((one) => isReadable(one, tintOf(one))) ?? WHITE;
  return {
    light: {
      accent,
      "accent-strong": mix(accent, BLACK, 0.25),
      "on-accent": WHITE,
      tint: tints.find((tint) => isReadable(accent, tint)) ?? WHITE,
    },
    dark: {
      accent: tone,
      "accent-strong": mix(tone, WHITE, 0.25),
      "on-accent": mix(accent, BLACK, 0.85),
      tint: tintOf(tone),
    },
  };
}
