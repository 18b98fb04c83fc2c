import { describe, expect, test } from "@jest/globals";

import { isLanguageTag } from "./language-tag.js";

describe("a language tag", () => {
  test.each([
    ..."de fr ja i-enochian zh-Hant zh-cmn-Hans-CN cmn-Hans-CN zh-yue-HK sr-Latn-RS sl-rozaj-biske-nedis".split(
      " ",
    ),
    ..."de-CH-1901 sl-IT-nedis hy-Latn-IT-arevela es-419 de-CH-x-phonebk az-Arab-x-AZE-derbend".split(
      " ",
    ),
    ..."x-whatever qaa-Qaaa-QM-x-southern en-US-u-islamcal zh-CN-a-myext-x-private en-a-myext-b-another".split(
      " ",
    ),
    ..."i-KLINGON en-GB-oed sgn-BE-FR art-lojban zh-min-nan abcd abcdefgh".split(" "),
  ])("%s is well-formed", (tag) => expect(isLanguageTag(tag)).toBe(true));

  test.each(
    "a a-DE de-419-DE-x de_DE i-none en-u en-u-x-a en-x de--DE de- x en-abcdefghi 12 en-12 de-DE-FR".split(
      " ",
    ),
  )("%s is not well-formed", (tag) => expect(isLanguageTag(tag)).toBe(false));
});
