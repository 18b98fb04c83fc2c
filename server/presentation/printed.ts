// Sets text on A4 pages as PDF, in each language of the pages. Direction and shape of letters are worked out here, because the
// library sets every line from left to right.
import { readFileSync } from "node:fs";

import type * as BidiModule from "bidi-js";

import { packageFile } from "../lib/files.js";
import type { Direction } from "./isolate.js";

export type PrintedPart =
  | Readonly<{ as: "title" | "text" | "point" | "code"; text: string }>
  /** Stays on one page with the next part, or with all following parts. */
  | Readonly<{ as: "heading"; text: string; keepsAll?: boolean }>
  /** A label under an empty line to write on. */
  | Readonly<{ as: "line"; text: string }>;

const MARGIN = 50;
const SIZES = { title: 20, heading: 13, text: 10.5, point: 10.5, code: 22, line: 10.5 } as const;
const LINE_HEIGHT = 1.4;
const INDENT = 14;
/** The empty space before and after a part. */
const BEFORE = { title: 0, heading: 5, text: 0, point: 0, code: 0, line: 28 } as const;
const AFTER = { title: 4, heading: 4, text: 4, point: 1, code: 4, line: 4 } as const;
const indentOf = (as: PrintedPart["as"]): number => (as === "point" ? INDENT : 0);

/** The fonts. The first one that has a character is used. */
const FONTS = {
  latin: "noto-sans/files/noto-sans-latin-400-normal.woff",
  latinExt: "noto-sans/files/noto-sans-latin-ext-400-normal.woff",
  arabic: "noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff",
  cyrillic: "noto-sans/files/noto-sans-cyrillic-400-normal.woff",
  greek: "noto-sans/files/noto-sans-greek-400-normal.woff",
} as const;
type FontName = keyof typeof FONTS;
type Font = Readonly<{ hasGlyphForCodePoint: (point: number) => boolean }>;

/** Characters without a shape: marks of direction and joiners. */
const UNSEEN = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/;

/** A narrow space that does not break, which French uses and the fonts lack. */
const NARROW_SPACE = "\u202f";
const WIDE_SPACE = "\u00a0";

type Bidi = ReturnType<typeof BidiModule.default.default>;

/** Characters of one font and direction, side by side. */
type Run = { font: FontName; text: string };

/** Registers the fonts. Returns which of them has a character. */
function registerFonts(document: PDFKit.PDFDocument): (character: string) => FontName {
  const names = Object.keys(FONTS) as FontName[];
  for (const name of names)
    document.registerFont(name, readFileSync(packageFile(`@fontsource/${FONTS[name]}`)));
  const opened = new Map(
    names.map((name) => {
      document.font(name);
      return [name, (document as unknown as { _font: { font: Font } })._font.font] as const;
    }),
  );
  return (character) =>
    names.find((name) => opened.get(name)?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) ??
    "latin";
}

/** Returns a function that finds the runs of a line in their order from left to right. */
const runReader =
  (bidi: Bidi, direction: Direction, fontFor: (character: string) => FontName) =>
  (line: string): Run[] => {
    const levels = bidi.getEmbeddingLevels(line, direction);
    const runs: (Run & { level: number; at: number })[] = [];
    for (const at of bidi.getReorderedIndices(line, levels)) {
      const character = line[at] ?? "";
      if (UNSEEN.test(character)) continue;
      const level = levels.levels[at] ?? 0;
      const isArabic = fontFor(character) === "arabic";
      const shown =
        level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character;
      const last = runs.at(-1);
      const font = fontFor(shown);
      if (last?.font === font && last.level === level) {
        // The font shapes Arabic from its logical order, and puts it from right to left itself.
        last.text = isArabic && level % 2 === 1 ? shown + last.text : last.text + shown;
      } else runs.push({ font, text: shown, level, at });
    }
    return runs;
  };

/** Writes parts one below the other, and begins another page where one is full. */
class Pen {
  readonly #document: PDFKit.PDFDocument;
  readonly #isRtl: boolean;
  readonly #runsOf: (line: string) => Run[];
  readonly #full: number;
  #y = MARGIN;

