import { describe, expect, test } from "@jest/globals";

import { at, limits, Player, quiet } from "../../../testing/play.js";
import { ServiceError } from "../../lib/errors.js";
import type { LawTimes } from "./law-times.js";
import {
  addGrant,
  changeRules,
  withoutPlay,
  grantOf,
  noteContact,
  readEnd,
  readStart,
  withPlay,
  withdrawGrant,
} from "./screentime.js";
import { NO_SCREENTIME } from "./screentime-state.js";
import { requiredDays } from "./screentime-view.js";
import { rejectionOf } from "./segments.js";
import { nextDue } from "./thresholds.js";

const NOW = at("2026-11-20T12:00:00");
const MINUTE = 60_000;

describe("the timestamp of a start", () => {
  test("counts from five minutes back", () => {
    expect(readStart(NOW - 5 * MINUTE, NOW)).toBe(NOW - 5 * MINUTE);
    expect(readStart(NOW - 1, NOW)).toBe(NOW - 1);
  });
  test("up to 60 s ahead counts as now", () => {
    expect([NOW, NOW + 1, NOW + MINUTE].map((timestamp) => readStart(timestamp, NOW))).toEqual([
      NOW,
      NOW,
      NOW,
    ]);
  });
  test.each([-5 * MINUTE - 1, MINUTE + 1])("%i ms from now is INVALID_INPUT", (ms) => {
    expect(() => readStart(NOW + ms, NOW)).toThrow(ServiceError);
    expect(() => readStart(NOW + ms, NOW)).toThrow(/^timestamp: must /);
  });
});

describe("the timestamp of an end", () => {
  const play = { id: "a", startedAt: NOW - 60 * MINUTE, zones: [] };
  test("may be of any age from its start on", () => {
    expect(readEnd(play.startedAt, play, NOW)).toBe(play.startedAt);
    expect(readEnd(play.startedAt + 1, play, NOW + 400 * 86_400_000)).toBe(play.startedAt + 1);
  });
  test("up to 60 s ahead counts as now", () => {
    expect(readEnd(NOW + MINUTE, play, NOW)).toBe(NOW);
  });
  test.each([-60 * MINUTE - 1, MINUTE + 1])("%i ms from now is INVALID_INPUT", (ms) => {
    expect(() => readEnd(NOW + ms, play, NOW)).toThrow(/^timestamp: must /);
  });
  test("lies at the start where the clock was set back before it", () => {
    expect(readEnd(play.startedAt, play, play.startedAt - MINUTE)).toBe(play.startedAt);
  });
});

