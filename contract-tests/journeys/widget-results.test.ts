// A backend gets the result of a widget by a request and by an event, never from the browser.
import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { EIGHT_YEAR_OLD, letIn, UNKNOWN_ID } from "../../testing/arrange.js";
import { openPage, postForm } from "../../testing/pages.js";
import { ACCOUNT, startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());

const client = () => service.as();
const jurisdiction = "US-CA";
const ageGate = (input = {}) => unwrap(client().generateAgeGateUrl({ jurisdiction, ...input }));
const endToEnd = (input = {}) => unwrap(client().generateE2eUrl({ jurisdiction, ...input }));
const resultOf = (widgetId: string) => unwrap(client().getWidgetStatus({ widgetId }));
const answer = async (url: string, year: string) =>
  postForm(service, url, {
    page: await openPage(service, url),
    choices: [
      ["day", "9"],
      ["month", "4"],
      ["year", year],
    ],
  });
const decide = (challengeId = "", status: "PASS" | "FAIL" = "PASS", more = {}) =>
  unwrap(client().setChallengeStatus({ challengeId, status, ...more }));

/** Returns the events of a widget, earliest first. */
async function announced(widgetId: string): Promise<object[]> {
  const page = await unwrap(
    client().listWebhookEvents({ type: "Widget.Completed", order: "asc", limit: 1000 }),
  );
  return page.events.flatMap(({ data }) =>
    "widgetId" in data && data.widgetId === widgetId ? [data] : [],
  );
}

/** Checks that the result and the last event agree. */
async function expectResult(widgetId: string, expected: object, events: number) {
  const result = { widgetId, ...expected };
  expect(await resultOf(widgetId)).toEqual(result);
  const all = await announced(widgetId);
  expect(all).toHaveLength(events);
  const { sequence, ...last } = all.at(-1) as { sequence?: number };
  expect(last).toEqual({ productId: 101, ...result });
  expect(sequence === undefined).toBe(!("sessionId" in expected));
}

