import { expect, test } from "@jest/globals";

import { readParts } from "../../testing/product.js";
import { dataLines } from "./decision-text.js";
import { textsIn } from "./texts/index.js";

const ended = {
  decidedAt: Date.parse("2026-11-01T20:00:00Z"),
  timezone: null,
  jurisdiction: "US-CA",
};

/** Returns the days that each line names about data of a child whose access has ended. */
const daysIn = (retentionDays: object) =>
  dataLines(readParts({ retentionDays }), ended, textsIn("en")).flatMap((line) => {
    const [, what, days, date] =
      /^(.+?) (?:is|are) .*?(\d+ days?), (?:by|until) (.+)\.$/.exec(line) ?? [];
    return what === undefined ? [] : [`${what}: ${days}, ${date}`];
  });

test("what only a consent allowed to keep is said to be deleted soon after it ended", () => {
  expect(daysIn({ screentime: 3, activity: 90, transactions: 400, withdrawal: 7 })).toEqual([
    "Play time that we counted: 3 days, November 4, 2026",
    "Records of activity: 7 days, November 8, 2026",
    "Records of purchases: 7 days, November 8, 2026",
    "Messages that we sent to the product: 30 days, December 1, 2026",
  ]);
  expect(daysIn({})).toEqual([
    "Play time that we counted: 14 days, November 15, 2026",
    "Messages that we sent to the product: 30 days, December 1, 2026",
  ]);
});
