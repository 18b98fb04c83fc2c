import { describe, expect, it } from "@jest/globals";

import { loadPolicy } from "../../policy/load.js";
import { en } from "./en/index.js";
import { fr } from "./fr/index.js";
import { textsFor } from "./index.js";
import { PLURAL_CATEGORIES } from "./plural.js";

describe("the texts", () => {
  it("name and explain every permission of the catalogue, and no other", async () => {
    expect(Object.keys(en.permissions).sort()).toEqual(
      Object.keys((await loadPolicy()).permissions).sort(),
    );
  });

  it("name every group of permissions", async () => {
    const groups = new Set(
      Object.values((await loadPolicy()).permissions).map(({ group }) => group),
    );
    expect(Object.keys(en.permissionGroups).sort()).toEqual([...groups].sort());
  });

  it.each([
    ["en-US", ""],
    ["tlh", "tlh, en;q=0.5"],
    [null, "*"],
    [null, "fr;q=0, en"],
    ["constructor", "__proto__"],
  ])("are English for %p and %p", (locale, acceptLanguage) => {
    expect(textsFor(locale, acceptLanguage)).toMatchObject({
      language: "en",
      consent: { allow: en.consent.allow },
    });
  });
});

describe("a count", () => {
  it.each(Object.entries(PLURAL_CATEGORIES))(
    "has the forms that CLDR gives %s",
    (language, all) => {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      expect([...all].sort()).toEqual([...pluralCategories].sort());
    },
  );
});

describe("a sentence", () => {
  it("isolates a name that is written the other way, and leaves others as they are", () => {
    const { title } = textsFor("en").consent;
    expect(title("Starfall")).toBe("Starfall is asking for your consent");
    expect(title("كوكب!")).toBe("\u2068كوكب!\u2069 is asking for your consent");
  });
});

/** Every text of a catalogue, and every sentence with the same word for each of its values. */
function everyText(texts: unknown): string[] {
  if (typeof texts === "string") return [texts];
  if (typeof texts === "function")
    return everyText((texts as (...values: string[][]) => unknown)(["x"], ["x"], ["x"]));
  return Object.values(texts as object).flatMap(everyText);
}

describe("French", () => {
  it("has narrow no-break spaces before signs of two parts and within quotation marks", () => {
    const wrong = /(?:^|[^\u202f])(?:[;!?»]|:(?!\d))|«(?!\u202f)/u;
    expect(everyText(fr).filter((text) => wrong.test(text))).toEqual([]);
  });
});
