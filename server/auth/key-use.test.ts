import { afterEach, beforeEach, expect, test } from "@jest/globals";

import { startTestService, type TestService } from "../../testing/service.js";
import { createApiKey } from "../actions/key/keys.js";
import { applyProduct } from "../products/apply.js";
import type { Services } from "../services.js";
import { catalogueEpoch, listApiKeys } from "../store/products/queries.js";
import { createKeyUse } from "./key-use.js";

const PRODUCT =
  '{"productId":1,"name":"One","organisation":"aurora","permissions":[{"name":"mods"}]}';
const EVENING = Date.UTC(2026, 0, 31, 23);
const HOUR_MS = 3_600_000;

let service: TestService;
let services: Services;
let keyId: string;
beforeEach(async () => {
  service = await startTestService({ serves: "nothing" });
  ({ services } = service);
  await applyProduct(services.store, PRODUCT, { ...services, now: 0 });
  ({ keyId } = await services.store.write((tx) =>
    createApiKey(tx, services, { productId: 1, mode: "test" }),
  ));
});
afterEach(async () => {
  await service.stop();
});

const lastUse = async () => (await listApiKeys(services.store))[0]?.lastUsedOn;
const fail = (error: unknown) => {
  throw error;
};

test("a key that was never used says so", async () => {
  expect(await lastUse()).toBeNull();
});

test("the day of the last use is kept, one write for each key and day", async () => {
  let writes = 0;
  const write: Services["store"]["write"] = (work, options) => {
    writes += 1;
    return services.store.write(work, options);
  };
  const use = createKeyUse({ ...services.store, write }, fail);
  for (let request = 0; request < 100; request += 1) use.note(keyId, EVENING + request);
  await use.flush();
  expect(await lastUse()).toBe("2026-01-31");
  use.note(keyId, EVENING + 1000);
  await use.flush();
  expect(writes).toBe(1);
  use.note(keyId, EVENING + HOUR_MS);
  await use.flush();
  expect(await lastUse()).toBe("2026-02-01");
  expect(writes).toBe(2);
});

test("a use makes no process read the catalogue again", async () => {
  const before = await catalogueEpoch(services.store);
  const use = createKeyUse(services.store, fail);
  use.note(keyId, EVENING);
  await use.flush();
  expect(await catalogueEpoch(services.store)).toBe(before);
});

test("a write that fails is reported and stops no request", async () => {
  const errors: unknown[] = [];
  const away = { ...services.store, write: () => Promise.reject(new Error("away")) };
  const use = createKeyUse(away, (error) => errors.push(error));
  use.note(keyId, EVENING);
  await use.flush();
  expect(errors).toEqual([new Error("away")]);
});
