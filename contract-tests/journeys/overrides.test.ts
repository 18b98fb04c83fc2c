// A child asks for an exception, and the guardian answers or does not.
import { randomUUID } from "node:crypto";

import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap, type Schemas } from "../../client/index.js";
import { ManualClock } from "../../server/lib/clock.js";
import { GUARDIAN, UNKNOWN_ID, letIn } from "../../testing/arrange.js";
import { EVERY_DAY, Kid, aKid, limitOf } from "../../testing/kid.js";
import { mailbox } from "../../testing/pages.js";
import { ACCOUNT, startTestService, type TestService, STARFALL } from "../../testing/service.js";

type Wish = Omit<Schemas["OverrideRequest"], "sessionId" | "requestedMinutes"> & {
  requestedMinutes?: number | undefined;
};
type Decision = Omit<Schemas["OverrideDecision"], "overrideId">;

const DAY = 86_400_000;

let service: TestService;
let kid: Kid;
/** The midnight before the test. */
let midnight = Date.parse("2026-11-21T00:00:00Z");
beforeAll(async () => {
  service = await startTestService({ clock: new ManualClock(midnight) });
});
afterAll(() => service.stop());
// Ends the session, so that it causes nothing in the days of other tests.
afterEach(() => kid.client.revokeSession({ sessionId: kid.sessionId }));

/** Makes a child on a day of its own, at a time of that day. */
async function begin(hour = 10, minute = 0): Promise<void> {
  midnight = Math.floor(service.clock.now() / DAY) * DAY + DAY;
  await service.advance({ ms: midnight - service.clock.now(), hours: hour, minutes: minute });
  kid = await aKid(service);
}

/** Returns an instant of the test's days, such as `21:00`, or `06:00` of the next one. */
const instant = (time: string, days = 0): string =>
  `${new Date(midnight + days * DAY).toISOString().slice(0, 10)}T${time}:00.000Z`;

const MORE_TIME: Wish = { type: "extra-time" };
const BYPASS: Wish = { type: "bypass-quiet-hours" };

const attempt = (wish: Wish, who = kid) =>
  who.client.requestScreentimeOverride({
    sessionId: who.sessionId,
    ...wish,
  });
const ask = (wish: Wish, who = kid) => unwrap(attempt(wish, who));
const attemptAnswer = ({ overrideId }: { overrideId: string }, decision: Decision) =>
  kid.client.resolveScreentimeOverride({ overrideId, ...decision });
const answer = (override: { overrideId: string }, decision: Decision) =>
  unwrap(attemptAnswer(override, decision));
const code = (answer: { error?: { code: string } | undefined }) => answer.error?.code;

/** Makes a request and grants it at once. */
async function granted(wish: Wish, minutes?: number) {
  const override = await ask(wish);
  await answer(override, { status: "granted", ...(minutes !== undefined && { minutes }) });
  return override;
}

/** Returns the events, without those about requests. */
const thresholds = async () =>
  (await kid.announced()).filter((line) => !line.startsWith("Override"));

const results = async (who = kid) =>
  (await who.events("Screentime.OverrideResult")).map(({ data }) => data);

const limit = async () => (await kid.state()).state.timeLimitTodayMinutes;

const quiet = (start: string, end: string) => ({ name: "Quiet", days: EVERY_DAY, start, end });

/** Returns the mails by which guardians were asked meanwhile. */
async function mailsOf(work: () => Promise<unknown>) {
  const read = async () =>
    (await mailbox(service)).filter(({ subject }) => String(subject).includes("about screen time"));
  const before = new Set((await read()).map(({ text }) => text));
  await work();
  return (await read()).filter(({ text }) => !before.has(text));
}

