// Tests what laws limit of a child's play, played through in three places on a Saturday.
import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { warnOfCalendars } from "../../server/services.js";
import { HOUR, MINUTE } from "../../testing/fixed.js";
import { clockFrom, kidIn, limitOf } from "../../testing/kid.js";
import { ACCOUNT, STARFALL, startTestService, type TestService } from "../../testing/service.js";

/** A Saturday: 17:00 in Hanoi, 18:00 in Beijing and 07:00 in Brasilia. */
const SATURDAY = Date.parse("2026-11-21T10:00:00Z");

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ now: SATURDAY });
});
afterAll(() => service.stop());

const VIETNAM = { kind: "law", law: "VN-decree147", duty: "time-limit" };
const CHINA = { kind: "law", law: "CN-games-minors", duty: "time-limit" };

test("a Brazilian of 14 plays as long as they like, and chats once a guardian allows it", async () => {
  const kid = await kidIn(service, "BR", { dateOfBirth: "2012-03-01" });
  const id = randomUUID();
  await kid.start(id);
  await service.advance({ hours: 3 });
  await kid.end(id);
  expect([await kid.look(), await kid.announced()]).toEqual([{ enabled: false }, []]);
  const { permissions } = await unwrap(service.as().getSession({ sessionId: kid.sessionId }));
  expect(permissions.find(({ name }) => name === "voice-chat")).toEqual({
    name: "voice-chat",
    enabled: false,
    managedBy: "GUARDIAN",
  });
});

test("a Vietnamese of 10 plays an hour, and a break is reminded of after half of it", async () => {
  const kid = await kidIn(service, "VN", { dateOfBirth: "2016-03-01" });
  expect(await kid.state()).toMatchObject({
    access: { allowed: true },
    state: { timeLimitTodayMinutes: 60, timeRemainingTodayMinutes: 60 },
    schedule: {
      timezone: "Asia/Ho_Chi_Minh",
      breakReminderIntervalMinutes: 30,
      dailyLimits: limitOf(60),
      quietHours: [],
    },
  });
  const after = clockFrom(service.clock.now());
  await kid.start();
  await service.advance({ minutes: 61 });
  expect(await kid.announced()).toEqual([
    `BreakReminder ${after(30)}`,
    `LimitWarning ${after(50)}`,
    `BreakReminder ${after(60)}`,
    `LimitReached ${after(60)}`,
  ]);
  expect((await kid.state()).access).toEqual({
    allowed: false,
    reason: "limit-reached",
    until: "2026-11-21T17:00:00.000Z",
    ground: VIETNAM,
  });
});

test("what a guardian sets makes a law's limit stricter, never weaker", async () => {
  const kid = await kidIn(service, "VN", { dateOfBirth: "2016-03-01" });
  const limit = async () => (await kid.state()).state.timeLimitTodayMinutes;
  const asked = { sessionId: kid.sessionId, type: "extra-time", requestedMinutes: 30 } as const;
  const extra = async () => {
    const { overrideId } = await unwrap(service.as().requestScreentimeOverride(asked));
    await unwrap(service.as().resolveScreentimeOverride({ overrideId, status: "granted" }));
  };
  const seen = [];
  await kid.schedule({ timezone: "Asia/Ho_Chi_Minh", dailyLimits: limitOf(20) });
  seen.push(await limit());
  await extra();
  seen.push(await limit());
  await extra();
  seen.push(await limit());
  await kid.schedule({ dailyLimits: limitOf(1_440), breakReminderIntervalMinutes: 45 });
  seen.push(await limit());
  expect((await kid.state()).schedule).toMatchObject({
    timezone: "Asia/Ho_Chi_Minh",
    breakReminderIntervalMinutes: 30,
    dailyLimits: limitOf(60),
  });
  await kid.schedule({ dailyLimits: limitOf(0) }, false);
  seen.push(await limit());
  expect(seen).toEqual([20, 50, 60, 60, 60]);
});

