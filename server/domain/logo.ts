// A product's logo, which is shown on pages of ours: a PNG, or an SVG that can do nothing but be seen.

export const MOST_LOGO_BYTES = 100 * 1024;

type Logo = Readonly<{ type: "png" | "svg"; bytes: Buffer }>;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PNG_TEXT = "data:image/png;base64,";

/** Returns a logo as the configuration of a product keeps it: the text of an SVG, or a PNG as a data URL. */
export const logoText = (bytes: Buffer): string =>
  bytes.subarray(0, PNG.length).equals(PNG)
    ? PNG_TEXT + bytes.toString("base64")
    : bytes
        .toString("utf8")
        .replace(/^\uFEFF/, "")
        .trim();

/** Returns whether a text is a logo and not the name of its file. */
export const isLogoText = (text: string): boolean =>
  text.startsWith("<") || text.startsWith("data:");

/** Returns the logo in a text that `logoFault` finds nothing wrong with. */
export const readLogo = (text: string): Logo =>
  text.startsWith(PNG_TEXT)
    ? { type: "png", bytes: Buffer.from(text.slice(PNG_TEXT.length), "base64") }
    : { type: "svg", bytes: Buffer.from(text) };

/** Returns the fault of a logo, in words that follow the name of its key; undefined if it can be shown. */
export function logoFault(text: string): string | undefined {
  const { type, bytes } = readLogo(text);
  if (bytes.length > MOST_LOGO_BYTES) return `must have at most ${MOST_LOGO_BYTES / 1024} KB`;
  if (type === "svg") return svgFault(text);
  return bytes.subarray(0, PNG.length).equals(PNG) ? undefined : "must be a PNG or an SVG";
}

/** What only draws, once: `use` can make a drawing grow without end, and `style` or `image` could load another file. */
const ELEMENTS = new Set(
  `svg g defs title desc path rect circle ellipse line polyline polygon clipPath mask linearGradient radialGradient
  stop`.split(/\s+/),
);
const ATTRIBUTES = new Set(
  `id class style xmlns xmlns:xlink version viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points offset transform
  fill fill-opacity fill-rule clip-rule clip-path clipPathUnits mask maskUnits opacity stroke stroke-width stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity stop-color stop-opacity color
  gradientUnits gradientTransform spreadMethod preserveAspectRatio href xlink:href role aria-hidden aria-label focusable
  xml:space data-name`.split(/\s+/),
);

const NAMESPACE = "http://www.w3.org/2000/svg";

/** Plain markup: without entities, sections of character data, or a document type. */
const PIECE =
  /<\?xml [^<>?]*\?>|<!--(?:(?!--)[^])*-->|<\/([\w:]+)\s*>|<([\w:]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<&]*"|'[^'<&]*'))*)\s*(\/?)>|[^<&]+/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function svgFault(text: string): string | undefined {
  const open: string[] = [];
  const seen: string[] = [];
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < text.length) {
    const piece = PIECE.exec(text);
    if (!piece) return "must be plain SVG, without entities or a document type";
    const [, closed, opened, attributes = "", isEmpty] = piece;
    if (closed !== undefined && open.pop() !== closed)
      return "must be SVG whose elements are closed";
    if (opened === undefined) continue;
    const fault = elementFault(opened, attributes);
    if (fault !== undefined) return fault;
    seen.push(opened);
    if (isEmpty !== "/") open.push(opened);
  }
  if (seen[0] !== "svg" || !text.includes(`xmlns="${NAMESPACE}"`)) return "must be a PNG or an SVG";
  return open.length > 0 ? "must be SVG whose elements are closed" : undefined;
}

function elementFault(element: string, attributes: string): string | undefined {
  if (!ELEMENTS.has(element))
    return `must be an SVG without <${element}>; draw it with shapes alone`;
  for (const [, name = "", double, single] of attributes.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? "";
    if (!ATTRIBUTES.has(name))
      return `must be an SVG without the attribute ${name} of <${element}>`;
    if (name === "xmlns" && value !== NAMESPACE)
      return `must be an SVG in the namespace ${NAMESPACE}`;
    const refers = name.endsWith("href") || /\\|url/i.test(value);
    if (refers && !/^(#[\w.-]+|url\(#[\w.-]+\))$/.test(value.trim()))
      return `must be an SVG that refers to nothing outside it, as ${name} of <${element}> does`;
  }
  return undefined;
}
