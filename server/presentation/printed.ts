// Sets text on A4 pages as PDF, in each language of the pages. Direction and shape of letters are worked out here, because the
// library sets every line from left to right.
import { readFileSync } from "node:fs";

import { packageFile } from "../lib/files.js";
import type { Direction } from "./isolate.js";

export type PrintedPart =
  | Readonly<{ as: "title" | "text" | "point" | "code"; text: string }>
  /** Stands on one page with what follows: with the next part, or with all of them. */
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

/** Characters of one font and direction, side by side. */
type Run = { font: FontName; text: string };

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
  // Its types are those of a module, and what is loaded is CommonJS.
  const bidi = (library as unknown as typeof library.default)();
  const document = new PDFDocument({
    ...{ size: "A4", margin: MARGIN, font: null as unknown as string, lang: language },
    info: { Title: title, Producer: "Kinward", Creator: "Kinward" },
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) =>
    document.on("end", () => resolve(Buffer.concat(chunks))),
  );

  const names = Object.keys(FONTS) as FontName[];
  for (const name of names)
    document.registerFont(name, readFileSync(packageFile(`@fontsource/${FONTS[name]}`)));
  const opened = new Map(
    names.map((name) => {
      document.font(name);
      return [name, (document as unknown as { _font: { font: Font } })._font.font] as const;
    }),
  );
  const fontFor = (character: string): FontName =>
    names.find((name) => opened.get(name)?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) ??
    "latin";

  /** Returns the runs of a line as they stand from left to right. */
  const runsOf = (line: string): Run[] => {
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

  const widthOf = (text: string, size: number): number =>
    runsOf(text).reduce(
      (width, run) =>
        width + document.font(run.font).fontSize(size).widthOfString(run.text, { features: [] }),
      0,
    );

  /** Breaks a text into lines that fit a width. */
  const wrap = (text: string, size: number, width: number): string[] =>
    text
      .replaceAll(NARROW_SPACE, WIDE_SPACE)
      .split("\n")
      .flatMap((paragraph) => {
        const lines: string[] = [];
        for (const word of paragraph.split(" ")) {
          const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
          if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
          else lines.push(word);
        }
        return lines;
      });

  const bottom = document.page.height - MARGIN;
  const full = document.page.width - 2 * MARGIN;
  let y = MARGIN;
  const room = (height: number): void => {
    if (y + height <= bottom) return;
    document.addPage();
    y = MARGIN;
  };
  const draw = (text: string, size: number, indent: number): void => {
    for (const line of wrap(text, size, full - indent)) {
      room(size * LINE_HEIGHT);
      let x = direction === "rtl" ? MARGIN + full - indent - widthOf(line, size) : MARGIN + indent;
      for (const run of runsOf(line)) {
        document.font(run.font).fontSize(size);
        document.text(run.text, x, y + size, {
          ...{ lineBreak: false, features: [], baseline: "alphabetic" },
        });
        x += document.widthOfString(run.text, { features: [] });
      }
      y += size * LINE_HEIGHT;
    }
  };

  const heightOf = ({ as, text }: PrintedPart): number =>
    BEFORE[as] +
    wrap(text, SIZES[as], full - indentOf(as)).length * SIZES[as] * LINE_HEIGHT +
    AFTER[as];

  for (const [place, part] of parts.entries()) {
    const { as, text } = part;
    const size = SIZES[as];
    if (as === "heading" || as === "line") {
      const kept = as === "line" ? 1 : part.keepsAll ? parts.length : 2;
      room(parts.slice(place, place + kept).reduce((height, each) => height + heightOf(each), 0));
    }
    y += BEFORE[as];
    if (as === "line")
      document
        .moveTo(MARGIN, y - 4)
        .lineTo(MARGIN + full, y - 4)
        .lineWidth(0.6)
        .stroke();
    if (as === "point") {
      room(size * LINE_HEIGHT);
      const x = direction === "rtl" ? MARGIN + full - 4 : MARGIN + 4;
      document.circle(x, y + size * 0.75, 1.4).fill();
    }
    draw(text, size, indentOf(as));
    y += AFTER[as];
  }
  document.end();
  return done;
}
