// A product has an age verified: from the request to what it unlocks.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { letIn, UNKNOWN_ID } from "../../testing/arrange.js";
import { DAY } from "../../testing/fixed.js";
import { guardianSteps } from "../../testing/guardian-steps.js";
import { hiddenFields } from "../../testing/pages.js";
import {
  ACCOUNT,
  PEBBLE,
  STARFALL,
  startTestService,
  type TestService,
} from "../../testing/service.js";
import { grant, revoke } from "../../testing/verification/operator.js";

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());

const { answer, look } = guardianSteps(() => service);

const verify = (
  criteria: { age: number } | { ageCategory: "ADULT" | "DIGITAL_YOUTH_OR_ADULT" },
  more = {},
) =>
  unwrap(service.as().performAccessAgeVerification({ jurisdiction: "US-CA", criteria, ...more }));
const statusOf = (id: string) => unwrap(service.as().getVerificationStatus({ id }));
const set = (verificationId: string, status: "PASS" | "FAIL") =>
  unwrap(service.as().setAgeVerificationStatus({ verificationId, status }));
/** Returns the stored reason of an appeal. */
const appealed = (id: string) =>
  service.database.query(
    `select appeal_reason as reason from verifications where verification_id = '${id}'`,
  );
/** Returns the results of a verification that the product was sent, oldest first. */
const resultsOf = async (id: string) => {
  const { events } = await unwrap(service.as().listWebhookEvents({ type: "Verification.Result" }));
  return events
    .map(({ data }) => data as Record<string, unknown>)
    .filter((data) => data["id"] === id)
    .reverse();
};

