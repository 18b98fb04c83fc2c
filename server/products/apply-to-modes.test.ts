import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { startTestService, type TestService } from "../../testing/service.js";
import { findProductByMode } from "../store/products/queries.js";
import type { Db } from "../store/engine/db.js";
import { acceptRelease } from "./accept-release.js";
import { applyToModes } from "./apply-to-modes.js";
import { decideLaw } from "./decide-law.js";
import { readProductFile } from "./read.js";

const fileOf = (more: object = {}) =>
  JSON.stringify({
    ...{ productId: 7, name: "Seven", organisation: "seven", permissions: [{ name: "mods" }] },
    ...{ law: { releases: "reviewed" }, ...more },
  });
const by = { ledger: { by: "operator", operator: "ada" }, audit: "operator:ada" } as const;

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ serves: "nothing" });
});
afterAll(() => service.stop());

/** If this goes, of two operators who change a product at once, one undoes what the other did without seeing it. */
test("what an operator saw before another changed the product is not built on: nothing is stored", async () => {
  const { services } = service;
  const { policy } = services;
  const now = services.clock.now();
  await service.apply(fileOf());
  const shown = await findProductByMode(services.store, 7);
  if (!shown) throw new Error("There is no such product.");
  await service.apply(fileOf({ name: "Seven Seas" }));
  const before = await service.rows();
  const config = readProductFile(fileOf({ name: "Seven Sisters" }), policy);
  const deps = { ...services, now };
  const { test: product } = shown;
  const ways: ((tx: Db) => Promise<unknown>)[] = [
    (tx) => applyToModes(tx, deps, { config, shown, modes: ["test"] }, by),
    (tx) => applyToModes(tx, deps, { config, shown: undefined, modes: ["live", "test"] }, by),
    (tx) =>
      decideLaw(tx, deps, { product, mode: "test", id: "EU-dsa-28", decision: undefined }, by),
    (tx) => acceptRelease(tx, deps, { policy, shown: [product], modes: ["test"] }, by),
  ];
  for (const way of ways)
    await expect(services.store.write(way)).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await service.rows()).toEqual(before);
});
