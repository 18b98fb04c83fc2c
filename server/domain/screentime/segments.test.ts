import { describe, expect, test } from "@jest/globals";

import {
  judgeSegments,
  refusableIds,
  rejectionOf,
  sharesOf,
  sumShares,
  type Segment,
} from "./segments.js";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const MINUTE = 60_000;
const DAY = 86_400_000;

const segment = (id: string, startedAt = NOW - MINUTE, durationSeconds = 30): Segment => ({
  id,
  startedAt,
  durationSeconds,
});
const tooLong = (id: string) => segment(id, NOW - 2 * DAY, 86_401);
const judge = (segments: readonly Segment[], known: readonly string[] = []) => {
  const { results, candidates } = judgeSegments(segments, NOW, new Set(known));
  return { results, counted: [...candidates.values()] };
};

describe("a segment is refused", () => {
  test.each([
    ["shorter than a second", NOW - MINUTE, 0, "invalid-duration"],
    ["longer than a day", NOW - 2 * DAY, 86_401, "invalid-duration"],
    ["that ends more than a minute ahead", NOW + 1, 60, "future-timestamp"],
    ["that began more than 30 days ago", NOW - 30 * DAY - 1, 1, "too-old"],
  ] as const)("%s", (_, startedAt, durationSeconds, reason) => {
    expect(rejectionOf(segment("a", startedAt, durationSeconds), NOW)).toBe(reason);
  });

  test.each([
    ["a second", NOW - MINUTE, 1],
    ["a day", NOW - 2 * DAY, 86_400],
    ["up to a minute ahead", NOW, 60],
    ["from 30 days ago", NOW - 30 * DAY, 1],
  ] as const)("and not one of %s", (_, startedAt, durationSeconds) => {
    expect(rejectionOf(segment("a", startedAt, durationSeconds), NOW)).toBeUndefined();
  });
});

test("the store is asked for the ids of those to refuse alone", () => {
  expect(refusableIds([segment("a"), tooLong("b"), segment("c"), tooLong("d")], NOW)).toEqual([
    "b",
    "d",
  ]);
});

describe("of a batch", () => {
  test("each segment has its result, in order, and what is accepted counts", () => {
    const [first, last] = [segment("a"), segment("c")];
    expect(judge([first, tooLong("b"), last])).toEqual({
      results: [
        { id: "a", status: "accepted" },
        { id: "b", status: "rejected", reason: "invalid-duration" },
        { id: "c", status: "accepted" },
      ],
      counted: [first, last],
    });
  });

  test("an id accepted before is accepted again, whatever it says now, and does not count", () => {
    expect(judge([tooLong("a")], ["a"])).toEqual({
      results: [{ id: "a", status: "accepted" }],
      counted: [],
    });
  });

  test("the first of two with one id counts", () => {
    const [first, second] = [segment("a"), segment("a", NOW - DAY)];
    expect(judge([first, second, tooLong("a")])).toEqual({
      results: Array.from({ length: 3 }, () => ({ id: "a", status: "accepted" })),
      counted: [first],
    });
  });

  test("a refused one counts once it is corrected", () => {
    const corrected = segment("a");
    expect(judge([tooLong("a"), corrected])).toEqual({
      results: [
        { id: "a", status: "rejected", reason: "invalid-duration" },
        { id: "a", status: "accepted" },
      ],
      counted: [corrected],
    });
  });
});

test("segments add to the local days that they touch, one sum for each", () => {
  const segments = [
    segment("a", Date.parse("2026-11-20T04:59:00Z"), 120),
    segment("b", Date.parse("2026-11-20T10:00:00Z"), 30),
  ];
  expect(sharesOf(segments, "America/New_York")).toEqual([
    { date: "2026-11-19", ms: MINUTE },
    { date: "2026-11-20", ms: MINUTE + 30_000 },
  ]);
  // The order of segments does not matter.
  expect(sharesOf(segments.toReversed(), "America/New_York")).toEqual([
    { date: "2026-11-20", ms: MINUTE + 30_000 },
    { date: "2026-11-19", ms: MINUTE },
  ]);
  expect(sumShares([])).toEqual([]);
});