describe("the page of a verification", () => {
  test("begins when it is opened, by its short address too, and shows what the person chose", async () => {
    const { id, url, shortUrl } = await verify({ ageCategory: "ADULT" });
    expect(await statusOf(id)).toEqual({ id, status: "PENDING" });
    expect((await look(shortUrl)).headers["location"]).toBe(new URL(url).pathname);
    for (const header of ["Sec-Purpose", "Purpose"]) await look(url, { [header]: "prefetch" });
    expect(await statusOf(id)).toEqual({ id, status: "PENDING" });
    const page = await look(url);
    expect(page.text).toContain("Show that you are 18 or older");
    expect(await statusOf(id)).toEqual({ id, status: "IN_PROGRESS" });
    await answer(url, { persona: "adult" });
    const outcome = {
      id,
      status: "PASS",
      method: "simulated",
      age: { low: 30, high: 30 },
      ageCategory: "adult",
    };
    expect(await statusOf(id)).toEqual(outcome);
    expect(await resultsOf(id)).toEqual([{ productId: STARFALL, ...outcome }]);
    expect((await look(url)).text).toContain("Thank you, that is done");
  });

  test("has a QR code to go on with another device", async () => {
    const { shortUrl } = await verify({ age: 18 });
    expect((await look(`${shortUrl}/qr`)).text).toContain("<svg");
  });

  test.each([
    ["teen", 15, "digital-youth"],
    ["child", 9, "digital-minor"],
  ])("fails for a %s, and says what was shown instead", async (persona, years, ageCategory) => {
    const { id, url } = await verify({ age: 18 });
    await answer(url, { persona });
    const outcome = {
      ...{ id, status: "FAIL", failureReason: "age-criteria-not-met" },
      ...{ method: "simulated", age: { low: years, high: years }, ageCategory },
    };
    expect(await statusOf(id)).toEqual(outcome);
    // Answers after the end change nothing.
    await answer(url, { persona: "adult" });
    expect(await statusOf(id)).toMatchObject({ status: "FAIL" });
    expect(await resultsOf(id)).toEqual([{ productId: STARFALL, ...outcome }]);
  });

  test("passes a teenager where youth is enough", async () => {
    const { id, url } = await verify({ ageCategory: "DIGITAL_YOUTH_OR_ADULT" });
    await answer(url, { persona: "teen" });
    expect(await statusOf(id)).toMatchObject({ status: "PASS", ageCategory: "digital-youth" });
  });

  test("takes three attempts that show nothing, and ends with the last of them", async () => {
    const { id, url } = await verify({ age: 18 });
    for (const left of ["2 more times", "once more"]) {
      await answer(url, { persona: "inconclusive" });
      expect((await look(url)).text).toContain(`You can try ${left}`);
    }
    expect(await statusOf(id)).toEqual({ id, status: "IN_PROGRESS" });
    await answer(url, { persona: "inconclusive" });
    expect(await statusOf(id)).toMatchObject({ failureReason: "max-attempts-exceeded" });
  });

  test("ends at once after an attempt at fraud", async () => {
    const { id, url } = await verify({ age: 18 });
    await answer(url, { persona: "fraudulent" });
    const failureReason = "fraudulent-activity-detected";
    expect(await statusOf(id)).toEqual({ id, status: "FAIL", failureReason, method: "simulated" });
  });

  test("leads back to the product with ids and nothing else", async () => {
    const redirectUrl = "https://play.starfall.example/verified?game=7";
    const { id, url } = await verify({ age: 18 }, { options: { redirectUrl, locale: "en" } });
    await answer(url, { persona: "adult" });
    const { headers } = await look(url, { "Sec-Fetch-Dest": "document" });
    const back = `${redirectUrl}&status=PASS&verificationId=${id}`;
    expect(headers["location"]).toBe(back);
    // The product's page, which frames this one, stays.
    const framed = await look(url, { "Sec-Fetch-Dest": "iframe" });
    expect(framed.status).toBe(200);
    expect(framed.text).toContain(`href="${back.replaceAll("&", "&amp;")}" target="_top"`);
  });

  test("leads no one away who has failed: the page offers them the appeal and the way back", async () => {
    const redirectUrl = "https://play.starfall.example/verified";
    const { id, url } = await verify({ age: 18 }, { options: { redirectUrl, locale: "en" } });
    await answer(url, { persona: "child" });
    const page = await look(url, { "Sec-Fetch-Dest": "document" });
    expect(page.status).toBe(200);
    expect(page.text).toContain('name="appeal"');
    expect(page.text).toContain(`${redirectUrl}?status=FAIL&amp;verificationId=${id}`);
  });

  test("expires 14 days after it began", async () => {
    const { id, url } = await verify({ age: 18 });
    await look(url);
    // It expires at its instant, whether or not the service has processed that yet.
    service.clock.advanceTo(service.clock.now() + 14 * DAY - 1);
    expect(await statusOf(id)).toEqual({ id, status: "IN_PROGRESS" });
    service.clock.advanceTo(service.clock.now() + 1);
    expect(await statusOf(id)).toEqual({ id, status: "FAIL", failureReason: "expired" });
    await service.advance(0);
    expect(await statusOf(id)).toEqual({ id, status: "FAIL", failureReason: "expired" });
    expect(await resultsOf(id)).toEqual([
      { productId: STARFALL, id, status: "FAIL", failureReason: "expired" },
    ]);
    expect((await look(url)).text).not.toContain('name="appeal"');
    await answer(url, { persona: "adult" }).catch(() => undefined);
    expect(await statusOf(id)).toMatchObject({ status: "FAIL" });
    const late = await service
      .as()
      .setAgeVerificationStatus({ verificationId: id, status: "PASS" });
    expect(late.error).toMatchObject({ code: "CONFLICT" });
  });

  test("takes an appeal that asks for no document, once", async () => {
    const { id, url } = await verify({ age: 18 });
    await answer(url, { persona: "child" });
    expect((await look(url)).text).toContain("You do not have to send a document");
    const empty = await answer(url, { do: "appeal" });
    expect((await look(String(empty.headers["location"]))).text).toContain("Choose what happened");
    // Sends the form from two windows.
    const { pathname } = new URL(url);
    const windows = [(await look(url)).text, (await look(url)).text];
    expect(await grant(service, id)).toBe(false);
    for (const [nth, appeal] of ["did-not-work", "other"].entries())
      await service.post(pathname, {
        ...{ ...hiddenFields(windows[nth] ?? ""), do: "appeal", appeal },
      });
    const page = (await look(url)).text;
    expect(page).toContain("You asked for another look");
    expect(page).not.toContain('name="appeal"');
    expect(await statusOf(id)).toMatchObject({ status: "FAIL" });
    expect(await appealed(id)).toEqual([{ reason: "did-not-work" }]);
    expect((await look(`${url}?appeal=1`)).status).toBe(200);
  });

  test("takes an appeal for 30 days", async () => {
    const { id, url } = await verify({ age: 18 });
    await answer(url, { persona: "child" });
    await service.advance({ days: 30, ms: -1 });
    const { text } = await look(url);
    expect(text).toContain('name="appeal"');
    await service.advance(1);
    expect((await look(url)).text).not.toContain('name="appeal"');
    const late = { ...hiddenFields(text), do: "appeal", appeal: "other" };
    await service.post(new URL(url).pathname, late);
    expect(await appealed(id)).toEqual([{ reason: null }]);
  });
});

