import { describe, expect, test } from "@jest/globals";

import { testPolicy } from "../../../testing/policy.js";
import { productOf } from "../../../testing/product.js";
import { readRedirectUrl, withOutcome } from "./redirect.js";

const product = productOf(testPolicy(), {
  permissions: [{ name: "mods" }],
  origins: ["https://play.example", "https://play.example:8443", "http://localhost:3000"],
  appSchemes: ["starfall"],
});

describe("a page may lead to", () => {
  test.each([
    "https://play.example",
    "https://play.example/done?x=1#y",
    "https://PLAY.example/a",
    "https://play.example:8443/a",
    "https://play.example:443/",
    "starfall://done",
    "starfall:done",
    // A browser reads the backslash as a slash.
    "https://play.example\\@evil.example/",
  ])("%s", (url) => {
    expect(readRedirectUrl(url, product, "live")).toBe(new URL(url).href);
    expect(readRedirectUrl(url, product, "test")).toBe(new URL(url).href);
  });

  test.each([
    "http://localhost:5173/done",
    "http://127.0.0.1/done",
    "http://127.8.9.1:1/",
    "http://127.10.20.30/",
    "http://[::1]:3000/",
  ])("%s in test mode only", (url) => {
    expect(readRedirectUrl(url, product, "test")).toBe(new URL(url).href);
    expect(() => readRedirectUrl(url, product, "live")).toThrow(/^redirectUrl: must be/);
  });
});

describe("no page leads to", () => {
  test.each([
    "",
    "/done",
    "//play.example/done",
    " https://play.example/",
    "https://play.example/a b",
    "play.example",
    "http://play.example/",
    "https://play.example.evil.example/",
    "https://evil.example/?https://play.example",
    "https://sub.play.example/",
    "https://play.example:8444/",
    "https://play.example@evil.example/",
    "https://user:password@play.example/",
    "https://user@play.example/",
    "https://:password@play.example/",
    "https://play.example./",
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "JavaScript://play.example/%0aalert(1)",
    "data:text/html,x",
    "blob:https://play.example/1",
    "starfall2://done",
    "http://localhost.evil.example/",
    "http://127.0.0.1.evil.example/",
    "http://10.0.0.1/",
    "ws://localhost/",
  ])("%j", (url) => {
    for (const mode of ["test", "live"] as const) {
      expect(() => readRedirectUrl(url, product, mode)).toThrow(/^redirectUrl: must be/);
    }
  });
});

test("the outcome is added to the query that is there", () => {
  expect(withOutcome("https://play.example/done?a=1&status=old#top", { status: "PASS" })).toBe(
    "https://play.example/done?a=1&status=PASS#top",
  );
  expect(withOutcome("starfall://done", { status: "a b&c" })).toBe(
    "starfall://done?status=a+b%26c",
  );
});
