import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";

import { at, limits, Player, quiet } from "../../../testing/play.js";
import { WEEKDAYS } from "./local-day.js";
import { advanceTo } from "./screentime.js";
import { nextDue } from "./thresholds.js";

describe("a limit", () => {
  test("is warned of ten minutes before and reached once", () => {
    const player = new Player({ dailyLimits: limits(60) }).start("2026-11-20T12:00:00");
    expect(player.until("2026-11-20T12:49:59.999").said()).toEqual([]);
    expect(player.until("2026-11-20T12:50:00").said()).toEqual(["LimitWarning 11-20 12:50:00"]);
    expect(player.until("2026-11-20T12:59:59.999").said()).toEqual([]);
    expect(player.until("2026-11-20T23:00:00").said()).toEqual(["LimitReached 11-20 13:00:00"]);
  });
  test("comes with the state of its instant, whenever that is announced", () => {
    const player = new Player({ dailyLimits: limits(60) }).start("2026-11-20T12:00:00", {
      id: "a",
    });
    const { crossings } = advanceTo(player.situation, at("2026-11-20T15:00:00"));
    expect(crossings).toEqual([
      {
        type: "Screentime.LimitWarning",
        playId: "a",
        occurredAt: at("2026-11-20T12:50:00"),
        state: {
          timeUsedTodayMinutes: 50,
          continuousUsageMinutes: 50,
          timeLimitTodayMinutes: 60,
          timeRemainingTodayMinutes: 10,
          dayResetsAt: "2026-11-21T00:00:00.000Z",
        },
      },
      expect.objectContaining({
        type: "Screentime.LimitReached",
        occurredAt: at("2026-11-20T13:00:00"),
      }),
    ]);
    expect(crossings[1]!.state.timeRemainingTodayMinutes).toBe(0);
  });
  test("is that of the sum of the day's plays", () => {
    const player = new Player({ dailyLimits: limits(60) })
      .start("2026-11-20T08:00:00")
      .end("2026-11-20T08:30:00.250");
    player.start("2026-11-20T12:00:00").until("2026-11-20T23:00:00");
    expect(player.whole().map(({ occurredAt }) => new Date(occurredAt).toISOString())).toEqual([
      "2026-11-20T12:19:59.750Z",
      "2026-11-20T12:29:59.750Z",
    ]);
  });
  test.each([
    [10, ["LimitReached 11-20 12:10:00"]],
    [11, ["LimitWarning 11-20 12:01:00", "LimitReached 11-20 12:11:00"]],
    [0, []],
  ])("of %i minutes", (minutes, said) => {
    const player = new Player({ dailyLimits: limits(minutes) }).start("2026-11-20T12:00:00");
    expect(player.until("2026-11-20T20:00:00").said()).toEqual(said);
  });
  test("that is not set is not announced", () => {
    const player = new Player({ dailyLimits: limits(60, ["mon"]) }).start("2026-11-20T00:00:00");
    expect(player.until("2026-11-20T23:59:59.999").said()).toEqual([]);
  });
  test("of each day comes on its day, armed by the reset", () => {
    const player = new Player({ timezone: "America/New_York", dailyLimits: limits(60) });
    player.start("2026-03-07T23:30:00-05:00").until("2026-03-09T12:00:00-04:00");
    expect(player.said()).toEqual([
      "LimitWarning 03-08 05:50:00",
      "LimitReached 03-08 06:00:00",
      "LimitWarning 03-09 04:50:00",
      "LimitReached 03-09 05:00:00",
    ]);
  });
  test("of 0 lies behind when its day begins", () => {
    const player = new Player({ dailyLimits: limits(0, ["sat"]) }).start("2026-11-20T23:00:00");
    expect(player.until("2026-11-21T23:00:00").said()).toEqual([]);
    expect(player.access("2026-11-21T00:00:00").allowed).toBe(false);
  });
  test("that falls exactly on the reset is not announced, a millisecond earlier it is", () => {
    const player = () => new Player({ timezone: "Africa/Cairo", dailyLimits: limits(60) });
    // The 24th of April begins at 01:00, which is 22:00 UTC.
    expect(player().start("2026-04-23T21:00:00").until("2026-04-23T22:30:00").said()).toEqual([
      "LimitWarning 04-23 21:50:00",
    ]);
    expect(player().start("2026-04-23T20:59:59.999").until("2026-04-23T22:30:00").said()).toEqual([
      "LimitWarning 04-23 21:49:59",
      "LimitReached 04-23 21:59:59",
    ]);
  });
  test("whose warning falls on the reset has neither that day", () => {
    const player = new Player({ dailyLimits: limits(60) }).start("2026-11-20T23:10:00");
    expect(player.until("2026-11-21T00:30:00").said()).toEqual([]);
  });
  test("is announced once, though a play that reached it ended before", () => {
    const player = new Player({ dailyLimits: limits(60) })
      .start("2026-11-20T12:00:00")
      .until("2026-11-20T13:05:00");
    expect(player.said()).toHaveLength(2);
    player.end("2026-11-20T12:30:00", "2026-11-20T13:05:00").start("2026-11-20T14:00:00");
    expect(player.until("2026-11-20T16:00:00").said()).toEqual([]);
    expect(player.used("2026-11-20T16:00:00")).toBe(150);
  });
  test("is not crossed while no one plays", () => {
    const player = new Player({ dailyLimits: limits(60) })
      .start("2026-11-20T12:00:00")
      .end("2026-11-20T12:49:59.999");
    expect(nextDue(player.situation)).toBeUndefined();
    expect(player.until("2026-11-20T23:00:00").said()).toEqual([]);
  });
  test("that is reached at the instant of the end is announced", () => {
    const player = new Player({ dailyLimits: limits(60) })
      .start("2026-11-20T12:00:00")
      .end("2026-11-20T13:00:00");
    expect(player.said()).toEqual(["LimitWarning 11-20 12:50:00", "LimitReached 11-20 13:00:00"]);
  });
});

