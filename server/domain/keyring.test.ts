import { createHash } from "node:crypto";

import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import {
  addressHash,
  addressHashes,
  decrypt,
  encrypt,
  isSameText,
  isToken,
  keyIdOf,
  linkToken,
  lookupHash,
  makeKeyring,
  oneTimePassword,
  open,
  pageToken,
  passwordHashes,
  readPassword,
  seal,
  secretCheck,
} from "./keyring.js";

const keyring = makeKeyring("a secret of the service, thirty-two characters");
const other = makeKeyring("another secret of a service, thirty-two or more");
const id = "c0000000-0000-4000-8000-000000000001";
const nonce = createHash("sha256").update("nonce").digest();

describe("a one-time password", () => {
  test("has eight characters that no one mistakes for another", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (challengeId, generation) => {
        expect(oneTimePassword(keyring, challengeId, generation)).toMatch(
          /^[0-9A-HJKMNP-TV-Z]{8}$/,
        );
      }),
    );
  });

  test("stays the same for its number across restarts, and is another for the next number, challenge or service", () => {
    const again = makeKeyring("a secret of the service, thirty-two characters");
    expect(oneTimePassword(again, id, 1)).toBe(oneTimePassword(keyring, id, 1));
    const others = [
      oneTimePassword(keyring, id, 2),
      oneTimePassword(keyring, "x", 1),
      oneTimePassword(other, id, 1),
    ];
    expect(others).not.toContain(oneTimePassword(keyring, id, 1));
  });

  test("uses all of its forty bits", () => {
    const seen = Array.from({ length: 8 }, () => new Set<string>());
    for (let generation = 0; generation < 2000; generation += 1) {
      [...oneTimePassword(keyring, id, generation)].forEach((letter, place) =>
        seen[place]?.add(letter),
      );
    }
    expect(seen.map((letters) => letters.size)).toEqual(Array(8).fill(32));
  });

  test("is read however a person types it", () => {
    expect(readPassword(" abcd-efgh ")).toBe("ABCDEFGH");
    expect(readPassword("o0Oi 1lI L")).toBe("00011111");
    expect(readPassword("a b\tc–d")).toBe("ABCD");
  });

  test("is found again from any spelling of it", () => {
    const spelled = fc.tuple(
      fc.nat(5000),
      fc.infiniteStream(fc.constantFrom("", " ", "-", "  ")),
      fc.infiniteStream(fc.boolean()),
    );
    fc.assert(
      fc.property(spelled, ([generation, gaps, cases]) => {
        const password = oneTimePassword(keyring, id, generation);
        const typed = [...password]
          .map((letter) => {
            const alike = letter === "0" ? "O" : letter === "1" ? "l" : letter;
            const shown = cases.next().value ? alike : letter;
            return (cases.next().value ? shown.toLowerCase() : shown) + gaps.next().value;
          })
          .join("");
        expect(readPassword(typed)).toBe(password);
      }),
    );
  });
});

describe("a link's token", () => {
  test("names its key and has 22 characters more, others for each number", () => {
    expect(linkToken(keyring, id, 1)).toMatch(/^[0-9a-f]{6}[A-Za-z0-9_-]{22}$/);
    expect(isToken(linkToken(keyring, id, 1))).toBe(true);
    expect(linkToken(keyring, id, 1)).not.toBe(linkToken(keyring, id, 2));
  });
});

describe("what stands in the database", () => {
  test("is neither password nor token, and another for each kind and service", () => {
    const password = oneTimePassword(keyring, id, 1);
    const hash = lookupHash(keyring, "password", password);
    expect(hash).not.toContain(password);
    expect(lookupHash(keyring, "link", password)).not.toBe(hash);
    expect(lookupHash(other, "password", password)).not.toBe(hash);
  });

  test("of an address is the same for every case of it, and says nothing without the key", () => {
    expect(addressHash(keyring, "Ada@Example.com")).toBe(addressHash(keyring, "ada@example.COM"));
    expect(addressHash(keyring, "ada@example.com")).not.toBe(
      addressHash(keyring, "adb@example.com"),
    );
    expect(addressHash(keyring, "ada@example.com")).not.toBe(addressHash(other, "ada@example.com"));
  });
});

test("the check of a secret is the same for it alone, and nothing else that is made with it", () => {
  const again = makeKeyring("a secret of the service, thirty-two characters");
  expect(secretCheck(again.newest)).toBe(secretCheck(keyring.newest));
  expect(secretCheck(other.newest)).not.toBe(secretCheck(keyring.newest));
  for (const key of Object.values(keyring.newest))
    expect(secretCheck(keyring.newest)).not.toBe(key.toString("base64url"));
});