describe("a request", () => {
  test("is pending for 24 hours, and announced to the product with the child's own words", async () => {
    await begin();
    const reason = "We are about to finish the last level.";
    const override = await ask({ ...MORE_TIME, requestedMinutes: 45, reason });
    const { overrideId } = override;
    expect(override).toEqual({
      overrideId,
      sessionId: kid.sessionId,
      kuid: kid.kuid,
      type: "extra-time",
      requestedMinutes: 45,
      status: "pending",
      requestedAt: instant("10:00"),
      expiresAt: instant("10:00", 1),
    });
    expect(await kid.events()).toEqual([
      expect.objectContaining({
        type: "Screentime.OverrideRequested",
        timestamp: instant("10:00"),
        data: {
          productId: 101,
          sessionId: kid.sessionId,
          kuid: kid.kuid,
          sequence: 2,
          overrideId,
          overrideType: "extra-time",
          requestedMinutes: 45,
          reason,
          expiresAt: instant("10:00", 1),
        },
      }),
    ]);
  });

  test("is answered unchanged while it is pending, whatever is asked, and announced once", async () => {
    await begin();
    const first = await ask({ ...MORE_TIME, requestedMinutes: 45 });
    await service.advance({ hours: 23 });
    expect(await ask(BYPASS)).toEqual(first);
    expect(await ask({ ...MORE_TIME, requestedMinutes: 5, reason: "Please!" })).toEqual(first);
    expect(await kid.announced()).toEqual(["OverrideRequested 10:00"]);
  });

  test("by twenty at once is one, and its guardian gets one mail", async () => {
    await begin();
    const mails = await mailsOf(async () => {
      const asked = await Promise.all(Array.from({ length: 20 }, () => ask(MORE_TIME)));
      expect(new Set(asked.map(({ overrideId }) => overrideId)).size).toBe(1);
    });
    expect(await kid.announced()).toEqual(["OverrideRequested 10:00"]);
    expect(mails.map(({ to }) => to)).toEqual([GUARDIAN]);
  });

  test("is one for each child: another's is its own, and so is the same child's in another product", async () => {
    await begin();
    const other = await aKid(service);
    const { session } = await unwrap(
      service.as(ACCOUNT).checkAge({ jurisdiction: "US-CA", age: 34 }),
    );
    const elsewhere = await unwrap(
      service
        .as(ACCOUNT)
        .requestScreentimeOverride({ sessionId: session?.sessionId ?? "", ...MORE_TIME }),
    );
    const ids = [await ask(MORE_TIME), await ask(MORE_TIME, other), elsewhere];
    expect(new Set(ids.map(({ overrideId }) => overrideId)).size).toBe(3);
  });

  test("is made anew once the one before was answered", async () => {
    await begin();
    const first = await ask(MORE_TIME);
    await answer(first, { status: "denied" });
    const second = await ask(MORE_TIME);
    expect(second).toMatchObject({ status: "pending" });
    expect(second.overrideId).not.toBe(first.overrideId);
  });

  test("follows its session to the player whose it becomes", async () => {
    await begin();
    const override = await ask(MORE_TIME);
    const kuid = randomUUID();
    await unwrap(kid.client.upgradeSession({ sessionId: kid.sessionId, kuid }));
    expect(await ask(BYPASS)).toEqual({ ...override, kuid });
    await answer(override, { status: "denied" });
    expect(await results()).toMatchObject([{ kuid }]);
  });

  test.each([
    ["no minutes", { requestedMinutes: 0 }],
    ["more than a day", { requestedMinutes: 1441 }],
    ["half a minute", { requestedMinutes: 0.5 }],
    ["another type", { type: "sleepover" }],
    ["too many words", { reason: "a".repeat(501) }],
  ])("for %s is INVALID_INPUT", async (_words, bad) => {
    await begin();
    expect(code(await attempt({ ...MORE_TIME, ...bad } as never))).toBe("INVALID_INPUT");
    expect(await kid.announced()).toEqual([]);
  });

  test("of a session of another product looks like one of none", async () => {
    await begin();
    const missing = await service
      .as(ACCOUNT)
      .requestScreentimeOverride({ sessionId: UNKNOWN_ID, ...MORE_TIME });
    const foreign = await service
      .as(ACCOUNT)
      .requestScreentimeOverride({ sessionId: kid.sessionId, ...MORE_TIME });
    expect([code(foreign), foreign.error?.message]).toEqual(["NOT_FOUND", missing.error?.message]);
  });

  test("never shows the child's words in a log", async () => {
    await begin();
    await ask({ ...MORE_TIME, reason: "Mildred is here" });
    expect(service.lines.join("\n")).not.toContain("Mildred");
  });
});