describe("a start", () => {
  const used50 = () =>
    new Player({ dailyLimits: limits(60), quietHours: [quiet("13:00", "14:00")] })
      .start("2026-11-20T08:00:00")
      .end("2026-11-20T08:50:00");
  test("announces nothing that lay behind at its own timestamp", () => {
    const player = used50();
    expect(player.said()).toEqual(["LimitWarning 11-20 08:50:00"]);
    player.start("2026-11-20T13:00:00");
    expect(player.until("2026-11-20T13:05:00").said()).toEqual([]);
    expect(player.until("2026-11-20T13:15:00").said()).toEqual(["LimitReached 11-20 13:10:00"]);
  });
  test("that is dated back announces what was crossed since then, at its instant", () => {
    const player = used50().start("2026-11-20T12:57:00", { now: "2026-11-20T13:02:00" });
    expect(player.said().slice(1)).toEqual(["QuietHoursReached 11-20 13:00:00"]);
    const limit = used50();
    limit.start("2026-11-20T09:00:00").end("2026-11-20T09:08:00").said();
    limit.start("2026-11-20T09:20:00", { now: "2026-11-20T09:24:00" });
    expect(limit.said()).toEqual(["LimitReached 11-20 09:22:00"]);
  });
  test("that is dated back over midnight counts on both days", () => {
    const player = new Player({ dailyLimits: [...limits(2, ["fri"]), ...limits(1, ["sat"])] });
    player.start("2026-11-20T23:57:00", { now: "2026-11-21T00:02:00" });
    expect(player.said()).toEqual(["LimitReached 11-20 23:59:00", "LimitReached 11-21 00:01:00"]);
  });
  test("that replaces does not announce again what was announced", () => {
    const player = new Player({
      dailyLimits: limits(60),
      breakReminderIntervalMinutes: 60,
      quietHours: [quiet("13:00", "14:00")],
    });
    player.start("2026-11-20T12:00:00").until("2026-11-20T13:02:00");
    expect(player.said()).toHaveLength(5);
    player.start("2026-11-20T12:58:00", { now: "2026-11-20T13:02:00" });
    expect(player.until("2026-11-20T13:30:00").said()).toEqual([]);
  });
});

