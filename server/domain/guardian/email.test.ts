import { describe, expect, test } from "@jest/globals";

import { maskAddress, maskAddresses, noAddress } from "./email.js";
import { foldAddress, isAddress, readAddress } from "../../lib/email-address.js";
import { addressHashes, makeKeyring } from "../keyring.js";

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
    "parent@exä mple.com",
    "parent@exä/mple.com",
    "parent@１.２.３.４",
    "p\u0430rent@example.com",
    "parent@ex\u0430mple.com",
    "pa\u202erent@example.com",
    "pa\u200brent@example.com",
    `${"ж".repeat(130)}@example.com`,
  ])("%j", (text) => expect(isAddress(text)).toBe(false));
});

describe("an international address", () => {
  test.each([
    ["guardian@bücher.example", "guardian@xn--bcher-kva.example"],
    ["guardian@b\u0075\u0308cher.example", "guardian@xn--bcher-kva.example"],
    ["guardian@BÜCHER.example", "guardian@xn--bcher-kva.example"],
    ["guardian@例え。テスト", undefined],
    ["jörg@example.com", "jörg@example.com"],
    ["ولي@مثال.example", "ولي@xn--mgbh0fb.example"],
    ["Parent@Example.COM", "Parent@Example.COM"],
  ])("%s is kept as %s", (typed, kept) => {
    expect(readAddress(typed)).toBe(kept);
  });
});

describe("an address as caps and stop lists know it", () => {
  test.each([
    ["Guardian@Example.COM", "guardian@example.com"],
    ["guardian+one@example.com", "guardian@example.com"],
    ["guardian+one+two@example.com", "guardian@example.com"],
    ["ｇｕａｒｄｉａｎ@example.com", "guardian@example.com"],
    ["guardian＋one@example.com", "guardian@example.com"],
    ["guardian@BÜCHER.example", "guardian@xn--bcher-kva.example"],
    ["g.u.ardian+x@gmail.com", "guardian@gmail.com"],
    ["g.uardian@googlemail.com", "guardian@googlemail.com"],
    // Elsewhere a dot makes another mailbox.
    ["g.uardian@example.com", "g.uardian@example.com"],
    ["+one@example.com", "+one@example.com"],
    ["no address", "@no address"],
  ])("%s is %s", (typed, folded) => {
    expect(foldAddress(typed)).toBe(folded);
  });
});

test("a masked address keeps its first letter and its domain", () => {
  expect(maskAddress("guardian@example.com")).toBe("g...@example.com");
  expect(maskAddress("a@b@example.com")).toBe("a...@example.com");
});

test("masked addresses of a list show as much as tells them apart, and no more", () => {
  const masks = maskAddresses([
    ...["nina@example.org", "noah@example.org", "norma@example.org", "norm@example.org"],
    ...["nina@example.com", "Nina@example.org", "", "x@example.org"],
  ]);
  expect(masks).toEqual([
    ...["ni...@example.org", "noa...@example.org", "norma...@example.org", "norm...@example.org"],
    ...["n...@example.com", "N...@example.org", "...", "x...@example.org"],
  ]);
});

test("a missing address is INVALID_EMAIL, by the name of its field", () => {
  expect(noAddress()).toMatchObject({ code: "INVALID_EMAIL" });
  expect(noAddress().message).toMatch(/^email: is required/);
});

test("an international address has one hash, however its domain is written", () => {
  const keyring = makeKeyring("a secret of thirty-two characters!");
  const hashOf = (email: string) => addressHashes(keyring, email);
  expect(hashOf("guardian@BÜCHER.example")).toEqual(hashOf("guardian@xn--bcher-kva.example"));
  expect(hashOf("guardian@bücher.example")).not.toEqual(hashOf("guardian@bucher.example"));
});
