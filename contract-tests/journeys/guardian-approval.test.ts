// Tests how guardians approve another one, and how several decide about one child.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { GUARDIAN, challenged, consented } from "../../testing/arrange.js";
import { CONSENT, guardianSteps } from "../../testing/guardian-steps.js";
import { mailbox, openPage, postForm } from "../../testing/pages.js";
import { startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());
// Each address gets at most five mails an hour.
afterEach(() => service.advance({ hours: 1 }));

const CHILDS_OWN = "child@example.com";
const OTHER = "other.parent@example.com";

const { answer, linkTo, mailed, newestTo, upgrade, upgraded } = guardianSteps(() => service);

const statusOf = (challengeId: string) => unwrap(service.as().getChallengeStatus({ challengeId }));

const ALLOW = { ...CONSENT, "choice-voice-chat": "allow" };

describe("a child who has a guardian", () => {
  test("does not get another by an address of their own", async () => {
    const { challengeId, url, sessionId } = await upgraded();
    const form = { ...ALLOW, address: "other", email: CHILDS_OWN };
    await answer(url, form, { "Accept-Language": "es" });
    await answer(await linkTo(CHILDS_OWN), { pending: "confirm" });
    // Who approves did not read the page on which it was decided.
    expect((await newestTo(GUARDIAN)).html).toContain('<html lang="en"');
    expect(await statusOf(challengeId)).toMatchObject({
      status: "IN_PROGRESS",
      awaiting: "guardian-approval",
    });
    const { permissions } = await unwrap(service.as().getSession({ sessionId }));
    expect(permissions.find(({ name }) => name === "voice-chat")?.enabled).toBe(false);
  });

  test("gets a second one whom the first approves, and then both are asked", async () => {
    const { challengeId, url, sessionId } = await upgraded();
    await answer(url, { ...ALLOW, address: "other", email: OTHER });
    await answer(await linkTo(OTHER), { pending: "confirm" });
    const link = await linkTo(GUARDIAN);
    const page = await openPage(service, link);
    expect(page.text).toContain(OTHER);
    await service.advance({ minutes: 1 });
    await answer(link, { pending: "approve" });
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
    // It counts by their own approval: no one was before them.
    expect((await openPage(service, link)).text).not.toContain("Another guardian has already");
    const next = await upgrade(sessionId, "ai-chat");
    const before = (await mailbox(service)).length;
    await unwrap(service.as().sendChallengeEmail({ challengeId: next.challengeId }));
    const fresh = (await mailbox(service)).slice(0, (await mailbox(service)).length - before);
    expect(fresh.map(({ to }) => to).sort()).toEqual([GUARDIAN, OTHER].sort());
  });

  test("does not get one whom the first refuses", async () => {
    const { challengeId, url } = await upgraded();
    await answer(url, { ...ALLOW, address: "other", email: OTHER });
    await answer(await linkTo(OTHER), { pending: "confirm" });
    await answer(await linkTo(GUARDIAN), { pending: "refuse" });
    expect(await statusOf(challengeId)).toMatchObject({
      status: "FAIL",
      failureReason: "guardian-refused",
    });
  });

  test("does not get one by any other answer than is asked for", async () => {
    const { challengeId, url } = await upgraded();
    await answer(url, { ...ALLOW, address: "other", email: OTHER });
    const [confirmation, first] = [await linkTo(OTHER), await statusOf(challengeId)];
    for (const pending of ["approve", "refuse", "resend", "correct", "verify"])
      await answer(confirmation, { pending, email: CHILDS_OWN });
    expect(await statusOf(challengeId)).toEqual(first);
    expect(await linkTo(OTHER)).toBe(confirmation);
    await answer(confirmation, { pending: "confirm" });
    const [approval, second] = [await linkTo(GUARDIAN), await statusOf(challengeId)];
    expect(second).toMatchObject({ awaiting: "guardian-approval" });
    for (const pending of ["confirm", "resend", "correct", "verify"])
      await answer(approval, { pending, email: CHILDS_OWN });
    expect(await statusOf(challengeId)).toEqual(second);
  });

  test("does not get one by an approval that was asked for another decision", async () => {
    const { url, sessionId } = await upgraded();
    await answer(url, { ...ALLOW, address: "other", email: OTHER });
    await answer(await linkTo(OTHER), { pending: "confirm" });
    const approval = await linkTo(GUARDIAN);
    expect((await openPage(service, approval)).text).toContain(OTHER);
    await unwrap(service.as().updateJurisdiction({ sessionId, jurisdiction: "US-NY" }));
    await answer(url, { ...ALLOW, address: "other", email: CHILDS_OWN });
    expect((await newestTo(CHILDS_OWN)).text).toContain("/widgets/consent/");
    expect((await openPage(service, approval)).status).toBe(410);
  });

  test("does not get one whom no one approves in 14 days", async () => {
    const { challengeId, url } = await upgraded();
    await answer(url, { ...ALLOW, address: "other", email: OTHER });
    await answer(await linkTo(OTHER), { pending: "confirm" });
    await service.advance({ days: 14 });
    expect(await statusOf(challengeId)).toMatchObject({
      status: "FAIL",
      failureReason: "guardian-refused",
    });
  });

  test("is decided about by a guardian on file alone, by the link in their mail", async () => {
    const { challengeId } = await upgraded();
    await unwrap(service.as().sendChallengeEmail({ challengeId }));
    await answer(await linkTo(GUARDIAN), ALLOW);
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
  });

  test("does not get one by a guardian who has left since they were asked", async () => {
    const { challengeId, url, sessionId } = await upgraded();
    await answer(url, { ...ALLOW, address: "other", email: OTHER });
    await answer(await linkTo(OTHER), { pending: "confirm" });
    const link = await linkTo(GUARDIAN);
    const page = await openPage(service, link);
    const { challengeId: nextId } = await upgrade(sessionId, "ai-chat");
    await answer(await mailed(nextId, GUARDIAN), { decision: "not-my-child" });
    await postForm(service, link, { page, choices: [["pending", "approve"]] });
    expect(await statusOf(challengeId)).toMatchObject({ awaiting: "guardian-approval" });
    expect((await openPage(service, link)).status).toBe(410);
  });

  test("may be decided about by one of them while someone new is waited for", async () => {
    const { challengeId, url } = await upgraded();
    await unwrap(service.as().sendChallengeEmail({ challengeId }));
    const own = await linkTo(GUARDIAN);
    await answer(url, { ...ALLOW, address: "other", email: OTHER });
    await answer(await linkTo(OTHER), { pending: "confirm" });
    await answer(own, { ...CONSENT, "choice-voice-chat": "deny" });
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
    const late = await openPage(service, await linkTo(OTHER));
    expect(late.text).not.toContain("Confirm your decision");
  });

  test("has four guardians at most, and a fifth reads so, with nothing changed", async () => {
    const { session } = await consented(service);
    const { sessionId } = session;
    const early = await upgrade(sessionId, "gameplay-recording");
    await answer(early.url, {
      ...{ ...CONSENT, "choice-gameplay-recording": "allow" },
      ...{ address: "other", email: "too.late@example.com" },
    });
    const permissions = ["voice-chat", "ai-chat", "text-chat-private", "text-chat-public"];
    for (const [nth, name] of permissions.entries()) {
      const asked = await upgrade(sessionId, name);
      const form = { ...CONSENT, [`choice-${name}`]: "allow", address: "other" };
      const email = `guardian-${nth}@example.com`;
      const sent = await answer(asked.url, { ...form, email });
      if (nth < 3) {
        await answer(await linkTo(email), { pending: "confirm" });
        await answer(await linkTo(GUARDIAN), { pending: "approve" });
        expect(await statusOf(asked.challengeId)).toMatchObject({ status: "PASS" });
      } else {
        expect(sent.status).toBe(422);
        expect(sent.text).toContain("already has 4 guardians");
        expect(await statusOf(asked.challengeId)).toEqual({
          challengeId: asked.challengeId,
          status: "IN_PROGRESS",
        });
        const { challengeId } = asked;
        const decide = (decider: string) =>
          service.as().setChallengeStatus({ challengeId, status: "PASS", email: decider });
        expect((await decide(email)).response.status).toBe(409);
        // One of the four is on file already, so the limit is not exceeded.
        await answer(await mailed(challengeId, "guardian-1@example.com"), form);
        expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
      }
    }
    // There was room when they decided, and there is none when they confirm.
    const late = await answer(await linkTo("too.late@example.com"), { pending: "confirm" });
    expect(late.status).toBe(422);
    expect(late.text).toContain("already has 4 guardians");
    expect(await statusOf(early.challengeId)).toMatchObject({ awaiting: "guardian-confirmation" });
  });
});

describe("of two guardians who answer", () => {
  test("the second learns who was first, when, and how to change it", async () => {
    for (const [choices, words] of [
      [CONSENT, "gave consent on"],
      [{ decision: "decline" }, "declined on"],
    ] as const) {
      const { challengeId } = await challenged(service);
      const first = await mailed(challengeId, "first@example.com");
      const second = await mailed(challengeId, "second@example.com");
      const page = await openPage(service, second);
      await answer(first, choices);
      const late = await postForm(service, second, { page, choices: Object.entries(CONSENT) });
      expect(late.status).toBe(409);
      for (const { text } of [late, await openPage(service, second)]) {
        expect(text).toContain("Another guardian has already decided");
        expect(text).toContain(`f...@example.com ${words}`);
      }
      expect((await openPage(service, first)).text).not.toContain("Another guardian");
    }
  });
});