describe("the guardian on file", () => {
  test("is asked by a mail that leads to a page of its own and says nothing of the child's words", async () => {
    await begin();
    const [mail, ...more] = await mailsOf(() =>
      ask({ ...MORE_TIME, requestedMinutes: 45, reason: "Mildred is here" }),
    );
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: GUARDIAN,
      subject: expect.stringContaining("Starfall") as unknown,
    });
    expect(mail?.text).toMatch(/http\S+\/family\/override\/[\w-]{28}\s/);
    expect(mail?.text).toContain("45 more minutes");
    expect(mail?.html).not.toContain("Mildred");
  });

  test("need not be there: the request is taken, and no one is written to", async () => {
    await begin();
    const alone = new Kid(service, await letIn(service));
    const mails = await mailsOf(async () => {
      expect(await ask(MORE_TIME, alone)).toMatchObject({ status: "pending" });
    });
    expect(mails).toEqual([]);
    await service.advance({ hours: 24 });
    expect(await results(alone)).toMatchObject([{ status: "expired" }]);
  });

  test("is not needed in live mode without a mail server either", async () => {
    await begin();
    const live = service.as(STARFALL, "live");
    const { session } = await unwrap(live.checkAge({ jurisdiction: "US-CA", age: 34 }));
    const { sessionId = "" } = session ?? {};
    const { data } = await live.requestScreentimeOverride({ sessionId, ...MORE_TIME });
    expect(data?.status).toBe("pending");
  });
});

describe("extra time", () => {
  test("raises the limit of the day at once, adds up, and ends with the day", async () => {
    await begin();
    await kid.schedule({ dailyLimits: limitOf(60) });
    await granted({ ...MORE_TIME, requestedMinutes: 45 });
    expect(await limit()).toBe(105);
    await granted(MORE_TIME, 20);
    expect(await limit()).toBe(125);
    await service.advance({ hours: 13, minutes: 59, ms: 59_999 });
    expect(await limit()).toBe(125);
    await service.advance({ ms: 1 });
    expect(await limit()).toBe(60);
  });

  test.each([
    ["of the answer, where it says", 45, 20, 20],
    ["that were asked for, where it does not", 45, undefined, 45],
    ["else are thirty", undefined, undefined, 30],
  ])("is for the minutes %s", async (_words, requestedMinutes, minutes, more) => {
    await begin();
    await kid.schedule({ dailyLimits: limitOf(60) });
    await granted({ ...MORE_TIME, requestedMinutes }, minutes);
    expect(await limit()).toBe(60 + more);
    expect(await results()).toMatchObject([{ status: "granted", grantedMinutes: more }]);
  });

  test("is for the local day of the answer, not of the request", async () => {
    await begin(23, 50);
    await kid.schedule({ dailyLimits: limitOf(60) });
    const override = await ask(MORE_TIME);
    await service.advance({ minutes: 20 });
    await answer(override, { status: "granted", minutes: 15 });
    expect(await limit()).toBe(75);
  });

  test("never edits the schedule", async () => {
    await begin();
    const before = await kid.schedule({ dailyLimits: limitOf(60) });
    await granted(MORE_TIME);
    expect(await kid.state()).toMatchObject({
      schedule: (before as { schedule: object }).schedule,
    });
  });

  test("lets play on, and its thresholds come again", async () => {
    await begin();
    await kid.schedule({ dailyLimits: limitOf(30) });
    await kid.start();
    await service.advance({ minutes: 35 });
    expect((await kid.state()).access.allowed).toBe(false);
    await granted(MORE_TIME, 30);
    expect((await kid.state()).access).toEqual({ allowed: true });
    await service.advance({ hours: 1 });
    expect(await kid.announced()).toEqual([
      "LimitWarning 10:20",
      "LimitReached 10:30",
      "OverrideRequested 10:35",
      "OverrideResult 10:35",
      "LimitWarning 10:50",
      "LimitReached 11:00",
    ]);
  });

  test("that is too little is followed by what then lies behind, the gravest only", async () => {
    await begin();
    await kid.schedule({ dailyLimits: limitOf(30) });
    await kid.start();
    await service.advance({ minutes: 45 });
    await granted(MORE_TIME, 10);
    await granted(MORE_TIME, 10);
    const told = (await kid.announced()).slice(2);
    expect(told).toEqual([
      "OverrideRequested 10:45",
      "OverrideResult 10:45",
      "LimitReached 10:45",
      "OverrideRequested 10:45",
      "OverrideResult 10:45",
      "LimitWarning 10:45",
    ]);
  });

  test("granted before there is a schedule counts for one that is set the same day", async () => {
    await begin();
    await granted(MORE_TIME, 25);
    await kid.schedule({ dailyLimits: limitOf(60) });
    expect(await limit()).toBe(85);
  });
});