describe("play", () => {
  test("counts while it runs and stays counted when it ended", () => {
    const player = new Player({ dailyLimits: limits(60) }).start("2026-11-20T12:00:00");
    expect(player.counter("2026-11-20T12:10:59.999")).toEqual([
      10,
      60,
      50,
      "2026-11-21T00:00:00.000Z",
    ]);
    player.end("2026-11-20T12:11:00");
    expect(player.counter("2026-11-20T18:00:00")).toEqual([11, 60, 49, "2026-11-21T00:00:00.000Z"]);
    expect(player.used("2026-11-21T00:00:00")).toBe(0);
  });
  test("counts by the millisecond: short plays do not lose their seconds", () => {
    const player = new Player();
    for (let minute = 10; minute < 20; minute++)
      player.start(`2026-11-20T12:${minute}:00`).end(`2026-11-20T12:${minute}:30.500`);
    expect(player.used("2026-11-20T13:00:00")).toBe(5);
    expect(player.situation.used).toEqual({ "2026-11-20": 305_000 });
  });
  test("over several midnights counts for each of its days", () => {
    const player = new Player({ timezone: "America/New_York", dailyLimits: limits(60) });
    player.start("2026-03-07T22:00:00-05:00");
    expect(player.counter("2026-03-08T12:00:00-04:00")).toEqual([
      660,
      60,
      0,
      "2026-03-09T04:00:00.000Z",
    ]);
    player.end("2026-03-10T00:00:00-04:00");
    expect(player.situation.used).toEqual({
      "2026-03-07": 2 * 60 * MINUTE,
      "2026-03-08": 23 * 60 * MINUTE,
      "2026-03-09": 24 * 60 * MINUTE,
    });
    expect(player.used("2026-03-10T00:00:00-04:00")).toBe(0);
  });
  test("of 25 hours on the longest day counts 25 hours", () => {
    const player = new Player({ timezone: "America/Havana" }).start("2026-11-01T04:00:00Z");
    player.end("2026-11-02T05:00:00Z");
    expect(player.situation.used).toEqual({ "2026-11-01": 25 * 60 * MINUTE });
  });
  test("that starts again under its own id goes on", () => {
    const player = new Player().start("2026-11-20T12:00:00", { id: "a" });
    const { situation } = player;
    expect(withPlay(situation, "a", at("2026-11-20T12:04:00"), at("2026-11-20T12:04:00"))).toEqual({
      situation,
      crossings: [],
      added: [],
    });
  });
  test("that no one plays does not end", () => {
    const situation = { screentime: NO_SCREENTIME, used: {}, rules: { zone: "UTC" } };
    expect(withoutPlay(situation, NOW)).toEqual({ situation, crossings: [], added: [] });
  });
  test("says what is to be kept of it when it ends", () => {
    const { situation } = new Player().start("2026-11-20T23:00:00", { id: "a" });
    const outcome = withoutPlay(situation, at("2026-11-21T01:00:00"), "revocation");
    expect(outcome.ended).toEqual({
      id: "a",
      startedAt: at("2026-11-20T23:00:00"),
      endedAt: at("2026-11-21T01:00:00"),
      by: "revocation",
    });
    expect(outcome.added).toEqual([
      { date: "2026-11-20", ms: 60 * MINUTE },
      { date: "2026-11-21", ms: 60 * MINUTE },
    ]);
    expect(outcome.situation.screentime.play).toBeUndefined();
  });
});

describe("a play that is replaced", () => {
  test("ends at the new start's timestamp, not at its arrival", () => {
    const player = new Player().start("2026-11-20T12:00:00");
    const outcome = withPlay(
      player.situation,
      "b",
      at("2026-11-20T12:26:00"),
      at("2026-11-20T12:30:00"),
    );
    expect(outcome.ended).toMatchObject({ by: "replacement", endedAt: at("2026-11-20T12:26:00") });
    expect(outcome.added).toEqual([{ date: "2026-11-20", ms: 26 * MINUTE }]);
    expect(outcome.situation.screentime.play).toMatchObject({
      id: "b",
      startedAt: at("2026-11-20T12:26:00"),
    });
  });
  test("never ends before its own start", () => {
    const player = new Player().start("2026-11-20T12:00:00");
    player.start("2026-11-20T11:58:00", { now: "2026-11-20T12:01:00" });
    expect(player.situation.used).toEqual({});
    expect(player.used("2026-11-20T12:01:00")).toBe(3);
  });
});

describe("without a schedule, or with enforcement off", () => {
  test("play is counted by days of UTC, and the limit is the length of the day", () => {
    const player = new Player().start("2026-11-20T12:00:00");
    expect(player.counter("2026-11-20T12:30:00")).toEqual([
      30,
      1440,
      1410,
      "2026-11-21T00:00:00.000Z",
    ]);
    expect(player.access("2026-11-20T12:30:00")).toEqual({ allowed: true });
  });
  test("extra time leaves the length of the day as it is", () => {
    const player = new Player().grant("2026-11-20T12:00:00", "extra-time", 30);
    expect(player.counter("2026-11-20T12:00:00")[1]).toBe(1440);
  });
  test("the days are those of the schedule's zone", () => {
    const player = new Player({ timezone: "Asia/Tokyo", dailyLimits: limits(0) });
    player.change("2026-11-20T12:00:00", undefined).start("2026-11-20T14:50:00");
    expect(player.counter("2026-11-20T15:10:00")).toEqual([
      10,
      1440,
      1430,
      "2026-11-21T15:00:00.000Z",
    ]);
    expect(player.access("2026-11-20T15:10:00")).toEqual({ allowed: true });
  });
  test.each([
    ["America/New_York", "2026-03-08T15:00:00", 1380],
    ["America/New_York", "2026-11-01T15:00:00", 1500],
    ["Australia/Lord_Howe", "2026-10-04T02:00:00", 1410],
    ["Australia/Lord_Howe", "2026-04-05T02:00:00", 1470],
  ])("in %s the day of %s has %i minutes", (timezone, when, minutes) => {
    expect(new Player({ timezone }).counter(when).slice(0, 3)).toEqual([0, minutes, minutes]);
  });
});

