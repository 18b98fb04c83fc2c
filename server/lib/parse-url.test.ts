import { expect, test } from "@jest/globals";

import { parseUrl } from "./parse-url.js";

test("a URL with an umlaut is one, however often it is asked for", () => {
  for (let nth = 0; nth < 20_000; nth += 1)
    expect(parseUrl("https://bücher.example/")?.hostname).toBe("xn--bcher-kva.example");
  for (const text of ["", "/path", "https://", "bücher"]) expect(parseUrl(text)).toBeUndefined();
});
