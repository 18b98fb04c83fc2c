import { brotliCompressSync, constants } from "node:zlib";

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { englishLeft, textsIn as textsOf } from "../../testing/english-left.js";
import { arrangeScenes, type Scene } from "../../testing/guardian-scenes.js";
import { startPageServer, type PageServer } from "../../testing/page-server.js";
import { LANGUAGES } from "../domain/language.js";
import { textsIn } from "../presentation/texts/index.js";
import { PAGES } from "./index.js";
import { pathsOf } from "./shell/page.js";

let pages: PageServer;
let scenes: Scene[];
let english: ReadonlyMap<string, ReadonlySet<string>>;
beforeAll(async () => {
  pages = await startPageServer();
  scenes = await arrangeScenes(pages);
  const read = new Map<string, ReadonlySet<string>>();
  for (const scene of scenes) read.set(scene.name, new Set(textsOf(await show(scene, "en"))));
  english = read;
});
afterAll(() => pages.stop());

const show = async ({ path, browser }: Scene, language: string): Promise<string> =>
  (await pages.get(path, { "Accept-Language": language, ...browser })).text;

const OTHERS = LANGUAGES.filter((language) => language !== "en");
const OF_THE_OPERATOR = ["mailbox"];

/** If this goes, a guardian decides about a text that they can't read. */
describe.each(OTHERS)("every page in %s", (language) => {
  test("has no English sentence left", async () => {
    const left: string[] = [];
    for (const scene of scenes) {
      if (OF_THE_OPERATOR.includes(scene.name)) continue;
      const texts = textsOf(await show(scene, language));
      for (const text of englishLeft(texts, english.get(scene.name) ?? new Set()))
        left.push(`${scene.name}: ${text}`);
    }
    expect(left).toEqual([]);
  });

  test("says its language and direction", async () => {
    const { direction } = textsIn(language);
    for (const { path, browser } of scenes) {
      const headers = { "Accept-Language": language, ...browser };
      const { headers: sent, text } = await pages.get(path, headers);
      expect(text).toContain(`<html lang="${language}" dir="${direction}">`);
      expect(sent["content-language"]).toBe(language);
      expect(sent["vary"]).toMatch(/Accept-Language.*Cookie/);
    }
  });

  test("weighs under 30 KB as it is sent, with its styles", async () => {
    const weightOf = (text: string) =>
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
    const styles = weightOf((await pages.get("/widgets/style.css")).text);
    for (const scene of scenes) {
      const weight = weightOf(await show(scene, language)) + styles;
      expect({ name: scene.name, isLight: weight < 30_000 }).toMatchObject({ isLight: true });
    }
  });
});

test.each([
  ...["consent", "consent-mailed", "confirmation-awaited", "confirm", "confirm-again", "upgrade"],
  ...["second-confirmation-awaited", "verification-awaited", "approval-awaited", "approve"],
  ...["proof", "declined", "late", "receipt", "undo-receipt", "withdraw-receipt", "override"],
  ...["child", "child-permissions", "withdraw", "erase", "remove", "leave"],
])("the page %s says which child it is about", (name) => {
  const texts = [...(english.get(name) ?? [])];
  expect(texts.some((text) => /\bMia\b|Your child, 8 /.test(text))).toBe(true);
});

test("the page of a child says who wants to become a guardian, and leads only to what can be decided there", () => {
  const texts = [...(english.get("child") ?? [])].join(" ");
  expect(texts).toContain(
    "Someone else has decided about the child and wants to become a guardian",
  );
  expect(texts).not.toContain("asks for more in Starfall: Custom emotes");
});

/** These send a file, have no text, or redirect when they are first opened. */
const NO_SCENE = [
  "/widgets/style.css",
  "/law/style.css",
  "/widgets/brand/:productId/:version/logo",
  "/widgets/brand/:productId/:version/style.css",
  "/widgets/frame.js",
  "/widgets/window.js",
  "/widgets/verify/:token/form.pdf",
  "/widgets/receipt/:token/evidence.json",
  "/w/:short",
  "/family/sessions/:sessionId/data/file",
  "/widgets/consent/:token/products/:productId/done",
  "/family/sessions/:sessionId/overrides/:overrideId",
  "/family/sessions/:sessionId/guardians/invitations/:invitationId",
];

test.each([
  ["es", "Demuestra que tienes", "Demuestre que es mayor de edad"],
  ["fr", "Prouve que tu as", "Prouvez votre majorité"],
  ["de", "Weise nach, dass du", "Weisen Sie nach, dass Sie volljährig sind"],
])(
  "a player who proves an age is spoken to as a child, a guardian as an adult (%s)",
  async (language, child, adult) => {
    const shown = async (name: string) => {
      const scene = scenes.find((one) => one.name === name);
      return scene ? await show(scene, language) : "";
    };
    expect(await shown("verification-player")).toContain(child);
    expect(await shown("verification-left")).not.toContain(child);
    expect(await shown("verification")).toContain(adult);
  },
);

test("a page in French has a narrow space before signs of two parts", async () => {
  const wrong: string[] = [];
  for (const scene of scenes) {
    if (OF_THE_OPERATOR.includes(scene.name)) continue;
    const others = english.get(scene.name);
    for (const text of textsOf(await show(scene, "fr")))
      if (/[\p{L}\d)][:;!?](?:\s|$)/u.test(text) && !others?.has(text))
        wrong.push(`${scene.name}: ${text}`);
  }
  expect(wrong).toEqual([]);
});

test("every page of the table is met by a scene, so that its languages are tested", () => {
  const missing = PAGES.filter(({ show: isShown }) => isShown)
    .flatMap(pathsOf)
    .filter((path) => {
      const pattern = new RegExp(`^${path.replace(/:\w+/g, "[^/?]+")}(\\?|$)`);
      return !scenes.some((scene) => pattern.test(scene.path));
    });
  expect(missing.filter((path) => !NO_SCENE.includes(path))).toEqual([]);
});