describe("continuous use", () => {
  const minutes = (player: Player, when: string) => player.state(when).continuousUsageMinutes;
  test("is the sum of play without its pauses", () => {
    const player = new Player().start("2026-11-20T12:00:00").end("2026-11-20T12:20:00");
    player.start("2026-11-20T12:34:59.999");
    expect(minutes(player, "2026-11-20T12:45:00")).toBe(30);
  });
  test("starts anew after a pause of 15 minutes", () => {
    const player = new Player().start("2026-11-20T12:00:00").end("2026-11-20T12:20:00");
    expect(minutes(player, "2026-11-20T12:34:59.999")).toBe(20);
    expect(minutes(player, "2026-11-20T12:35:00")).toBe(0);
    player.start("2026-11-20T12:35:00");
    expect(minutes(player, "2026-11-20T12:45:00")).toBe(10);
  });
  test("goes on over midnight, a replacement and a push", () => {
    const player = new Player().start("2026-11-20T23:30:00");
    player.start("2026-11-20T23:50:00").push("2026-11-20T20:00:00", 60, "2026-11-21T00:05:00");
    expect(player.state("2026-11-21T00:10:00")).toMatchObject({
      continuousUsageMinutes: 40,
      timeUsedTodayMinutes: 10,
    });
  });
  test("is measured from when play ended, not from when that was reported", () => {
    const player = new Player()
      .start("2026-11-20T12:00:00")
      .end("2026-11-20T12:20:00", "2026-11-20T12:40:00");
    expect(minutes(player, "2026-11-20T12:40:00")).toBe(0);
  });
});

describe("a push", () => {
  const segment = { id: "s", startedAt: NOW - 60 * MINUTE, durationSeconds: 3600 };
  test.each([
    ["one that ends now", segment, undefined],
    ["one second", { ...segment, durationSeconds: 1 }, undefined],
    [
      "a whole day",
      { ...segment, startedAt: NOW - 86_400_000, durationSeconds: 86_400 },
      undefined,
    ],
    ["no time", { ...segment, durationSeconds: 0 }, "invalid-duration"],
    ["less than no time", { ...segment, durationSeconds: -1 }, "invalid-duration"],
    [
      "over a day",
      { ...segment, startedAt: NOW - 2 * 86_400_000, durationSeconds: 86_401 },
      "invalid-duration",
    ],
    ["one that ends in 60 s", { ...segment, startedAt: segment.startedAt + MINUTE }, undefined],
    [
      "one that ends later",
      { ...segment, startedAt: segment.startedAt + MINUTE + 1 },
      "future-timestamp",
    ],
    ["30 days back", { ...segment, startedAt: NOW - 30 * 86_400_000 }, undefined],
    ["farther back", { ...segment, startedAt: NOW - 30 * 86_400_000 - 1 }, "too-old"],
  ])("%s", (_, pushed, reason) => {
    expect(rejectionOf(pushed, NOW)).toBe(reason);
  });
  test("is split at local midnight", () => {
    const player = new Player({ timezone: "Europe/Paris" });
    player.push("2026-11-20T22:30:00", 90, "2026-11-21T09:00:00");
    expect(player.situation.used).toEqual({ "2026-11-20": 30 * MINUTE, "2026-11-21": 60 * MINUTE });
  });
  test("that ends at midnight is of one day", () => {
    const player = new Player({ timezone: "Europe/Paris" });
    player.push("2026-11-20T21:30:00", 90, "2026-11-21T09:00:00");
    expect(player.situation.used).toEqual({ "2026-11-20": 90 * MINUTE });
  });
  test("may pass the length of the day", () => {
    const player = new Player({ dailyLimits: limits(60) });
    player.push("2026-11-20T00:00:00", 720, "2026-11-20T12:00:00");
    player.push("2026-11-20T00:00:00", 720, "2026-11-20T12:00:00");
    player.push("2026-11-20T00:00:00", 720, "2026-11-20T12:00:00");
    expect(player.counter("2026-11-20T12:00:00")).toEqual([
      2160,
      60,
      0,
      "2026-11-21T00:00:00.000Z",
    ]);
  });
});

