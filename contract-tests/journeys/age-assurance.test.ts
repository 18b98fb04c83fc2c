// Where a law lets no one in before their age is proven: the online games of China and Korea, social networks in Tennessee.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap, type Schemas } from "../../client/index.js";
import { letIn } from "../../testing/arrange.js";
import { guardianSteps } from "../../testing/guardian-steps.js";
import {
  ACCOUNT,
  PEBBLE,
  STARFALL,
  startTestService,
  type TestService,
} from "../../testing/service.js";

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());

const { answer, look } = guardianSteps(() => service);

const PROOF = "CHALLENGE_SESSION_UPGRADE_BY_AGE_ASSURANCE";
type Question = Schemas["AgeGateQuestion"];

const check = (question: Question, product = STARFALL) =>
  unwrap(service.as(product).checkAge(question));
const statusOf = (challengeId: string) => unwrap(service.as().getChallengeStatus({ challengeId }));
const set = (challengeId: string, status: "PASS" | "FAIL") =>
  unwrap(service.as().setChallengeStatus({ challengeId, status }));

/** Checks a player who has to prove their age, and returns the challenge. */
async function asked(question: Question, product = STARFALL) {
  const { status, challenge, session } = await check(question, product);
  expect({ status, type: challenge?.type, session }).toEqual({ status: "CHALLENGE", type: PROOF });
  if (!challenge) throw new Error("The age gate asked for no proof.");
  return challenge;
}

/** Returns how many rows each table has, without the keys of requests that may be repeated. */
/** Players who are turned away are counted, and counts name no one. */
const rows = async () => ({
  ...(await service.rows()),
  ...{ idempotency_keys: 0, hourly_counts: 0, daily_counts: 0 },
});

/** Returns the page to which the link of a challenge leads. */
const pageOf = async (url = "") =>
  new URL(String((await look(url)).headers["location"]), service.baseUrl).href;
const prove = async (url: string | undefined, persona: string) =>
  answer(await pageOf(url), { persona });

describe("an adult in China", () => {
  test("gets a session with the proof of their age, and not before, however often they try", async () => {
    const { challengeId, kuid, url } = await asked({ jurisdiction: "CN", age: 30 });
    expect((await asked({ jurisdiction: "CN", kuid })).challengeId).toBe(challengeId);
    expect((await service.as().getSession({ kuid })).error).toMatchObject({ code: "NOT_FOUND" });
    expect((await look(await pageOf(url))).text).toContain("Show that you are 30 or older");
    expect(await statusOf(challengeId)).toEqual({ challengeId, status: "IN_PROGRESS" });
    await prove(url, "adult");
    const { sessionId } = await unwrap(service.as().getSession({ kuid }));
    expect(await statusOf(challengeId)).toEqual({ challengeId, status: "PASS", sessionId });
    expect(await check({ jurisdiction: "CN", kuid })).toMatchObject({
      status: "PASS",
      session: { sessionId, ageStatus: "LEGAL_ADULT", jurisdiction: "CN" },
    });
  });

  test("is let in at once with a verified signal, and in an app without a proof", async () => {
    const platformAgeSignal = {
      name: "ios-platform",
      ageLow: 18,
      declarationType: "governmentIDChecked",
    } as const;
    expect(await check({ jurisdiction: "CN", platformAgeSignal })).toMatchObject({
      status: "PASS",
    });
    expect(await check({ jurisdiction: "CN", age: 30 }, ACCOUNT)).toMatchObject({ status: "PASS" });
    const unverified = { name: "ios-platform", ageLow: 18 } as const;
    await asked({ jurisdiction: "CN", platformAgeSignal: unverified });
  });

  test("who turns out to be younger proves that age, and the age that was shown counts", async () => {
    const { challengeId, kuid, url } = await asked({ jurisdiction: "CN", age: 30 });
    await prove(url, "teen");
    expect(await statusOf(challengeId)).toEqual({
      challengeId,
      status: "FAIL",
      failureReason: "age-criteria-not-met",
    });
    const again = await asked({ jurisdiction: "CN", kuid });
    expect(again.challengeId).not.toBe(challengeId);
    await prove(again.url, "teen");
    expect(await check({ jurisdiction: "CN", kuid })).toMatchObject({
      status: "PASS",
      session: { ageStatus: "DIGITAL_YOUTH" },
    });
  });

  test("who shows to be below the minimum age is not let in", async () => {
    const { config } = service.product();
    await service.apply(JSON.stringify({ ...config, minimumAge: 12 }));
    try {
      const { kuid, url } = await asked({ jurisdiction: "CN", age: 30 });
      await prove(url, "child");
      expect(await check({ jurisdiction: "CN", kuid })).toEqual({ status: "PROHIBITED" });
      const inChina = { jurisdiction: "CN", age: 30 };
      const widget = await unwrap(service.as().generateE2eUrl(inChina));
      const [link] = /\/widgets\/consent\/[\w-]+/.exec((await look(widget.url)).text) ?? [];
      await prove(link, "child");
      const { widgetId } = widget;
      expect(await unwrap(service.as().getWidgetStatus({ widgetId }))).toMatchObject({
        status: "PROHIBITED",
      });
    } finally {
      await service.apply(JSON.stringify(config));
    }
  });

  test("is asked again once the proof holds no longer, and keeps the session", async () => {
    const { kuid, challengeId } = await asked({ jurisdiction: "CN", age: 30 });
    await set(challengeId, "PASS");
    const { session } = await check({ jurisdiction: "CN", kuid });
    await service.advance({ days: 366 });
    await service.settle();
    const again = await asked({ jurisdiction: "CN", kuid });
    await set(again.challengeId, "PASS");
    expect((await check({ jurisdiction: "CN", kuid })).session?.sessionId).toBe(session?.sessionId);
  });
});

