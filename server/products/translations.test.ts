import { describe, expect, test } from "@jest/globals";
import { stringify } from "yaml";

import { currentDocuments } from "../domain/challenge/question.js";
import type { Language } from "../domain/language.js";
import { documentIn, purposeIn } from "../domain/product-text.js";
import { testPolicy } from "../../testing/policy.js";
import { customPermission as custom, faultsOf, readParts as read } from "../../testing/product.js";
import { readProductFile, versionOf } from "./read.js";
import { asFile } from "./translations.js";

const policy = testPolicy();
const terms = { id: "terms", name: "Terms", url: "https://seven.example/terms", version: "1" };

describe("texts by language in a product file", () => {
  const product = read({
    locale: "es",
    purpose: { es: "Para jugar.", en: "To play." },
    documents: [{ ...terms, text: { es: "Sea amable.", de: "Seien Sie nett." } }],
    permissions: [{ name: "guild", custom: { ...custom, title: { es: "Gremio", en: "Guild" } } }],
  });

  test("are shown in the language of the page", () => {
    expect(purposeIn(product, "en")).toBe("To play.");
    const [document] = product.documents;
    expect(document && documentIn(document, "de")).toEqual({
      ...terms,
      isDataNotice: false,
      text: "Seien Sie nett.",
      language: "de",
    });
    expect(product.permissions[0]?.custom).toMatchObject({
      title: "Gremio",
      titles: { en: "Guild" },
    });
  });

  test("fall back to the language of the file, and say so", () => {
    expect(purposeIn(product, "ar")).toBe("Para jugar.");
    const [document] = product.documents;
    expect(document && documentIn(document, "ar")).toMatchObject({
      text: "Sea amable.",
      language: "es",
    });
  });

  test("are those of today in the language in which they were accepted, until that text changes", () => {
    const acceptedIn = (language: Language) => ({
      documents: product.documents.map((document) => documentIn(document, language)),
    });
    const changed = read({
      locale: "es",
      documents: [{ ...terms, text: { es: "Sea amable.", de: "Bitte nett sein." } }],
    });
    expect(currentDocuments(acceptedIn("de"), product)).toEqual(["terms"]);
    expect(currentDocuments(acceptedIn("ar"), product)).toEqual(["terms"]);
    expect(currentDocuments(acceptedIn("de"), changed)).toEqual([]);
    expect(currentDocuments(acceptedIn("ar"), changed)).toEqual(["terms"]);
  });

  test("are printed as the file that was applied, which makes the same product", () => {
    const again = readProductFile(stringify(asFile(product)), policy);
    expect(versionOf(again)).toBe(versionOf(product));
  });

  test("leave a file in one language as it was", () => {
    expect(read({ documents: [{ ...terms, text: "Be kind." }], purpose: "To play." })).toEqual({
      ...read({}),
      purpose: "To play.",
      documents: [{ ...terms, text: "Be kind.", isDataNotice: false }],
    });
  });

  test.each([
    [
      { documents: [{ ...terms, text: { en: "Be kind.", tlh: "Qapla'" } }] },
      "documents.0.text: tlh is not a language of the pages: en, es, pt, fr, de, ar",
    ],
    [{ locale: "nl" }, "locale: must be one of en, es, pt, fr, de, ar"],
    [
      { purpose: { es: "Para jugar." } },
      "purpose: needs en too, the language of this file (`locale`), for readers of other languages",
    ],
    [
      { locale: "fr", documents: [{ ...terms, name: { en: "Terms" } }] },
      "documents.0.name: needs fr too, the language of this file (`locale`), for readers of other languages",
    ],
    [
      { documents: [{ ...terms, name: { en: "a\nb" } }] },
      "documents.0.name.en: must be text in one line, with at least one character and none that controls text or its direction",
    ],
    [
      { permissions: [{ name: "guild", custom: { ...custom, title: { en: "" } } }] },
      "permissions.0.custom.title.en: must be text in one line, with at least one character and none that controls text or its direction",
    ],
  ])("are refused by their path: %j", (parts, fault) => {
    expect(faultsOf(parts)).toContain(fault);
  });
});

test("titles of options and types of activity need the language of the file too, and an option that is there", () => {
  const partners = { name: "partners", type: "selection", options: ["nobody"], default: "nobody" };
  const titled = (optionTitles: object) =>
    faultsOf({ allowances: [{ ...partners, optionTitles }] });
  expect(titled({ nobody: { en: "No one", fr: "Personne" } })).toEqual([]);
  expect(titled({ nobody: { fr: "Personne" } })).toEqual([
    expect.stringMatching(/^allowances.0.optionTitles.nobody: needs en too/),
  ]);
  expect(titled({ nobdy: "No one" })).toEqual([
    "allowances: nobdy has a title and is not an option of partners; did you mean `nobody`?",
  ]);
  const played = { name: "played", schema: { type: "object", additionalProperties: false } };
  expect(faultsOf({ activityTypes: [{ ...played, title: { de: "Gespielt" } }] })).toEqual([
    expect.stringMatching(/^activityTypes.0.title: needs en too/),
  ]);
  const config = read({
    allowances: [{ ...partners, optionTitles: { nobody: { en: "No one", fr: "Personne" } } }],
    activityTypes: [{ ...played, title: { en: "Played", de: "Gespielt" } }],
  });
  expect(readProductFile(stringify(asFile(config)), policy)).toEqual(config);
});
