import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { DAY, HOUR, MINUTE, fixedRandomness } from "../../../testing/fixed.js";
import { configOn, openTestServices } from "../../../testing/services.js";
import { advanceOnce } from "../../../testing/service.js";
import { ManualClock } from "../../lib/clock.js";
import { contextFor } from "../../context.js";
import type { Services } from "../../services.js";
import type { Override, OverrideAnswer } from "../../domain/override/override.js";
import { readSchedule, type ScheduleInput } from "../../domain/screentime/schedule.js";
import { withPlay } from "../../domain/screentime/screentime.js";
import { stateAt } from "../../domain/screentime/screentime-view.js";
import type { Session } from "../../domain/session/session.js";
import { applyProduct } from "../../products/apply.js";
import { forEachDatabase } from "../../../testing/store.js";
import {
  findOverrideInAnyProduct,
  forgetReasons,
  listOverrides,
} from "../../store/overrides/queries.js";
import { statement, type None } from "../../store/engine/statement.js";
import { listWakeups } from "../../store/wakeups/list.js";
import { overrideExpiry } from "../../wakeups/override-expiry.js";
import { eventsOf } from "../../../testing/events.js";
import { ledgerEntries } from "../../../testing/ledger.js";
import { answerOverride, withdrawGrant } from "./answer-override.js";
import { beginSession } from "../session/begin-session.js";
import { requestOverride } from "./request-override.js";
import { revokeSession } from "../session/revoke-session.js";
import {
  saveTransition,
  readCommittedScreentime,
  lockAndReadScreentime,
} from "../screentime/screentime.js";
import { setSchedule } from "../screentime/set-schedule.js";

const NOW = Date.parse("2026-06-15T12:00:00Z");
const PRODUCT = JSON.stringify({
  productId: 1,
  name: "Starfall",
  organisation: "aurora",
  permissions: [{ name: "text-chat-public" }],
});

const EVERY_DAY: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] = [
  "mon",
  "tue",
  "wed",
  "thu",
  "fri",
  "sat",
  "sun",
];
const anHourADay: ScheduleInput = {
  timezone: "UTC",
  dailyLimits: EVERY_DAY.map((day) => ({ day, limitMinutes: 60 })),
};
const quietAtNight: ScheduleInput = {
  timezone: "UTC",
  quietHours: [{ name: "Night", days: EVERY_DAY, start: "20:00", end: "06:00" }],
};

const reasons = statement<None, { reason: string | null }>((sql) =>
  sql("overrides").select("reason"),
);

let drawn = 0;

const BY_TEST = { by: "test-helper" } as const;

