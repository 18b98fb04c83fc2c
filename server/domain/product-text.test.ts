import { expect, test } from "@jest/globals";

import { documentIn, textIn } from "./product-text.js";
import type { ProductDocument } from "./product.js";

const TERMS = {
  ...{ id: "terms", name: "Terms", url: "https://game.example/terms", version: "1" },
  ...{ isDataNotice: false, text: "Be kind." },
  translations: { de: { name: "Bedingungen" }, fr: { text: "Soyez gentils." } },
} as ProductDocument;

test("a translation without a text shows the product's own text, and does not claim its language", () => {
  const german = documentIn(TERMS, "de");
  expect(german).toMatchObject({ name: "Bedingungen", text: "Be kind." });
  expect(german).not.toHaveProperty("language");
  expect(documentIn(TERMS, "fr")).toMatchObject({
    ...{ name: "Terms", text: "Soyez gentils.", language: "fr" },
  });
  const spanish = documentIn(TERMS, "es");
  expect(spanish).toMatchObject({ name: "Terms", text: "Be kind." });
  expect(spanish).not.toHaveProperty("language");
});

test("a translation of a document that has no text of its own is in its language", () => {
  const linked = { ...TERMS, text: undefined } as unknown as ProductDocument;
  expect(documentIn(linked, "de")).toMatchObject({ language: "de" });
  expect(documentIn(linked, "es")).not.toHaveProperty("language");
});

test("a text without a translation is as the product says it", () => {
  expect(textIn("Own", { de: "Eigener" }, "de")).toBe("Eigener");
  expect(textIn("Own", { de: "Eigener" }, "fr")).toBe("Own");
  expect(textIn("Own", undefined, "de")).toBe("Own");
});
