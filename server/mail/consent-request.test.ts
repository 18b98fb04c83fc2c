import { describe, expect, test } from "@jest/globals";

import { textsFor } from "../presentation/texts/index.js";
import { consentRequest } from "./consent-request.js";

const url = "https://kinward.example/widgets/consent/abc";
const write = (product: string) =>
  consentRequest(textsFor("en"), {
    ...{ product, url, worksUntil: "December 5, 2026" },
    ...{ child: "Mia", asked: [] },
  });

describe("the mail that asks for consent", () => {
  test("reads the same in text and HTML", () => {
    const { text, html } = write("Starfall");
    for (const words of [
      url,
      "December 5, 2026",
      "This is not my child",
      "Nothing is switched on until you decide",
    ]) {
      expect(text).toContain(words);
      expect(html()).toContain(words);
    }
  });

  test("escapes the product's name in HTML, and keeps it on one line in the subject", () => {
    const { subject, html } = write("Star\r\nBcc: eve@evil.example <b>fall</b>");
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html()).not.toContain("<b>");
  });

  test("has the product's name above all, and its colour on the button", () => {
    const { html } = write("Starfall");
    expect(html()).toMatch(
      /border-top:4px solid #0b5c56[^>]*>\s*<bdi>Starfall<\/bdi>\s*<\/p>[^]*background:#0b5c56/,
    );
    expect(html("#4b36b5")).toMatch(/4px solid #4b36b5[^]*background:#4b36b5;color:#ffffff/);
  });

  test("loads nothing and runs nothing", () => {
    expect(write("Starfall").html()).not.toMatch(/<img|<script|<link|src=|url\(/);
  });
});