describe("a push", () => {
  test("announces nothing, and what it passed is not announced later either", () => {
    const player = new Player({ dailyLimits: limits(60) }).start("2026-11-20T12:00:00");
    player.push("2026-11-20T10:00:00", 45, "2026-11-20T12:10:00");
    expect(player.until("2026-11-20T12:15:00").said()).toEqual(["LimitReached 11-20 12:15:00"]);
    player.push("2026-11-20T10:00:00", 60, "2026-11-20T12:20:00");
    expect(player.until("2026-11-20T20:00:00").said()).toEqual([]);
  });
  test("still lets through what had been crossed before it", () => {
    const player = new Player({ dailyLimits: limits(60) }).start("2026-11-20T12:00:00");
    const pushed = player.situation;
    player.push("2026-11-20T10:00:00", 60, "2026-11-20T12:55:00");
    expect(player.said()).toEqual(["LimitWarning 11-20 12:50:00"]);
    expect(pushed.screentime.marks.isWarned).toBe(false);
  });
  test("passes a threshold for good, though the play beside it ended before", () => {
    const player = new Player({ dailyLimits: limits(60) }).start("2026-11-20T12:00:00");
    player
      .push("2026-11-20T10:00:00", 30, "2026-11-20T12:30:00")
      .end("2026-11-20T12:05:00", "2026-11-20T12:30:00");
    player.start("2026-11-20T13:00:00").until("2026-11-20T15:00:00");
    // 20 minutes had been played when the push passed the warning, and it passed the limit too.
    expect(player.said()).toEqual([]);
  });
  test("brings the next one forward", () => {
    const player = new Player({ dailyLimits: limits(120) }).start("2026-11-20T12:00:00");
    player.push("2026-11-20T10:00:00", 60, "2026-11-20T12:10:00");
    expect(nextDue(player.situation)).toBe(at("2026-11-20T12:50:00"));
  });
});

describe("break reminders", () => {
  test("come at each multiple of the interval, also beyond the limit and over midnight", () => {
    const player = new Player({ breakReminderIntervalMinutes: 30, dailyLimits: limits(0) }).start(
      "2026-11-20T22:45:00",
    );
    expect(player.until("2026-11-21T00:45:00").said()).toEqual([
      "BreakReminder 11-20 23:15:00",
      "BreakReminder 11-20 23:45:00",
      "BreakReminder 11-21 00:15:00",
      "BreakReminder 11-21 00:45:00",
    ]);
  });
  test("are those of continuous use: short pauses do not count, long ones start anew", () => {
    const player = new Player({ breakReminderIntervalMinutes: 30 }).start("2026-11-20T12:00:00");
    player.end("2026-11-20T12:20:00").start("2026-11-20T12:30:00").end("2026-11-20T12:50:00");
    expect(player.said()).toEqual(["BreakReminder 11-20 12:40:00"]);
    player.start("2026-11-20T13:05:00").until("2026-11-20T13:40:00");
    expect(player.said()).toEqual(["BreakReminder 11-20 13:35:00"]);
  });
  test("of one multiple come once, though the play that reached it ended before", () => {
    const player = new Player({ breakReminderIntervalMinutes: 30 }).start("2026-11-20T12:00:00");
    player.end("2026-11-20T12:25:00", "2026-11-20T12:35:00").start("2026-11-20T12:35:00");
    expect(player.said()).toEqual(["BreakReminder 11-20 12:30:00"]);
    expect(player.until("2026-11-20T13:15:00").said()).toEqual(["BreakReminder 11-20 13:10:00"]);
  });
  test.each([0, undefined])(
    "with an interval of %s do not come",
    (breakReminderIntervalMinutes) => {
      const player = new Player({
        breakReminderIntervalMinutes: breakReminderIntervalMinutes ?? 0,
      });
      player.start("2026-11-20T00:00:00").until("2026-11-20T23:00:00");
      expect([player.said(), nextDue(player.situation)]).toEqual([[], undefined]);
    },
  );
});

