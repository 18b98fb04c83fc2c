import { crc32 } from "node:zlib";

import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { fixedRandomness } from "../../testing/fixed.js";
import {
  isLiveKey,
  makeAccessToken,
  makeApiKey,
  readAccessToken,
  readApiKey,
  type ApiKey,
} from "./api-key.js";
import { makeKeyring } from "./keyring.js";

const random96 = fc.uint8Array({ minLength: 96, maxLength: 96 });
const modes = fc.constantFrom("test" as const, "live" as const);
const random = fixedRandomness();
const bytes = (size: number) => random.bytes(size);
const keyring = makeKeyring("a secret of the service, thirty-two characters");

describe("an API key", () => {
  test("is read as what it was made as", () => {
    let made = 0;
    fc.assert(
      fc.property(modes, random96, (mode, random) => {
        let key: ReturnType<typeof makeApiKey>;
        try {
          key = makeApiKey(mode, random);
        } catch (error) {
          // Bytes as biased as fast-check likes them may not be enough; real ones are, but for one in 2^64 keys.
          return expect(error).toEqual(new Error("too few random bytes"));
        }
        made += 1;
        expect(key.text).toMatch(/^kw_(test|live)_[a-z0-9]{10}_[A-Za-z0-9]{32}_[a-z0-9]{7}$/);
        expect(readApiKey(key.text)).toEqual({
          mode,
          keyId: key.keyId,
          secretHash: key.secretHash,
        });
        expect(key.text).not.toContain(key.secretHash);
      }),
    );
    expect(made).toBeGreaterThan(50);
  });

  test("cut short, mistyped or of the other mode is none", () => {
    const { text } = makeApiKey("test", bytes(96));
    expect(readApiKey(text)).toBeDefined();
    for (let length = 0; length < text.length; length += 1)
      expect(readApiKey(text.slice(0, length))).toBeUndefined();
    for (let place = 0; place < text.length; place += 1) {
      const wrong = text[place] === "a" ? "b" : "a";
      expect(readApiKey(text.slice(0, place) + wrong + text.slice(place + 1))).toBeUndefined();
    }
    expect(readApiKey(text.replace("kw_test_", "kw_live_"))).toBeUndefined();
    for (const surplus of [`${text} `, ` ${text}`, `${text}\n`, `${text}a`, text.toUpperCase()])
      expect(readApiKey(surplus)).toBeUndefined();
  });

  test("has nothing before it, though the checksum fits", () => {
    const { text } = makeApiKey("test", bytes(96));
    const unsigned = `x${text.slice(0, text.lastIndexOf("_"))}`;
    const checksum = crc32(unsigned).toString(36).padStart(7, "0");
    expect(readApiKey(`${unsigned}_${checksum}`)).toBeUndefined();
  });

  test("takes every letter from the same number of bytes, and skips the bytes left over", () => {
    const random = new Uint8Array(96);
    random.set([255, 252, 251, 1, 2], 0);
    random.set([255, 248, 247, 1, 2], 32);
    const { text } = makeApiKey("test", random);
    expect(text).toMatch(/^kw_test_9bca{7}_Zbca{29}_/);
  });

  test("is not made of too few bytes", () => {
    expect(() => makeApiKey("test", new Uint8Array(96).fill(255))).toThrow("too few random bytes");
    expect(() => makeApiKey("test", new Uint8Array(63))).toThrow("too few random bytes");
    expect(makeApiKey("test", new Uint8Array(64)).text).toMatch(/^kw_test_a{10}_a{32}_/);
  });

  test("differs from any other in id and secret", () => {
    const keys = Array.from({ length: 200 }, () => makeApiKey("live", bytes(96)));
    expect(new Set(keys.map(({ keyId }) => keyId)).size).toBe(200);
    expect(new Set(keys.map(({ secretHash }) => secretHash)).size).toBe(200);
  });

  test("lives until the instant at which it expires or is revoked", () => {
    const key: ApiKey = {
      keyId: "k",
      productId: 1,
      mode: "test",
      scope: "product",
      secretHash: "h",
      createdAt: 0,
      expiresAt: 1000,
      revokedAt: null,
      label: null,
      lastUsedOn: null,
    };
    expect(isLiveKey(key, 999)).toBe(true);
    expect(isLiveKey(key, 1000)).toBe(false);
    expect(isLiveKey({ ...key, expiresAt: null }, 1e15)).toBe(true);
    expect(isLiveKey({ ...key, revokedAt: 5 }, 4)).toBe(false);
  });
});

describe("an access token", () => {
  const keyId = "abcdefghij";
  const expiresAt = 1_800_000_000_000;
  const token = makeAccessToken(keyring, keyId, expiresAt);

  const otherService = makeKeyring("of another service, thirty-two characters");

  test("says whose it is and until when, on the first read as on the next", () => {
    expect(readAccessToken(keyring, token)).toEqual({ keyId, expiresAt });
    expect(readAccessToken(keyring, token)).toEqual({ keyId, expiresAt });
  });

  test("holds across restarts, and not for another service", () => {
    const again = makeKeyring("a secret of the service, thirty-two characters");
    expect(readAccessToken(again, token)).toEqual({ keyId, expiresAt });
    expect(readAccessToken(otherService, token)).toBe("forged");
  });

  test("prolonged or given to another key is forged, cut short it is malformed", () => {
    const [head, seconds = "", mac] = token.split(".");
    expect(readAccessToken(keyring, `${head}.${Number(seconds) + 1}.${mac}`)).toBe("forged");
    expect(readAccessToken(keyring, token.replace(keyId, "abcdefghi0"))).toBe("forged");
    for (let length = 0; length < token.length; length += 1)
      expect(readAccessToken(keyring, token.slice(0, length))).toBe("malformed");
    expect(readAccessToken(keyring, `${token}A`)).toBe("malformed");
    expect(readAccessToken(keyring, `A${token}`)).toBe("malformed");
  });

  test("has one spelling: an expiry with zeros before it is malformed", () => {
    const [head, seconds = "", mac] = token.split(".");
    for (const zeros of ["0", "00"])
      expect(readAccessToken(keyring, `${head}.${zeros}${seconds}.${mac}`)).toBe("malformed");
  });
});