describe("a bypass", () => {
  const night = { quietHours: [quiet("20:00", "06:00")] };

  test("lifts the window that is active until its end, and not the next one", async () => {
    await begin(21);
    await kid.schedule(night);
    await kid.start();
    expect((await kid.state()).access).toMatchObject({ allowed: false, reason: "quiet-hours" });
    await granted(BYPASS);
    expect((await kid.state()).access).toEqual({ allowed: true });
    await service.advance({ hours: 8, minutes: 59 });
    expect((await kid.state()).access).toEqual({ allowed: true });
    expect(await thresholds()).toEqual([]);
    await service.advance({ hours: 14, minutes: 1 });
    expect((await kid.state()).access.allowed).toBe(false);
    expect(await thresholds()).toEqual(["QuietHoursWarning 19:50", "QuietHoursReached 20:00"]);
  });

  test.each([
    ["asked for", 40, undefined],
    ["granted", undefined, 40],
  ])(
    "for minutes that were %s lifts it for those, and then it is quiet again",
    async (_words, requestedMinutes, minutes) => {
      await begin(21);
      await kid.schedule(night);
      await kid.start();
      await granted({ ...BYPASS, requestedMinutes }, minutes);
      await service.advance({ minutes: 39, ms: 59_999 });
      expect((await kid.state()).access).toEqual({ allowed: true });
      expect(await thresholds()).toEqual([]);
      await service.advance({ ms: 1 });
      expect((await kid.state()).access).toEqual({
        allowed: false,
        reason: "quiet-hours",
        until: instant("06:00", 1),
      });
      expect(await thresholds()).toEqual(["QuietHoursReached 21:40"]);
    },
  );

  test("and another add up", async () => {
    await begin(21);
    await kid.schedule(night);
    await kid.start();
    await granted(BYPASS, 20);
    await service.advance({ minutes: 5 });
    await granted(BYPASS, 20);
    await service.advance({ minutes: 40 });
    expect(await thresholds()).toEqual(["QuietHoursReached 21:40"]);
  });

  test("that would outlast the window ends with it", async () => {
    await begin(21);
    await kid.schedule({ quietHours: [quiet("20:00", "21:30"), quiet("22:00", "23:00")] });
    await kid.start();
    await granted(BYPASS, 90);
    await service.advance({ hours: 1 });
    expect((await kid.state()).access.allowed).toBe(false);
    expect(await thresholds()).toEqual(["QuietHoursWarning 21:50", "QuietHoursReached 22:00"]);
  });

  test("granted outside any window covers the next one of that day, from its start", async () => {
    await begin(15);
    await kid.schedule({ quietHours: [quiet("20:00", "21:00"), quiet("22:00", "23:00")] });
    await kid.start();
    await granted(BYPASS, 30);
    await service.advance({ hours: 5, minutes: 29 });
    expect((await kid.state()).access).toEqual({ allowed: true });
    await service.advance({ hours: 3 });
    expect(await thresholds()).toEqual([
      "QuietHoursReached 20:30",
      "QuietHoursWarning 21:50",
      "QuietHoursReached 22:00",
    ]);
  });

  test("granted outside any window of that day lifts nothing of the next day", async () => {
    await begin(15);
    await kid.schedule({ quietHours: [quiet("03:00", "04:00")] });
    await granted(BYPASS);
    await service.advance({ hours: 12, minutes: 30 });
    expect((await kid.state()).access.allowed).toBe(false);
  });

  test("lifts no limit", async () => {
    await begin(21);
    await kid.schedule({ ...night, dailyLimits: limitOf(0) });
    await granted(BYPASS);
    expect((await kid.state()).access).toMatchObject({ allowed: false, reason: "limit-reached" });
  });
});