forEachDatabase((database) => {
  let services: Services;
  let clock: ManualClock;
  let session: Session;

  beforeEach(async () => {
    clock = new ManualClock(NOW);
    services = await openTestServices(configOn(database.url()), {
      clock,
      random: fixedRandomness(`overrides ${(drawn += 1)}`),
    });
    await applyProduct(services.store, PRODUCT, { ...services, now: NOW });
    await services.catalogue.refresh();
    session = await write((tx) =>
      beginSession(tx, context(), {
        sessionId: services.random.uuid(),
        productId: 1,
        mode: "test",
        kuid: services.random.uuid(),
        jurisdiction: "US-CA",
        evidence: { dateOfBirth: "2016-03-04" },
        settings: {},
        consentedAt: NOW,
        createdAt: NOW,
      }),
    );
  });
  afterEach(async () => {
    // The tests share a database: nothing of this one falls due in another.
    await revoke().catch(() => undefined);
    await services.wakeups.stop();
    await services.store.close();
  });

  const context = () => contextFor(services, 1, "test");
  const write: Services["store"]["write"] = (work) => services.store.write(work);
  const ask = (wish: Partial<Parameters<typeof requestOverride>[2]> = {}): Promise<Override> =>
    write((tx) =>
      requestOverride(tx, context(), {
        sessionId: session.sessionId,
        type: "extra-time",
        ...wish,
      }),
    );
  const answer = (override: Override, decision: OverrideAnswer) =>
    write((tx) => answerOverride(tx, context(), override, decision, BY_TEST));
  const granted = async (type: Override["type"], minutes?: number) =>
    answer(await ask({ type }), { status: "granted", minutes });
  const withdraw = (override: Override) =>
    write((tx) => withdrawGrant(tx, context(), override, BY_TEST));
  const revoke = () => write((tx) => revokeSession(tx, context(), session.sessionId, "guardian"));
  const schedule = (input: ScheduleInput) =>
    write((tx) =>
      setSchedule(
        tx,
        context(),
        session,
        { enabled: true, schedule: readSchedule(input) },
        BY_TEST,
      ),
    );
  const play = () =>
    write(async (tx) => {
      const now = clock.now();
      const { situation } = await lockAndReadScreentime(tx, context(), session);
      const outcome = withPlay(situation, services.random.uuid(), now, now);
      await saveTransition(tx, context(), session, situation, outcome);
    });
  const advance = (ms: number) => services.wakeups.advanceTo(clock.now() + ms);
  const limit = async () => {
    const { situation } = await readCommittedScreentime(services.store, context(), session);
    return stateAt(situation, clock.now()).timeLimitTodayMinutes;
  };
  const told = async () =>
    (await eventsOf(services.store))
      .filter(({ data }) => data["sessionId"] === session.sessionId)
      .map(({ type, timestamp }) => `${type.split(".")[1]} ${timestamp.slice(11, 16)}`);
  const results = async () =>
    (await eventsOf(services.store)).filter(
      ({ type, data }) =>
        type === "Screentime.OverrideResult" && data["sessionId"] === session.sessionId,
    );
  const expiries = async () =>
    (await listWakeups(services.store, { failing: false })).filter(
      ({ kind }) => kind === "overrideExpiry",
    );

  describe("a guardian who takes back", () => {
    test("extra time gets the limit back that was, and its thresholds come again", async () => {
      await schedule(anHourADay);
      await play();
      await advance(40 * MINUTE);
      const override = await granted("extra-time", 30);
      await advance(30 * MINUTE);
      expect(await limit()).toBe(90);
      const withdrawn = await withdraw(override);
      expect(withdrawn).toEqual({ ...override, withdrawnAt: clock.now() });
      const { sessionId, kuid } = session;
      expect((await ledgerEntries(services.store, "override")).at(-1)).toMatchObject({
        ...{ productId: 1, sessionId, kuid, overrideId: override.overrideId },
        ...{ type: "extra-time", status: "withdrawn", minutes: 30, by: "test-helper" },
      });
      expect(withdrawn.status).toBe("granted");
      expect(await limit()).toBe(60);
      expect((await told()).slice(-3)).toEqual([
        "OverrideRequested 12:40",
        "OverrideResult 12:40",
        "LimitReached 13:10",
      ]);
      expect(await listOverrides(services.store, { sessionId: session.sessionId })).toEqual([]);
    });

    test("takes it back once, and the product hears of no second result", async () => {
      const override = await granted("extra-time", 30);
      const withdrawn = await withdraw(override);
      await advance(MINUTE);
      expect(await withdraw(override)).toEqual(withdrawn);
      expect(await answer(override, { status: "granted", minutes: 30 })).toEqual(withdrawn);
      expect(await results()).toHaveLength(1);
    });

    test("one of two grants leaves the other", async () => {
      await schedule(anHourADay);
      const [first] = [await granted("extra-time", 30), await granted("extra-time", 15)];
      await withdraw(first);
      expect(await limit()).toBe(75);
    });

    test("a bypass has it quiet at once, also after midnight", async () => {
      await schedule(quietAtNight);
      await advance(10 * HOUR);
      await play();
      const override = await granted("bypass-quiet-hours");
      await advance(4 * HOUR);
      expect((await told()).filter((line) => line.startsWith("Quiet"))).toEqual([]);
      await withdraw(override);
      expect((await told()).at(-1)).toBe("QuietHoursReached 02:00");
    });

    test("comes too late when the day or the window is over", async () => {
      await schedule(quietAtNight);
      const [time, bypass] = [await granted("extra-time"), await granted("bypass-quiet-hours")];
      await advance(DAY);
      for (const override of [time, bypass])
        await expect(withdraw(override)).rejects.toMatchObject({ code: "CONFLICT" });
      expect(
        await findOverrideInAnyProduct(services.store, { overrideId: time.overrideId }),
      ).toEqual(time);
    });

    test("has nothing to take back of what was not granted, or of a session that is revoked", async () => {
      await expect(withdraw(await ask())).rejects.toMatchObject({
        code: "CONFLICT",
        message: expect.stringContaining("granted and still applies"),
      });
      const denied = await answer(await ask(), { status: "denied" });
      await expect(withdraw(denied)).rejects.toMatchObject({ code: "CONFLICT" });
      const override = await granted("extra-time");
      await revoke();
      await expect(withdraw(override)).rejects.toMatchObject({ code: "NOT_FOUND" });
    });
  });

  describe("what has run out while no one was there", () => {
    const late = async () => {
      const override = await ask();
      clock.advanceTo(override.expiresAt + 3 * DAY);
      return override;
    };

    test("expires once, at the instant at which it did", async () => {
      const { overrideId } = await late();
      await services.wakeups.drain();
      expect(await results()).toMatchObject([
        { timestamp: "2026-06-16T12:00:00.000Z", data: { overrideId, status: "expired" } },
      ]);
      expect(await findOverrideInAnyProduct(services.store, { overrideId })).toMatchObject({
        status: "expired",
        resolvedAt: NOW + DAY,
      });
      expect(await expiries()).toEqual([]);
    });

    test("expires once where it is done twice at once, and nothing is done for what was deleted", async () => {
      const { overrideId } = await late();
      const expire = (ref: string) => advanceOnce(services, overrideExpiry, ref, clock.now());
      await Promise.all([expire(overrideId), expire(overrideId)]);
      expect(await expire(overrideId)).toBeUndefined();
      expect(await expire(services.random.uuid())).toBeUndefined();
      expect(await results()).toHaveLength(1);
    });

    test("takes no answer, although no one has written down yet that it expired", async () => {
      const override = await late();
      for (const status of ["granted", "denied"] as const)
        await expect(answer(override, { status })).rejects.toMatchObject({ code: "CONFLICT" });
      await services.wakeups.drain();
      expect(await results()).toMatchObject([{ data: { status: "expired" } }]);
    });

    test("is expired before the player's next request is taken", async () => {
      const override = await late();
      const next = await ask();
      expect(next.overrideId).not.toBe(override.overrideId);
      await services.wakeups.drain();
      expect(await told()).toEqual([
        "OverrideRequested 12:00",
        "OverrideResult 12:00",
        "OverrideRequested 12:00",
      ]);
      expect(await expiries()).toMatchObject([{ ref: next.overrideId, dueAt: next.expiresAt }]);
    });

    test("has expired also where its session is revoked first", async () => {
      await late();
      await revoke();
      await services.wakeups.drain();
      expect(await results()).toMatchObject([{ data: { status: "expired" } }]);
    });
  });

  test("is called again at its instant where it is called too early", async () => {
    const { overrideId, expiresAt } = await ask();
    expect(await advanceOnce(services, overrideExpiry, overrideId, expiresAt - 1)).toBe(expiresAt);
    expect(await results()).toEqual([]);
  });

  test("nothing waits to expire once it was answered", async () => {
    expect(await expiries()).toHaveLength(0);
    const override = await ask();
    expect(await expiries()).toMatchObject([{ ref: override.overrideId, dueAt: NOW + 24 * HOUR }]);
    await answer(override, { status: "denied" });
    expect(await expiries()).toEqual([]);
  });

  test("of twenty requests at once one is taken", async () => {
    const asked = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(new Set(asked.map(({ overrideId }) => overrideId)).size).toBe(1);
    expect(await told()).toEqual(["OverrideRequested 12:00"]);
  });

  test("of answers, expiry and revocation at once one is announced", async () => {
    const override = await ask();
    clock.advanceTo(override.expiresAt - 1);
    const fail = () => undefined;
    await Promise.all([
      ...(["granted", "denied", "granted"] as const).map((status) =>
        answer(override, { status }).catch(fail),
      ),
      advanceOnce(services, overrideExpiry, override.overrideId, override.expiresAt),
      revoke(),
      advanceOnce(services, overrideExpiry, override.overrideId, override.expiresAt),
    ]);
    expect(await results()).toHaveLength(1);
    expect(await expiries()).toEqual([]);
  });

  test("a revocation at the same moment leaves nothing pending", async () => {
    await Promise.all([
      ...Array.from({ length: 5 }, () => ask().catch(() => undefined)),
      revoke(),
      ...Array.from({ length: 5 }, () => ask().catch(() => undefined)),
    ]);
    expect(await expiries()).toEqual([]);
    const requested = (await told()).filter((line) => line.startsWith("OverrideRequested"));
    expect(await results()).toHaveLength(requested.length);
  });

  test("a child's words do not stand in the table of requests as they are", async () => {
    const override = await ask({ reason: "Mildred is here" });
    const stored = (await reasons(services.store)).map(({ reason }) => reason ?? "");
    expect(stored.join()).not.toContain("Mildred");
    expect(override.reason).toBe("Mildred is here");
    expect((await ask()).reason).toBe("Mildred is here");
  });

  test("a child's words are forgotten once they are old and answered", async () => {
    const old = await answer(await ask({ reason: "Mildred is here" }), { status: "denied" });
    await advance(MINUTE);
    const young = await ask({ reason: "Arthur, too" });
    const forget = (before: number) => write((tx) => forgetReasons(tx, { productId: 1, before }));
    const found = async ({ overrideId }: Override) =>
      (await findOverrideInAnyProduct(services.store, { overrideId }))?.reason;
    await forget(NOW);
    expect(await found(old)).toBe(old.reason);
    await forget(clock.now() + DAY);
    expect([await found(old), await found(young)]).toEqual([null, young.reason]);
    expect(await answer(old, { status: "denied" })).toEqual({ ...old, reason: null });
  });
});