describe("an encrypted text", () => {
  test("opens with the same key and place only", () => {
    const sealed = encrypt(keyring, "ada@example.com", "guardian", nonce);
    expect(decrypt(keyring, sealed, "guardian")).toBe("ada@example.com");
    expect(() => decrypt(keyring, sealed, "mail")).toThrow();
    expect(() => decrypt(other, sealed, "guardian")).toThrow();
  });

  test("comes back as it was, and not at all once a byte was changed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(), (text, at) => {
        const sealed = encrypt(keyring, text, "place", nonce);
        expect(decrypt(keyring, sealed, "place")).toBe(text);
        const [keyId, body = ""] = sealed.split(".");
        const bytes = Buffer.from(body, "base64url");
        bytes[at % bytes.length] = (bytes[at % bytes.length] as number) ^ 1;
        const changed = `${keyId}.${bytes.toString("base64url")}`;
        expect(() => decrypt(keyring, changed, "place")).toThrow();
      }),
    );
  });

  test("with a tag cut short does not open", () => {
    const [keyId, body = ""] = encrypt(keyring, "", "place", nonce).split(".");
    const bytes = Buffer.from(body, "base64url");
    for (let length = 0; length < bytes.length; length += 1) {
      const cut = `${keyId}.${bytes.subarray(0, length).toString("base64url")}`;
      expect(() => decrypt(keyring, cut, "place")).toThrow();
    }
  });
});

describe("a sealed text", () => {
  const place = { table: "guardians", column: "address", rowId: "g1" };
  const sealed = seal(keyring, place, "ada@example.com", nonce);

  test("opens in its own place, and in no other row, column or table", () => {
    expect(open(keyring, place, sealed)).toBe("ada@example.com");
    for (const elsewhere of [{ rowId: "g2" }, { column: "name" }, { table: "players" }])
      expect(() => open(keyring, { ...place, ...elsewhere }, sealed)).toThrow();
  });
});

describe("with two secrets", () => {
  const OLD = "a secret of the service, thirty-two characters";
  const NEW = "another secret of a service, thirty-two or more";
  const both = makeKeyring(NEW, OLD);

  test("everything new names the newest", () => {
    const { id: newest } = both.newest;
    expect(newest).toBe(other.newest.id);
    const named = [
      linkToken(both, id, 1),
      pageToken(both, "sign-in", id),
      lookupHash(both, "client", "192.0.2.1"),
      lookupHash(both, "password", "00000000"),
      encrypt(both, "ada@example.com", "guardian", nonce),
    ];
    for (const text of named) expect(keyIdOf(text)).toBe(newest);
  });

  test("what the older one made is read and found", () => {
    const sealed = encrypt(keyring, "ada@example.com", "guardian", nonce);
    expect(decrypt(both, sealed, "guardian")).toBe("ada@example.com");
    const token = linkToken(keyring, id, 1);
    expect(lookupHash(both, "link", token)).toBe(lookupHash(keyring, "link", token));
    expect(linkToken(both, id, 1, keyring.newest.id)).toBe(token);
    const password = oneTimePassword(keyring, id, 1);
    expect(oneTimePassword(both, id, 1, keyring.newest.id)).toBe(password);
    expect(passwordHashes(both, password)).toContain(lookupHash(keyring, "password", password));
    expect(addressHashes(both, "Ada@example.com")).toContain(
      addressHash(keyring, "ada@example.com"),
    );
  });

  test("an address is found by its hash under each of them, and stored under the newest", () => {
    const [newest, older, ...others] = addressHashes(both, "Ada@example.com");
    expect(others).toEqual([]);
    expect(addressHash(both, "ada@example.com")).toBe(newest);
    expect(addressHash(keyring, "ada@example.com")).toBe(older);
  });

  test("a text of a secret that is not listed is refused by its id", () => {
    const sealed = encrypt(keyring, "ada@example.com", "guardian", nonce);
    expect(() => decrypt(other, sealed, "guardian")).toThrow(keyring.newest.id);
  });

  test("the same secret twice is refused", () => {
    expect(() => makeKeyring(OLD, OLD)).toThrow(RangeError);
  });
});

test("texts are compared whole", () => {
  expect(isSameText("abc", "abc")).toBe(true);
  for (const [a, b] of [
    ["abc", "abd"],
    ["abc", "ab"],
    ["", "a"],
    ["é", "e"],
  ] as const)
    expect(isSameText(a, b)).toBe(false);
});

test("what is derived from a secret stays the same, because databases and mails hold it", () => {
  const fixed = makeKeyring("the secret of a test, 32 characters at least");
  expect(linkToken(fixed, "c1", 2)).toBe("b24358pxAF2EiGy7WQWimBHQ9lXs");
  expect(pageToken(fixed, "sign-in", "c1")).toBe("b243581vbP1nRZP5OaT1sAPiAMey");
  expect(lookupHash(fixed, "link", "t")).toBe("b24358.gUEL7bvgwaccmudC5nBLS5LrRAD22sS8dVWRG5cMQiM");
  expect(addressHash(fixed, "Parent@example.com")).toBe(
    "b24358.yLN2BcwPT3mfG_DL-MggZ0NVDAvQZZzX7KLkgeydYIc",
  );
  expect(secretCheck(fixed.newest)).toBe("SSXAraS-aWgfWq_QN_EN_N0oE8c3uWxqYGEUdLXyhqY");
});