describe("the result of a widget", () => {
  test.each([
    ["an age gate", ageGate],
    ["an end-to-end widget", endToEnd],
  ])(
    "is PENDING until %s is answered, and then names the session of who may play",
    async (_kind, make) => {
      const { url, widgetId } = await make();
      expect(await resultOf(widgetId)).toEqual({ widgetId, status: "PENDING" });
      await openPage(service, url);
      expect(await announced(widgetId)).toEqual([]);
      await answer(url, "1990");
      const { sessionId = "", kuid } = await resultOf(widgetId);
      await expectResult(widgetId, { status: "PASS", sessionId, kuid }, 1);
      expect(await unwrap(client().getSession({ sessionId }))).toMatchObject({ kuid });
      await answer(url, "2018");
      await expectResult(widgetId, { status: "PASS", sessionId, kuid }, 1);
    },
  );

  test("follows the challenge of a child to the guardian's consent", async () => {
    const { url, widgetId } = await ageGate();
    await answer(url, "2018");
    const { kuid, challengeId } = await resultOf(widgetId);
    await expectResult(widgetId, { status: "CHALLENGE", kuid, challengeId }, 1);
    await unwrap(client().generateParentalConsentUrl({ challengeId: challengeId ?? "" }));
    expect(await announced(widgetId)).toHaveLength(1);
    await decide(challengeId);
    const { sessionId } = await unwrap(client().getSession({ kuid }));
    await expectResult(widgetId, { status: "PASS", kuid, sessionId, challengeId }, 2);
  });

  test("says so where the guardian refuses, and lets no one play", async () => {
    const { widgetId } = await endToEnd(EIGHT_YEAR_OLD);
    const { kuid, challengeId } = await resultOf(widgetId);
    await decide(challengeId, "FAIL");
    await expectResult(widgetId, { status: "CHALLENGE", kuid, challengeId }, 2);
    const { widgetId: other } = await endToEnd(EIGHT_YEAR_OLD);
    const result = await resultOf(other);
    await decide(result.challengeId, "FAIL", { failureReason: "age-criteria-not-met" });
    await expectResult(other, { ...result, status: "PROHIBITED" }, 2);
  });

  test("is PROHIBITED, without a player, below the minimum age", async () => {
    const { url, widgetId } = await ageGate();
    await answer(url, "2025");
    await expectResult(widgetId, { status: "PROHIBITED" }, 1);
  });

  test("is EXPIRED after a day without an answer, and is announced once", async () => {
    const { url, widgetId } = await ageGate({ kuid: randomUUID() });
    const { kuid } = await resultOf(widgetId);
    await service.advance({ days: 1, ms: -1 });
    expect(await resultOf(widgetId)).toEqual({ widgetId, kuid, status: "PENDING" });
    expect(await announced(widgetId)).toEqual([]);
    await service.advance({ ms: 1 });
    expect((await resultOf(widgetId)).status).toBe("EXPIRED");
    for (let nth = 0; nth < 2; nth++) await service.tidy();
    await expectResult(widgetId, { status: "EXPIRED", kuid }, 1);
    expect((await openPage(service, url)).status).toBe(410);
  });

  test("is there at once where the age is known, and names the player's own id", async () => {
    const externalId = `user ${randomUUID()}`;
    const { widgetId } = await endToEnd({ ...EIGHT_YEAR_OLD, externalId });
    const [event] = await announced(widgetId);
    expect(event).toMatchObject({ widgetId, status: "CHALLENGE", externalId });
  });

  test("follows a challenge that another one has replaced", async () => {
    const { session } = await unwrap(client().checkAge({ jurisdiction, age: 14 }));
    const { kuid, sessionId } = session!;
    const { widgetId } = await endToEnd({ jurisdiction: "DE", kuid });
    const { challengeId } = await resultOf(widgetId);
    const ofGuardian = session!.permissions.find(({ managedBy }) => managedBy === "GUARDIAN");
    const upgraded = await unwrap(
      client().upgradeSession({
        ...{ sessionId, priorChallengeId: challengeId ?? "" },
        requestedPermissions: [{ name: ofGuardian?.name ?? "" }],
      }),
    );
    const replaced = (upgraded as { challengeId?: string }).challengeId ?? "";
    expect(replaced).not.toBe(challengeId);
    await decide(replaced);
    await expectResult(widgetId, { status: "PASS", kuid, sessionId, challengeId: replaced }, 2);
  });

  test("is PASS where the consent became needless", async () => {
    const birthday = new Date(service.clock.now() + 3 * 86_400_000);
    birthday.setUTCFullYear(birthday.getUTCFullYear() - 13);
    const { widgetId } = await endToEnd({ dateOfBirth: birthday.toISOString().slice(0, 10) });
    const { kuid = "", challengeId } = await resultOf(widgetId);
    await service.advance({ days: 5 });
    const { session } = await unwrap(client().checkAge({ jurisdiction, kuid }));
    const { sessionId } = session ?? {};
    await expectResult(widgetId, { status: "PASS", kuid, sessionId, challengeId }, 2);
  });

  test("is not found for another product, mode or id, with one and the same answer", async () => {
    const { widgetId } = await ageGate();
    const unknown = (await client().getWidgetStatus({ widgetId: UNKNOWN_ID })).error;
    expect(unknown).toMatchObject({ status: 404, code: "NOT_FOUND" });
    for (const other of [service.as(ACCOUNT), service.as(101, "live")]) {
      const { error } = await other.getWidgetStatus({ widgetId });
      expect(error).toMatchObject({ code: "NOT_FOUND", message: unknown?.message });
    }
  });

  test("goes with the player when they are erased", async () => {
    const { url, widgetId } = await ageGate();
    await answer(url, "1990");
    const { kuid = "" } = await resultOf(widgetId);
    await unwrap(client().erasePlayer({ kuid }));
    expect((await client().getWidgetStatus({ widgetId })).error?.code).toBe("NOT_FOUND");
  });
});

test("an age gate for a known player returns the session that the player has", async () => {
  const { kuid, sessionId } = await letIn(service);
  const { url, widgetId } = await ageGate({ kuid });
  await answer(url, "1990");
  await expectResult(widgetId, { status: "PASS", kuid, sessionId }, 1);
});
