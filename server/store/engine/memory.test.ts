import { expect, test } from "@jest/globals";

import { Memory } from "./memory.js";

test("a cache of this name is the same one for all who ask, and others are apart", () => {
  const memory = new Memory();
  memory.cache("values", 10).set("a", 1);
  expect(memory.cache("values", 10).get("a")).toBe(1);
  expect(memory.cache("others", 10).get("a")).toBeUndefined();
});

test("ids are forgotten in every cache, and only they", () => {
  const memory = new Memory();
  const caches = ["values", "others"].map((name) => memory.cache<number>(name, 10));
  for (const cache of caches) cache.set("a", 1).set("b", 2).set("c", 3);

  memory.forget(["a", "c", "never seen"]);
  expect(caches.map((cache) => [...cache.keys()])).toEqual([["b"], ["b"]]);

  memory.forgetAll();
  expect(caches.map(({ size }) => size)).toEqual([0, 0]);
});
