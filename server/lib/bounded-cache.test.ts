import { expect, test } from "@jest/globals";

import { BoundedCache } from "./bounded-cache.js";

test("a bounded cache holds at most its number of entries, and always the one just added", () => {
  const cache = new BoundedCache<string, number>(2);

  cache.set("a", 1).set("b", 2).set("c", 3);

  expect([...cache]).toEqual([["c", 3]]);
});

test("a full cache keeps its entries when one of them gets a new value", () => {
  const cache = new BoundedCache<string, number>(2);
  cache.set("a", 1).set("b", 2);

  cache.set("a", 3);

  expect([...cache]).toEqual([
    ["a", 3],
    ["b", 2],
  ]);
});

test("however many different keys come, never more entries are held than its number", () => {
  const cache = new BoundedCache<number, number>(100);
  let most = 0;

  for (let key = 0; key < 100_000; key++) most = Math.max(most, cache.set(key, key).size);

  expect(most).toBe(100);
});