test("a limit over all of a provider's products counts play in each of them, and what runs", async () => {
  const kid = await kidIn(service, "VN", { dateOfBirth: "2016-03-01" });
  const revoked = await kidIn(service, "VN", { kuid: kid.kuid }, ACCOUNT);
  const elsewhere = service.as(ACCOUNT);
  expect(await unwrap(elsewhere.getScreentimeState({ sessionId: revoked.sessionId }))).toEqual({
    enabled: false,
  });
  const midnight = Date.parse((await kid.state()).state.dayResetsAt);
  await service.advance(midnight + 3 * HOUR - service.clock.now());
  const pushTo = (sessionId: string, since: number, minutes: number) => {
    const played = { id: randomUUID(), timestamp: kid.at(-since * MINUTE) };
    return elsewhere.pushScreentime({
      sessionId,
      events: [{ ...played, durationSeconds: minutes * 60 }],
    });
  };
  await unwrap(pushTo(revoked.sessionId, 140, 90));
  await unwrap(elsewhere.revokeSession({ sessionId: revoked.sessionId }));
  const { sessionId } = await kidIn(service, "VN", { kuid: kid.kuid }, ACCOUNT);
  await unwrap(pushTo(sessionId, 50, 50));
  await kid.start();
  await unwrap(elsewhere.startScreentime({ sessionId, id: randomUUID(), timestamp: kid.at() }));
  const after = clockFrom(service.clock.now());
  await service.advance({ minutes: 20 });
  // 40 minutes are left, which two plays use up in 20.
  expect(await kid.announced()).toEqual([`LimitWarning ${after(15)}`, `LimitReached ${after(20)}`]);
  expect(await kid.state()).toMatchObject({
    access: { allowed: false, reason: "limit-reached", ground: VIETNAM },
    state: { timeUsedTodayMinutes: 180, timeLimitTodayMinutes: 180, timeRemainingTodayMinutes: 0 },
  });
});

test("what is pushed elsewhere ends a play that a law counts with it, and a start afterwards announces nothing", async () => {
  const kid = await kidIn(service, "VN", { dateOfBirth: "2016-03-01" });
  const { sessionId } = await kidIn(service, "VN", { kuid: kid.kuid }, ACCOUNT);
  const midnight = Date.parse((await kid.state()).state.dayResetsAt);
  await service.advance(midnight + 4 * HOUR - service.clock.now());
  const id = randomUUID();
  await kid.start(id);
  await service.advance({ minutes: 5 });
  const earlier = { id: randomUUID(), timestamp: kid.at(-3 * HOUR), durationSeconds: 176 * 60 };
  await unwrap(service.as(ACCOUNT).pushScreentime({ sessionId, events: [earlier] }));
  const pushed = clockFrom(service.clock.now())(0);
  await service.advance({ minutes: 1 });
  expect(await kid.announced()).toEqual([`LimitWarning ${pushed}`, `LimitReached ${pushed}`]);
  await kid.end(id);
  await kid.start();
  await service.advance({ minutes: 10 });
  expect(await kid.announced()).toHaveLength(2);
});

test("a Chinese of 16 plays from 20:00 to 21:00, and the product hears of its end", async () => {
  await service.advance(Date.parse("2026-11-28T10:00:00Z") - service.clock.now());
  const kid = await kidIn(service, "CN", { dateOfBirth: "2010-03-01" });
  const { access, schedule } = await kid.state();
  expect(access).toEqual({
    allowed: false,
    reason: "quiet-hours",
    until: "2026-11-28T12:00:00.000Z",
    ground: CHINA,
  });
  const name = schedule.quietHours[0]?.name ?? "";
  expect(name).toMatch(/^Online games and minors/);
  expect(schedule.quietHours).toEqual([
    { name, days: ["sat", "sun", "fri"], start: "00:00", end: "20:00" },
    { name, days: ["sat", "sun", "fri"], start: "21:00", end: "00:00" },
    { name, days: ["mon", "tue", "wed", "thu"], start: "00:00", end: "00:00" },
  ]);
  await service.advance({ hours: 2 });
  expect((await kid.state()).access).toEqual({ allowed: true });
  await kid.start();
  await service.advance({ hours: 1 });
  expect(await kid.announced()).toEqual([
    "LimitWarning 12:50",
    "QuietHoursWarning 12:50",
    "LimitReached 13:00",
    "QuietHoursReached 13:00",
  ]);
  expect((await kid.state()).access).toEqual({
    allowed: false,
    reason: "quiet-hours",
    until: "2026-11-29T12:00:00.000Z",
    ground: CHINA,
  });
});