describe("quiet hours", () => {
  const nights = { quietHours: [quiet("21:00", "07:00")] };
  test("are warned of ten minutes before, and announced when they begin", () => {
    const player = new Player(nights).start("2026-11-20T20:00:00");
    expect(player.until("2026-11-20T20:49:59.999").said()).toEqual([]);
    expect(player.until("2026-11-20T20:50:00").said()).toEqual([
      "QuietHoursWarning 11-20 20:50:00",
    ]);
    expect(player.until("2026-11-20T20:59:59.999").said()).toEqual([]);
    expect(player.until("2026-11-21T20:00:00").said()).toEqual([
      "QuietHoursReached 11-20 21:00:00",
    ]);
  });
  test("come on each day that is played through", () => {
    const player = new Player(nights).start("2026-11-20T20:55:00").until("2026-11-22T00:00:00");
    expect(player.said()).toEqual([
      "QuietHoursReached 11-20 21:00:00",
      "QuietHoursWarning 11-21 20:50:00",
      "QuietHoursReached 11-21 21:00:00",
    ]);
  });
  test("that begin at midnight are of the new day, and are announced", () => {
    const player = new Player({ quietHours: [quiet("00:00", "06:00")] }).start(
      "2026-11-20T23:00:00",
    );
    expect(player.until("2026-11-21T00:00:00").said()).toEqual([
      "QuietHoursWarning 11-20 23:50:00",
      "QuietHoursReached 11-21 00:00:00",
    ]);
  });
  test("that begin soon after midnight are warned of before it", () => {
    const player = new Player({ quietHours: [quiet("00:05", "06:00")] }).start(
      "2026-11-20T23:00:00",
    );
    expect(player.until("2026-11-21T01:00:00").said()).toEqual([
      "QuietHoursWarning 11-20 23:55:00",
      "QuietHoursReached 11-21 00:05:00",
    ]);
  });
  test("that touch or overlap are announced once", () => {
    const player = new Player({
      quietHours: [quiet("12:00", "13:00"), quiet("13:00", "14:00"), quiet("12:30", "15:00")],
    });
    player.start("2026-11-20T11:00:00").until("2026-11-20T20:00:00");
    expect(player.said()).toEqual([
      "QuietHoursWarning 11-20 11:50:00",
      "QuietHoursReached 11-20 12:00:00",
    ]);
  });
  test("follow the clocks when they change", () => {
    const player = new Player({
      timezone: "America/New_York",
      quietHours: [quiet("02:30", "05:00")],
    });
    player.start("2026-03-08T06:00:00Z").until("2026-03-08T12:00:00Z");
    expect(player.said()).toEqual([
      "QuietHoursWarning 03-08 07:20:00",
      "QuietHoursReached 03-08 07:30:00",
    ]);
  });
});

