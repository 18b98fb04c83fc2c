// A player turns out to be younger: the new age counts at once in every product, and a guardian is asked.
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { unwrap, type Schemas } from "../../client/index.js";
import { addYears, dateIn } from "../../server/lib/dates.js";
import { EIGHT_YEAR_OLD, challenged, consented, letIn } from "../../testing/arrange.js";
import { DAY } from "../../testing/fixed.js";
import { guardianSteps } from "../../testing/guardian-steps.js";
import { ACCOUNT, STARFALL, startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
beforeEach(async () => void (service = await startTestService()));
afterEach(() => service.stop());

const { answer, mailed } = guardianSteps(() => service);

const PLACE = { jurisdiction: "US-CA" } as const;
const PRODUCTS = [STARFALL, ACCOUNT] as const;
const YOUNG = { name: "ios-platform", ageLow: 7, ageHigh: 9 } as const;

const sessionIn = (product: number, kuid: string) =>
  unwrap(service.as(product).getSession({ kuid }));
const check = (product: number, kuid: string, more = {}) =>
  unwrap(service.as(product).checkAge({ ...PLACE, kuid, ...more }));
const guarded = ({ permissions }: Schemas["Session"]) =>
  permissions.filter(({ managedBy }) => managedBy === "GUARDIAN");

/** Returns the date of birth of a child who turns thirteen in five days. */
const nearlyThirteen = () => addYears(dateIn("UTC", service.clock.now() + 5 * DAY), -13);

/** Makes an adult with a session in both products. */
async function adultInBoth() {
  const { kuid, sessionId } = await letIn(service);
  const { session } = await check(ACCOUNT, kuid);
  expect(session).toMatchObject({ ageStatus: "LEGAL_ADULT" });
  return { kuid, sessionId };
}

/** Checks that the product is sent the change once, and has to request consent before it gets a session. */
async function expectMinorIn(product: number, kuid: string) {
  const session = await sessionIn(product, kuid);
  expect(session).toMatchObject({ ageStatus: "DIGITAL_MINOR", managedBy: "PLAYER" });
  expect(guarded(session).length).toBeGreaterThan(0);
  expect(guarded(session).filter(({ enabled }) => enabled)).toEqual([]);
  const { events } = await unwrap(
    service.as(product).listWebhookEvents({ type: "Session.AgeChanged", limit: 100 }),
  );
  const { sessionId } = session;
  expect(
    events.filter(({ data }) => "sessionId" in data && data.sessionId === sessionId),
  ).toMatchObject([{ data: { cause: "verification", ageStatus: "DIGITAL_MINOR" } }]);
  const { status, challenge } = await check(product, kuid);
  expect(status).toBe("CHALLENGE");
  const upgraded = await unwrap(
    service.as(product).upgradeSession({ sessionId, requestedPermissions: [] }),
  );
  expect(upgraded).toMatchObject({
    ...{ challengeId: challenge?.challengeId, type: "CHALLENGE_PARENTAL_CONSENT" },
    session: { sessionId, managedBy: "PLAYER" },
  });
  return { sessionId, challengeId: challenge?.challengeId ?? "" };
}

describe("a session that is associated with a player", () => {
  test("takes the age of the eight-year-old whose it becomes, and is theirs once a guardian consents", async () => {
    const { kuid } = await challenged(service, ACCOUNT);
    const { sessionId } = await letIn(service);
    expect(await unwrap(service.as().upgradeSession({ sessionId, kuid }))).toMatchObject({
      type: "CHALLENGE_PARENTAL_CONSENT",
      session: { sessionId, kuid, dateOfBirth: EIGHT_YEAR_OLD.dateOfBirth },
    });
    const { challengeId } = await expectMinorIn(STARFALL, kuid);
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS" }));
    expect(await sessionIn(STARFALL, kuid)).toMatchObject({ sessionId, managedBy: "GUARDIAN" });
    expect(await check(STARFALL, kuid)).toMatchObject({ status: "PASS" });
  });

  test("gives its younger age to the player's other sessions", async () => {
    const { session } = await consented(service);
    const { kuid } = await letIn(service, ACCOUNT);
    const { sessionId } = session;
    await unwrap(service.as().upgradeSession({ sessionId, kuid, requestedPermissions: [] }));
    expect(await sessionIn(STARFALL, kuid)).toMatchObject({ sessionId, managedBy: "GUARDIAN" });
    await expectMinorIn(ACCOUNT, kuid);
  });

  test("keeps its age where the player is older or of unknown age, or the same", async () => {
    const [older, { session }] = [await letIn(service, ACCOUNT), await consented(service)];
    const unknown = globalThis.crypto.randomUUID();
    const requestedProductIds = [ACCOUNT];
    await unwrap(
      service.as().createBulkChallenges({ ...PLACE, requestedProductIds, kuid: unknown }),
    );
    for (const kuid of [older.kuid, unknown, session.kuid]) {
      const { sessionId } = kuid === unknown ? await letIn(service) : session;
      const before = await unwrap(service.as().getSession({ sessionId }));
      const after = await unwrap(service.as().upgradeSession({ sessionId, kuid }));
      expect(after).toMatchObject({ ageStatus: before.ageStatus, kuid });
      expect(after).not.toHaveProperty("challengeId");
      const known = await unwrap(service.as(ACCOUNT).getDefaultPermissions({ ...PLACE, kuid }));
      expect(known.ageStatus).toBe(before.ageStatus);
      if (kuid === older.kuid)
        await unwrap(service.as().upgradeSession({ sessionId, kuid: session.kuid }));
    }
  });
});

describe("a younger age", () => {
  test.each([
    ["an unverified signal", YOUNG],
    ["a verified one", { ...YOUNG, declarationType: "governmentIDChecked" }],
  ])(
    "by %s counts in every product, until a guardian has consented there",
    async (_what, platformAgeSignal) => {
      const { kuid } = await adultInBoth();
      expect(await check(STARFALL, kuid, { platformAgeSignal })).toMatchObject({
        status: "CHALLENGE",
      });
      for (const product of PRODUCTS) await expectMinorIn(product, kuid);
      const { challengeId } = await expectMinorIn(STARFALL, kuid);
      await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS" }));
      expect(await check(STARFALL, kuid, { platformAgeSignal })).toMatchObject({
        session: { managedBy: "GUARDIAN" },
      });
      expect(await check(ACCOUNT, kuid)).toMatchObject({ status: "CHALLENGE" });
    },
  );

  test("is what the player of a known kuid answers in a widget, and an older one changes nothing", async () => {
    const { kuid } = await adultInBoth();
    const before = await sessionIn(ACCOUNT, kuid);
    await unwrap(service.as().generateE2eUrl({ ...PLACE, kuid, age: 40 }));
    expect(await sessionIn(ACCOUNT, kuid)).toEqual(before);
    await unwrap(service.as().generateE2eUrl({ ...PLACE, kuid, dateOfBirth: "2018-04-09" }));
    for (const product of PRODUCTS) await expectMinorIn(product, kuid);
  });

  test("is what a failed verification shows: in every product, and it unlocks nothing", async () => {
    const { kuid, sessionId } = await adultInBoth();
    const begin = () =>
      unwrap(
        service.as().performAccessAgeVerification({ ...PLACE, criteria: { age: 18 }, sessionId }),
      );
    const ageless = await begin();
    await answer(ageless.url, { persona: "fraudulent" });
    expect(await sessionIn(ACCOUNT, kuid)).toMatchObject({ ageStatus: "LEGAL_ADULT" });
    const { id, url } = await begin();
    await answer(url, { persona: "child" });
    expect(await unwrap(service.as().getVerificationStatus({ id }))).toMatchObject({
      ...{ status: "FAIL", age: { low: 9, high: 9 } },
    });
    for (const product of PRODUCTS) await expectMinorIn(product, kuid);
    // A signal that belongs to another player is unknown.
    const platformAgeSignal = { name: "own-platform", verificationId: id } as const;
    const { error } = await service.as().checkAge({ ...PLACE, age: 34, platformAgeSignal });
    expect(error).toMatchObject({ code: "INVALID_INPUT" });
  });

  test("is what a guardian answers for another product", async () => {
    const unsure = { name: "ios-platform", ageLow: 2, ageHigh: 15 } as const;
    const { challenge } = await unwrap(
      service.as().checkAge({ ...PLACE, platformAgeSignal: unsure }),
    );
    const { challengeId = "", kuid = "" } = challenge ?? {};
    await unwrap(service.as(ACCOUNT).generateE2eUrl({ ...PLACE, kuid, age: 14 }));
    expect(await sessionIn(ACCOUNT, kuid)).toMatchObject({ ageStatus: "DIGITAL_YOUTH" });
    const link = await mailed(challengeId, "birth.date@example.com");
    await answer(link, { day: "9", month: "4", year: "2018" });
    await expectMinorIn(ACCOUNT, kuid);
  });

  test("counts for what is asked elsewhere and not decided yet: no birthday of the older age ends it", async () => {
    const { challenge } = await unwrap(
      service.as().checkAge({ ...PLACE, dateOfBirth: nearlyThirteen() }),
    );
    const { challengeId = "", kuid = "" } = challenge ?? {};
    expect(await check(ACCOUNT, kuid, { platformAgeSignal: YOUNG })).toMatchObject({
      status: "CHALLENGE",
    });
    await service.advance({ days: 6 });
    expect(await check(STARFALL, kuid)).toMatchObject({
      ...{ status: "CHALLENGE", challenge: { challengeId } },
    });
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS" }));
    expect(await sessionIn(STARFALL, kuid)).toMatchObject({ ageStatus: "DIGITAL_MINOR" });
  });

  test("below the product's minimum is refused, and what was asked ends", async () => {
    const { session } = await unwrap(service.as().checkAge({ ...PLACE, age: 14 }));
    const { kuid = "", sessionId = "" } = session ?? {};
    await unwrap(service.as().generateE2eUrl({ ...PLACE, kuid, age: 9 }));
    const { challengeId } = await expectMinorIn(STARFALL, kuid);
    await unwrap(service.as().generateE2eUrl({ ...PLACE, kuid, age: 3 }));
    expect(await check(STARFALL, kuid)).toEqual({ status: "PROHIBITED" });
    expect(await unwrap(service.as().getChallengeStatus({ challengeId }))).toMatchObject({
      ...{ status: "FAIL", failureReason: "age-criteria-not-met" },
    });
    expect(await unwrap(service.as().upgradeSession({ sessionId }))).not.toHaveProperty(
      "challengeId",
    );
  });

  test("asks for nothing any more once the birthday has come", async () => {
    const { kuid } = await adultInBoth();
    await unwrap(service.as().generateE2eUrl({ ...PLACE, kuid, dateOfBirth: nearlyThirteen() }));
    const { challengeId } = await expectMinorIn(STARFALL, kuid);
    await service.advance({ days: 6 });
    expect(await check(STARFALL, kuid)).toMatchObject({ status: "PASS" });
    expect(await unwrap(service.as().getChallengeStatus({ challengeId }))).toMatchObject({
      failureReason: "no-longer-needed",
    });
  });

  test("asks for nothing where a guardian has consented before", async () => {
    const { challenge } = await unwrap(
      service.as().checkAge({ ...PLACE, dateOfBirth: nearlyThirteen() }),
    );
    const { challengeId = "", kuid = "" } = challenge ?? {};
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS" }));
    await service.advance({ days: 6 });
    expect(await sessionIn(STARFALL, kuid)).toMatchObject({ managedBy: "PLAYER" });
    expect(await check(STARFALL, kuid, { platformAgeSignal: YOUNG })).toMatchObject({
      ...{ status: "PASS", session: { ageStatus: "DIGITAL_MINOR", managedBy: "GUARDIAN" } },
    });
  });
});

test("a kuid that no player has makes one only where a player may begin", async () => {
  const kuid = globalThis.crypto.randomUUID();
  const client = service.as();
  const before = await service.rows();
  for (const attempt of [
    client.checkAge({ ...PLACE, kuid }),
    client.checkAge({ ...PLACE, kuid, platformAgeSignal: YOUNG }),
    client.getDefaultPermissions({ ...PLACE, kuid }),
    client.upgradeSession({ kuid, requestedPermissions: [] }),
    client.updateJurisdiction({ ...PLACE, kuid }),
    client.getSession({ kuid }),
  ])
    expect((await attempt).error?.code).toBe("NOT_FOUND");
  expect(await service.rows()).toEqual(before);
});