describe("access", () => {
  test("ends with the limit and comes back with the day", () => {
    const player = new Player({ dailyLimits: limits(60) }).start("2026-11-20T12:00:00");
    expect(player.access("2026-11-20T12:59:59.999")).toEqual({ allowed: true });
    expect(player.access("2026-11-20T13:00:00")).toEqual({
      allowed: false,
      reason: "limit-reached",
      until: "2026-11-21T00:00:00.000Z",
    });
    expect(player.access("2026-11-21T00:00:00")).toEqual({ allowed: true });
  });
  test("is none on a day whose limit is 0", () => {
    const player = new Player({ dailyLimits: limits(0, ["fri"]) });
    expect(player.access("2026-11-20T12:00:00").reason).toBe("limit-reached");
    expect(player.access("2026-11-21T12:00:00")).toEqual({ allowed: true });
  });
  test("is none in quiet hours, until the window ends", () => {
    const player = new Player({ quietHours: [quiet("21:00", "07:00")] });
    expect(player.access("2026-11-20T20:59:59.999")).toEqual({ allowed: true });
    expect(player.access("2026-11-20T21:00:00")).toEqual({
      allowed: false,
      reason: "quiet-hours",
      until: "2026-11-21T07:00:00.000Z",
    });
    expect(player.access("2026-11-21T07:00:00")).toEqual({ allowed: true });
  });
  test("names of two causes the one that ends later", () => {
    const both = (window: ReturnType<typeof quiet>) =>
      new Player({ dailyLimits: limits(0), quietHours: [window] }).access("2026-11-20T22:00:00");
    expect(both(quiet("21:00", "07:00"))).toMatchObject({
      reason: "quiet-hours",
      until: "2026-11-21T07:00:00.000Z",
    });
    expect(both(quiet("21:00", "23:00"))).toMatchObject({
      reason: "limit-reached",
      until: "2026-11-21T00:00:00.000Z",
    });
    expect(both(quiet("21:00", "00:00"))).toMatchObject({
      reason: "limit-reached",
      until: "2026-11-21T00:00:00.000Z",
    });
  });
});