describe("the test helper", () => {
  test("proves exactly what was asked, once", async () => {
    const { id } = await verify({ age: 16 });
    await set(id, "PASS");
    await set(id, "PASS");
    const outcome = {
      status: "PASS",
      method: "simulated",
      age: { low: 16 },
      ageCategory: "digital-youth",
    };
    expect(await statusOf(id)).toEqual({ id, ...outcome });
    expect(await resultsOf(id)).toEqual([{ productId: STARFALL, id, ...outcome }]);
    const other = await service
      .as()
      .setAgeVerificationStatus({ verificationId: id, status: "FAIL" });
    expect(other.error).toMatchObject({ code: "CONFLICT" });
  });

  test("fails with the reason that it is given, or that the age does not suffice", async () => {
    const [first, second] = [await verify({ age: 18 }), await verify({ age: 18 })];
    await set(first.id, "FAIL");
    expect(await statusOf(first.id)).toMatchObject({ failureReason: "age-criteria-not-met" });
    const failureReason = "fraudulent-activity-detected";
    const { id: verificationId } = second;
    await unwrap(
      service.as().setAgeVerificationStatus({ verificationId, status: "FAIL", failureReason }),
    );
    expect(await statusOf(second.id)).toMatchObject({ failureReason });
    const odd = await service
      .as()
      .setAgeVerificationStatus({ verificationId, status: "PASS", failureReason });
    expect(odd.error).toMatchObject({ code: "INVALID_INPUT" });
  });

  test("proves that a trusted adult is of age where they are", async () => {
    for (const [jurisdiction, low] of [
      ["US-CA", 18],
      ["US-MS", 21],
    ] as const) {
      const { id } = await unwrap(service.as().performTrustedAdultVerification({ jurisdiction }));
      await set(id, "PASS");
      expect(await statusOf(id)).toMatchObject({ age: { low }, ageCategory: "adult" });
    }
  });

  test("is refused in live mode, whatever the id", async () => {
    const { error, response } = await service
      .as(STARFALL, "live")
      .setAgeVerificationStatus({ verificationId: UNKNOWN_ID, status: "PASS" });
    expect([response.status, error]).toMatchObject([400, { code: "INVALID_INPUT" }]);
  });
});