test("a child in Korea proves their age first, and a guardian consents then", async () => {
  const redirectUrl = "https://play.starfall.example/back";
  const first = await asked({ jurisdiction: "KR", age: 9, locale: "de", redirectUrl });
  const { kuid, url } = first;
  await prove(url, "child");
  const { status, challenge } = await check({ jurisdiction: "KR", kuid });
  const { challengeId = "", type } = challenge ?? {};
  expect([status, type]).toEqual(["CHALLENGE", "CHALLENGE_PARENTAL_CONSENT"]);
  // The id and the link of the proof lead to the consent that it made possible.
  expect(await statusOf(first.challengeId)).toEqual({ challengeId, status: "PENDING" });
  expect((await look(url ?? "")).text).toMatch(/<html lang="de"[^]*name="decision"/);
  await set(challengeId, "PASS");
  expect(await check({ jurisdiction: "KR", kuid })).toMatchObject({
    status: "PASS",
    session: { managedBy: "GUARDIAN", ageStatus: "DIGITAL_MINOR" },
  });
});

test("a session from elsewhere stays as it is where the law there asks for a proof", async () => {
  const { sessionId, kuid } = await letIn(service, PEBBLE);
  const before = await unwrap(service.as(PEBBLE).getSession({ sessionId }));
  const { challengeId } = await asked({ jurisdiction: "US-TN", kuid }, PEBBLE);
  expect(await unwrap(service.as(PEBBLE).getSession({ sessionId }))).toEqual(before);
  expect(await check({ jurisdiction: "US-CA", kuid }, PEBBLE)).toMatchObject({ status: "PASS" });
  await unwrap(service.as(PEBBLE).setChallengeStatus({ challengeId, status: "PASS" }));
  expect(await check({ jurisdiction: "US-TN", kuid }, PEBBLE)).toMatchObject({
    status: "PASS",
    session: { sessionId },
  });
});

