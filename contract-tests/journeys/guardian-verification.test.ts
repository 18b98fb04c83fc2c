// Tests a product that requires guardians who have proven to be adults.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { challenged, consented, EIGHT_IN_BRAZIL } from "../../testing/arrange.js";
import { CONSENT, guardianSteps } from "../../testing/guardian-steps.js";
import { hiddenFields, openPage } from "../../testing/pages.js";
import { PEBBLE, startTestService, type TestService } from "../../testing/service.js";
import { proofOf, revoke } from "../../testing/verification/operator.js";

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());
// Each address gets at most five mails an hour.
afterEach(() => service.advance({ hours: 1 }));

const { answer, linkTo, look, mailed } = guardianSteps(() => service);

const statusOf = (challengeId: string) =>
  unwrap(service.as(PEBBLE).getChallengeStatus({ challengeId }));

describe("a product that asks for verified guardians", () => {
  const holdsFor = (days: number) =>
    service.apply(`
      productId: 201
      name: Pebble Club
      organisation: pebble
      guardianAssurance: { default: attested, US: verified }
      guardianVerificationDays: ${days}
      permissions: [{ name: join-groups }, { name: mods }]`);
  beforeAll(() => holdsFor(30));

  const verified = async (email: string, persona: string) => {
    const { challengeId } = await challenged(service, PEBBLE);
    const link = await mailed(challengeId, email, PEBBLE);
    await answer(link, CONSENT);
    const begun = await answer(link, { pending: "verify" });
    const url = new URL(String(begun.headers["location"]), service.baseUrl).href;
    await answer(url, { persona });
    return { challengeId, link, url };
  };

  test("lets a decision count once the one who decided has shown to be an adult", async () => {
    const { challengeId } = await verified("adult@example.com", "adult");
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
    // The verification concerns the service only, so the product gets no event.
    const { events } = await unwrap(
      service.as(PEBBLE).listWebhookEvents({ type: "Verification.Result" }),
    );
    expect(events).toEqual([]);
    const next = await challenged(service, PEBBLE);
    await answer(await mailed(next.challengeId, "adult@example.com", PEBBLE), CONSENT);
    expect(await statusOf(next.challengeId)).toMatchObject({ status: "PASS" });
    await service.advance({ days: 30 });
    const later = await challenged(service, PEBBLE);
    await answer(await mailed(later.challengeId, "adult@example.com", PEBBLE), CONSENT);
    expect(await statusOf(later.challengeId)).toMatchObject({
      awaiting: "guardian-verification",
    });
  });

  test("learns nothing of a player's age from it, though an export names it", async () => {
    const { challengeId } = await verified("not.the.player@example.com", "adult");
    const client = service.as(PEBBLE);
    const { kuid } = await unwrap(client.getChallenge({ challengeId }));
    const { records } = await unwrap(client.exportPlayer({ kuid }));
    const verificationId = String(records["verifications"]?.[0]?.["verificationId"]);
    const platformAgeSignal = { name: "own-platform", verificationId } as const;
    const before = await service.rows();
    const { error } = await client.checkAge({ jurisdiction: "US-CA", platformAgeSignal });
    expect(error).toMatchObject({ code: "INVALID_INPUT" });
    expect(error?.message).toContain("verificationId");
    expect(await service.rows()).toEqual(before);
  });

  test("lets the reader of the mail prove it, and never who holds the handed link", async () => {
    const { challengeId, url = "" } = await challenged(service, PEBBLE);
    const link = await mailed(challengeId, "handed@example.com", PEBBLE);
    await answer(link, CONSENT);
    expect(await statusOf(challengeId)).toMatchObject({ awaiting: "guardian-verification" });
    const form = hiddenFields((await look(link)).text);
    for (const fields of [form, hiddenFields((await look(url)).text)]) {
      const posted = { ...fields, pending: "verify" };
      const sent = await service.post(new URL(url).pathname, posted, { Origin: service.baseUrl });
      expect(String(sent.headers["location"])).not.toContain("/widgets/verify/");
    }
    const begun = await answer(link, { pending: "verify" });
    expect(begun.headers["location"]).toContain("/widgets/verify/");
  });

  test("counts a decision that waits for approval by what was shown before, unless that is revoked meanwhile", async () => {
    const [email, first] = ["shown.before@example.com", "first.there@example.com"];
    await verified(email, "adult");
    /** Returns a child of another guardian who waits for that adult's decision. */
    const waiting = async () => {
      const { session } = await consented(service, PEBBLE, first);
      const requestedPermissions = [{ name: "mods" }];
      const asked = await unwrap(
        service.as(PEBBLE).upgradeSession({ sessionId: session.sessionId, requestedPermissions }),
      );
      const challengeId = "challengeId" in asked ? String(asked.challengeId) : "";
      const choices = { ...CONSENT, "choice-mods": "allow" };
      await answer(await mailed(challengeId, email, PEBBLE), choices);
      expect(await statusOf(challengeId)).toMatchObject({ awaiting: "guardian-approval" });
      return challengeId;
    };
    const counted = await waiting();
    await answer(await linkTo(first), { pending: "approve" });
    expect(await statusOf(counted)).toMatchObject({ status: "PASS" });
    const proven = await waiting();
    expect(await revoke(service, await proofOf(service, email))).toBe(true);
    await answer(await linkTo(first), { pending: "approve" });
    expect(await statusOf(proven)).toMatchObject({ awaiting: "guardian-verification" });
  });

  test("counts by the proof before, where the newest one is revoked, and by none once all are", async () => {
    const email = "twice@example.com";
    const decided = async () => {
      const { challengeId } = await challenged(service, PEBBLE);
      await answer(await mailed(challengeId, email, PEBBLE), CONSENT);
      return statusOf(challengeId);
    };
    const proven = async () => {
      const { challengeId } = await verified(email, "adult");
      expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
      return proofOf(service, email);
    };
    const oldest = await proven();
    await holdsFor(1);
    await service.advance({ days: 2 });
    const middle = await proven();
    await service.advance({ days: 2 });
    const newest = await proven();
    await holdsFor(30);
    // The end of a verification that does not count changes nothing.
    expect(await revoke(service, oldest)).toBe(true);
    expect(await decided()).toMatchObject({ status: "PASS" });
    expect(await revoke(service, newest)).toBe(true);
    expect(await decided()).toMatchObject({ status: "PASS" });
    await service.advance({ hours: 1 });
    expect(await proofOf(service, email)).toBe(middle);
    expect(await revoke(service, middle)).toBe(true);
    expect(await decided()).toMatchObject({ awaiting: "guardian-verification" });
  });

  test.each(["teen", "child"])("counts no decision of a %s", async (persona) => {
    const { challengeId, url } = await verified(`${persona}@example.com`, persona);
    await answer(url, { persona: "adult" });
    expect(await statusOf(challengeId)).toMatchObject({
      awaiting: "guardian-verification",
    });
  });

  test("takes three attempts that show nothing, and no fourth: the decision is dropped", async () => {
    const { challengeId, url } = await verified("unclear@example.com", "inconclusive");
    await answer(url, { persona: "inconclusive" });
    await answer(url, { persona: "inconclusive" });
    await answer(url, { persona: "adult" });
    expect(await statusOf(challengeId)).toEqual({ challengeId, status: "IN_PROGRESS" });
  });

  /** Starts again from the mail. Returns the address of the page that the browser is led to. */
  const again = async (link: string) => {
    const begun = await answer(link, { pending: "verify" });
    return new URL(String(begun.headers["location"]), service.baseUrl).href;
  };

  test("leads to the verification that was begun, and counts the attempts of all of them", async () => {
    const { challengeId, link, url } = await verified("retries@example.com", "inconclusive");
    expect(await again(link)).toBe(url);
    await answer(url, { persona: "teen" });
    const second = await again(link);
    expect(second).not.toBe(url);
    await answer(second, { persona: "child" });
    expect(await statusOf(challengeId)).toEqual({ challengeId, status: "IN_PROGRESS" });
    expect((await openPage(service, second)).text).toContain("Another adult can decide");
    // A guardian who decides again has no attempt left.
    await answer(link, CONSENT);
    expect(await again(link)).not.toContain("/widgets/verify/");
    expect(await statusOf(challengeId)).toMatchObject({
      awaiting: "guardian-verification",
    });
  });

  test("takes nothing more after an attempt at fraud", async () => {
    const { challengeId, link, url } = await verified("fraud@example.com", "fraudulent");
    // Another adult can decide, so there is nothing to appeal.
    expect((await openPage(service, url)).text).not.toContain('name="appeal"');
    await answer(url, { persona: "adult" });
    expect(await statusOf(challengeId)).toEqual({ challengeId, status: "IN_PROGRESS" });
    await answer(link, CONSENT);
    expect(await again(link)).not.toContain("/widgets/verify/");
  });

  test("takes nothing from a verification that was not finished within 14 days", async () => {
    const { challengeId, url } = await verified("slow@example.com", "inconclusive");
    await service.advance({ days: 14 });
    await answer(url, { persona: "adult" });
    expect(await statusOf(challengeId)).toEqual({ challengeId, status: "IN_PROGRESS" });
    expect((await openPage(service, url)).text).toContain("This did not work");
  });

  test("leads on from the mail in which the decision was confirmed", async () => {
    const { challengeId, url = "" } = await challenged(service, PEBBLE);
    await answer(url, { ...CONSENT, email: "leads.on@example.com" });
    const link = await linkTo("leads.on@example.com");
    await answer(link, { pending: "confirm" });
    const begun = await answer(link, { pending: "verify" });
    const page = new URL(String(begun.headers["location"]), service.baseUrl).href;
    expect(page).toContain("/widgets/verify/");
    await answer(page, { persona: "adult" });
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
  });

  test("offers nothing to verify to who holds the handed link", async () => {
    const { challengeId, url = "" } = await challenged(service, PEBBLE);
    await answer(url, { ...CONSENT, email: "handed@example.com" });
    await answer(await linkTo("handed@example.com"), { pending: "confirm" });
    const sent = await answer(url, { pending: "verify" });
    expect(String(sent.headers["location"])).not.toContain("/verify/");
    expect(await statusOf(challengeId)).toMatchObject({
      awaiting: "guardian-verification",
    });
  });
});

test("a guardian's face is judged by what a guardian has to prove, whatever the bounds for the child's", async () => {
  await service.apply(`
    productId: 201
    name: Pebble Club
    organisation: pebble
    guardianAssurance: verified
    permissions: [{ name: join-groups }, { name: mods }]
    verification: { trustedAdult: [face] }
    providers: { face: { kind: simulated, estimates: true } }`);
  const email = "face@example.com";
  const { session } = await consented(service, PEBBLE, email, EIGHT_IN_BRAZIL);
  const asked = await unwrap(
    service.as(PEBBLE).upgradeSession({
      ...{ sessionId: session.sessionId, requestedPermissions: [{ name: "mods" }] },
      options: { facialAgeEstimation: { passIfOver: 100, failIfUnder: 100 } },
    }),
  );
  const { challengeId } = asked as { challengeId: string };
  const link = await mailed(challengeId, email, PEBBLE);
  await answer(link, { ...CONSENT, "choice-mods": "allow" });
  const begun = await answer(link, { pending: "verify" });
  await answer(String(begun.headers["location"]), { persona: "adult" });
  expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
});