describe("what cannot be asked", () => {
  const refused = async (input: object) => {
    const { error } = await service
      .as()
      .performAccessAgeVerification({ jurisdiction: "US-CA", ...input } as never);
    return error;
  };

  test.each<[object, string]>([
    [{}, "criteria: is required."],
    [{ criteria: {} }, "criteria: must be an object with either age or ageCategory."],
    [
      { criteria: { age: 18, ageCategory: "ADULT" } },
      "criteria: must be an object with either age or ageCategory.",
    ],
    [{ criteria: { age: 151 } }, "criteria.age: must be an integer from 0 to 150."],
    [{ criteria: { age: -1 } }, "criteria.age: must be an integer from 0 to 150."],
    [
      { criteria: { ageCategory: "adult" } },
      "criteria.ageCategory: must be one of ADULT, DIGITAL_YOUTH_OR_ADULT.",
    ],
    [{ criteria: { age: 18, sex: "f" } }, "criteria.sex: is not a known field."],
  ])("says what is wrong with criteria, and nothing else: %j", async (input, message) => {
    expect(await refused(input)).toMatchObject({ code: "INVALID_INPUT", message });
  });

  test("names a jurisdiction that is not known, and an address that is not the product's", async () => {
    const criteria = { age: 18 };
    expect(await refused({ criteria, jurisdiction: "US-ZZ" })).toMatchObject({
      message: expect.stringContaining("US-ZZ"),
    });
    const redirectUrl = "https://evil.example/";
    expect(await refused({ criteria, options: { redirectUrl } })).toMatchObject({
      message: expect.stringContaining("options.redirectUrl"),
    });
  });

  test("takes no criteria for a trusted adult", async () => {
    const { error } = await service.as().performTrustedAdultVerification({
      jurisdiction: "US-CA",
      criteria: { age: 18 },
    } as never);
    expect(error).toMatchObject({ code: "INVALID_INPUT" });
  });

  test("is not configured without a method, which no pause changes", async () => {
    const live = service.as(STARFALL, "live");
    const input = { jurisdiction: "US-CA", criteria: { age: 18 } };
    for (const { error, response } of [
      await live.performIdVerification(input),
      await live.performAccessAgeVerification(input),
    ]) {
      expect([response.status, error]).toMatchObject([501, { code: "NOT_CONFIGURED" }]);
      expect(response.headers.get("Retry-After")).toBeNull();
    }
  });

  test("answers another product's verification like one that is not there", async () => {
    const { id } = await verify({ age: 18 });
    const foreign = await service.as(PEBBLE).getVerificationStatus({ id });
    const missing = await service.as(PEBBLE).getVerificationStatus({ id: UNKNOWN_ID });
    expect([foreign.response.status, foreign.error]).toEqual([404, missing.error]);
  });
});

