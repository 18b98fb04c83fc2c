// A clock that a product moves itself: a week in a second.

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { challenged } from "../../testing/arrange.js";
import { aKid, limitOf } from "../../testing/kid.js";
import { startTestService, type TestService } from "../../testing/service.js";

const START = "2026-11-21T10:00:00.000Z";
const env = { CLOCK: "manual", CLOCK_START: START };

describe("with CLOCK=manual", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ clock: "stored", env });
  });
  afterAll(() => service.stop());
  const move = (body: { seconds?: number; to?: string }) => service.as().advanceClock(body);
  const now = async () => (await unwrap(move({ seconds: 0 }))).now;

  test("the clock stands where it was set, until it is moved by seconds or to an instant", async () => {
    expect(await now()).toBe(START);
    expect(await unwrap(move({ seconds: 90 }))).toEqual({ now: "2026-11-21T10:01:30.000Z" });
    expect(await unwrap(move({ to: "2026-11-21T12:00:00+01:00" }))).toEqual({
      now: "2026-11-21T11:00:00.000Z",
    });
  });

  test("it never goes back", async () => {
    const before = await now();
    for (const body of [{ seconds: -1 }, { to: "2026-11-21T10:59:59.999Z" }]) {
      const { error } = await move(body);
      expect(error?.code).toBe("INVALID_INPUT");
    }
    expect(await now()).toBe(before);
  });

  test("it moves at most 400 days at once", async () => {
    const before = Date.parse(await now());
    const days = 400 * 86_400;
    for (const body of [
      { seconds: days + 1 },
      { to: new Date(before + (days + 1) * 1000).toISOString() },
    ]) {
      const { error } = await move(body);
      expect(error?.code).toBe("INVALID_INPUT");
      expect(error?.message).toMatch(/400 days|34560000/);
    }
    expect(Date.parse(await now())).toBe(before);
    const other = await startTestService({ clock: "stored", env });
    expect((await other.as().advanceClock({ seconds: days })).data?.now).toBe(
      "2027-12-26T10:00:00.000Z",
    );
    await other.stop();
  });

  test("what falls due on the way has been done when it answers", async () => {
    const kid = await aKid(service);
    await kid.schedule({ dailyLimits: limitOf(60) });
    await kid.start();
    await unwrap(move({ seconds: 3 * 3600 }));
    expect((await kid.events()).map(({ type }) => type)).toEqual([
      "Screentime.LimitWarning",
      "Screentime.LimitReached",
    ]);
  });

  test("a password of hours ago has been made anew ever since, and the current one is live", async () => {
    const { challengeId } = await challenged(service);
    const { now } = await unwrap(move({ seconds: 6 * 3600 }));
    const { otpExpiresAt = "" } = await unwrap(service.as().getChallenge({ challengeId }));
    expect(Date.parse(otpExpiresAt)).toBeGreaterThan(Date.parse(now));
    expect(Date.parse(otpExpiresAt) - Date.parse(now)).toBeLessThanOrEqual(600_000);
  });

  test("under one Idempotency-Key it is moved once, also by days", async () => {
    const send = () =>
      service.send({
        method: "POST",
        path: "/api/v1/test/advance-clock",
        headers: { "X-Api-Key": service.key(), "Idempotency-Key": "thirty hours" },
        body: { seconds: 30 * 3600 },
      });
    const first = await send();
    const again = await send();
    expect(again.text).toBe(first.text);
    expect(again.headers["idempotency-replayed"]).toBe("true");
    expect(await now()).toBe(first.json["now"]);
  });

  test("many who move it at once add up", async () => {
    const before = Date.parse(await now());
    await Promise.all(Array.from({ length: 5 }, () => move({ seconds: 60 })));
    expect(Date.parse(await now())).toBe(before + 300_000);
  });
});

test("what is kept for a time is forgotten by the manual clock", async () => {
  const service = await startTestService({ clock: "stored", env });
  const kid = await aKid(service);
  await unwrap(service.as().revokeSession({ sessionId: kid.sessionId }));
  const listed = async () =>
    (await unwrap(service.as().listWebhookEvents({ type: "Session.Revoked" }))).events.length;
  const days = (count: number) => service.as().advanceClock({ seconds: count * 86_400 });
  await days(29);
  expect(await listed()).toBe(1);
  await days(2);
  expect(await listed()).toBe(0);
  await service.stop();
});

test("a restart resumes the clock where it was", async () => {
  const first = await startTestService({ clock: "stored", env });
  await unwrap(first.as().advanceClock({ seconds: 3600 }));
  const second = await first.restart();
  expect(await unwrap(second.as().advanceClock({ seconds: 0 }))).toEqual({
    now: "2026-11-21T11:00:00.000Z",
  });
  await second.stop();
});

test("without CLOCK=manual no one moves it", async () => {
  const service = await startTestService();
  const { error } = await service.as().advanceClock({ seconds: 1 });
  expect(error?.code).toBe("INVALID_INPUT");
  await service.stop();
});