describe("the answer", () => {
  test("is announced once, with the state as it is then, and answered as the request", async () => {
    await begin();
    await kid.schedule({ dailyLimits: limitOf(60) });
    await kid.start();
    await service.advance({ minutes: 20 });
    const override = await ask({ ...MORE_TIME, requestedMinutes: 45 });
    await service.advance({ minutes: 5 });
    expect(await answer(override, { status: "granted" })).toEqual({
      ...override,
      status: "granted",
    });
    const { state } = await kid.state();
    expect(state).toMatchObject({ timeUsedTodayMinutes: 25, timeLimitTodayMinutes: 105 });
    const { sessionId, kuid } = kid;
    expect((await service.recorded("override")).at(-1)).toMatchObject({
      ...{ productId: STARFALL, sessionId, kuid, overrideId: override.overrideId },
      ...{ type: "extra-time", status: "granted", minutes: 45, by: "test-helper" },
    });
    expect(await results()).toEqual([
      {
        productId: 101,
        sessionId: kid.sessionId,
        kuid: kid.kuid,
        sequence: 3,
        overrideId: override.overrideId,
        status: "granted",
        grantedMinutes: 45,
        state,
      },
    ]);
  });

  test("that denies changes nothing but the request", async () => {
    await begin();
    await kid.schedule({ dailyLimits: limitOf(60) });
    const override = await ask(MORE_TIME);
    expect(await answer(override, { status: "denied" })).toMatchObject({ status: "denied" });
    expect(await limit()).toBe(60);
    const [result, ...more] = await results();
    expect(more).toEqual([]);
    expect(result).toMatchObject({ status: "denied", state: (await kid.state()).state });
    expect(result).not.toHaveProperty("grantedMinutes");
    const entry = (await service.recorded("override")).at(-1);
    expect(entry).toMatchObject({ overrideId: override.overrideId, status: "denied" });
    expect(entry).not.toHaveProperty("minutes");
    const receipt = (await mailbox(service)).find(({ to }) => to === GUARDIAN);
    expect(receipt?.subject).toContain("Extra play time not allowed in Starfall");
    await service.advance({ hours: 30 });
    expect(await results()).toHaveLength(1);
  });

  test("that is given again changes nothing and is announced once", async () => {
    await begin();
    await kid.schedule({ dailyLimits: limitOf(60) });
    const override = await ask({ ...MORE_TIME, requestedMinutes: 45 });
    const first = await answer(override, { status: "granted", minutes: 20 });
    expect(await answer(override, { status: "granted", minutes: 20 })).toEqual(first);
    await service.advance({ hours: 3 });
    // A repeated grant without minutes does not contradict the first.
    expect(await answer(override, { status: "granted" })).toEqual(first);
    expect(await limit()).toBe(80);
    expect(await results()).toHaveLength(1);
  });

  test("that is another is CONFLICT: the other status, or other minutes", async () => {
    await begin();
    await kid.schedule({ dailyLimits: limitOf(60) });
    const yes = await granted(MORE_TIME, 20);
    expect((await attemptAnswer(yes, { status: "denied" })).error).toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("already been answered differently"),
    });
    expect(code(await attemptAnswer(yes, { status: "granted", minutes: 21 }))).toBe("CONFLICT");
    const no = await ask(MORE_TIME);
    await answer(no, { status: "denied" });
    expect(code(await attemptAnswer(no, { status: "granted" }))).toBe("CONFLICT");
    expect(await limit()).toBe(80);
    expect(await results()).toHaveLength(2);
  });

  test("by ten at once, yes and no, is one of them", async () => {
    await begin();
    const override = await ask(MORE_TIME);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        attemptAnswer(override, { status: place % 2 === 0 ? "granted" : "denied" }),
      ),
    );
    const statuses = answers.flatMap(({ data }) => data?.status ?? []);
    expect(statuses).toHaveLength(5);
    expect(new Set(statuses).size).toBe(1);
    expect(await results()).toMatchObject([{ status: statuses[0] }]);
  });

  test("without a schedule tells the counters with the day's length as limit", async () => {
    await begin();
    const id = randomUUID();
    await kid.start(id);
    await service.advance({ minutes: 12 });
    await granted(MORE_TIME, 25);
    expect(await kid.look()).toEqual({ enabled: false });
    expect(await results()).toMatchObject([
      {
        state: {
          timeUsedTodayMinutes: 12,
          continuousUsageMinutes: 12,
          timeLimitTodayMinutes: 1440,
          timeRemainingTodayMinutes: 1428,
          dayResetsAt: instant("08:00", 1),
        },
      },
    ]);
  });

  test("that denies names no minutes", async () => {
    await begin();
    const override = await ask(MORE_TIME);
    const { error } = await attemptAnswer(override, { status: "denied", minutes: 20 });
    expect([error?.code, error?.message]).toEqual([
      "INVALID_INPUT",
      expect.stringContaining("minutes"),
    ]);
    expect(await results()).toEqual([]);
  });

  test("to a request of another product looks like one to none", async () => {
    await begin();
    const { overrideId } = await ask(MORE_TIME);
    const decide = (id: string) =>
      service.as(ACCOUNT).resolveScreentimeOverride({ overrideId: id, status: "granted" });
    const [foreign, missing] = [await decide(overrideId), await decide(UNKNOWN_ID)];
    expect([code(foreign), foreign.error?.message]).toEqual(["NOT_FOUND", missing.error?.message]);
  });

  test("is none in live mode", async () => {
    await begin();
    const live = service.as(STARFALL, "live");
    const { error } = await live.resolveScreentimeOverride({
      overrideId: UNKNOWN_ID,
      status: "granted",
    });
    expect(error?.code).toBe("INVALID_INPUT");
  });
});

