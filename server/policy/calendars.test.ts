import { expect, test } from "@jest/globals";

import { testPolicy } from "../../testing/policy.js";
import { calendarGaps } from "./calendars.js";
import type { OfferedProfile } from "./laws.js";

const GAME: OfferedProfile = { services: ["online-game"] };
const gapsOn = (on: string, profile = GAME) => calendarGaps(testPolicy(), profile, on);
const lacking = (year: string) => ({ calendar: "CN", year, law: "CN-games-minors" });

test("a year without a calendar is a gap from two months before it, for those whose law counts holidays", () => {
  expect(gapsOn("2026-10-31")).toEqual([]);
  expect(gapsOn("2026-11-23")).toEqual([lacking("2027")]);
  expect(gapsOn("2027-12-01")).toEqual([lacking("2027"), lacking("2028")]);
  expect(gapsOn("2026-11-23", { services: ["social-media"] })).toEqual([]);
  expect(gapsOn("2026-11-23", { ...GAME, places: ["KR"] })).toEqual([]);
  const { laws, ...policy } = testPolicy();
  const twin = { ...laws["CN-games-minors"]!, id: "CN-twin" };
  const both = { ...policy, laws: { ...laws, [twin.id]: twin } };
  expect(calendarGaps(both, GAME, "2026-11-23")).toEqual([
    lacking("2027"),
    { ...lacking("2027"), law: twin.id },
  ]);
});