describe("a change of the zone", () => {
  test("leaves play before it where it was counted", () => {
    const player = new Player({ dailyLimits: limits(60) }).start("2026-11-20T20:00:00");
    player.change("2026-11-20T20:30:00", { timezone: "Asia/Tokyo" });
    expect(player.counter("2026-11-20T20:30:00")).toEqual([0, 60, 60, "2026-11-21T15:00:00.000Z"]);
    expect(player.used("2026-11-20T20:45:00")).toBe(15);
    player.end("2026-11-20T20:50:00");
    expect(player.situation.used).toEqual({ "2026-11-20": 30 * MINUTE, "2026-11-21": 20 * MINUTE });
  });
  test("to the west takes up the day that was counted before", () => {
    const player = new Player({ timezone: "Asia/Tokyo" }).start("2026-11-20T14:30:00");
    player.change("2026-11-20T15:20:00", { timezone: "America/New_York" });
    expect(player.counter("2026-11-20T15:30:00")).toEqual([
      40,
      1440,
      1400,
      "2026-11-21T05:00:00.000Z",
    ]);
    player.end("2026-11-20T15:30:00");
    expect(player.situation.used).toEqual({ "2026-11-20": 40 * MINUTE, "2026-11-21": 20 * MINUTE });
  });
  test("that an end lies before counts as if it had not been", () => {
    const player = new Player().start("2026-11-20T20:00:00");
    player
      .change("2026-11-20T20:30:00", { timezone: "Asia/Tokyo" })
      .end("2026-11-20T20:10:00", "2026-11-20T21:00:00");
    expect(player.situation.used).toEqual({ "2026-11-20": 10 * MINUTE });
  });
  test("there and back keeps one clock for each part", () => {
    const player = new Player().start("2026-11-20T20:00:00");
    player.change("2026-11-20T20:10:00", { timezone: "Asia/Tokyo" });
    player.change("2026-11-20T20:20:00", { timezone: "UTC" }).end("2026-11-20T20:30:00");
    expect(player.situation.used).toEqual({ "2026-11-20": 20 * MINUTE, "2026-11-21": 10 * MINUTE });
  });
});

describe("extra time", () => {
  test("adds up, is for the local day of the grant, and can be withdrawn", () => {
    const player = new Player({ timezone: "America/New_York", dailyLimits: limits(60) });
    player
      .grant("2026-11-21T03:00:00Z", "extra-time", 20, "a")
      .grant("2026-11-21T04:00:00Z", "extra-time", 15, "b");
    expect(player.counter("2026-11-21T04:59:59.999Z")[1]).toBe(95);
    expect(player.counter("2026-11-21T05:00:00Z")[1]).toBe(60);
    player.withdraw("2026-11-21T04:30:00Z", "a");
    expect(player.counter("2026-11-21T04:30:00Z")[1]).toBe(75);
  });
  test("without minutes is half an hour", () => {
    const player = new Player({ dailyLimits: limits(60) }).grant(
      "2026-11-20T12:00:00",
      "extra-time",
    );
    expect(player.counter("2026-11-20T12:00:00")[1]).toBe(90);
  });
  test("opens access again", () => {
    const player = new Player({ dailyLimits: limits(0) });
    expect(player.access("2026-11-20T12:00:00").allowed).toBe(false);
    player.grant("2026-11-20T12:00:00", "extra-time", 10);
    expect(player.access("2026-11-20T12:00:00").allowed).toBe(true);
  });
});

test("a bypass without minutes has none, so that it lasts as long as its window", () => {
  const { rules } = new Player({ quietHours: [quiet("21:00", "23:00")] }).situation;
  const bypass = { id: "a", type: "bypass-quiet-hours" } as const;
  expect(grantOf(bypass, undefined, rules, NOW).minutes).toBeUndefined();
  expect(grantOf({ ...bypass, requestedMinutes: 20 }, undefined, rules, NOW).minutes).toBe(20);
  expect(grantOf({ ...bypass, requestedMinutes: 20 }, 10, rules, NOW).minutes).toBe(10);
});

test("play is added to the counters by its end alone", () => {
  const { situation } = new Player({ dailyLimits: limits(60) });
  const nothing = { crossings: [], added: [] };
  expect(withoutPlay(situation, NOW)).toEqual({ situation, ...nothing });
  const started = withPlay(situation, "a", NOW, NOW);
  expect(started).toMatchObject(nothing);
  const later = NOW + 5 * MINUTE;
  expect(withPlay(started.situation, "a", NOW, later)).toEqual({
    situation: started.situation,
    ...nothing,
  });
  const { rules } = situation;
  expect(changeRules(started.situation, rules, later)).toMatchObject(nothing);
  const grant = grantOf({ id: "g", type: "extra-time" }, 10, rules, later);
  const granted = addGrant(started.situation, grant, later);
  expect(granted).toMatchObject(nothing);
  expect(withdrawGrant(granted.situation, "g", later)).toMatchObject(nothing);
  const old = { ...grant, id: "old", date: "2026-11-18" };
  const kept = { ...situation.screentime, grants: [{ ...old, date: "2026-11-19" }, old] };
  const added = addGrant({ ...situation, screentime: kept }, grant, NOW).situation.screentime;
  expect(added.grants.map(({ date }) => date)).toEqual(["2026-11-19", "2026-11-20"]);
  const unknown = withdrawGrant(granted.situation, "another", later);
  expect(unknown).toMatchObject(nothing);
  expect(unknown.situation.screentime.grants).toEqual([grant]);
});