  constructor(document: PDFKit.PDFDocument, direction: Direction, runsOf: (line: string) => Run[]) {
    this.#document = document;
    this.#isRtl = direction === "rtl";
    this.#runsOf = runsOf;
    this.#full = document.page.width - 2 * MARGIN;
  }

  /** Makes room for parts that stand on one page. */
  keepTogether(parts: readonly PrintedPart[]): void {
    this.#makeRoom(parts.reduce((height, part) => height + this.#heightOf(part), 0));
  }

  write({ as, text }: PrintedPart): void {
    const size = SIZES[as];
    this.#y += BEFORE[as];
    if (as === "line")
      this.#document
        .moveTo(MARGIN, this.#y - 4)
        .lineTo(MARGIN + this.#full, this.#y - 4)
        .lineWidth(0.6)
        .stroke();
    if (as === "point") {
      this.#makeRoom(size * LINE_HEIGHT);
      const x = this.#isRtl ? MARGIN + this.#full - 4 : MARGIN + 4;
      this.#document.circle(x, this.#y + size * 0.75, 1.4).fill();
    }
    for (const line of this.#wrap(text, size, this.#full - indentOf(as)))
      this.#writeLine(line, size, indentOf(as));
    this.#y += AFTER[as];
  }

  #writeLine(line: string, size: number, indent: number): void {
    this.#makeRoom(size * LINE_HEIGHT);
    let x = this.#isRtl
      ? MARGIN + this.#full - indent - this.#widthOf(line, size)
      : MARGIN + indent;
    for (const { font, text } of this.#runsOf(line)) {
      this.#document.font(font).fontSize(size);
      this.#document.text(text, x, this.#y + size, {
        lineBreak: false,
        features: [],
        baseline: "alphabetic",
      });
      x += this.#document.widthOfString(text, { features: [] });
    }
    this.#y += size * LINE_HEIGHT;
  }

  #makeRoom(height: number): void {
    if (this.#y + height <= this.#document.page.height - MARGIN) return;
    this.#document.addPage();
    this.#y = MARGIN;
  }

  #heightOf({ as, text }: PrintedPart): number {
    const lines = this.#wrap(text, SIZES[as], this.#full - indentOf(as));
    return BEFORE[as] + lines.length * SIZES[as] * LINE_HEIGHT + AFTER[as];
  }

  #widthOf(line: string, size: number): number {
    return this.#runsOf(line).reduce(
      (width, { font, text }) =>
        width + this.#document.font(font).fontSize(size).widthOfString(text, { features: [] }),
      0,
    );
  }

  /** Breaks a text into lines that fit a width. */
  #wrap(text: string, size: number, width: number): string[] {
    return text
      .replaceAll(NARROW_SPACE, WIDE_SPACE)
      .split("\n")
      .flatMap((paragraph) => {
        const lines: string[] = [];
        for (const word of paragraph.split(" ")) {
          const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
          if (lines.length > 0 && this.#widthOf(longer, size) <= width)
            lines[lines.length - 1] = longer;
          else lines.push(word);
        }
        return lines;
      });
  }
}

/** Returns the bytes of a PDF. The libraries are imported when the first is made. */
export async function printPages(
  parts: readonly PrintedPart[],
  {
    title,
    language,
    direction,
  }: Readonly<{ title: string; language: string; direction: Direction }>,
): Promise<Buffer> {
  const { default: PDFDocument } = await import("pdfkit");
  const { default: library } = await import("bidi-js");
  // Its types describe a module, but the loaded code is CommonJS.
  const bidi = (library as unknown as typeof library.default)();
  const document = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    font: null as unknown as string,
    lang: language,
    info: { Title: title, Producer: "Kinward", Creator: "Kinward" },
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) =>
    document.on("end", () => resolve(Buffer.concat(chunks))),
  );
  const pen = new Pen(document, direction, runReader(bidi, direction, registerFonts(document)));
  for (const [place, part] of parts.entries()) {
    if (part.as === "line") pen.keepTogether([part]);
    if (part.as === "heading")
      pen.keepTogether(parts.slice(place, part.keepsAll ? undefined : place + 2));
    pen.write(part);
  }
  document.end();
  return done;
}