describe("a change of the schedule while someone plays", () => {
  test("announces at once what now lies behind, only the gravest", () => {
    const player = new Player({ dailyLimits: limits(240) }).start("2026-11-20T12:00:00");
    player.change("2026-11-20T13:10:00", { dailyLimits: limits(60) });
    expect(player.said()).toEqual(["LimitReached 11-20 13:10:00"]);
    expect(player.until("2026-11-20T20:00:00").said()).toEqual([]);
  });
  test("announces the warning where only that lies behind, and the limit when it is reached", () => {
    const player = new Player({ dailyLimits: limits(240) }).start("2026-11-20T12:00:00");
    player.change("2026-11-20T12:55:00", { dailyLimits: limits(60) });
    expect(player.said()).toEqual(["LimitWarning 11-20 12:55:00"]);
    expect(player.until("2026-11-20T20:00:00").said()).toEqual(["LimitReached 11-20 13:00:00"]);
  });
  test("to a limit of 10 minutes gives no warning, to one of 11 it does", () => {
    const changed = (minutes: number) =>
      new Player({ dailyLimits: limits(240) })
        .start("2026-11-20T12:00:00")
        .change("2026-11-20T12:05:00", { dailyLimits: limits(minutes) })
        .said();
    expect([changed(10), changed(11)]).toEqual([[], ["LimitWarning 11-20 12:05:00"]]);
  });
  test("arms what lies ahead again", () => {
    const player = new Player({ dailyLimits: limits(60) })
      .start("2026-11-20T12:00:00")
      .until("2026-11-20T13:05:00");
    player.said();
    player.change("2026-11-20T13:05:00", { dailyLimits: limits(90) });
    expect(player.until("2026-11-20T20:00:00").said()).toEqual([
      "LimitWarning 11-20 13:20:00",
      "LimitReached 11-20 13:30:00",
    ]);
  });
  test("announces quiet hours that have begun or are near", () => {
    const player = () => new Player({ quietHours: [] }).start("2026-11-20T12:00:00");
    const now = "2026-11-20T12:30:00";
    expect(
      player()
        .change(now, { quietHours: [quiet("12:30", "13:00")] })
        .said(),
    ).toEqual(["QuietHoursReached 11-20 12:30:00"]);
    expect(
      player()
        .change(now, { quietHours: [quiet("12:00", "12:30")] })
        .said(),
    ).toEqual([]);
    const near = player().change(now, { quietHours: [quiet("12:40", "13:00")] });
    expect(near.said()).toEqual(["QuietHoursWarning 11-20 12:30:00"]);
    expect(near.until("2026-11-20T13:00:00").said()).toEqual(["QuietHoursReached 11-20 12:40:00"]);
    expect(
      player()
        .change(now, { quietHours: [quiet("12:41", "13:00")] })
        .said(),
    ).toEqual([]);
  });
  test("of the interval reminds once of what lies behind, another change does not", () => {
    const player = new Player({ breakReminderIntervalMinutes: 0 }).start("2026-11-20T12:00:00");
    player.change("2026-11-20T13:10:00", { breakReminderIntervalMinutes: 30 });
    expect(player.said()).toEqual(["BreakReminder 11-20 13:10:00"]);
    player.change("2026-11-20T13:20:00", { dailyLimits: limits(200) });
    expect(player.said()).toEqual([]);
    expect(player.until("2026-11-20T13:59:59").said()).toEqual(["BreakReminder 11-20 13:30:00"]);
  });
  test("switches enforcement off and on: nothing is announced between, and then what lies behind", () => {
    const player = new Player({ dailyLimits: limits(60) }).start("2026-11-20T12:00:00");
    player.change("2026-11-20T12:10:00", undefined);
    expect(nextDue(player.situation)).toBeUndefined();
    player.change("2026-11-20T14:00:00", { dailyLimits: limits(60) });
    expect(player.said()).toEqual(["LimitReached 11-20 14:00:00"]);
  });
  test("announces nothing while no one plays, and arms for the next play", () => {
    const player = new Player({ dailyLimits: limits(60) })
      .start("2026-11-20T12:00:00")
      .end("2026-11-20T13:00:00");
    player.said();
    player.change("2026-11-20T14:00:00", { dailyLimits: limits(30) }).start("2026-11-20T15:00:00");
    expect(player.until("2026-11-20T15:30:00").said()).toEqual([]);
    player.change("2026-11-20T15:30:00", { dailyLimits: limits(120) });
    expect(player.until("2026-11-20T20:00:00").said()).toEqual([
      "LimitWarning 11-20 15:50:00",
      "LimitReached 11-20 16:00:00",
    ]);
  });
  test("of the zone starts the other day's thresholds", () => {
    const player = new Player({ dailyLimits: limits(60) }).start("2026-11-20T20:00:00");
    player.change("2026-11-20T20:30:00", { timezone: "Asia/Tokyo" }).until("2026-11-21T00:00:00");
    expect(player.said()).toEqual(["LimitWarning 11-20 21:20:00", "LimitReached 11-20 21:30:00"]);
  });
});