test("a contact keeps a play alive from its instant on, and one before it changes nothing", () => {
  const { situation } = new Player();
  const rules = { ...situation.rules, warnings: { endAfterMinutesWithoutContact: 30 } };
  const play = { id: "a", startedAt: NOW, zones: [], contactAt: NOW };
  const playing = { ...situation, rules, screentime: { ...NO_SCREENTIME, play } };
  expect(noteContact(playing, NOW - 1)).toBe(playing);
  expect(noteContact(playing, NOW)).toBe(playing);
  expect(nextDue(noteContact(playing, NOW + 1))).toBe(NOW + 1 + 30 * MINUTE);
  // A product that drops the key keeps the plays that began under it.
  const dropped = { ...playing, rules: situation.rules };
  expect(nextDue(dropped)).toBeUndefined();
  expect(noteContact(dropped, NOW + 1)).toBe(dropped);
});

test("what was pushed is among the times of play", () => {
  const { situation } = new Player().push("2026-11-20T10:00:00", 10, "2026-11-20T12:00:00");
  expect(situation.screentime.played?.spans).toEqual([[at("2026-11-20T10:00:00"), 10 * MINUTE]]);
});

test("other rules keep the warnings of the product, and the law by which they limit is known", () => {
  const { situation } = new Player();
  const warnings = { limitWarningMinutes: 5 };
  const law = { key: "a law", limits: [], hours: [] } as unknown as LawTimes;
  const given = { ...situation, rules: { ...situation.rules, warnings } };
  const changed = changeRules(given, { zone: "UTC", law }, NOW).situation;
  expect(changed).toMatchObject({ rules: { warnings }, screentime: { law: "a law" } });
});

test("grants that no longer count are forgotten", () => {
  const player = new Player({ dailyLimits: limits(60), quietHours: [quiet("21:00", "20:00")] });
  for (let day = 10; day < 20; day++) {
    player.grant(`2026-11-${day}T12:00:00`, "extra-time", 10);
    player.grant(`2026-11-${day}T21:30:00`, "bypass-quiet-hours");
  }
  expect(player.situation.screentime.grants.map(({ date }) => date)).toEqual([
    "2026-11-18",
    "2026-11-18",
    "2026-11-19",
    "2026-11-19",
  ]);
});

test("the days to read are those since what was last announced, usually one", () => {
  const { situation } = new Player({ timezone: "Asia/Tokyo", dailyLimits: limits(60) }).start(
    "2026-11-20T14:59:00",
  );
  const { screentime, rules } = situation;
  expect(requiredDays(screentime, rules, at("2026-11-20T14:59:30"))).toEqual(["2026-11-20"]);
  expect(requiredDays(screentime, rules, at("2026-11-20T15:00:00"))).toEqual([
    "2026-11-20",
    "2026-11-21",
  ]);
  const idle = { ...screentime, play: undefined };
  const now = at("2026-11-20T15:01:00");
  expect(requiredDays(idle, rules, now)).toEqual(["2026-11-21"]);
});

test("play that was never ended looks at today alone where the schedule has nothing to cross", () => {
  const { situation } = new Player({ timezone: "Asia/Tokyo" }).start("2026-11-20T14:59:00");
  expect(nextDue(situation)).toBeUndefined();
  const aYearLater = at("2027-11-20T12:00:00");
  const { screentime, rules } = situation;
  expect(requiredDays(screentime, rules, aYearLater)).toEqual(["2027-11-20"]);
});
