import { expect, test } from "@jest/globals";

import { matchesEtag, quoteEtag } from "./etag-header.js";

test.each(['"abc"', "abc", 'W/"abc"', '"x", "abc"', '"x",W/"abc"', "*", " * "])(
  "If-None-Match %s names the etag abc",
  (header) => expect(matchesEtag(header, "abc")).toBe(true),
);

test.each([
  '"ab"',
  '"abcd"',
  '"ABC"',
  '""',
  "",
  '"*"',
  'W/"*"',
  '"a", "b"',
  "abW/c",
  'ab"c"',
  '"ab"c',
  undefined,
])("If-None-Match %s does not", (header) => expect(matchesEtag(header, "abc")).toBe(false));

test("what is sent in ETag is recognised when it comes back", () => {
  expect(matchesEtag(quoteEtag("x-Y_9"), "x-Y_9")).toBe(true);
});
