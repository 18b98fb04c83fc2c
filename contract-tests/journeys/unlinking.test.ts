// A product unlinks the guardians of a session.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { UNKNOWN_ID, challenged, consented, letIn } from "../../testing/arrange.js";
import { CONSENT, guardianSteps } from "../../testing/guardian-steps.js";
import { limitOf, scheduleOf } from "../../testing/kid.js";
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
// Each address gets at most five mails an hour.
afterEach(() => service.advance({ hours: 1 }));

const { answer, atHome, eventsOf, linkTo, look, mailed, mailsTo, upgrade } = guardianSteps(
  () => service,
);

const sessionOf = (sessionId: string) => unwrap(service.as().getSession({ sessionId }));

const typesOf = async (sessionId: string) => (await eventsOf(sessionId)).map(({ type }) => type);

/** Makes a child whose guardian has set everything that a guardian can set. */
async function raised(email: string) {
  const { session } = await consented(service, STARFALL, email);
  const { sessionId, kuid } = session;
  const client = service.as();
  const home = await atHome(email);
  const page = `/family/sessions/${sessionId}`;
  await unwrap(
    client.setGuardianManagedPermissions({ sessionId, enabledPermissions: ["text-chat-public"] }),
  );
  const schedule = scheduleOf({ timezone: "Pacific/Auckland", dailyLimits: limitOf(60) });
  await unwrap(client.setScreentime({ sessionId, enabled: true, schedule }));
  const { overrideId } = await unwrap(
    client.requestScreentimeOverride({ sessionId, type: "extra-time", requestedMinutes: 30 }),
  );
  await unwrap(client.resolveScreentimeOverride({ overrideId, status: "granted" }));
  await home.press(`${page}/permissions`, {
    allowance: "weekly-spend",
    "allowance-weekly-spend": "20",
  });
  await home.press(`${page}/name`, { name: "Robin", colour: "green" });
  return { sessionId, kuid, home, page };
}