describe("a grant while someone plays", () => {
  test("of extra time arms the limit again", () => {
    const player = new Player({ dailyLimits: limits(60) })
      .start("2026-11-20T12:00:00")
      .until("2026-11-20T13:05:00");
    player.said();
    player.grant("2026-11-20T13:05:00", "extra-time", 30);
    expect(player.said()).toEqual([]);
    expect(player.until("2026-11-20T20:00:00").said()).toEqual([
      "LimitWarning 11-20 13:20:00",
      "LimitReached 11-20 13:30:00",
    ]);
  });
  test("of less than the warning warns at once; of less than what is used, the limit stays reached", () => {
    const player = new Player({ dailyLimits: limits(60) })
      .start("2026-11-20T12:00:00")
      .until("2026-11-20T13:00:00");
    player.said();
    player.grant("2026-11-20T13:00:00", "extra-time", 5);
    expect(player.said()).toEqual(["LimitWarning 11-20 13:00:00"]);
    player.until("2026-11-20T13:30:00").said();
    player.grant("2026-11-20T13:30:00", "extra-time", 5);
    expect(player.said()).toEqual(["LimitReached 11-20 13:30:00"]);
  });
  test("that bypasses quiet hours brings them again when its minutes end within the window", () => {
    const player = new Player({ quietHours: [quiet("21:00", "07:00")] }).start(
      "2026-11-20T20:00:00",
    );
    player.until("2026-11-20T21:10:00").said();
    player.grant("2026-11-20T21:10:00", "bypass-quiet-hours", 30);
    expect(player.access("2026-11-20T21:39:59.999")).toEqual({ allowed: true });
    expect(player.until("2026-11-21T06:00:00").said()).toEqual([
      "QuietHoursReached 11-20 21:40:00",
    ]);
    expect(player.access("2026-11-20T21:40:00").allowed).toBe(false);
  });
  test("that bypasses quiet hours does not let a start dated back bring their beginning again", () => {
    const player = new Player({ quietHours: [quiet("21:00", "23:00")] });
    player.start("2026-11-20T20:55:00").until("2026-11-20T21:00:00");
    expect(player.said()).toEqual(["QuietHoursReached 11-20 21:00:00"]);
    player.grant("2026-11-20T21:01:00", "bypass-quiet-hours");
    player.start("2026-11-20T20:58:00", { now: "2026-11-20T21:02:00" });
    expect(player.until("2026-11-20T22:59:00").said()).toEqual([]);
  });
  test("that bypasses the next window keeps it silent", () => {
    const player = new Player({ quietHours: [quiet("21:00", "22:00"), quiet("23:00", "23:30")] });
    player.start("2026-11-20T20:00:00").grant("2026-11-20T20:05:00", "bypass-quiet-hours");
    expect(player.until("2026-11-20T23:45:00").said()).toEqual([
      "QuietHoursWarning 11-20 22:50:00",
      "QuietHoursReached 11-20 23:00:00",
    ]);
  });
  test("that is withdrawn announces what then lies behind", () => {
    const player = new Player({ dailyLimits: limits(60), quietHours: [quiet("13:00", "20:00")] });
    player.start("2026-11-20T12:00:00").until("2026-11-20T13:01:00");
    player
      .grant("2026-11-20T13:01:00", "extra-time", 60, "time")
      .grant("2026-11-20T13:01:00", "bypass-quiet-hours", 120, "bypass");
    player.said();
    player.withdraw("2026-11-20T13:10:00", "bypass");
    expect(player.said()).toEqual(["QuietHoursReached 11-20 13:10:00"]);
    player.withdraw("2026-11-20T13:20:00", "time");
    expect(player.said()).toEqual([
      "LimitReached 11-20 13:20:00",
      "QuietHoursReached 11-20 13:20:00",
    ]);
    player.withdraw("2026-11-20T13:30:00", "time");
    expect(player.said()).toEqual([]);
  });
});

describe("being announced late", () => {
  const rules = {
    timezone: "America/New_York",
    breakReminderIntervalMinutes: 45,
    dailyLimits: [...limits(90, ["sat"]), ...limits(30, ["sun"])],
    quietHours: [quiet("21:00", "07:00"), quiet("12:00", "12:30", ["sun"])],
  };
  test("changes neither what is announced nor its instants nor its state", () => {
    const start = "2026-03-07T20:30:00-05:00";
    const anyMinutes = fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 12 });
    const whole = new Player(rules).start(start).until("2026-03-09T20:30:00-04:00").whole();
    expect(whole.length).toBeGreaterThan(60);
    fc.assert(
      fc.property(anyMinutes, (pauses) => {
        const { situation } = new Player(rules).start(start);
        const end = at("2026-03-09T20:30:00-04:00");
        let now = at(start);
        let late = { situation, crossings: [] as unknown[] };
        for (const minutes of [...pauses, 10_000]) {
          now = Math.min(end, now + minutes * 60_000);
          const settled = advanceTo(late.situation, now);
          late = {
            situation: settled.situation,
            crossings: [...late.crossings, ...settled.crossings],
          };
        }
        expect(late.crossings).toEqual(whole);
      }),
      { numRuns: 30 },
    );
  });
  test("twice announces nothing twice, nor does a clock that was set back", () => {
    const player = new Player(rules).start("2026-03-07T20:30:00-05:00");
    const now = at("2026-03-07T23:00:00-05:00");
    const first = advanceTo(player.situation, now);
    expect(first.crossings.length).toBeGreaterThan(0);
    expect(advanceTo(first.situation, now).crossings).toEqual([]);
    const back = advanceTo(first.situation, now - 3_600_000);
    expect(back.crossings).toEqual([]);
    expect(advanceTo(back.situation, now).crossings).toEqual([]);
  });
});

