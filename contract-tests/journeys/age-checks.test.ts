// A guardian sees on the family pages how their age and their child's was proven, and revokes the proof.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { GUARDIAN, UNKNOWN_ID, challenged, consented } from "../../testing/arrange.js";
import { CONSENT, guardianSteps, type Browser } from "../../testing/guardian-steps.js";
import { hiddenFields } from "../../testing/pages.js";
import { PEBBLE, STARFALL, startTestService, type TestService } from "../../testing/service.js";
import { proofOf, revocations, revoke } from "../../testing/verification/operator.js";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.apply(`
    productId: 201
    name: Pebble Club
    organisation: pebble
    guardianAssurance: { default: attested, US: verified }
    permissions: [{ name: join-groups }, { name: mods }]`);
});
afterAll(() => service.stop());
// Each address gets at most five mails an hour.
afterEach(() => service.advance({ hours: 1 }));

const { answer, linkTo, look, mailed, signIn } = guardianSteps(() => service);

const statusOf = (challengeId: string) =>
  unwrap(service.as(PEBBLE).getChallengeStatus({ challengeId }));

/** Continues from a decision to its verification, and passes it. */
async function passFrom(link: string): Promise<void> {
  const begun = await answer(link, { pending: "verify" });
  await answer(String(begun.headers["location"]), { persona: "adult" });
}

/** Makes a child whose guardian has proven to be an adult. */
async function verifiedGuardian(email: string): Promise<{ sessionId: string }> {
  const { challengeId } = await challenged(service, PEBBLE);
  const link = await mailed(challengeId, email, PEBBLE);
  await answer(link, CONSENT);
  await passFrom(link);
  const { sessionId = "" } = await statusOf(challengeId);
  return { sessionId };
}

/** Returns the path of the step that revokes an age check, as a page links to it. */
async function stepOn(page: string, browser: Browser): Promise<string | undefined> {
  const { text } = await look(page, browser);
  return /href="([^"]*\/age-checks\/[^"]+)"/.exec(text)?.[1];
}

describe("a guardian who has shown to be an adult", () => {
  test("sees how, when and until when, takes it back, and is led through it again", async () => {
    const email = "adult@example.com";
    const { sessionId } = await verifiedGuardian(email);
    const guardians = `/family/sessions/${sessionId}/guardians`;
    const browser = await signIn(email);
    const before = (await look(guardians, browser)).text;
    expect(before).toContain("Email address confirmed, and shown to be an adult");
    for (const text of ["In test mode", "When", "Counts until"]) expect(before).toContain(text);

    const verificationId = await proofOf(service, email);
    const step = (await stepOn(guardians, browser)) ?? "";
    expect(step).toContain(verificationId);
    expect((await look(step, browser)).text).toContain("Withdraw this age check?");
    expect((await look(step.replace(verificationId, UNKNOWN_ID), browser)).status).toBe(404);
    const done = await answer(step, {}, browser);
    const after = (await look(String(done.headers["location"]), browser)).text;
    expect(after).toContain("You withdrew the age check");
    expect(after).toContain("Email address confirmed<");
    expect(after).not.toContain("shown to be an adult");
    expect(await stepOn(guardians, browser)).toBeUndefined();
    expect((await look(step, browser)).status).toBe(404);
    expect(await revocations(service)).toContainEqual({
      actor: expect.stringMatching(/^guardian:./),
      target: `verification:${verificationId}`,
    });
    const { events } = await unwrap(
      service.as(PEBBLE).listWebhookEvents({ type: "Verification.Result" }),
    );
    expect(events).toEqual([]);

    const next = await challenged(service, PEBBLE);
    const link = await mailed(next.challengeId, email, PEBBLE);
    await answer(link, CONSENT);
    expect(await statusOf(next.challengeId)).toMatchObject({ awaiting: "guardian-verification" });
    await passFrom(link);
    expect(await statusOf(next.challengeId)).toMatchObject({ status: "PASS" });
  });

  test("needs a link that was mailed a moment ago, and is the only one who can", async () => {
    const email = "fresh@example.com";
    const { sessionId } = await verifiedGuardian(email);
    const browser = await signIn(email);
    const step = (await stepOn(`/family/sessions/${sessionId}/guardians`, browser)) ?? "";
    const form = hiddenFields((await look(step, browser)).text);
    await service.advance({ minutes: 15 });
    for (const late of [await look(step, browser), await service.post(step, form, browser)])
      expect(late.headers["location"]).toContain("/family/confirm");
    const other = "other@example.com";
    await verifiedGuardian(other);
    expect((await look(step, await signIn(other))).status).toBe(404);
    expect(await proofOf(service, email)).not.toBe("");
  });

  test("has shown it to one organisation, and to no other", async () => {
    const email = "everywhere@example.com";
    const { sessionId } = await verifiedGuardian(email);
    const elsewhere = (await consented(service, STARFALL, email)).session.sessionId;
    const browser = await signIn(email);
    const step = (await stepOn(`/family/sessions/${sessionId}/guardians`, browser)) ?? "";
    expect(step).toContain(sessionId);
    expect(await stepOn(`/family/sessions/${elsewhere}/guardians`, browser)).toBeUndefined();
    expect((await look(step.replace(sessionId, elsewhere), browser)).status).toBe(404);
  });

  test("stays verified by the proof that is left, when another is revoked", async () => {
    const email = "twice@example.com";
    const { sessionId } = await verifiedGuardian(email);
    const first = await proofOf(service, email);
    await service.advance({ days: 365 });
    await verifiedGuardian(email);
    const second = await proofOf(service, email);
    expect(await revoke(service, first)).toBe(true);
    const guardians = `/family/sessions/${sessionId}/guardians`;
    expect((await look(guardians, await signIn(email))).text).toContain("shown to be an adult");
    expect(await revoke(service, second)).toBe(true);
    expect((await look(guardians, await signIn(email))).text).not.toContain("shown to be an adult");
  });

  test("verifies once more before an approval counts that came after the proof was revoked", async () => {
    const { session } = await consented(service, PEBBLE);
    const { sessionId } = session;
    const requestedPermissions = [{ name: "mods" }];
    const asked = await unwrap(
      service.as(PEBBLE).upgradeSession({ sessionId, requestedPermissions }),
    );
    if (!("challengeId" in asked)) throw new Error("The upgrade asked for no consent.");
    const { challengeId, url = "" } = asked;
    const email = "second@example.com";
    await answer(url, { ...CONSENT, "choice-mods": "allow", address: "other", email });
    const link = await linkTo(email);
    await answer(link, { pending: "confirm" });
    await passFrom(link);
    expect(await statusOf(challengeId)).toMatchObject({ awaiting: "guardian-approval" });
    const approval = await linkTo(GUARDIAN);
    expect(await revoke(service, await proofOf(service, email))).toBe(true);
    await answer(approval, { pending: "approve" });
    expect(await statusOf(challengeId)).toMatchObject({ awaiting: "guardian-verification" });
  });
});

