// Messages, texts and comments use the field's words, so that a newcomer can search for them.
import { readFileSync } from "node:fs";

import { describe, expect, test } from "@jest/globals";
import ts from "typescript";

import { documents, sourceFiles } from "../../testing/sources.js";

/** A word that names an idea only in this project, or that a native writer would not choose; and a better one. */
type Word = readonly [pattern: RegExp, better: string];

const DIALECT: readonly Word[] = [
  [/\b(?:un)?told\b/i, "sent, notified, dispatched, informed"],
  [/\b(?:no|some|any)body\b/i, "no one, a person, or who it is"],
  [/\bwhoever\b/i, "who it is: the caller, the reader"],
  [/\blookout\b/i, "poller"],
  [/\bnudges?d?\b/i, "wake"],
  [/\b(?:bell|rung)\b/i, "signal"],
  [/\btellers?\b/i, "dispatcher"],
  [/\bgiven back\b/i, "released"],
  [/\b(?:inward|outward)\b/i, "transactional, external"],
  [/\bhurried\b/i, "relaxed durability"],
  [/\bin hand\b/i, "in flight"],
  [/\bunder ?way\b/i, "in flight"],
  [/\b(?:stands?|stood) in line\b/i, "waits in a queue"],
  [/\b(?:is|are) gone\b/i, "is deleted, has ended"],
  [/\banswers? with\b/i, "returns"],
  [/\bof late\b/i, "recently"],
  [/\bdoes not go with\b/i, "cannot be combined with"],
  [
    /(?<!\bthere )\b(?:is|are) no (?!longer\b|more\b|less\b|later\b|earlier\b|older\b|one\b)[a-z]+/i,
    "is not a ...",
  ],
  [/\bdearest\b/i, "most expensive"],
  [/\bas above\b/i, "say it again, or name it"],
];

