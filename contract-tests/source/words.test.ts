// Messages, texts and comments use the field's words, so that a newcomer can search for them.
import { describe, expect, test } from "@jest/globals";
import ts from "typescript";

import { sourceFiles } from "../../testing/sources.js";

/** Words that name an idea only in this project, or that a native writer would not choose. */
const DIALECT = [
  /\b(?:un)?told\b/i,
  /\b(?:no|some|any)body\b/i,
  /\bwhoever\b/i,
  /\blookout\b/i,
  /\bin hand\b/i,
  /\bunder ?way\b/i,
  /\b(?:stands?|stood) in line\b/i,
  /\b(?:is|are) gone\b/i,
  /\banswers? with\b/i,
  /\bof late\b/i,
  /\bdoes not go with\b/i,
  /(?<!\bthere )\b(?:is|are) no (?!longer\b|more\b|less\b|later\b|earlier\b|older\b)[a-z]+/i,
  /\bdearest\b/i,
];

/** Texts that people read have no negative contractions, which are easily misread; comments may. */
const DIALECT_OF_TEXTS = [
  ...DIALECT,
  /n['’]t\b/,
  /(?<!\bwritten )\bin digits\b/,
  /\b(?:is|are|was) (?:disabled|enabled|revoked) already\b/,
  /\bchain is whole\b/,
  /\ba code of ISO\b/,
  /\bdoes not tell\b/,
];

/** Docstrings say what a function returns. */
const DIALECT_OF_COMMENTS = [...DIALECT, /(?:^|[.;,] |\band )answers\b/i];

/** Rooms whose comments are written in these words. */
const ROOMS = [
  ...["actions", "domain", "handlers", "policy", "wakeups"].map((room) => `server/${room}/`),
  "server/",
  "client/",
  "workflows/",
];

/** Where a person is meant, or another's word is quoted: a part of the line. */
const ALLOWED: readonly string[] = ["Nobody can sign in without the link", "This wasn’t me"];

interface Fragment {
  line: number;
  text: string;
}

const isTest = (path: string) => path.endsWith(".test.ts") || /(^|\/)_/.test(path);

const isSpecifier = ({ parent }: ts.Node) =>
  ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent);

/** Every string of a file, save where a module or a type is named. */
function stringsOf(path: string, text: string): Fragment[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Fragment[] = [];
  const visit = (node: ts.Node): void => {
    const isString = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
    if (isString || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      if (!isSpecifier(node)) found.push({ line, text: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Every comment of a file, as one line. */
function commentsOf(path: string, text: string): Fragment[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const starts = new Map<number, number>();
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.pos) ?? [])
      starts.set(pos, end);
    for (const { pos, end } of ts.getTrailingCommentRanges(text, node.end) ?? [])
      starts.set(pos, end);
    node.getChildren(file).forEach(visit);
  };
  visit(file);
  return [...starts].map(([start, end]) => ({
    line: file.getLineAndCharacterOfPosition(start).line + 1,
    text: text
      .slice(start, end)
      .replace(/^\/[/*]+\s*(\*\s)?|\*\/$/g, "")
      .replace(/\n\s*\*?\s*/g, " "),
  }));
}

/** Whether a file may hold one of the words, anywhere and across lines: to read it properly takes far longer. */
function mayHold(source: string, words: readonly RegExp[]): boolean {
  const views = [source, source.replaceAll("\\", ""), source.replace(/\n\s*\*?\s*/g, " ")];
  // What stands at the beginning of a text may stand anywhere in a file.
  const anywhere = words.map(
    ({ source: word, flags }) => new RegExp(word.replace("^|", "|"), flags),
  );
  return views.some((view) => anywhere.some((word) => word.test(view)));
}

/** `path:line: word in "text"`, one for each word found. */
function findDialect(
  files: ReadonlyMap<string, string>,
  read: (path: string, text: string) => Fragment[],
  words: readonly RegExp[],
): string[] {
  const candidates = [...files].filter(([, source]) => mayHold(source, words));
  return candidates.flatMap(([path, source]) =>
    read(path, source)
      .filter(({ text }) => !ALLOWED.some((part) => text.includes(part)))
      .flatMap(({ line, text }) =>
        words.flatMap((word) => {
          const match = word.exec(text);
          return match ? [`${path}:${line}: "${match[0]}" in "${text.trim()}"`] : [];
        }),
      ),
  );
}

const files = sourceFiles(["server", "client", "workflows"]);
const only = (wanted: (path: string) => boolean) =>
  new Map([...files].filter(([path]) => wanted(path)));

test("messages, texts, log lines and metrics use the field's words", () => {
  expect(
    findDialect(
      only((path) => !isTest(path)),
      stringsOf,
      DIALECT_OF_TEXTS,
    ),
  ).toEqual([]);
});

test("comments use the field's words", () => {
  const inRooms = only((path) => ROOMS.some((room) => path.startsWith(room)));
  expect(findDialect(inRooms, commentsOf, DIALECT_OF_COMMENTS)).toEqual([]);
});

describe("the search for words", () => {
  const file = (text: string) => new Map([["a.ts", text]]);

  test("finds a message with its file and line", () => {
    const text = "export const fault = 1;\nthrow new Error(`x ${fault} is no permission`);";
    expect(findDialect(file(text), stringsOf, DIALECT)).toEqual([
      'a.ts:2: "is no permission" in "is no permission"',
    ]);
    expect(findDialect(file('log.info("is no longer late");'), stringsOf, DIALECT)).toEqual([]);
    expect(findDialect(file('print("It isn’t.");'), stringsOf, DIALECT_OF_TEXTS)).toHaveLength(1);
  });

  test("finds a comment, whole across its lines, and no word of the code", () => {
    const text =
      "/**\n * Tells the product, and\n * answers the event.\n */\nconst told = 1; // nobody\n";
    expect(findDialect(file(text), commentsOf, DIALECT_OF_COMMENTS)).toEqual([
      'a.ts:1: "and answers" in "Tells the product, and answers the event."',
      'a.ts:5: "nobody" in "nobody"',
    ]);
    expect(findDialect(file(text), stringsOf, DIALECT)).toEqual([]);
  });
});
