import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { arrangeScenes, RTL, type Scene } from "../../testing/guardian-scenes.js";
import { startPageServer, type PageServer } from "../../testing/page-server.js";
import { mailbox, type MailSeen } from "../../testing/pages.js";
import { isolated } from "./isolate.js";
import { shortList } from "./lists.js";
import { textsIn } from "./texts/index.js";

let pages: PageServer;
let scenes: Scene[];
let mails: readonly MailSeen[];
beforeAll(async () => {
  pages = await startPageServer();
  scenes = await arrangeScenes(pages, RTL);
  mails = await mailbox(pages);
});
afterAll(() => pages.stop());

const RIGHT_TO_LEFT = /[\u0590-\u08FF]/u;
const ISOLATED = /[\u2067\u2068][^\u2067-\u2069]*\u2069/gu;

/** Returns the text without its isolates, from the inside out. */
function withoutIsolates(text: string): string {
  const rest = text.replace(ISOLATED, "");
  return rest === text ? rest : withoutIsolates(rest);
}

/** Leaves of the markup whose text is kept apart by an element of their own; what is hidden is not read in a sentence. */
const OWN_ELEMENT =
  /<bdi\b[^>]*>(?:<svg\b[^]*?<\/svg>)?[^<]*<\/bdi\s*>|<(\w+)\b[^>]*\sdir="auto"[^>]*>[^<]*(?:<[^<]*>[^<]*)*?<\/\1>/g;
const withoutElements = (html: string): string => html.replace(OWN_ELEMENT, "");

/** Attributes whose values are read or spoken as they are, and what stands between tags. */
const shownIn = (html: string): string =>
  html.replace(/\s(?:value|href|action|id|for|name|content)="[^"]*"/g, "");

const strays = (html: string): string[] =>
  withoutIsolates(shownIn(withoutElements(html)))
    .split("\n")
    .filter((line) => RIGHT_TO_LEFT.test(line));

describe("words that are written from right to left", () => {
  test("are isolated on every page", async () => {
    const found: string[] = [];
    for (const { name, path, browser } of scenes) {
      const { text } = await pages.get(path, browser);
      found.push(...strays(text).map((line) => `${name}: ${line}`));
    }
    expect(found).toEqual([]);
  });

  test("are isolated in every mail, as text and as HTML", () => {
    // One of the codes for a telephone was asked for in Arabic.
    const read = mails.filter(({ text }) => !text.includes("لاتخاذ قرار"));
    const found = read.flatMap(({ subject, text, html }) => [
      ...strays(html).map((line) => `${subject}: ${line}`),
      ...withoutIsolates(text)
        .split("\n")
        .filter((line) => RIGHT_TO_LEFT.test(line))
        .map((line) => `${subject}, text: ${line}`),
    ]);
    expect(found).toEqual([]);
  });
});

describe("a list that is half translated", () => {
  test("runs from right to left in Arabic, and is set apart as ever in English", () => {
    const place = "California، الولايات المتحدة";
    expect(isolated(place, "rtl")).toBe(`\u2067${place}\u2069`);
    expect(isolated(place, "ltr")).toBe(`\u2068${place}\u2069`);
    expect(isolated("Starfall", "rtl")).toBe("\u2068Starfall\u2069");
    expect(isolated("Starfall", "ltr")).toBe("Starfall");
  });
});

test.each([
  ["ar", "a، وb، وc، و…"],
  ["de", "a, b, c und …"],
] as const)("a list that is cut short has the commas of its language: %s", (language, list) => {
  const line = shortList(["a", "b", "c", "d"], textsIn(language));
  expect(line.replaceAll(/[\u2067-\u2069]/g, "")).toBe(list);
});
