// Checks promises about local days and counters that hold in any time zone of the process. The test runs them for each value of
// TZ in a process of its own.
import assert from "node:assert/strict";
import fc from "fast-check";

import {
  localDayOf,
  localDayOn,
  splitByDay,
  timeOn,
  weekdayOf,
  WEEKDAYS,
} from "../server/domain/screentime/local-day.js";
import {
  addGrant,
  withoutPlay,
  grantOf,
  withUsage,
  advanceTo,
  withPlay,
} from "../server/domain/screentime/screentime.js";
import { NO_SCREENTIME, type Situation } from "../server/domain/screentime/screentime-state.js";
import { counterAt, usedOn } from "../server/domain/screentime/screentime-view.js";

export type Vector = Readonly<{
  zone: string;
  at: string;
  localDay: string;
  dayStart: string;
  dayResetsAt: string;
  hours: number;
  firstLocalTime: string;
}>;

const ZONES = [
  "UTC",
  "America/New_York",
  "America/Sao_Paulo",
  "America/Havana",
  "America/Santiago",
  "America/St_Johns",
  "Atlantic/Azores",
  "Africa/Cairo",
  "Africa/Casablanca",
  "Asia/Beirut",
  "Asia/Kathmandu",
  "Asia/Tehran",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
];

const MINUTE = 60_000;
const HOUR = 3_600_000;

const anyZone = fc.constantFrom(...ZONES);
/** An instant from 2005 to 2028, to the millisecond. */
const anyInstant = fc.integer({ min: Date.UTC(2005, 0, 1), max: Date.UTC(2028, 0, 1) });
const anyLength = fc.oneof(
  fc.integer({ min: 0, max: 100 * HOUR }),
  fc.constantFrom(0, 1, 999, HOUR, 24 * HOUR),
);

const sum = (shares: readonly { ms: number }[]) => shares.reduce((total, { ms }) => total + ms, 0);

/** Returns what the clocks of a zone show, computed independently of the code under test. */
function shown(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  const part = (type: string) => parts.find((found) => found.type === type)!.value;
  return `${part("year")}-${part("month")}-${part("day")} ${part("hour")}:${part("minute")}`;
}

function checkVectors(vectors: readonly Vector[]): void {
  for (const { zone, at, localDay, dayStart, dayResetsAt, hours, firstLocalTime } of vectors) {
    const day = localDayOf(zone, Date.parse(at));
    const expected = {
      date: localDay,
      startsAt: Date.parse(dayStart),
      resetsAt: Date.parse(dayResetsAt),
      isPlain: hours === 24 && firstLocalTime === "00:00:00",
    };
    assert.deepEqual(day, expected, `${zone} ${at}`);
    assert.equal(shown(zone, day.startsAt), `${localDay} ${firstLocalTime.slice(0, 5)}`);
    assert.deepEqual(localDayOf(zone, day.startsAt), day, "the first instant is of the day");
    assert.deepEqual(localDayOf(zone, day.resetsAt - 1), day, "so is the last millisecond");
    assert.equal(localDayOf(zone, day.resetsAt).startsAt, day.resetsAt, "the reset is not");
    assert.deepEqual(localDayOn(zone, localDay), day);
  }
}

/** Checks that days follow each other without a gap, and start at the first instant with their date. */
function checkDays(): void {
  fc.assert(
    fc.property(anyZone, anyInstant, (zone, at) => {
      const day = localDayOf(zone, at);
      assert.ok(day.startsAt <= at && at < day.resetsAt);
      assert.equal(localDayOf(zone, day.startsAt - 1).resetsAt, day.startsAt);
      assert.equal(localDayOf(zone, day.resetsAt).startsAt, day.resetsAt);
      assert.ok(localDayOf(zone, day.resetsAt).date > day.date);
      assert.equal(shown(zone, day.startsAt).slice(0, 10), day.date);
      assert.notEqual(shown(zone, day.startsAt - 1).slice(0, 10), day.date);
      assert.equal(WEEKDAYS[(new Date(day.date).getUTCDay() + 6) % 7], weekdayOf(day.date));
    }),
    { numRuns: 150 },
  );
}

