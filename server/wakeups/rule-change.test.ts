import { afterEach, beforeEach, expect, test } from "@jest/globals";

import { NOW } from "../../testing/fixed.js";
import { advanceOnce, startTestService, type TestService } from "../../testing/service.js";
import { addRuleChange } from "../store/notices/queries.js";
import { ruleChange } from "./rule-change.js";

const PRODUCT = JSON.stringify({
  productId: 1,
  name: "Starfall",
  organisation: "aurora",
  permissions: [{ name: "mods" }],
});

let service: TestService;
beforeEach(async () => {
  service = await startTestService({ serves: "nothing" });
  await service.apply(PRODUCT);
});
afterEach(() => service.stop());

/** If this breaks, a product hears of a session's changes in the wrong order, and ends with the older one. */
test("a change waits for an earlier one of the same product, and is announced after it", async () => {
  const { services } = service;
  const change = (changeId: string, effectiveAt: number) =>
    services.store.write((tx) =>
      addRuleChange(tx, {
        ...{ changeId, effectiveAt, productId: 1, cause: "law" },
        ...{ products: null, cursor: "" },
      } as const),
    );
  await change("later", NOW);
  await change("earlier", NOW - 1);
  const advance = (changeId: string) => advanceOnce(services, ruleChange, changeId, NOW);
  expect(await advance("later")).toBe(NOW + 1_000);
  expect(await advance("earlier")).toBeUndefined();
  expect(await advance("later")).toBeUndefined();
  expect(await service.database.count("rule_changes")).toBe(0);
});
