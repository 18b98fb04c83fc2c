// Tests former guardians of a child: no other address becomes a guardian without their knowledge.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { consented } from "../../testing/arrange.js";
import { CONSENT, guardianSteps } from "../../testing/guardian-steps.js";
import { ACCOUNT, STARFALL, startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());
// Each address gets at most five mails an hour.
afterEach(() => service.advance({ hours: 1 }));

const { answer, linkTo, look, mailed, mailsTo, signIn, upgrade } = guardianSteps(() => service);

const statusOf = (challengeId: string, product = STARFALL) =>
  unwrap(service.as(product).getChallengeStatus({ challengeId }));

/** Makes a child with a guardian's consent. */
async function raised(nth: string, product = STARFALL) {
  const [parent, other] = [`parent.${nth}@example.com`, `other.${nth}@example.com`];
  const { session } = await consented(service, product, parent);
  return { parent, other, kuid: session.kuid, sessionId: session.sessionId };
}

/** Makes a child whose guardian consented and then withdrew. */
async function withdrawn(nth: string) {
  const family = await raised(nth);
  await answer(`/family/sessions/${family.sessionId}/withdraw`, {}, await signIn(family.parent));
  expect((await service.as().getSession({ kuid: family.kuid })).response.status).toBe(404);
  await service.advance({ hours: 1 });
  return family;
}

/** Requests consent again, which the reader of an address gives by a mailed link. Returns the challenge. */
async function decidedBy(kuid: string, email: string, product = STARFALL): Promise<string> {
  const asked = await unwrap(service.as(product).checkAge({ jurisdiction: "US-CA", kuid }));
  const challengeId = "challenge" in asked ? (asked.challenge?.challengeId ?? "") : "";
  await answer(await mailed(challengeId, email, product), CONSENT);
  return challengeId;
}

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const NOTICE = "Another guardian has given consent in Starfall";
const forget = (kuid: string, organisation = "aurora") =>
  service.kinward(
    ...["player", "forget-guardians", kuid, "--organisation", organisation, "--mode", "test"],
  );

describe("after a guardian's own withdrawal", () => {
  test("the decision of another address waits for the former guardian, who lets it count", async () => {
    const { parent, other, kuid } = await withdrawn("one");
    const challengeId = await decidedBy(kuid, other);
    expect(await statusOf(challengeId)).toMatchObject({ awaiting: "guardian-approval" });
    expect((await service.as().getSession({ kuid })).response.status).toBe(404);
    const [mail] = await mailsTo(parent);
    expect(mail?.subject).toContain("Someone wants to become the guardian of a child in Starfall");
    expect(mail?.text).toContain("You were a guardian of a child");
    const link = await linkTo(parent);
    const page = await look(link);
    expect(page.text).toContain(other);
    expect(page.text).toContain("and you withdrew");
    expect(page.text).toContain("What they decided");
    await answer(link, { pending: "approve" });
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
    // A guardian who approves another person remains a guardian.
    const { sessionId } = await unwrap(service.as().getSession({ kuid }));
    expect((await look(`/family/sessions/${sessionId}`, await signIn(parent))).status).toBe(404);
  });

  test("it counts no longer once another guardian was let in, whom the product unlinks later", async () => {
    const { parent, other, kuid } = await withdrawn("succeeded");
    const challengeId = await decidedBy(kuid, other);
    await answer(await linkTo(parent), { pending: "approve" });
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
    const { sessionId } = await unwrap(service.as().getSession({ kuid }));
    await unwrap(service.as().unlinkParent({ sessionId }));
    const asked = await upgrade(sessionId, "voice-chat");
    const link = await mailed(asked.challengeId, "third.succeeded@example.com");
    await answer(link, { ...CONSENT, "choice-voice-chat": "allow" });
    expect(await statusOf(asked.challengeId)).toMatchObject({ status: "PASS" });
  });

  test("leaving as the last guardian is one, and a refusal fails the request", async () => {
    const { parent, other, kuid, sessionId } = await raised("two");
    await answer(`/family/sessions/${sessionId}/guardians/leave`, {}, await signIn(parent));
    await service.advance({ hours: 1 });
    const challengeId = await decidedBy(kuid, other);
    await answer(await linkTo(parent), { pending: "refuse" });
    expect(await statusOf(challengeId)).toMatchObject({
      ...{ status: "FAIL", failureReason: "guardian-refused" },
    });
  });

  test("without an answer in 14 days the request fails, and nothing but the former guardian's mail counts", async () => {
    const { parent, other, kuid } = await withdrawn("three");
    const challengeId = await decidedBy(kuid, other);
    for (const link of [await linkTo(other)]) {
      await answer(link, { pending: "approve" });
      await answer(link, CONSENT);
    }
    await service.advance({ days: 13 });
    expect(await statusOf(challengeId)).toMatchObject({ awaiting: "guardian-approval" });
    await service.advance({ days: 1 });
    expect(await statusOf(challengeId)).toMatchObject({
      ...{ status: "FAIL", failureReason: "guardian-refused" },
    });
    expect(await subjectsTo(parent)).not.toContain(NOTICE);
  });

  test("the former guardian's own decision counts at once, in a sibling product too", async () => {
    const { parent, kuid } = await withdrawn("four");
    const challengeId = await decidedBy(kuid, parent, ACCOUNT);
    expect(await statusOf(challengeId, ACCOUNT)).toMatchObject({ status: "PASS" });
  });

  test("a session of another family that is said to be the child's waits as well", async () => {
    const { kuid, other } = await withdrawn("five");
    const own = await raised("five-own", ACCOUNT);
    const { sessionId } = own;
    await unwrap(service.as(ACCOUNT).upgradeSession({ sessionId, kuid }));
    const browser = await signIn(own.parent);
    expect((await look(`/family/sessions/${sessionId}`, browser)).status).toBe(404);
    expect(await statusOf(await decidedBy(kuid, other))).toMatchObject({
      awaiting: "guardian-approval",
    });
  });
});

