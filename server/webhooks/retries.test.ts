import { describe, expect, test } from "@jest/globals";

import { HOUR, MINUTE } from "../../testing/fixed.js";
import { WEBHOOK_RETRIES, readRetryAfter } from "./retries.js";

const { pausesMs } = WEBHOOK_RETRIES;

describe("the pauses between attempts", () => {
  test("are those of the standard: ten attempts over 75 h 35 min 5 s, none after", () => {
    expect(pausesMs).toEqual([
      5_000,
      5 * MINUTE,
      30 * MINUTE,
      ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR),
    ]);
    const sum = pausesMs.reduce((all, pauseMs) => all + pauseMs, 0);
    expect(sum).toBe(75 * HOUR + 35 * MINUTE + 5_000);
  });
});

describe("Retry-After", () => {
  const now = Date.UTC(2026, 10, 21, 10);
  test.each([
    ["120", 120_000],
    [" 0 ", 0],
    ["Sat, 21 Nov 2026 10:01:30 GMT", 90_000],
    ["Saturday, 21-Nov-26 10:00:10 GMT", 10_000],
    ["Sat, 21 Nov 2026 09:00:00 GMT", 0],
    ["86401", 24 * HOUR],
    ["999999999999999", 24 * HOUR],
    ["Fri, 31 Dec 2100 00:00:00 GMT", 24 * HOUR],
  ])("%s asks for %d ms, a day at most", (header, pause) => {
    expect(readRetryAfter(header, now)).toBe(pause);
  });

  test.each([undefined, "", "-1", "1.5", "soon", "1e3", "Sat, 99 Nov 2026"])(
    "%s asks for nothing",
    (header) => {
      expect(readRetryAfter(header, now)).toBeUndefined();
    },
  );
});
