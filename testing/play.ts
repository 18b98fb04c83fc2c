// A session's screen time in tests. Every transition runs as in the service, wakeups included.
import { WEEKDAYS, type Weekday } from "../server/domain/screentime/local-day.js";
import { readSchedule, rulesOf, type Schedule } from "../server/domain/screentime/schedule.js";
import {
  addGrant,
  changeRules,
  withoutPlay,
  grantOf,
  withUsage,
  readEnd,
  readStart,
  advanceTo,
  withPlay,
  withdrawGrant,
} from "../server/domain/screentime/screentime.js";
import {
  NO_SCREENTIME,
  type Crossing,
  type Grant,
  type Transition,
  type Situation,
} from "../server/domain/screentime/screentime-state.js";
import { accessAt, counterAt, stateAt } from "../server/domain/screentime/screentime-view.js";
import { nextDue } from "../server/domain/screentime/thresholds.js";

export const at = (text: string): number =>
  Date.parse(text.endsWith("Z") || /[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`);

/** Returns one limit for every day, unless days are named. */
export const limits = (limitMinutes: number, days: readonly Weekday[] = WEEKDAYS) =>
  days.map((day) => ({ day, limitMinutes }));

/** Returns a quiet window for every day, unless days are named. */
export const quiet = (start: string, end: string, days: readonly Weekday[] = WEEKDAYS) => ({
  name: `${start} to ${end}`,
  days: [...days],
  start,
  end,
});

/** Formats a `Screentime.LimitReached` as `LimitReached 12:30:00`, with the date where it differs from `day`. */
const briefly = ({ type, occurredAt }: Crossing): string =>
  `${type.replace("Screentime.", "")} ${new Date(occurredAt).toISOString().slice(5, 19).replace("T", " ")}`;

/** Keeps what the store would keep, and wakes when something is due. Instants are texts in UTC. */
export class Player {
  situation: Situation;
  /** What was announced since the last call of `said`. */
  private crossings: Crossing[] = [];
  private count = 0;

  constructor(schedule?: Partial<Schedule>) {
    const enforced =
      schedule &&
      ({ enabled: true, schedule: readSchedule({ timezone: "UTC", ...schedule }) } as const);
    this.situation = {
      screentime: NO_SCREENTIME,
      used: {},
      rules: enforced ? rulesOf(enforced) : { zone: "UTC" },
    };
  }

  private keep({ situation, crossings }: Transition): void {
    // The store keeps JSON.
    this.situation = JSON.parse(JSON.stringify(situation)) as Situation;
    this.crossings.push(...crossings);
  }

  /** Moves the clock forward and wakes at each instant that is due until then. */
  until(text: string): this {
    const now = at(text);
    for (;;) {
      const due = nextDue(this.situation);
      if (due === undefined || due > now) return this;
      this.keep(advanceTo(this.situation, due));
    }
  }

  start(timestamp: string, { id = `play-${++this.count}`, now = timestamp } = {}): this {
    this.until(now);
    const from = readStart(at(timestamp), at(now));
    this.keep(withPlay(this.situation, id, from, at(now)));
    return this;
  }

  end(timestamp: string, now = timestamp): this {
    this.until(now);
    const { play } = this.situation.screentime;
    if (!play) throw new Error("Nobody plays.");
    this.keep(withoutPlay(this.situation, readEnd(at(timestamp), play, at(now))));
    return this;
  }

  push(timestamp: string, minutes: number, now: string): this {
    this.until(now);
    const segment = { id: "segment", startedAt: at(timestamp), durationSeconds: minutes * 60 };
    this.keep(withUsage(this.situation, [segment], at(now)));
    return this;
  }

  /** Changes the named parts of the schedule; `undefined` switches enforcement off. */
  change(now: string, change: Partial<Schedule> | undefined): this {
    this.until(now);
    const { schedule, zone } = this.situation.rules;
    const before = schedule ?? readSchedule({ timezone: zone });
    const after = readSchedule({ ...before, ...change });
    const rules = rulesOf({ enabled: change !== undefined, schedule: after });
    this.keep(changeRules(this.situation, rules, at(now)));
    return this;
  }

  grant(now: string, type: Grant["type"], minutes?: number, id = `grant-${++this.count}`): this {
    this.until(now);
    const grant = grantOf({ id, type }, minutes, this.situation.rules, at(now));
    this.keep(addGrant(this.situation, grant, at(now)));
    return this;
  }

  withdraw(now: string, id: string): this {
    this.until(now);
    this.keep(withdrawGrant(this.situation, id, at(now)));
    return this;
  }

  /** Returns what was announced since the last call, as `LimitReached 11-20 12:30:00`. */
  said(): string[] {
    return this.whole().map(briefly);
  }

  whole(): Crossing[] {
    return this.crossings.splice(0);
  }

  state = (text: string) => stateAt(this.situation, at(text));
  access = (text: string) => accessAt(this.situation, at(text));
  used = (text: string) => counterAt(this.situation, at(text)).timeUsedTodayMinutes;
  counter(text: string): [used: number, limit: number, remaining: number, resetsAt: string] {
    const counter = counterAt(this.situation, at(text));
    return [
      counter.timeUsedTodayMinutes,
      counter.timeLimitTodayMinutes,
      counter.timeRemainingTodayMinutes,
      counter.dayResetsAt,
    ];
  }
}
