type Piece = Html | string | number | false | null | undefined | readonly Piece[];

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * Markup that is safe to send. Only `html` makes it, and escapes every value in its text. Attributes are always written in double
 * quotes.
 */
export class Html {
  readonly #markup: string;

  private constructor(markup: string) {
    this.#markup = markup;
  }

  static readonly tag = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
    new Html(strings.map((text, at) => squeezed(text) + markupOf(pieces[at])).join(""));

  toString(): string {
    return this.#markup;
  }
}

// Removes indentation, which would be a third of a page's size.
const squeezed = (text: string): string => text.replace(/\s*\n\s*/g, "\n");

function markupOf(piece: Piece): string {
  if (piece === undefined || piece === null || piece === false) return "";
  if (piece instanceof Html) return piece.toString();
  if (typeof piece === "object") return piece.map(markupOf).join("");
  return escaped(String(piece));
}

/** Returns markup with its values escaped: html`<p>${name}</p>`. Joins the items of a list, and drops absent values. */
export const html = Html.tag;
