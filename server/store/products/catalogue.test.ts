import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { testPolicy } from "../../../testing/policy.js";
import { startTestService, type TestService } from "../../../testing/service.js";
import { until } from "../../../testing/until.js";
import { createApiKey } from "../../actions/key/keys.js";
import type { Services } from "../../services.js";
import { findProduct, revokeApiKey } from "./queries.js";
import { openStore, type Store } from "../engine/store.js";
import { applyProduct } from "../../products/apply.js";
import { followCatalogue } from "./catalogue.js";
import { ProductFileError } from "../../products/read.js";

const file = (parts: object = {}) =>
  JSON.stringify({
    productId: 1,
    name: "One",
    organisation: "aurora",
    permissions: [{ name: "mods" }],
    ...parts,
  });
const policy = testPolicy();

let service: TestService;
let services: Services;
let elsewhere: Store;
const opened: Store[] = [];

beforeEach(async () => {
  service = await startTestService({ serves: "nothing" });
  ({ services } = service);
  // Acts as another process, with connections of its own.
  elsewhere = await openStore(service.services.config.databaseUrl);
});
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  await elsewhere.close();
  await service.stop();
});
const apply = (parts: object = {}, now = 1000) =>
  applyProduct(elsewhere, file(parts), { ...services, policy, now });
/** Returns a store that nothing watches yet. */
async function openedAnew(): Promise<Store> {
  const store = await openStore(service.services.config.databaseUrl);
  opened.push(store);
  return store;
}
/** Resolves when all commits so far were noticed and have taken effect. */
async function settled() {
  await services.store.changes.checkNow();
  await services.catalogue.refresh();
}

describe("the catalogue", () => {
  test("notices what another process applies, creates and revokes", async () => {
    expect(services.catalogue.isEmpty).toBe(true);
    await apply();
    await settled();
    expect(services.catalogue.isEmpty).toBe(false);
    expect(services.catalogue.product(1, "live")).toMatchObject({ name: "One" });
    const { keyId } = await elsewhere.write((tx) =>
      createApiKey(tx, services, { productId: 1, mode: "test" }),
    );
    await settled();
    expect(services.catalogue.key(keyId)).toMatchObject({ productId: 1, revokedAt: null });
    await elsewhere.write((tx) => revokeApiKey(tx, keyId, 5));
    await settled();
    expect(services.catalogue.key(keyId)).toMatchObject({ revokedAt: 5 });
  });

  test("notices it by itself", async () => {
    await apply();
    await until(() => !services.catalogue.isEmpty);
    expect(services.catalogue.product(1, "live")).toBeDefined();
  });

  test("notices what was committed while it was being opened", async () => {
    let isApplied = false;
    // Lets another process commit while the first query for the keys runs.
    const store: Store = {
      ...services.store,
      run: async (query, values) => {
        const result = await services.store.run(query, values);
        if (query.sql.includes("api_keys") && !isApplied) {
          isApplied = true;
          await apply();
        }
        return result;
      },
      changes: (await openedAnew()).changes,
    };
    const catalogue = await followCatalogue(store, () => {});
    await store.changes.checkNow();
    await until(() => catalogue.product(1, "live") !== undefined);
  });

  test("keeps the object of a product that did not change", async () => {
    await apply();
    await apply({ productId: 2, name: "Two" });
    await settled();
    const [one, two] = [
      services.catalogue.product(1, "live"),
      services.catalogue.product(2, "live"),
    ];
    await apply({ productId: 2, name: "Zwei" });
    await settled();
    expect(services.catalogue.product(1, "live")).toBe(one);
    expect(services.catalogue.product(2, "live")).not.toBe(two);
    expect(services.catalogue.product(2, "live")).toMatchObject({ name: "Zwei" });
  });
});

describe("applying a product file", () => {
  test("makes the product, and again changes it; its permissions keep their first day", async () => {
    await apply({}, 1000);
    await apply({ permissions: [{ name: "mods" }, { name: "ai-chat" }] }, 2000);
    await apply({ permissions: [{ name: "ai-chat" }] }, 3000);
    await apply({ permissions: [{ name: "mods" }, { name: "ai-chat" }] }, 4000);
    expect(await findProduct(elsewhere, 1)).toMatchObject({
      permissionsSince: { mods: 1000, "ai-chat": 2000 },
    });
  });

  test("twice is the same version", async () => {
    expect((await apply({}, 1)).version).toBe((await apply({}, 2)).version);
  });

  test("never moves a product to another organisation, whose players are others", async () => {
    await apply();
    await expect(apply({ organisation: "pebble" })).rejects.toThrow(ProductFileError);
    expect(await findProduct(elsewhere, 1)).toMatchObject({ organisation: "aurora" });
  });

  test("that is refused changes nothing", async () => {
    await apply();
    await expect(apply({ name: "", permissions: [] })).rejects.toThrow(ProductFileError);
    expect(await findProduct(elsewhere, 1)).toMatchObject({ name: "One" });
  });
});