describe("unlink-parent", () => {
  test("wipes what the guardian set, keeps permissions and data, and tells product and guardian", async () => {
    const email = "unlinked@example.com";
    const { sessionId, kuid, home, page } = await raised(email);
    const before = await sessionOf(sessionId);
    expect(before.allowances?.[0]).toMatchObject({ numericalValue: 20 });
    expect((await home.look("/family")).text).toContain("Robin");
    const pending = await unwrap(
      service.as().requestScreentimeOverride({ sessionId, type: "extra-time" }),
    );

    const unlinkedAt = new Date(service.clock.now()).toISOString();
    expect(await unwrap(service.as().unlinkParent({ sessionId }))).toEqual({
      sessionId,
      status: "PASS",
      unlinkedAt,
    });

    const after = await sessionOf(sessionId);
    expect(after.etag).not.toBe(before.etag);
    expect({ ...after, etag: "", allowances: [] }).toEqual({ ...before, etag: "", allowances: [] });
    expect(after.managedBy).toBe("GUARDIAN");
    expect(after.allowances).toMatchObject([
      { name: "weekly-spend", numericalValue: 0 },
      { name: "chat-partners", selectionValue: "nobody" },
    ]);
    expect(await unwrap(service.as().getScreentimeState({ sessionId }))).toEqual({
      enabled: false,
    });
    const [unlinked, ...earlier] = await eventsOf(sessionId);
    expect(unlinked).toMatchObject({
      type: "Session.Unlink",
      data: { productId: STARFALL, sessionId, kuid, unlinkedAt },
    });
    expect(earlier.slice(0, 2)).toMatchObject([
      { type: "Session.ChangePermissions", data: { permissions: [] } },
      {
        type: "Screentime.OverrideResult",
        data: { overrideId: pending.overrideId, status: "denied" },
      },
    ]);
    expect((await mailsTo(email))[0]?.subject).toContain(
      "You are no longer linked to a child in Starfall",
    );
    expect((await home.look(page)).status).toBe(404);
    const consent = (await service.recorded("consent")).find((entry) => entry["kuid"] === kuid);
    expect((await service.recorded("unlink")).at(-1)).toMatchObject({
      ...{ sessionId, kuid, productId: STARFALL, guardians: [consent?.["guardian"]] },
      ...{ by: "product", keyId: expect.stringMatching(/^\w{10}$/) },
    });

    // The next guardian inherits neither extra time nor a name from the last one.
    const schedule = scheduleOf({ dailyLimits: limitOf(60) });
    const state = await unwrap(service.as().setScreentime({ sessionId, enabled: true, schedule }));
    expect(state).toMatchObject({ state: { timeLimitTodayMinutes: 60 } });
    const { challengeId } = await upgrade(sessionId, "voice-chat");
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS", email }));
    expect((await home.look(page)).text).not.toContain("Robin");
    expect((await home.look(page)).status).toBe(200);
  });

  test("lets a decision be made anew that waited for the guardian's approval", async () => {
    const { session } = await consented(service, STARFALL, "approver@example.com");
    const { challengeId } = await upgrade(session.sessionId, "voice-chat");
    const email = "newcomer@example.com";
    const link = await mailed(challengeId, email);
    await answer(link, { ...CONSENT, "choice-voice-chat": "allow" });
    const statusOf = () => unwrap(service.as().getChallengeStatus({ challengeId }));
    expect(await statusOf()).toMatchObject({ awaiting: "guardian-approval" });
    await unwrap(service.as().unlinkParent({ sessionId: session.sessionId }));
    expect(await statusOf()).toEqual({ challengeId, status: "IN_PROGRESS" });
    await answer(link, { ...CONSENT, "choice-voice-chat": "allow" });
    expect(await statusOf()).toMatchObject({ status: "PASS" });
  });

  test("leaves a decision that waits for the confirmation of who made it", async () => {
    const { session } = await consented(service, STARFALL, "unlinked@example.com");
    const { challengeId, url } = await upgrade(session.sessionId, "voice-chat");
    const email = "unconfirmed@example.com";
    const choices = { ...CONSENT, "choice-voice-chat": "allow", address: "other", email };
    await answer(url, choices);
    const statusOf = () => unwrap(service.as().getChallengeStatus({ challengeId }));
    const waiting = { status: "IN_PROGRESS", awaiting: "guardian-confirmation" };
    expect(await statusOf()).toMatchObject(waiting);
    await unwrap(service.as().unlinkParent({ sessionId: session.sessionId }));
    expect(await statusOf()).toMatchObject(waiting);
    await answer(await linkTo(email), { pending: "confirm" });
    expect(await statusOf()).toMatchObject({ status: "PASS" });
  });

  test("repeated, at once or later, answers the first instant and does nothing more", async () => {
    const { session } = await consented(service, STARFALL, "repeated@example.com");
    const { sessionId } = session;
    const unlinkedAt = new Date(service.clock.now()).toISOString();
    const both = await Promise.all([
      unwrap(service.as().unlinkParent({ sessionId })),
      unwrap(service.as().unlinkParent({ sessionId })),
    ]);
    await service.advance({ hours: 2 });
    const etag = (await sessionOf(sessionId)).etag;
    const later = await unwrap(service.as().unlinkParent({ sessionId }));
    for (const answer of [...both, later]) expect(answer.unlinkedAt).toBe(unlinkedAt);
    expect((await typesOf(sessionId)).filter((type) => type === "Session.Unlink")).toHaveLength(1);
    expect((await mailsTo("repeated@example.com")).filter(isAboutUnlinking)).toHaveLength(1);
    expect((await sessionOf(sessionId)).etag).toBe(etag);
  });

  test("is a conflict for a session that never had a guardian on file", async () => {
    const { sessionId } = await letIn(service);
    expect((await service.as().unlinkParent({ sessionId })).error?.code).toBe("CONFLICT");
    const { challengeId, kuid } = await challenged(service);
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS" }));
    const child = await unwrap(service.as().getSession({ kuid }));
    const { error } = await service.as().unlinkParent({ sessionId: child.sessionId });
    expect(error?.code).toBe("CONFLICT");
    expect(await typesOf(child.sessionId)).not.toContain("Session.Unlink");
  });

  test("knows no session of another product or mode, nor one that was revoked", async () => {
    const { session } = await consented(service, STARFALL, "foreign@example.com");
    const { sessionId } = session;
    const attempts = [
      service.as(ACCOUNT).unlinkParent({ sessionId }),
      service.as(PEBBLE).unlinkParent({ sessionId }),
      service.as(STARFALL, "live").unlinkParent({ sessionId }),
      service.as().unlinkParent({ sessionId: UNKNOWN_ID }),
    ];
    for (const attempt of attempts) expect((await attempt).error?.code).toBe("NOT_FOUND");
    await unwrap(service.as().revokeSession({ sessionId }));
    expect((await service.as().unlinkParent({ sessionId })).error?.code).toBe("NOT_FOUND");
  });

  test("of one product leaves the other product's guardian, and the name that they use", async () => {
    const email = "both@example.com";
    const { sessionId, kuid, home } = await raised(email);
    const there = service.as(ACCOUNT);
    const { challenge } = await unwrap(there.checkAge({ jurisdiction: "US-CA", kuid }));
    const challengeId = challenge?.challengeId ?? "";
    await unwrap(there.setChallengeStatus({ challengeId, status: "PASS", email }));
    await unwrap(service.as().unlinkParent({ sessionId }));
    const family = (await home.look("/family")).text;
    expect(family).toContain("Robin");
    expect(family).not.toContain("Starfall</");
  });
});

/** Adds another parent, who consented to a permission of the same session. */
async function joinedBy(sessionId: string, email: string, first: string): Promise<void> {
  const { challengeId } = await upgrade(sessionId, "voice-chat");
  await answer(await mailed(challengeId, email), { ...CONSENT, "choice-voice-chat": "allow" });
  await answer(await linkTo(first), { pending: "approve" });
  expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
}