test.each(["e2e", "age gate"] as const)("the %s widget leads to the proof", async (kind) => {
  const input = { jurisdiction: "CN" };
  const { url, widgetId } = await unwrap(
    kind === "e2e" ? service.as().generateE2eUrl(input) : service.as().generateAgeGateUrl(input),
  );
  const result = () => unwrap(service.as().getWidgetStatus({ widgetId }));
  await answer(url, { day: "9", month: "4", year: "2000" });
  const { text } = await look(url);
  expect(text).toContain("Show how old you are");
  expect(text).not.toMatch(/guardian|by email/i);
  expect(await result()).toMatchObject({ status: "CHALLENGE" });
  const [link] = /\/widgets\/consent\/[\w-]+/.exec(text) ?? [];
  await prove(link, "adult");
  expect(await result()).toMatchObject({ status: "PASS", sessionId: expect.any(String) });
  if (kind === "e2e") expect((await look(url)).text).toContain("Thank you");
});

test("a widget whose player proves another age is not prohibited, and its next check asks again", async () => {
  const { url, widgetId } = await unwrap(
    service.as().generateE2eUrl({ jurisdiction: "CN", age: 30 }),
  );
  const [link] = /\/widgets\/consent\/[\w-]+/.exec((await look(url)).text) ?? [];
  await prove(link, "teen");
  const { status, kuid = "" } = await unwrap(service.as().getWidgetStatus({ widgetId }));
  expect(status).toBe("CHALLENGE");
  await asked({ jurisdiction: "CN", kuid });
});

test("several products at once ask for the proof where one is needed, on a page of its own", async () => {
  const { kuid } = await letIn(service, ACCOUNT);
  const bulk = () =>
    unwrap(
      service.as().createBulkChallenges({
        kuid,
        jurisdiction: "CN",
        requestedProductIds: [STARFALL, ACCOUNT],
      }),
    );
  const [game, account] = (await bulk()).challenges.map(({ challenge }) => challenge);
  expect([game?.type, account?.type]).toEqual([PROOF, "CHALLENGE_PARENTAL_CONSENT"]);
  await set(game?.challengeId ?? "", "PASS");
  const [after] = (await bulk()).challenges;
  expect(await statusOf(after?.challenge.challengeId ?? "")).toMatchObject({ status: "PASS" });
});

describe("a product without a method that suffices", () => {
  test("lets no one in, says that it is not configured, and keeps nothing", async () => {
    const before = await rows();
    const { error, response } = await service
      .as(STARFALL, "live")
      .checkAge({ jurisdiction: "CN", age: 30 });
    expect([response.status, error]).toMatchObject([501, { code: "NOT_CONFIGURED" }]);
    expect(await rows()).toEqual(before);
  });

  test("counts no estimate, and offers none", async () => {
    const { config } = service.product();
    const providers = { face: { kind: "simulated", estimates: true, assurance: "estimated" } };
    const applied = (accessAge: string[]) =>
      service.apply(JSON.stringify({ ...config, providers, verification: { accessAge } }));
    const question = { jurisdiction: "CN", age: 30 };
    try {
      await applied(["face"]);
      expect((await service.as().checkAge(question)).error).toMatchObject({
        code: "NOT_CONFIGURED",
      });
      await applied(["face", "simulated"]);
      const { kuid, url } = await asked(question);
      await prove(url, "adult");
      expect(await check({ jurisdiction: "CN", kuid })).toMatchObject({ status: "PASS" });
    } finally {
      await service.apply(JSON.stringify(config));
    }
  });
});

test("a minimum age that a guardian can lift asks for their consent, and no other does", async () => {
  const ask = (jurisdiction: string, age: number, product: number) =>
    check({ jurisdiction, age }, product);
  expect(await ask("ID", 12, ACCOUNT)).toMatchObject({
    status: "CHALLENGE",
    challenge: { type: "CHALLENGE_PARENTAL_CONSENT" },
  });
  const before = await rows();
  expect(await ask("AU", 15, PEBBLE)).toEqual({ status: "PROHIBITED" });
  expect(await rows()).toEqual(before);
});