/** Texts that people read have no negative contractions, which are easily misread; comments may. */
const DIALECT_OF_TEXTS: readonly Word[] = [
  ...DIALECT,
  [/n['’]t\b/, "not, in full"],
  [/(?<!\bwritten )\bin digits\b/, "written in digits"],
  [/\b(?:is|are|was) (?:disabled|enabled|revoked) already\b/, "is already ..."],
  [/\bchain is whole\b/, "chain is intact"],
  [/\ba code of ISO\b/, "an ISO code"],
  [/\bdoes not tell\b/, "does not say"],
];

const DIALECT_OF_COMMENTS: readonly Word[] = [
  ...DIALECT,
  [/(?:^|[.;] |\band )answers\b(?! (?:are|as|nothing|that)\b)/i, "returns"],
  [/\bgoes on\b/i, "continues, or happens"],
];

/** A docstring stands alone. */
const DIALECT_OF_DOCSTRINGS: readonly Word[] = [
  [/^(?:(?:Of|And|As in)\b|As `)/, "a subject"],
  [/^(?:The same|Likewise|Also|Along with|Together with)\b/, "what it is, without the one before"],
];

const DIALECT_OF_DOCUMENTS = DIALECT_OF_TEXTS;

/** Quotes the words. */
const THIS = "contract-tests/source/words.test.ts";

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

/** The titles of the suites and tests of a file. */
function titlesOf(path: string, text: string): Fragment[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Fragment[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      /^(?:describe|it|test)\b/.test(node.expression.getText(file))
    ) {
      const [title] = node.arguments;
      const isTitle = title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      if (isTitle) found.push({ line, text: title.getText(file).slice(1, -1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const docstringsOf = (path: string, text: string) => commentsOf(path, text, "/**");

/** Every comment of a file that begins so, as one line. */
function commentsOf(path: string, text: string, beginning = "/"): Fragment[] {
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
  const wanted = [...starts].filter(([start]) => text.startsWith(beginning, start));
  return wanted.map(([start, end]) => ({
    line: file.getLineAndCharacterOfPosition(start).line + 1,
    text: text
      .slice(start, end)
      .replace(/^\/[/*]+\s*(\*\s)?|\*\/$/g, "")
      .replace(/\n\s*\*?\s*/g, " "),
  }));
}

/** The paragraphs, list items and rows of a document, without its code. */
function proseOf(_path: string, text: string): Fragment[] {
  const prose = text
    .replace(/^( *)```[^]*?^\1```$/gm, (code) => code.replace(/.+/g, ""))
    .replace(/`[^`\n]*`/g, "``")
    .replace(/\]\([^)\s]*\)/g, "]");
  let line = 1;
  return prose.split(/\n(?=\s*\n|\s*[-|*\d])/).map((part) => {
    const at = line + (/^\n*/.exec(part)?.[0].length ?? 0);
    line += part.split("\n").length;
    return { line: at, text: part.replace(/\s+/g, " ") };
  });
}

/** Whether a file may hold one of the words, anywhere and across lines: to read it properly takes far longer. */
function mayHold(source: string, words: readonly Word[]): boolean {
  const views = [source, source.replaceAll("\\", ""), source.replace(/\n\s*\*?\s*/g, " ")];
  // What stands at the beginning of a text may stand anywhere in a file.
  const anywhere = words.map(
    ([{ source: word, flags }]) => new RegExp(word.replace(/\^\|?/, ""), flags),
  );
  return views.some((view) => anywhere.some((word) => word.test(view)));
}

/** `path:line: "word" in "text": better`, one for each word found. */
function findDialect(
  files: ReadonlyMap<string, string>,
  read: (path: string, text: string) => Fragment[],
  words: readonly Word[],
): string[] {
  const candidates = [...files].filter(([, source]) => mayHold(source, words));
  return candidates.flatMap(([path, source]) =>
    read(path, source)
      .filter(({ text }) => !ALLOWED.some((part) => text.includes(part)))
      .flatMap(({ line, text }) =>
        words.flatMap(([word, better]) => {
          const match = word.exec(text);
          return match ? [`${path}:${line}: "${match[0]}" in "${text.trim()}": say ${better}`] : [];
        }),
      ),
  );
}

const ENGLISH = "server/presentation/texts/en.json";
const files = new Map([
  ...sourceFiles(["server", "client", "workflows", "contract-tests", "testing"]),
  [ENGLISH, readFileSync(ENGLISH, "utf8")],
]);
const isOfTests = (path: string) => isTest(path) || /^(?:contract-tests|testing)\//.test(path);
const DOCUMENTS = documents();
const only = (wanted: (path: string) => boolean) =>
  new Map([...files].filter(([path]) => wanted(path)));

test("messages, texts, log lines and metrics use the field's words", () => {
  expect(
    findDialect(
      only((path) => !isOfTests(path)),
      stringsOf,
      DIALECT_OF_TEXTS,
    ),
  ).toEqual([]);
});

test("comments use the field's words", () => {
  const commented = only((path) => path !== THIS);
  expect(findDialect(commented, commentsOf, DIALECT_OF_COMMENTS)).toEqual([]);
  expect(findDialect(commented, docstringsOf, DIALECT_OF_DOCSTRINGS)).toEqual([]);
});

test("the titles of tests use the field's words", () => {
  expect(findDialect(only(isTest), titlesOf, DIALECT)).toEqual([]);
});

test("documents use the field's words", () => {
  expect(findDialect(DOCUMENTS, proseOf, DIALECT_OF_DOCUMENTS)).toEqual([]);
});

describe("the search for words", () => {
  const file = (text: string) => new Map([["a.ts", text]]);

  test("finds a message with its file and line", () => {
    const text = "export const fault = 1;\nthrow new Error(`x ${fault} is no permission`);";
    expect(findDialect(file(text), stringsOf, DIALECT)).toEqual([
      'a.ts:2: "is no permission" in "is no permission": say is not a ...',
    ]);
    expect(findDialect(file('log.info("is no longer late");'), stringsOf, DIALECT)).toEqual([]);
    expect(findDialect(file('print("It isn’t.");'), stringsOf, DIALECT_OF_TEXTS)).toHaveLength(1);
  });

  test("finds a comment, whole across its lines, and no word of the code", () => {
    const text =
      "/**\n * Tells the product, and\n * answers the event.\n */\nconst told = 1; // nobody\n";
    expect(findDialect(file(text), commentsOf, DIALECT_OF_COMMENTS)).toEqual([
      'a.ts:1: "and answers" in "Tells the product, and answers the event.": say returns',
      'a.ts:5: "nobody" in "nobody": say no one, a person, or who it is',
    ]);
    expect(findDialect(file(text), stringsOf, DIALECT)).toEqual([]);
  });

  test("finds the title of a test, and no other string of it", () => {
    const text = 'const told = "nobody";\n\nit.each(["told"])("%s asks nobody", () => {});\n';
    expect(findDialect(file(text), titlesOf, DIALECT)).toEqual([
      'a.ts:3: "nobody" in "%s asks nobody": say no one, a person, or who it is',
    ]);
  });
});
