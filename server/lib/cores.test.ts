import { availableParallelism } from "node:os";

import { expect, test } from "@jest/globals";

import { availableCores } from "./cores.js";

const CORES = availableParallelism();

test.each([
  ["max 100000\n", CORES],
  [`${CORES * 300_000} 100000\n`, CORES],
  ["100000 100000\n", 1],
  ["50000 100000\n", 1],
  ["150000 100000\n", Math.min(2, CORES)],
  ["", CORES],
])("a container that may use %j has %s", (limit, cores) => {
  expect(availableCores(() => limit)).toBe(cores);
});

test("without a container the machine's cores count", () => {
  const readLimit = () => {
    throw new Error("ENOENT");
  };
  expect(availableCores(readLimit)).toBe(CORES);
});