test("a Chinese of 16 spends up to what the law allows a month, in all products, and for each purchase", async () => {
  const kid = await kidIn(service, "CN", { dateOfBirth: "2010-03-01" });
  const { sessionId } = await kidIn(service, "CN", { kuid: kid.kuid }, ACCOUNT);
  const buy = (product: number, id: string, ...purchases: [number, object?][]) =>
    unwrap(
      service.as(product).submitTransactions({
        sessionId: id,
        events: purchases.map(([yuan, more]) => ({
          ...{ id: randomUUID(), timestamp: kid.at(), status: "completed", currency: "CNY" },
          ...{ amountMinor: yuan * 100, item: { sku: "gems", name: "Gems" }, ...more },
        })),
      }),
    );
  await buy(ACCOUNT, sessionId, [130]);
  // What was bought on another day, or for other money, reaches no limit of today.
  const yesterday = new Date(service.clock.now() - 86_400_000).toISOString();
  await buy(STARFALL, kid.sessionId, [120, { timestamp: yesterday }], [500, { currency: "EUR" }]);
  // Nor does a charge that failed, nor money that comes back today.
  const refundOf = randomUUID();
  const lastMonth = new Date(service.clock.now() - 40 * 86_400_000).toISOString();
  await buy(STARFALL, kid.sessionId, [140, { id: refundOf, timestamp: lastMonth }]);
  await buy(STARFALL, kid.sessionId, [140, { status: "refunded", refundOf }]);
  await buy(STARFALL, kid.sessionId, [300, { status: "failed" }], [99], [100]);
  const ground = { kind: "law", law: "CN-games-minors", duty: "spending-limit" };
  const { limits } = await unwrap(service.as().getSpendingState({ sessionId: kid.sessionId }));
  const ofLaw = { allowance: "CN-games-minors", currency: "CNY", ground };
  expect(limits.filter(({ currency }) => currency === "CNY")).toEqual([
    {
      ...{ ...ofLaw, period: "transaction", limitMinor: 10_000, spentMinor: 0 },
      ...{ remainingMinor: 10_000, resetsAt: kid.at() },
    },
    {
      ...{ ...ofLaw, period: "month", limitMinor: 40_000, spentMinor: 44_900 },
      ...{ remainingMinor: 0, resetsAt: "2026-11-30T16:00:00.000Z" },
    },
  ]);
  const seen = (await kid.events("Spending.")).map(({ type, data }) => ({ type, ...data }));
  const common = { ...ofLaw, sessionId: kid.sessionId, kuid: kid.kuid };
  expect(seen).toMatchObject([
    {
      ...{ type: "Spending.LimitReached", ...common },
      ...{ period: "transaction", limitMinor: 10_000, spentMinor: 10_000 },
    },
    ...["Spending.LimitWarning", "Spending.LimitReached"].map((type) => ({
      ...{ type, ...common, period: "month", limitMinor: 40_000, spentMinor: 44_900 },
    })),
  ]);
});

test("a year whose public holidays a law counts and no calendar has is in the log when the service starts", () => {
  warnOfCalendars(service.services);
  expect(service.log).toContainEqual(
    expect.objectContaining({
      ...{ level: 40, productId: STARFALL, calendar: "CN", year: "2027", law: "CN-games-minors" },
      msg: "a calendar lacks a year, which counts as without public holidays",
    }),
  );
});