// A second implementation, which looks at every minute of three days in UTC and shares no code with the first.
type Act = Readonly<{ minute: number; kind: "start" | "end" | "push"; length: number }>;

function everyMinute(
  acts: readonly Act[],
  limit: number,
  interval: number,
  nights: readonly [number, number],
): string[] {
  const said: string[] = [];
  const used = new Map<number, number>();
  const done = new Set<string>();
  let playing = false;
  let continuous = 0;
  let pause = 0;
  const add = (minute: number, minutes = 1) => {
    for (let i = 0; i < minutes; i++) {
      const day = Math.floor((minute + i) / 1440);
      used.set(day, (used.get(day) ?? 0) + 1);
    }
  };
  for (let minute = 0; minute <= 3 * 1440; minute++) {
    const day = Math.floor(minute / 1440);
    const say = (type: string) =>
      said.push(
        `${type} ${new Date(at("2026-11-20T00:00:00") + minute * 60_000).toISOString().slice(5, 19).replace("T", " ")}`,
      );
    const once = (type: string) => {
      if (!done.has(`${type} ${day}`)) say(type);
      done.add(`${type} ${day}`);
    };
    if (playing) {
      add(minute - 1);
      continuous++;
      const spent = used.get(day) ?? 0;
      const isOfDay = minute % 1440 > 0;
      if (interval > 0 && continuous % interval === 0) say("BreakReminder");
      if (isOfDay && limit > 10 && spent === limit - 10) once("LimitWarning");
      if (isOfDay && spent === limit) once("LimitReached");
      if (minute % 1440 === nights[0] - 10) say("QuietHoursWarning");
      if (minute % 1440 === nights[0]) say("QuietHoursReached");
    } else pause++;
    for (const act of acts.filter((found) => found.minute === minute)) {
      if (act.kind === "push") {
        add(minute - act.length, act.length);
        const spent = used.get(day) ?? 0;
        if (limit > 10 && spent >= limit - 10) done.add(`LimitWarning ${day}`);
        if (spent >= limit) done.add(`LimitReached ${day}`);
      } else if (act.kind === "start" && !playing) {
        if (pause >= 15) continuous = 0;
        playing = true;
      } else if (act.kind === "end" && playing) {
        playing = false;
        pause = 0;
      }
    }
  }
  return said;
}

test("agrees with looking at every minute", () => {
  const anyAct: fc.Arbitrary<Act> = fc.record({
    minute: fc.integer({ min: 200, max: 3 * 1440 - 1 }),
    kind: fc.constantFrom("start", "end", "push"),
    length: fc.integer({ min: 1, max: 200 }),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(anyAct, { minLength: 2, maxLength: 14, selector: ({ minute }) => minute }),
      fc.integer({ min: 0, max: 300 }),
      fc.constantFrom(0, 5, 30, 60),
      fc.integer({ min: 10, max: 1439 }),
      (unordered, limit, interval, night) => {
        const acts = [...unordered].sort((a, b) => a.minute - b.minute);
        const time = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16);
        const instant = (minute: number) =>
          new Date(at("2026-11-20T00:00:00") + minute * 60_000).toISOString();
        const player = new Player({
          breakReminderIntervalMinutes: interval,
          dailyLimits: WEEKDAYS.map((day) => ({ day, limitMinutes: limit })),
          quietHours: [quiet(time(night), time((night + 30) % 1440))],
        });
        let playing = false;
        for (const { minute, kind, length } of acts) {
          const now = instant(minute);
          if (kind === "push") player.push(instant(minute - length), length, now);
          else if (kind === "start" && !playing) player.start(now);
          else if (kind === "end" && playing) player.end(now);
          playing = kind === "push" ? playing : kind === "start";
        }
        player.until(instant(3 * 1440));
        expect(player.said()).toEqual(everyMinute(acts, limit, interval, [night, night + 30]));
      },
    ),
    { numRuns: 60 },
  );
});