/** Checks the instant of a time of day: for a skipped time the first later one, and for a repeated time the first of both. */
function checkTimes(): void {
  const anyTime = fc
    .integer({ min: 0, max: 1439 })
    .map((minute) => new Date(minute * MINUTE).toISOString().slice(11, 16));
  fc.assert(
    fc.property(anyZone, anyInstant, anyTime, (zone, near, time) => {
      const day = localDayOf(zone, near);
      const at = timeOn(zone, day, time);
      const read = shown(zone, at);
      if (read === `${day.date} ${time}`) {
        for (const shift of [HOUR / 2, HOUR]) assert.notEqual(shown(zone, at - shift), read);
      } else {
        assert.ok(read > `${day.date} ${time}`, `${zone} ${day.date} ${time} is ${read}`);
      }
    }),
    { numRuns: 150 },
  );
}

function checkSplits(): void {
  fc.assert(
    fc.property(
      anyZone,
      anyInstant,
      anyLength,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (zone, from, ms, cut) => {
        const shares = splitByDay(zone, from, from + ms);
        assert.equal(sum(shares), ms);
        assert.ok(shares.every((share) => share.ms > 0));
        const dates = shares.map(({ date }) => date);
        assert.deepEqual(dates, [...new Set(dates)].sort());
        const middle = from + Math.floor(ms * cut);
        const inTwo = [...splitByDay(zone, from, middle), ...splitByDay(zone, middle, from + ms)];
        for (const { date, ms: whole } of shares)
          assert.equal(sum(inTwo.filter((share) => share.date === date)), whole);
      },
    ),
    { numRuns: 150 },
  );
}

type Step = Readonly<{ kind: "play" | "push" | "grant" | "wait"; ms: number }>;
const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom("play", "play", "push", "grant", "wait"),
  ms: fc.integer({ min: 1000, max: 20 * HOUR }),
});
const anyLimit = fc.option(fc.integer({ min: 0, max: 1440 }), { nil: undefined });

/** Checks that nothing is lost or negative, and that used and remaining time add up to the limit until it is passed. */
function checkCounters(): void {
  fc.assert(
    fc.property(
      anyZone,
      anyInstant,
      anyLimit,
      fc.array(anyStep, { minLength: 1, maxLength: 8 }),
      (zone, from, limitMinutes, steps) => {
        const dailyLimits =
          limitMinutes === undefined ? [] : WEEKDAYS.map((day) => ({ day, limitMinutes }));
        const schedule = {
          timezone: zone,
          breakReminderIntervalMinutes: 0,
          dailyLimits,
          quietHours: [],
        };
        let situation: Situation = {
          screentime: NO_SCREENTIME,
          used: {},
          rules: { zone, schedule },
        };
        let now = from;
        let played = 0;
        const look = () => {
          const counter = counterAt(situation, now);
          const { timeUsedTodayMinutes, timeLimitTodayMinutes, timeRemainingTodayMinutes } =
            counter;
          assert.ok(timeUsedTodayMinutes >= 0 && timeRemainingTodayMinutes >= 0);
          if (timeUsedTodayMinutes <= timeLimitTodayMinutes)
            assert.equal(timeUsedTodayMinutes + timeRemainingTodayMinutes, timeLimitTodayMinutes);
          else assert.equal(timeRemainingTodayMinutes, 0);
          assert.equal(Date.parse(counter.dayResetsAt), localDayOf(zone, now).resetsAt);
        };
        steps.forEach(({ kind, ms }, index) => {
          if (kind === "push") {
            const durationSeconds = Math.floor(ms / 1000);
            const segment = { id: `${index}`, startedAt: now - ms, durationSeconds };
            situation = withUsage(situation, [segment], now).situation;
            played += durationSeconds * 1000;
          } else if (kind === "grant") {
            const request = { id: `${index}`, type: "extra-time" } as const;
            const grant = grantOf(request, Math.ceil(ms / HOUR), situation.rules, now);
            situation = addGrant(situation, grant, now).situation;
          } else {
            if (kind === "play") situation = withPlay(situation, `${index}`, now, now).situation;
            now += Math.floor(ms / 2);
            look();
            situation = advanceTo(situation, now).situation;
            now += ms - Math.floor(ms / 2);
            look();
            if (kind === "play") {
              const { date } = localDayOf(zone, now);
              const running = usedOn(situation, date, now);
              situation = withoutPlay(situation, now).situation;
              assert.equal(usedOn(situation, date, now), running, "ending a play adds nothing");
              played += ms;
            }
          }
          look();
        });
        assert.equal(
          Object.values(situation.used).reduce((a, b) => a + b, 0),
          played,
        );
      },
    ),
    { numRuns: 100 },
  );
}

/** Throws where a promise is broken. */
export function checkLocalDays(vectors: readonly Vector[]): void {
  checkVectors(vectors);
  checkDays();
  checkTimes();
  checkSplits();
  checkCounters();
}
