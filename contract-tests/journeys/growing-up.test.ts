// What a birthday does to what guardians were asked and have set.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap, type Schemas } from "../../client/index.js";
import { decideAllowance } from "../../server/actions/session/decide-for-child.js";
import { contextFor } from "../../server/context.js";
import { addYears, dateIn } from "../../server/lib/dates.js";
import { GUARDIAN } from "../../testing/arrange.js";
import { DAY, MINUTE } from "../../testing/fixed.js";
import { mailbox, openPage } from "../../testing/pages.js";
import { Kid, limitOf } from "../../testing/kid.js";
import { ACCOUNT, STARFALL, startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** Returns the date of birth of a person who reaches an age tomorrow, where the day begins last. */
const turningTomorrow = (age: number): string =>
  addYears(dateIn("-12:00", service.clock.now() + DAY), -age);

/** Makes a player of 17 in California without a guardian, on the eve of the eighteenth birthday. */
async function almostAdult(): Promise<Kid> {
  const { session } = await unwrap(
    service.as().checkAge({ jurisdiction: "US-CA", dateOfBirth: turningTomorrow(18) }),
  );
  if (!session) throw new Error("The age gate asked for consent.");
  return new Kid(service, session);
}

const eventsOf = async (kid: Kid, type: string) =>
  (await kid.events(type)).map(({ timestamp, data }) => ({ timestamp, ...data }));

/** Returns the instant at which tomorrow begins, where it begins last. */
const tomorrow = (): number =>
  Date.parse(`${dateIn("-12:00", service.clock.now() + DAY)}T00:00:00-12:00`);

describe("when a player becomes an adult", () => {
  test("the schedule ends, and what would have been crossed later is never announced", async () => {
    const kid = await almostAdult();
    const birthday = tomorrow();
    await kid.schedule({ timezone: "Etc/GMT+12", dailyLimits: limitOf(30) });
    await service.advance(birthday - service.clock.now() - 25 * MINUTE);
    const id = globalThis.crypto.randomUUID();
    await kid.start(id);
    await service.advance(25 * MINUTE - 1);
    expect(await kid.look()).toMatchObject({ enabled: true });
    await service.advance(1);
    expect(await kid.look()).toEqual({ enabled: false });
    expect(await eventsOf(kid, "Session.AgeChanged")).toMatchObject([
      { timestamp: new Date(birthday).toISOString(), ageStatus: "LEGAL_ADULT", cause: "birthday" },
    ]);
    await service.advance(DAY);
    expect(await kid.announced()).toEqual([
      `LimitWarning ${new Date(birthday - 5 * MINUTE).toISOString().slice(11, 16)}`,
    ]);
    const { screentime } = await kid.end(id);
    expect(screentime.counter.timeLimitTodayMinutes).toBe(1440);
  });

  test("a grant and a pending request end, and the product hears of the request", async () => {
    const kid = await almostAdult();
    const birthday = tomorrow();
    const { sessionId } = kid;
    await kid.schedule({ timezone: "Etc/GMT+12", dailyLimits: limitOf(30) });
    await service.advance(birthday - service.clock.now() - 60 * MINUTE);
    const ask = () =>
      unwrap(kid.client.requestScreentimeOverride({ sessionId, type: "extra-time" }));
    const granted = await ask();
    await unwrap(
      kid.client.resolveScreentimeOverride({ overrideId: granted.overrideId, status: "granted" }),
    );
    const { overrideId } = await ask();
    await service.advance(60 * MINUTE);
    expect((await eventsOf(kid, "Screentime.OverrideResult")).at(-1)).toMatchObject({
      overrideId,
      status: "expired",
      timestamp: new Date(birthday).toISOString(),
    });
    const late = await kid.client.resolveScreentimeOverride({ overrideId, status: "granted" });
    expect(late.error?.code).toBe("CONFLICT");
    await kid.schedule({ timezone: "Etc/GMT+12", dailyLimits: limitOf(30) });
    expect((await kid.state()).state.timeLimitTodayMinutes).toBe(30);
  });

  test("no summary of the week is sent any longer", async () => {
    const kid = await almostAdult();
    const { sessionId } = kid;
    const { challengeId } = await unwrap(kid.client.inviteParent({ sessionId }));
    const email = "of.an.adult@example.com";
    await unwrap(kid.client.setChallengeStatus({ challengeId, status: "PASS", email }));
    expect(await unwrap(kid.client.sendActivityDigest({ sessionId }))).toEqual({ sent: true });
    await service.advance(tomorrow() - service.clock.now());
    expect(await unwrap(kid.client.sendActivityDigest({ sessionId }))).toEqual({ sent: false });
    const before = await mailbox(service);
    const id = globalThis.crypto.randomUUID();
    await kid.start(id);
    await service.advance(30 * MINUTE);
    await kid.end(id);
    await service.advance(8 * DAY);
    expect(await mailbox(service)).toEqual(before);
  });

  test("and not at a birthday before that: the schedule and a request stay", async () => {
    const { challenge } = await unwrap(
      service.as().checkAge({ jurisdiction: "US-CA", dateOfBirth: turningTomorrow(13) }),
    );
    const { challengeId = "", kuid = "" } = challenge ?? {};
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS", email: GUARDIAN }));
    const kid = new Kid(service, await unwrap(service.as().getSession({ kuid })));
    const { sessionId } = kid;
    await kid.schedule({ timezone: "Etc/GMT+12", dailyLimits: limitOf(30) });
    const birthday = tomorrow();
    await service.advance(birthday - service.clock.now() - MINUTE);
    const asked = await unwrap(
      kid.client.requestScreentimeOverride({ sessionId, type: "extra-time" }),
    );
    await service.advance(MINUTE);
    expect(await eventsOf(kid, "Session.AgeChanged")).toMatchObject([
      {
        timestamp: new Date(birthday).toISOString(),
        ...{ ageStatus: "DIGITAL_YOUTH", ageCategory: "digital-youth", cause: "birthday" },
        previousAgeStatus: "DIGITAL_MINOR",
      },
    ]);
    expect((await kid.state()).state.timeLimitTodayMinutes).toBe(30);
    const again = await unwrap(
      kid.client.requestScreentimeOverride({ sessionId, type: "extra-time" }),
    );
    expect(again).toEqual(asked);
  });

  test("even while nothing runs that is due, its state says so", async () => {
    const kid = await almostAdult();
    await kid.schedule({ timezone: "Etc/GMT+12", dailyLimits: limitOf(30) });
    service.clock.advanceTo(tomorrow());
    expect(await kid.look()).toEqual({ enabled: false });
    await service.settle();
    expect(await kid.look()).toEqual({ enabled: false });
  });

  test("what a guardian answered to the product's questions counts no longer", async () => {
    const client = service.as();
    const { challenge } = await unwrap(
      client.checkAge({ jurisdiction: "IN", dateOfBirth: turningTomorrow(18) }),
    );
    const { challengeId = "", kuid = "" } = challenge ?? {};
    await unwrap(client.setChallengeStatus({ challengeId, status: "PASS", email: GUARDIAN }));
    const read = () => unwrap(client.getSession({ kuid }));
    const { sessionId } = await read();
    const context = contextFor(service.services, STARFALL, "test");
    const allowance = context.product.allowances.find(({ name }) => name === "weekly-spend");
    if (!allowance) throw new Error("The demo has no such allowance.");
    await service.services.store.write((tx) =>
      decideAllowance(
        tx,
        context,
        { sessionId },
        { allowance, typed: "20" },
        { by: "test-helper" },
      ),
    );
    const spend = async () => (await read()).allowances.find(({ name }) => name === "weekly-spend");
    expect(await spend()).toMatchObject({ numericalValue: 20 });
    await service.advance(tomorrow() - service.clock.now());
    expect(await spend()).toMatchObject({ numericalValue: 0 });
  });
});

describe("age never goes back", () => {
  test("a change of zone after the birthday leaves the age status, the permissions and the manager", async () => {
    const { session } = await unwrap(
      service.as().checkAge({ jurisdiction: "US-CA", dateOfBirth: turningTomorrow(18) }),
    );
    const kid = new Kid(service, session as Schemas["Session"]);
    const read = () => unwrap(kid.client.getSession({ sessionId: kid.sessionId }));
    await kid.schedule({ timezone: "Pacific/Kiritimati" });
    await service.settle();
    const adult = await read();
    expect(adult.ageStatus).toBe("LEGAL_ADULT");
    await kid.schedule({ timezone: "Pacific/Pago_Pago" });
    await service.settle();
    expect({ ...(await read()), etag: "" }).toEqual({ ...adult, etag: "" });
    await service.advance(3 * DAY);
    expect(await eventsOf(kid, "Session.")).toHaveLength(1);
  });
});

describe("a consent that is no longer needed", () => {
  const asks = async () => {
    const dateOfBirth = turningTomorrow(13);
    const { challenge } = await unwrap(
      service.as().checkAge({ jurisdiction: "US-CA", dateOfBirth }),
    );
    if (!challenge) throw new Error("The age gate asked for no consent.");
    return challenge;
  };
  const check = (kuid: string) => unwrap(service.as().checkAge({ jurisdiction: "US-CA", kuid }));
  const statusOf = (challengeId: string) =>
    unwrap(service.as().getChallengeStatus({ challengeId }));

  test("fails with the birthday's wakeup: the player has the session of that age, and the page says so", async () => {
    const { challengeId, kuid, url = "" } = await asks();
    await service.advance(tomorrow() - service.clock.now() - 1);
    expect((await check(kuid)).status).toBe("CHALLENGE");
    await service.advance(1);
    expect(await statusOf(challengeId)).toEqual({
      challengeId,
      status: "FAIL",
      failureReason: "no-longer-needed",
    });
    const session = await unwrap(service.as().getSession({ kuid }));
    expect(session).toMatchObject({ kuid, ageStatus: "DIGITAL_YOUTH", managedBy: "PLAYER" });
    expect(await check(kuid)).toEqual({ status: "PASS", session });
    // Compares with a new player of that age without a guardian's consent.
    const { session: fresh } = await unwrap(
      service.as().checkAge({ jurisdiction: "US-CA", dateOfBirth: session.dateOfBirth }),
    );
    expect(session).toMatchObject({ permissions: fresh?.permissions, status: "ACTIVE" });
    const page = await openPage(service, url);
    expect(page.text).toContain("Your consent is no longer needed");
  });

  test("fails with a check, where the wakeup has not run yet", async () => {
    const { challengeId, kuid } = await asks();
    service.clock.advanceTo(tomorrow());
    // Sends no idempotency key, so that nothing is written before: a write would wake the engine.
    const ask = () =>
      service.send({
        method: "POST",
        path: "/api/v1/age-gate/check",
        headers: { "X-Api-Key": service.key() },
        body: { jurisdiction: "US-CA", kuid },
      });
    const [{ json: passed }, { json: beside }] = await Promise.all([ask(), ask()]);
    expect(passed).toMatchObject({ status: "PASS", session: { kuid, ageStatus: "DIGITAL_YOUTH" } });
    expect(beside).toEqual(passed);
    expect(await statusOf(challengeId)).toMatchObject({ failureReason: "no-longer-needed" });
    await service.settle();
    expect(await check(kuid)).toEqual(passed);
  });

  test("is mailed to the guardians on file", async () => {
    const first = await asks();
    const client = service.as();
    await unwrap(
      client.setChallengeStatus({
        challengeId: first.challengeId,
        status: "PASS",
        email: GUARDIAN,
      }),
    );
    // The other product of the organisation has the same player.
    const { challenge } = await unwrap(
      service.as(ACCOUNT).checkAge({ jurisdiction: "US-CA", kuid: first.kuid }),
    );
    expect(challenge).toBeDefined();
    await service.advance(2 * DAY);
    expect(
      (await subjects()).filter((subject) => subject.includes("no longer needs your consent")),
    ).toHaveLength(1);
  });
});

/** Returns the subjects of the mails to the guardian on file. */
const subjects = async () =>
  (await mailbox(service)).filter(({ to }) => to === GUARDIAN).map(({ subject }) => subject);
