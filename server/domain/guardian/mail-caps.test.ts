import { describe, expect, test } from "@jest/globals";

import { cappedUntil } from "./mail-caps.js";

const HOUR = 3_600_000;
const NOW = Date.parse("2026-11-22T12:00:00Z");

/** The instants of mails some milliseconds ago, newest first. */
const ago = (...spans: number[]) => spans.map((span) => NOW - span);

describe("what products and strangers may cause to be sent to an address", () => {
  test("is five mails an hour", () => {
    expect(cappedUntil([], NOW)).toBeUndefined();
    expect(cappedUntil(ago(0, 0, 0, 0), NOW)).toBeUndefined();
    expect(cappedUntil(ago(0, 1, 2, 3, 4), NOW)).toBe(NOW - 4 + HOUR);
    expect(cappedUntil(ago(0, 1, 2, 3, HOUR - 1), NOW)).toBe(NOW + 1);
    expect(cappedUntil(ago(0, 1, 2, 3, HOUR), NOW)).toBeUndefined();
  });

  test("is twenty mails a day", () => {
    const hourly = Array.from({ length: 20 }, (_, hour) => NOW - (hour + 1) * HOUR);
    expect(cappedUntil(hourly.slice(0, 19), NOW)).toBeUndefined();
    expect(cappedUntil(hourly, NOW)).toBe(NOW + 4 * HOUR);
    expect(cappedUntil(hourly, NOW + 4 * HOUR)).toBeUndefined();
  });
});
