import { describe, expect, test } from "@jest/globals";

import { html } from "./html.js";

describe("html", () => {
  test("escapes what is put into it, in text and in attributes", () => {
    const name = `"><script>alert('1 & 2')</script>`;
    const safe = "&quot;&gt;&lt;script&gt;alert(&#39;1 &amp; 2&#39;)&lt;/script&gt;";
    expect(html`<p title="${name}">${name}</p>`.toString()).toBe(`<p title="${safe}">${safe}</p>`);
  });

  test("puts markup in as it is, and lists piece by piece", () => {
    const items = ["a", "<b>"].map((text) => html`<li>${text}</li>`);
    expect(html`<p>${items}</p>`.toString()).toBe("<p><li>a</li><li>&lt;b&gt;</li></p>");
  });

  test("leaves nothing where a value is absent, and keeps zero", () => {
    expect(html`${undefined}${null}${false}${0}${""}`.toString()).toBe("0");
  });

  test("does not send how it is indented in the source", () => {
    const markup = html`<ul>
      <li>${"text"}</li>
    </ul>`;
    expect(markup.toString()).toBe("<ul>\n<li>text</li>\n</ul>");
  });

  test("keeps the line breaks of what is put in", () => {
    expect(html`<pre>${"a\n  b"}</pre>`.toString()).toBe("<pre>a\n  b</pre>");
  });
});