describe("a passed verification", () => {
  const asked = [{ name: "guild-treasury" }];
  const treasury = async (sessionId: string) =>
    (await unwrap(service.as().getSession({ sessionId }))).permissions.find(
      ({ name }) => name === "guild-treasury",
    );

  test("is what an upgrade leads to, and switches on what was asked for", async () => {
    const { sessionId } = await letIn(service);
    const redirectUrl = "https://play.starfall.example/verified";
    const options = { redirectUrl, locale: "de" };
    const upgrade = () =>
      unwrap(service.as().upgradeSession({ sessionId, requestedPermissions: asked, options }));
    const challenge = await upgrade();
    if (!("challengeId" in challenge)) throw new Error("The upgrade asked for no proof.");
    expect(challenge).toMatchObject({ type: "CHALLENGE_SESSION_UPGRADE_BY_AGE_ASSURANCE" });
    expect(await upgrade()).toMatchObject({ challengeId: challenge.challengeId });
    const { url = "", challengeId } = challenge;
    const toPage = async () =>
      new URL(String((await look(url)).headers["location"]), service.baseUrl).href;
    expect((await look(await toPage())).text).toMatch(/<html lang="de"[^]*\b18\b/);
    expect(await unwrap(service.as().getChallengeStatus({ challengeId }))).toMatchObject({
      status: "IN_PROGRESS",
    });
    const page = await toPage();
    await answer(page, { persona: "adult" });
    expect(await unwrap(service.as().getChallengeStatus({ challengeId }))).toEqual({
      challengeId,
      status: "PASS",
      sessionId,
    });
    const { headers } = await look(page, { "Sec-Fetch-Dest": "document" });
    expect(headers["location"]).toContain(`${redirectUrl}?status=PASS&`);
    expect(headers["location"]).toContain(`challengeId=${challengeId}`);
    expect(await treasury(sessionId)).toEqual({
      name: "guild-treasury",
      enabled: true,
      managedBy: "PLAYER",
    });
    const { events } = await unwrap(
      service.as().listWebhookEvents({ type: "Session.ChangePermissions", limit: 1 }),
    );
    expect(events[0]?.data).toMatchObject({ sessionId, cause: "verification" });
  });

  test("fails the upgrade where the age does not suffice, and leaves the permission off", async () => {
    const { sessionId } = await letIn(service);
    const challenge = await unwrap(
      service.as().upgradeSession({ sessionId, requestedPermissions: asked }),
    );
    if (!("challengeId" in challenge)) throw new Error("The upgrade asked for no proof.");
    const { challengeId } = challenge;
    const decide = (status: "PASS" | "FAIL") =>
      service.as().setChallengeStatus({ challengeId, status });
    await unwrap(decide("FAIL"));
    const failed = { status: "FAIL", failureReason: "age-criteria-not-met" };
    expect(await unwrap(service.as().getChallengeStatus({ challengeId }))).toMatchObject(failed);
    expect(await treasury(sessionId)).toMatchObject({ enabled: false });
    // Repeating a decision changes nothing, and the opposite decision is a conflict.
    await unwrap(decide("FAIL"));
    expect((await decide("PASS")).error).toMatchObject({
      code: "CONFLICT",
      message: "status: the challenge has already been decided differently.",
    });
    expect(await unwrap(service.as().getChallengeStatus({ challengeId }))).toMatchObject(failed);
  });

  test("is a signal of this product, and of no other", async () => {
    const { id: verificationId, url } = await verify({ age: 18 });
    const platformAgeSignal = { name: "own-platform", verificationId } as const;
    const check = (product = STARFALL) =>
      service.as(product).checkAge({ jurisdiction: "US-CA", age: 34, platformAgeSignal });
    expect((await check()).error).toMatchObject({ code: "INVALID_INPUT" });
    await answer(url, { persona: "adult" });
    const { session } = await unwrap(check());
    expect(session?.permissions).toContainEqual({
      name: "guild-treasury",
      enabled: true,
      managedBy: "PLAYER",
    });
    expect((await check(PEBBLE)).error).toMatchObject({ code: "INVALID_INPUT" });
    expect((await check(ACCOUNT)).error).toMatchObject({ code: "INVALID_INPUT" });
    const requirements = await unwrap(
      service.as().getAgeGateRequirements({
        jurisdiction: "US-CA",
        platformName: "own-platform",
        platformVerificationId: verificationId,
      }),
    );
    expect(requirements).toMatchObject({ shouldDisplay: false, ageAssuranceRequired: false });
  });

  test("unlocks what needs 18 beside a declared 15, and leaves the age at 15", async () => {
    const { id: verificationId } = await verify({ age: 18 });
    await set(verificationId, "PASS");
    const { session } = await unwrap(
      service.as().checkAge({
        jurisdiction: "US-CA",
        age: 15,
        platformAgeSignal: { name: "own-platform", verificationId },
      }),
    );
    expect(session).toMatchObject({ ageStatus: "DIGITAL_YOUTH" });
    const { sessionId = "" } = session ?? {};
    await unwrap(service.as().upgradeSession({ sessionId, requestedPermissions: asked }));
    expect(await treasury(sessionId)).toMatchObject({ enabled: true });
  });

  test("belongs to the player of its session in every product, and holds for a year", async () => {
    const { sessionId, kuid } = await letIn(service);
    const { id } = await verify({ age: 18 }, { sessionId });
    expect(await treasury(sessionId)).toMatchObject({ enabled: false });
    await set(id, "PASS");
    // The age gate would have enabled it too.
    expect(await treasury(sessionId)).toMatchObject({ enabled: true });
    const { session } = await unwrap(service.as(ACCOUNT).checkAge({ jurisdiction: "US-CA", kuid }));
    expect(session).toMatchObject({ ageStatus: "LEGAL_ADULT" });
    expect(await resultsOf(id)).toMatchObject([{ sessionId, kuid, sequence: expect.any(Number) }]);
    await service.advance({ days: 364, hours: 23 });
    expect(await treasury(sessionId)).toMatchObject({ enabled: true });
    await service.advance({ hours: 1 });
    expect(await treasury(sessionId)).toMatchObject({ enabled: false });
    const { error } = await service.as().checkAge({
      jurisdiction: "US-CA",
      age: 34,
      platformAgeSignal: { name: "own-platform", verificationId: id },
    });
    expect(error).toMatchObject({ code: "INVALID_INPUT" });
  });

  test("that belongs to one player proves nothing about another", async () => {
    const [{ sessionId, kuid }, other] = [await letIn(service), await letIn(service)];
    const { id: verificationId } = await verify({ age: 18 }, { sessionId });
    await set(verificationId, "PASS");
    const platformAgeSignal = { name: "own-platform", verificationId } as const;
    const check = (of: string) =>
      service.as().checkAge({ jurisdiction: "US-CA", kuid: of, platformAgeSignal });
    expect((await check(other.kuid)).error).toMatchObject({
      code: "INVALID_INPUT",
      message: expect.stringContaining("platformAgeSignal.verificationId"),
    });
    expect(
      await unwrap(
        service.as().upgradeSession({ sessionId: other.sessionId, requestedPermissions: asked }),
      ),
    ).toHaveProperty("challengeId");
    expect((await check(kuid)).data).toMatchObject({ status: "PASS" });
  });

  test("goes with its session to the player whose it becomes, and is taken back from them, too", async () => {
    const { id: signal } = await verify({ age: 18 });
    await set(signal, "PASS");
    const signalOf = (verificationId: string) => ({
      jurisdiction: "US-CA",
      platformAgeSignal: { name: "own-platform", verificationId } as const,
    });
    const { session } = await unwrap(service.as().checkAge({ ...signalOf(signal), age: 34 }));
    const { sessionId = "" } = session ?? {};
    const { id: own } = await verify({ age: 18 }, { sessionId });
    const kuid = globalThis.crypto.randomUUID();
    await unwrap(service.as().upgradeSession({ sessionId, kuid }));
    expect(await treasury(sessionId)).toMatchObject({ enabled: true });
    expect(await revoke(service, signal)).toBe(true);
    expect(await treasury(sessionId)).toMatchObject({ enabled: false });
    await set(own, "PASS");
    expect((await resultsOf(own))[0]).toMatchObject({ sessionId, kuid });
    expect((await service.as().checkAge({ ...signalOf(own), kuid })).data).toMatchObject({
      status: "PASS",
    });
  });

  test("is taken back by an operator, who can let an appeal pass, too", async () => {
    const { sessionId, kuid } = await letIn(service);
    const { id, url } = await verify({ age: 18 }, { sessionId });
    await set(id, "PASS");
    await unwrap(service.as().upgradeSession({ sessionId, requestedPermissions: asked }));
    expect(await grant(service, id)).toBe(false);
    expect(await revoke(service, id)).toBe(true);
    expect(await revoke(service, id)).toBe(false);
    expect(await treasury(sessionId)).toMatchObject({ enabled: false });
    expect(await statusOf(id)).toMatchObject({ status: "FAIL", failureReason: "revoked" });
    expect((await look(url)).text).not.toContain('name="appeal"');
    const shown = { id, sessionId, kuid, method: "simulated", ageCategory: "adult" };
    expect(await resultsOf(id)).toMatchObject([
      { ...shown, status: "PASS", age: { low: 18 } },
      { ...shown, status: "FAIL", failureReason: "revoked", age: { low: 18 } },
    ]);
    const other = await verify({ age: 18 });
    await answer(other.url, { persona: "child" });
    await answer(other.url, { do: "appeal", appeal: "old-enough" });
    expect(await grant(service, other.id)).toBe(true);
    expect(await statusOf(other.id)).toMatchObject({
      ...{ status: "PASS", method: "appeal", age: { low: 18 } },
    });
  });

  test("proves nothing by a widget that was made with it, once it is revoked or its time is over", async () => {
    const ends = [(id: string) => revoke(service, id), () => service.advance({ hours: 12 })];
    for (const [at, end] of ends.entries()) {
      const { id } = await verify({ age: 18 });
      await set(id, "PASS");
      if (at === 1) await service.advance({ days: 364, hours: 12 });
      const platformAgeSignal = { name: "own-platform", verificationId: id } as const;
      const { url, widgetId } = await unwrap(
        service.as().generateAgeGateUrl({ jurisdiction: "US-CA", platformAgeSignal }),
      );
      await end(id);
      await answer(url, { day: "1", month: "5", year: "1990" });
      const { sessionId = "" } = await unwrap(service.as().getWidgetStatus({ widgetId }));
      await unwrap(service.as().upgradeSession({ sessionId, requestedPermissions: asked }));
      expect(await treasury(sessionId)).toMatchObject({ enabled: false });
    }
  });

  test("that shows less than was declared lowers the age in every product, once it is revoked too", async () => {
    const { sessionId, kuid } = await letIn(service);
    const { session: other } = await unwrap(
      service.as(ACCOUNT).checkAge({ jurisdiction: "US-CA", kuid }),
    );
    expect(other).toMatchObject({ ageStatus: "LEGAL_ADULT" });
    const { id, url } = await verify({ age: 13 }, { sessionId });
    await answer(url, { persona: "teen" });
    expect(await statusOf(id)).toMatchObject({ status: "PASS", age: { low: 15, high: 15 } });
    const statusIn = async (product: number) =>
      (await unwrap(service.as(product).getSession({ kuid }))).ageStatus;
    for (const product of [STARFALL, ACCOUNT]) {
      expect(await statusIn(product)).toBe("DIGITAL_YOUTH");
      const { events } = await unwrap(
        service.as(product).listWebhookEvents({ type: "Session.AgeChanged", limit: 100 }),
      );
      expect(events.map(({ data }) => data)).toContainEqual(
        expect.objectContaining({
          ...{ kuid, previousAgeStatus: "LEGAL_ADULT", cause: "verification" },
        }),
      );
    }
    expect(await revoke(service, id)).toBe(true);
    expect(await statusIn(ACCOUNT)).toBe("DIGITAL_YOUTH");
  });

  test("of a trusted adult proves nothing about the minor", async () => {
    const { session } = await unwrap(service.as().checkAge({ jurisdiction: "US-CA", age: 15 }));
    const { sessionId = "" } = session ?? {};
    const { id } = await unwrap(
      service.as().performTrustedAdultVerification({ jurisdiction: "US-CA", sessionId }),
    );
    await set(id, "PASS");
    expect(await treasury(sessionId)).toMatchObject({ managedBy: "PROHIBITED" });
    const { kuid = "" } = session ?? {};
    for (const who of [{ kuid }, { age: 15 }, {}]) {
      const { error } = await service.as().checkAge({
        jurisdiction: "US-CA",
        ...who,
        platformAgeSignal: { name: "own-platform", verificationId: id },
      });
      expect(error).toMatchObject({ code: "INVALID_INPUT" });
    }
    expect(await treasury(sessionId)).toMatchObject({ managedBy: "PROHIBITED" });
  });
});