describe("after unlink-parent or an operator's revocation", () => {
  test("nothing waits, and the former guardian is mailed that another has consented", async () => {
    const ends = {
      unlinked: (sessionId: string) => unwrap(service.as().unlinkParent({ sessionId })),
      revoked: (sessionId: string) => service.kinward("session", "revoke", sessionId),
    };
    for (const [name, end] of Object.entries(ends)) {
      const { parent, other, kuid, sessionId } = await raised(name);
      await end(sessionId);
      await service.advance({ hours: 1 });
      let challengeId: string;
      if (name === "unlinked") {
        const requestedPermissions = [{ name: "voice-chat" }];
        const asked = await unwrap(
          service.as().upgradeSession({ sessionId, requestedPermissions }),
        );
        challengeId = "challengeId" in asked ? asked.challengeId : "";
        await answer(await mailed(challengeId, other), {
          ...CONSENT,
          "choice-voice-chat": "allow",
        });
      } else challengeId = await decidedBy(kuid, other);
      expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
      const notices = (await mailsTo(parent)).filter(({ subject }) => subject === NOTICE);
      expect(notices).toHaveLength(1);
      expect(notices[0]?.text).toMatch(/contact .+: https:\/\//);
      expect(notices[0]?.text).not.toContain(other);
      expect(await subjectsTo(other)).not.toContain(NOTICE);
    }
  });

  test("a former guardian hears of the next one alone, and not of those who follow them", async () => {
    const { parent, other, kuid } = await raised("followed");
    for (const email of [other, "third.followed@example.com"]) {
      const { sessionId } = await unwrap(service.as().getSession({ kuid }));
      await service.kinward("session", "revoke", sessionId);
      await service.advance({ hours: 1 });
      expect(await statusOf(await decidedBy(kuid, email))).toMatchObject({ status: "PASS" });
    }
    for (const email of [parent, other])
      expect((await subjectsTo(email)).filter((subject) => subject === NOTICE)).toHaveLength(1);
  });

  test("the former guardian who comes back is mailed nothing of the kind", async () => {
    const { parent, sessionId, kuid } = await raised("returning");
    await service.kinward("session", "revoke", sessionId);
    await service.advance({ hours: 1 });
    expect(await statusOf(await decidedBy(kuid, parent))).toMatchObject({ status: "PASS" });
    expect(await subjectsTo(parent)).not.toContain(NOTICE);
  });
});

describe("who said that the child is not theirs, or was erased", () => {
  test("is not a former guardian: another address decides at once, and they hear nothing", async () => {
    const ends = {
      disowns: async (parent: string, sessionId: string) => {
        const requestedPermissions = [{ name: "voice-chat" }];
        const asked = await unwrap(
          service.as().upgradeSession({ sessionId, requestedPermissions }),
        );
        const challengeId = "challengeId" in asked ? asked.challengeId : "";
        await answer(await mailed(challengeId, parent), { decision: "not-my-child" });
      },
      erased: (parent: string) =>
        service.kinward("guardian", "erase", parent, "--mode", "test", "--yes"),
    };
    for (const [name, end] of Object.entries(ends)) {
      const { parent, other, kuid, sessionId } = await raised(name);
      await end(parent, sessionId);
      await service.advance({ hours: 1 });
      if (name === "disowns") await service.kinward("session", "revoke", sessionId);
      const heard = (await mailsTo(parent)).length;
      expect(await statusOf(await decidedBy(kuid, other))).toMatchObject({ status: "PASS" });
      expect(await mailsTo(parent)).toHaveLength(heard);
    }
  });
});

describe("kinward player forget-guardians", () => {
  test("lets a decision count that waits, and is audited", async () => {
    const { other, kuid } = await withdrawn("forgotten");
    const challengeId = await decidedBy(kuid, other);
    expect(await statusOf(challengeId)).toMatchObject({ awaiting: "guardian-approval" });
    await expect(forget(kuid, "pebble")).rejects.toThrow();
    await forget(kuid);
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
    const [entry] = await service.database.query(
      "select actor, action, target from audit_log where action = 'guardians-forgotten'",
    );
    expect(entry).toMatchObject({
      ...{ actor: expect.stringMatching(/^operator:/), target: `player:${kuid}` },
    });
    await expect(forget(kuid)).rejects.toThrow("no former guardians");
  });

  test("mails nothing again of a decision that waits for its own confirmation", async () => {
    const { other, kuid } = await withdrawn("seven");
    const asked = await unwrap(service.as().checkAge({ jurisdiction: "US-CA", kuid }));
    const { challengeId = "", url = "" } = ("challenge" in asked && asked.challenge) || {};
    await answer(url, { ...CONSENT, email: other });
    const waiting = { awaiting: "guardian-confirmation" };
    expect(await statusOf(challengeId)).toMatchObject(waiting);
    const mails = await subjectsTo(other);
    await forget(kuid);
    expect(await subjectsTo(other)).toEqual(mails);
    expect(await statusOf(challengeId)).toMatchObject(waiting);
  });

  test("leaves what waits for the approval of a guardian on file", async () => {
    const { parent, other, kuid } = await withdrawn("eight");
    await decidedBy(kuid, parent);
    const { sessionId } = await unwrap(service.as().getSession({ kuid }));
    const { challengeId } = await upgrade(sessionId, "voice-chat");
    await answer(await mailed(challengeId, other), { ...CONSENT, "choice-voice-chat": "allow" });
    expect(await statusOf(challengeId)).toMatchObject({ awaiting: "guardian-approval" });
    const mails = await subjectsTo(parent);
    await forget(kuid);
    expect(await statusOf(challengeId)).toMatchObject({ awaiting: "guardian-approval" });
    expect(await subjectsTo(parent)).toEqual(mails);
  });
});

const BORN = { day: "1", month: "5", year: "2018" };

// Comes last, because commands use real time, and this leaves the service's clock ahead of it.
test("a former guardian is one for 365 days, longer than what was kept by the consent", async () => {
  const { other, kuid } = await withdrawn("six");
  const ask = async () => {
    const requestedProductIds = [STARFALL, ACCOUNT];
    const jurisdiction = "US-CA";
    await unwrap(service.as().createBulkChallenges({ jurisdiction, requestedProductIds, kuid }));
  };
  await service.advance({ days: 100 });
  await service.tidy();
  expect((await service.as().checkAge({ jurisdiction: "US-CA", kuid })).response.status).toBe(404);
  await ask();
  const asked = await unwrap(service.as().checkAge({ jurisdiction: "US-CA", kuid }));
  const early = "challenge" in asked ? (asked.challenge?.challengeId ?? "") : "";
  await answer(await mailed(early, other), { ...CONSENT, ...BORN });
  await answer(await linkTo(other), CONSENT);
  expect(await statusOf(early)).toMatchObject({ awaiting: "guardian-approval" });
  await service.advance({ days: 265 });
  await service.tidy();
  expect(
    await service.database.query(`select * from former_guardians where kuid = '${kuid}'`),
  ).toEqual([]);
});
