import { describe, expect, test } from "@jest/globals";

import { backOffMs, pauseAfter } from "./back-off.js";

const [SHORTEST, LONGEST] = [0x0000, 0xffff].map((drawn) => ({
  bytes: (size: number) => Buffer.alloc(size, drawn),
})) as [{ bytes: (size: number) => Buffer }, { bytes: (size: number) => Buffer }];

describe("a back-off", () => {
  const backOff = { firstMs: 1_000, longestMs: 10_000, jitter: 0.2 };

  test("doubles up to its longest pause, however often it fails", () => {
    const pauses = [1, 2, 3, 4, 5, 5_000].map((failures) =>
      backOffMs({ ...backOff, jitter: 0 }, failures, SHORTEST),
    );
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  });

  test("is shorter or longer by its jitter", () => {
    expect([SHORTEST, LONGEST].map((random) => backOffMs(backOff, 1, random))).toEqual([
      800, 1_200,
    ]);
  });
});

describe("a schedule", () => {
  const schedule = { pausesMs: [1_000, 5_000], jitter: 0.1 };

  test("has a pause for each attempt but the last", () => {
    expect([1, 2, 3].map((attempts) => pauseAfter(schedule, attempts, SHORTEST))).toEqual([
      900,
      4_500,
      undefined,
    ]);
    expect(pauseAfter(schedule, 2, LONGEST)).toBe(5_500);
  });
});
