import { inflateSync } from "node:zlib";

import { expect, test } from "@jest/globals";

import { printPages } from "./printed.js";

/** Returns what is drawn on each page of a PDF. */
const pagesOf = (pdf: Buffer): string[] =>
  [...pdf.toString("latin1").matchAll(/\/FlateDecode\s*>>\s*stream\r?\n([^]*?)endstream/g)]
    .map(([, stream = ""]) => inflateSync(Buffer.from(stream, "latin1")).toString("latin1"))
    .filter((drawn) => drawn.includes(" Tf"));

test.each([20, 36])(
  "a form has its code on the page that is signed, after %i lines",
  async (lines) => {
    const text = "What is collected of the child, and for how long.";
    const pdf = await printPages(
      [
        ...Array.from({ length: lines }, () => ({ as: "text", text }) as const),
        { as: "heading", text: "Code", keepsAll: true },
        { as: "code", text: "ABCDE-12345" },
        ...["Name", "Signature", "Date"].map((label) => ({ as: "line", text: label }) as const),
      ],
      { title: "Form", language: "en", direction: "ltr" },
    );
    const signed = pagesOf(pdf).filter((drawn) => / 22 Tf/.test(drawn));
    expect(signed.map((drawn) => drawn.match(/\nS\n/g)?.length)).toEqual([3]);
  },
);
