import { describe, expect, test } from "@jest/globals";

import { isAddress, maskAddress, noAddress } from "./email.js";

const DOMAIN_OF_250 = `${"a".repeat(60)}.`.repeat(4) + "a.com";

describe("an address is", () => {
  test.each([
    "parent@example.com",
    "a@b.co",
    "PARENT@Example.COM",
    "first.last+kids@mail.example.co.uk",
    "o'hara@example.com",
    "1@2.3",
    "x@a-b.example",
    "x@xn--bcher-kva.example",
  ])("%s", (text) => expect(isAddress(text)).toBe(true));

  test("of at most 254 characters", () => {
    const longest = `${"x".repeat(254 - DOMAIN_OF_250.length - 1)}@${DOMAIN_OF_250}`;
    expect(longest).toHaveLength(254);
    expect(isAddress(longest)).toBe(true);
    expect(isAddress(`x${longest}`)).toBe(false);
  });
});

describe("no address is", () => {
  test.each([
    "",
    "parent",
    "@example.com",
    "parent@",
    "parent@localhost",
    "parent@@example.com",
    "a@b@example.com",
    ".parent@example.com",
    "parent.@example.com",
    "pa..rent@example.com",
    "pa rent@example.com",
    " parent@example.com",
    "parent@example.com ",
    "parent@example.com\nBcc: x@example.com",
    "Parent <parent@example.com>",
    "parent@.example.com",
    "parent@example..com",
    "parent@-example.com",
    "parent@example-.com",
    "parent@example.-com",
    "parent@example.com-",
    "parent@example.com.",
    "parent@exa_mple.com",
    "parent@exämple.com",
  ])("%j", (text) => expect(isAddress(text)).toBe(false));
});

test("a masked address keeps its first letter and its domain", () => {
  expect(maskAddress("guardian@example.com")).toBe("g...@example.com");
  expect(maskAddress("a@b@example.com")).toBe("a...@example.com");
});

test("a missing address is INVALID_EMAIL, by the name of its field", () => {
  expect(noAddress()).toMatchObject({ code: "INVALID_EMAIL" });
  expect(noAddress().message).toMatch(/^email: is required/);
});
