import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { HOUR } from "../../testing/fixed.js";
import { startTestService, type TestService } from "../../testing/service.js";
import { verifyCredential } from "./verify-credential.js";
import { createApiKey } from "../actions/key/keys.js";
import type { Services } from "../services.js";
import { makeAccessToken, makeApiKey, readApiKey } from "../domain/api-key.js";
import { productOf } from "../../testing/product.js";
import type { Mode } from "../domain/product.js";
import { revokeApiKey, saveProduct } from "../store/products/queries.js";

let service: TestService;
let services: Services;
let realNow = Date.UTC(2026, 5, 15, 12);

beforeAll(async () => {
  service = await startTestService({ serves: "nothing" });
  const opened = service.services;
  // Keys and tokens live by real time; the service's own clock stands still.
  services = { ...opened, clock: { now: () => opened.clock.now(), realNow: () => realNow } };
  const product = productOf(services.policy, { permissions: [{ name: "mods" }] });
  await services.store.write((tx) => saveProduct(tx, product, 0));
});
afterAll(async () => {
  await service.stop();
});

async function keyOf(mode: Mode, expiresAt: number | null = null) {
  const key = await services.store.write((tx) =>
    createApiKey(tx, services, { productId: 1, mode, expiresAt }),
  );
  await services.catalogue.refresh();
  return key;
}
const byKey = (value: string, around = services) =>
  verifyCredential(around, { scheme: "apiKey", value });
const byToken = (value: string, around = services) =>
  verifyCredential(around, { scheme: "bearer", value });

describe("an API key", () => {
  test("stands for its product and mode, in either header", async () => {
    for (const mode of ["test", "live"] as const) {
      const { apiKey, keyId } = await keyOf(mode);
      expect(byKey(apiKey)).toEqual({ keyId, productId: 1, mode });
      expect(byToken(apiKey)).toEqual({ keyId, productId: 1, mode });
    }
  });

  test("is malformed when it is cut short or mistyped, and invalid when it is unknown", async () => {
    const { apiKey } = await keyOf("test");
    for (let length = 0; length < apiKey.length; length += 1)
      expect(byKey(apiKey.slice(0, length))).toBe("malformed");
    expect(byKey(`${apiKey.slice(0, -1)}-`)).toBe("malformed");
    expect(byKey(makeApiKey("test", services.random.bytes(96)).text)).toBe("invalid");
  });

  test("of the other mode with the same id and secret is like an unknown one", async () => {
    const { keyId, apiKey } = await keyOf("test");
    const { crc32 } = await import("node:zlib");
    const secret = apiKey.split("_")[3];
    const unsigned = `kw_live_${keyId}_${secret}`;
    const forged = `${unsigned}_${crc32(unsigned).toString(36).padStart(7, "0")}`;
    expect(readApiKey(forged)).toBeDefined();
    expect(byKey(forged)).toBe("invalid");
  });

  test("ends when it is revoked, while a second one of the product lives on", async () => {
    const [first, second] = [await keyOf("test"), await keyOf("test")];
    await services.store.write((tx) => revokeApiKey(tx, first.keyId, realNow));
    await services.catalogue.refresh();
    expect(byKey(first.apiKey)).toBe("invalid");
    expect(byKey(second.apiKey)).toMatchObject({ keyId: second.keyId });
  });

  test("that was used ends when it is revoked, though it is remembered", async () => {
    const { apiKey, keyId } = await keyOf("test");
    expect(byKey(apiKey)).toBeInstanceOf(Object);
    expect(byKey(apiKey)).toBeInstanceOf(Object);
    await services.store.write((tx) => revokeApiKey(tx, keyId, realNow));
    await services.catalogue.refresh();
    expect(byKey(apiKey)).toBe("invalid");
  });

  test("ends at its instant of real time", async () => {
    const { apiKey } = await keyOf("test", realNow + HOUR);
    expect(byKey(apiKey)).toBeInstanceOf(Object);
    realNow += HOUR - 1;
    expect(byKey(apiKey)).toBeInstanceOf(Object);
    realNow += 1;
    expect(byKey(apiKey)).toBe("expired");
  });

  test("of live mode is invalid under a manual clock", async () => {
    const [live, testing] = [await keyOf("live"), await keyOf("test")];
    const manual = { ...services, config: { ...services.config, clock: "manual" as const } };
    const token = makeAccessToken(services.keyring, live.keyId, realNow + HOUR);
    expect(byKey(live.apiKey, manual)).toBe("invalid");
    expect(byToken(token, manual)).toBe("invalid");
    expect(byKey(testing.apiKey, manual)).toBeInstanceOf(Object);
  });
});

describe("an access token", () => {
  test("stands for its key until it expires, as a Bearer token only", async () => {
    const { keyId } = await keyOf("test");
    const token = makeAccessToken(services.keyring, keyId, realNow + HOUR);
    expect(byToken(token)).toMatchObject({ keyId, mode: "test" });
    expect(byKey(token)).toBe("malformed");
    realNow += HOUR;
    expect(byToken(token)).toBe("expired");
  });

  test("that was forged is refused as invalid, not as expired", async () => {
    const { keyId } = await keyOf("test");
    const [head, , mac] = makeAccessToken(services.keyring, keyId, realNow + HOUR).split(".");
    const seconds = Math.floor(realNow / 1000);
    expect(byToken(`${head}.${seconds - 1}.${mac}`)).toBe("invalid");
    expect(byToken(`${head}.${seconds + 9}.${mac}`)).toBe("invalid");
    expect(byToken(`${head}.${seconds}`)).toBe("malformed");
  });

  test("ends with its key, revoked or expired", async () => {
    const [revoked, expired] = [await keyOf("test"), await keyOf("test", realNow + 1000)];
    const tokens = [revoked, expired].map(({ keyId }) =>
      makeAccessToken(services.keyring, keyId, realNow + HOUR),
    );
    expect(tokens.map((token) => typeof byToken(token))).toEqual(["object", "object"]);
    await services.store.write((tx) => revokeApiKey(tx, revoked.keyId, realNow));
    await services.catalogue.refresh();
    realNow += 1000;
    expect(tokens.map((token) => byToken(token))).toEqual(["invalid", "expired"]);
  });

  test("for a key that does not exist is invalid", () => {
    expect(byToken(makeAccessToken(services.keyring, "aaaaaaaaaa", realNow + HOUR))).toBe(
      "invalid",
    );
  });
});