describe("a child whose age was checked", () => {
  test("is shown so to their guardian, who takes it back; the product is sent that it was revoked", async () => {
    const { session } = await consented(service);
    const { sessionId, kuid } = session;
    const { id } = await unwrap(
      service.as().performAccessAgeVerification({
        ...{ jurisdiction: "US-CA", criteria: { age: 6 }, sessionId },
      }),
    );
    await unwrap(service.as().setAgeVerificationStatus({ verificationId: id, status: "PASS" }));
    const child = `/family/sessions/${sessionId}/records`;
    const browser = await signIn(GUARDIAN);
    expect((await look(child, browser)).text).toContain("This child’s age has been checked.");
    const step = (await stepOn(child, browser)) ?? "";
    expect(step).toContain(id);
    const done = await answer(step, {}, browser);
    const after = (await look(String(done.headers["location"]), browser)).text;
    expect(after).toContain("You withdrew the age check");
    expect(after).not.toContain("This child’s age has been checked.");
    expect(await unwrap(service.as().getVerificationStatus({ id }))).toMatchObject({
      ...{ status: "FAIL", failureReason: "revoked" },
    });
    const { events } = await unwrap(
      service.as().listWebhookEvents({ type: "Verification.Result", limit: 1 }),
    );
    expect(events[0]?.data).toMatchObject({
      ...{ id, sessionId, kuid, status: "FAIL", failureReason: "revoked" },
    });
    expect(await revocations(service)).toContainEqual({
      ...{ actor: expect.stringMatching(/^guardian:./), target: `verification:${id}` },
    });
  });

  test("is shown so for as long as the check holds", async () => {
    const { session } = await consented(service);
    const { sessionId } = session;
    const { id } = await unwrap(
      service.as().performAccessAgeVerification({
        ...{ jurisdiction: "US-CA", criteria: { age: 6 }, sessionId },
      }),
    );
    await unwrap(service.as().setAgeVerificationStatus({ verificationId: id, status: "PASS" }));
    await service.advance({ days: 365, minutes: -1 });
    const browser = await signIn(GUARDIAN);
    const isShown = async () =>
      (await look(`/family/sessions/${sessionId}/records`, browser)).text.includes(
        "This child’s age has been checked.",
      );
    expect(await isShown()).toBe(true);
    await service.advance({ minutes: 1 });
    expect(await isShown()).toBe(false);
  });
});
