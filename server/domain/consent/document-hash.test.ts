import { describe, expect, test } from "@jest/globals";

import { documentHash } from "./document-hash.js";

describe("the digest of a document", () => {
  const document = {
    id: "terms",
    name: "Terms",
    url: "https://a.example",
    version: "3",
    isDataNotice: false,
  };

  test("is that of the text that was shown", () => {
    expect(documentHash({ ...document, text: "abc" })).toEqual({
      id: "terms",
      version: "3",
      isDataNotice: false,
      sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    });
  });

  test("is another for another address or version where there is no text", () => {
    const digests = [
      document,
      { ...document, url: "https://b.example" },
      { ...document, version: "4" },
    ].map((one) => documentHash(one).sha256);
    expect(new Set(digests).size).toBe(3);
  });
});