const statusOf = (challengeId: string) => unwrap(service.as().getChallengeStatus({ challengeId }));

describe("a guardian's link to a session ends", () => {
  /** Checks that no limit and no choice of the guardian remains, because no one could lift it. */
  async function expectUnlinked(sessionId: string, unlinkedAt: string): Promise<void> {
    expect(await unwrap(service.as().getScreentimeState({ sessionId }))).toEqual({
      enabled: false,
    });
    expect((await sessionOf(sessionId)).allowances?.[0]).toMatchObject({ numericalValue: 0 });
    const unlinks = (await eventsOf(sessionId)).filter(({ type }) => type === "Session.Unlink");
    expect(unlinks).toMatchObject([{ data: { sessionId, unlinkedAt } }]);
    const again = await unwrap(service.as().unlinkParent({ sessionId }));
    expect(again.unlinkedAt).toBe(unlinkedAt);
  }

  const nowText = () => new Date(service.clock.now()).toISOString();

  test("by “not my child”: what they set is wiped, and the product learns of it once", async () => {
    const email = "disowns@example.com";
    const { sessionId } = await raised(email);
    const before = await sessionOf(sessionId);
    const { challengeId } = await upgrade(sessionId, "voice-chat");
    await answer(await mailed(challengeId, email), { decision: "not-my-child" });
    await expectUnlinked(sessionId, nowText());
    const after = await sessionOf(sessionId);
    expect(after).toMatchObject({ managedBy: "GUARDIAN", permissions: before.permissions });
  });

  test("by “This wasn't me” of one who only joined: the session goes on, without what they set", async () => {
    const youth = await unwrap(service.as().checkAge({ jurisdiction: "US-CA", age: 15 }));
    const { sessionId = "" } = "session" in youth ? youth.session : {};
    const email = "only-joined@example.com";
    const invited = await unwrap(service.as().inviteParent({ sessionId, email }));
    await answer(await linkTo(email), CONSENT);
    expect(await statusOf(invited.challengeId)).toMatchObject({ status: "PASS" });
    const schedule = scheduleOf({ dailyLimits: limitOf(30) });
    await unwrap(service.as().setScreentime({ sessionId, enabled: true, schedule }));
    const joining = (await mailsTo(email)).findLast(({ text }) => text.includes("/undo"));
    const undo = /http\S+\/undo/.exec(joining?.text ?? "")?.[0] ?? "";
    expect((await look(undo)).text).toContain(
      "Only the limits and allowances that guardians set in Starfall no longer apply.",
    );
    await answer(undo);
    await expectUnlinked(sessionId, nowText());
    expect(await typesOf(sessionId)).not.toContain("Session.Revoked");
    await service.advance({ minutes: 1 });
    await answer(undo);
    expect((await typesOf(sessionId)).filter((type) => type === "Session.Unlink")).toHaveLength(1);
  });

  test("by leaving, “This wasn't me”, a withdrawal or an operator: the product learns of it before the revocation", async () => {
    const ends: Record<string, (email: string, sessionId: string) => Promise<unknown>> = {
      leaving: async (email, sessionId) =>
        (await atHome(email)).press(`/family/sessions/${sessionId}/guardians/leave`, {}),
      withdrawal: async (email, sessionId) =>
        (await atHome(email)).press(`/family/sessions/${sessionId}/withdraw`, {}),
      repudiation: async (email) => {
        const receipt = (await mailsTo(email)).find(({ text }) => text.includes("/undo"));
        return answer(/http\S+\/undo/.exec(receipt?.text ?? "")?.[0] ?? "");
      },
      operator: (_email, sessionId) => service.kinward("session", "revoke", sessionId),
      erasure: (email) => service.kinward("guardian", "erase", email, "--mode", "test", "--yes"),
    };
    for (const [name, end] of Object.entries(ends)) {
      const email = `${name}@example.com`;
      const { session } = await consented(service, STARFALL, email);
      await end(email, session.sessionId);
      await service.settle();
      const types = (await typesOf(session.sessionId)).filter((type) => type.startsWith("Session"));
      expect([name, ...types]).toEqual([name, "Session.Revoked", "Session.Unlink"]);
      await service.advance({ hours: 1 });
    }
  });

  test("and another guardian remains: nothing is wiped and nothing is sent", async () => {
    const [first, second] = ["stays@example.com", "goes@example.com"];
    const { sessionId } = await raised(first);
    await joinedBy(sessionId, second, first);
    await (await atHome(second)).press(`/family/sessions/${sessionId}/guardians/leave`, {});
    expect(await unwrap(service.as().getScreentimeState({ sessionId }))).toMatchObject({
      enabled: true,
    });
    expect((await sessionOf(sessionId)).allowances?.[0]).toMatchObject({ numericalValue: 20 });
    expect(await typesOf(sessionId)).not.toContain("Session.Unlink");
  });
});

const isAboutUnlinking = ({ subject }: { subject: string }) => subject.includes("no longer linked");
