import { readFileSync } from "node:fs";

import { describe, expect, test } from "@jest/globals";

import { faultsOf, readParts } from "../../testing/product.js";
import { accentContrast, contrast, coloursOf, LEAST_CONTRAST } from "../domain/brand.js";
import { logoText } from "../domain/logo.js";

const svg = (body = '<path d="M0 0h9v9z"/>', attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${body}</svg>`;

describe("the accent colour of a product", () => {
  test.each([
    ["#ffff00", "brand.accent: #ffff00 cannot be read on a light page: its contrast is 1 to 1"],
    ["#767676", "brand.accent: #767676 cannot be read on a light page: its contrast is 4 to 1"],
    ["red", "brand.accent: must be a colour in hexadecimal digits in quotes"],
    ["#0b5", "brand.accent: must be a colour in hexadecimal digits in quotes"],
  ])("%s is refused, because it cannot be read", (accent, fault) => {
    expect(faultsOf({ brand: { accent } })).toEqual([expect.stringContaining(fault)]);
  });

  test("that is accepted can be read on every ground of a light and a dark page", () => {
    const steps = [0, 51, 102, 153, 204, 255].map((value) => value.toString(16).padStart(2, "0"));
    const all = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
    const accents = all.filter((accent) => accentContrast(accent) >= LEAST_CONTRAST);
    expect(accents.length).toBeGreaterThan(50);
    const tokens = readFileSync("server/pages/shell/style/tokens.css", "utf8").split("@media");
    const grounds = tokens.map((sheet) =>
      [...sheet.matchAll(/--(?:ground|surface): (#[0-9a-f]+)/g)].map(([, one = ""]) =>
        one.length === 4 ? one.replace(/[0-9a-f]/g, "$&$&") : one,
      ),
    );
    for (const accent of accents) {
      expect(readParts({ brand: { accent } }).brand).toEqual({ accent });
      const { light, dark } = coloursOf(accent);
      for (const [colours, on = []] of [
        [light, grounds[0]],
        [dark, grounds[1]],
      ] as const) {
        for (const ground of [...on, colours.tint, colours["on-accent"]])
          expect(contrast(colours.accent, ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
        expect(contrast(colours["accent-strong"], colours["on-accent"])).toBeGreaterThanOrEqual(
          LEAST_CONTRAST,
        );
      }
    }
  });
});

describe("the logo of a product", () => {
  test.each([
    svg(),
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn -->\n${svg("<title>Seven</title><g fill='#fff'><circle r=\"3\"/></g>")}`,
    svg(
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><path fill="url(#a)" d="M0 0h9v9z"/>',
    ),
    logoText(Buffer.from("89504e470d0a1a0a0000", "hex")),
  ])("is accepted where it only draws: %s", (logo) => {
    expect(readParts({ brand: { logo } }).brand).toEqual({ logo });
  });

  test.each([
    [svg("<script>alert(1)</script>"), "without <script>"],
    [svg("<SCRIPT/>"), "without <SCRIPT>"],
    [svg("<x:script xmlns:x='http://www.w3.org/2000/svg'/>"), "without <x:script>"],
    [svg("", " onload='alert(1)'"), "without the attribute onload of <svg>"],
    [svg('<path onclick="alert(1)" d="M0 0"/>'), "without the attribute onclick of <path>"],
    [svg("<foreignObject/>"), "without <foreignObject>"],
    [svg('<image href="https://elsewhere.example/a.png"/>'), "without <image>"],
    [svg("<style>@import url(//elsewhere.example)</style>"), "without <style>"],
    [svg('<a href="https://elsewhere.example"><path/></a>'), "without <a>"],
    [svg('<use href="#a"/>'), "without <use>"],
    [svg("<animate/>"), "without <animate>"],
    [
      svg('<path fill="url(https://elsewhere.example/a)"/>'),
      "nothing outside it, as fill of <path>",
    ],
    [
      svg('<path style="fill:u\\72l(//elsewhere.example)"/>'),
      "nothing outside it, as style of <path>",
    ],
    [
      svg('<linearGradient xlink:href="//elsewhere.example/a"/>'),
      "nothing outside it, as xlink:href",
    ],
    [svg("<path fill='url(//elsewhere.example/a)'/>"), "refers to nothing outside it"],
    [svg('<path d="&#106;"/>'), "plain SVG"],
    [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg()}`, "plain SVG"],
    [svg("<![CDATA[<script/>]]>"), "plain SVG"],
    [svg("<g>"), "whose elements are closed"],
    [`${svg()}<g>`, "whose elements are closed"],
    [svg('<g xmlns="http://www.w3.org/1999/xhtml"/>'), "in the namespace"],
    ["<html><body/></html>", "without <html>"],
    ['<svg viewBox="0 0 9 9"/>', "a PNG or an SVG"],
    ["data:image/svg+xml;base64,AAAA", "a PNG or an SVG"],
    ["data:image/png;base64,AAAA", "a PNG or an SVG"],
    [svg(`<path d="${"M0 0".repeat(26_000)}"/>`), "at most 100 KB"],
  ])("is refused: %.60s", (logo, fault) => {
    expect(faultsOf({ brand: { logo } })).toEqual([
      expect.stringMatching(new RegExp(`^brand.logo: must .*(${fault})`)),
    ]);
  });
});