describe("a request that no one answers", () => {
  test("expires after exactly 24 hours, once, with the state of that instant", async () => {
    await begin();
    await kid.schedule({ dailyLimits: limitOf(60) });
    const override = await ask(MORE_TIME);
    await service.advance({ hours: 23, minutes: 59, ms: 59_999 });
    expect(await results()).toEqual([]);
    expect(await ask(MORE_TIME)).toEqual(override);
    await service.advance({ ms: 1 });
    const [event, ...more] = await kid.events("Screentime.OverrideResult");
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      timestamp: instant("10:00", 1),
      data: {
        overrideId: override.overrideId,
        status: "expired",
        state: (await kid.state()).state,
      },
    });
    await service.advance({ days: 3 });
    expect(await results()).toHaveLength(1);
  });

  test("can be answered until then, and not from then on", async () => {
    await begin();
    const late = await ask(MORE_TIME);
    await service.advance({ hours: 24 });
    for (const status of ["granted", "denied"] as const)
      expect(code(await attemptAnswer(late, { status }))).toBe("CONFLICT");
    const intime = await ask(MORE_TIME);
    await service.advance({ hours: 23, minutes: 59, ms: 59_999 });
    expect(await answer(intime, { status: "granted" })).toMatchObject({ status: "granted" });
    await service.advance({ hours: 1 });
    expect((await results()).map((data) => "status" in data && data.status)).toEqual([
      "expired",
      "granted",
    ]);
  });

  test("makes way for another", async () => {
    await begin();
    const first = await ask(MORE_TIME);
    await service.advance({ hours: 24 });
    const second = await ask(MORE_TIME);
    expect(second).toMatchObject({ status: "pending", requestedAt: kid.at() });
    expect(second.overrideId).not.toBe(first.overrideId);
  });
});

describe("a session that is revoked", () => {
  test("has what is pending denied, before the revocation is announced, and expires nothing", async () => {
    await begin();
    const override = await ask(MORE_TIME);
    await unwrap(kid.client.revokeSession({ sessionId: kid.sessionId }));
    const told = (await kid.events("")).map(({ type }) => type).slice(-4);
    expect(told).toEqual([
      "Screentime.OverrideRequested",
      "Screentime.OverrideResult",
      "Session.Unlink",
      "Session.Revoked",
    ]);
    expect(await results()).toMatchObject([{ status: "denied" }]);
    await service.advance({ hours: 25 });
    expect(await results()).toHaveLength(1);
    expect(code(await attemptAnswer(override, { status: "granted" }))).toBe("CONFLICT");
    expect(code(await attempt(MORE_TIME))).toBe("NOT_FOUND");
  });

  test("leaves what was answered as it was", async () => {
    await begin();
    await granted(MORE_TIME);
    await unwrap(kid.client.revokeSession({ sessionId: kid.sessionId }));
    expect(await results()).toMatchObject([{ status: "granted" }]);
  });
});
