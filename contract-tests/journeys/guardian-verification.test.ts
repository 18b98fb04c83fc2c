// Tests a product that requires guardians who have proven to be adults.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { challenged, consented, EIGHT_IN_BRAZIL, EIGHT_YEAR_OLD } from "../../testing/arrange.js";
import type { Form, Response } from "../../testing/caller.js";
import { ledgerEntries } from "../../testing/ledger.js";
import { MINUTE } from "../../testing/fixed.js";
import { CONSENT, guardianSteps, linkIn, type Browser } from "../../testing/guardian-steps.js";
import { hiddenFields, openPage } from "../../testing/pages.js";
import { PEBBLE, STARFALL, startTestService, type TestService } from "../../testing/service.js";
import { begunFor, grant, proofOf, revoke } from "../../testing/verification/operator.js";

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());
// Each address gets at most five mails an hour.
afterEach(() => service.advance({ hours: 1 }));

const { answer, linkTo, look, mailed, newestTo, signIn, upgrade } = guardianSteps(() => service);

const statusOf = (challengeId: string, product = PEBBLE) =>
  unwrap(service.as(product).getChallengeStatus({ challengeId }));

describe("a product that asks for verified guardians", () => {
  const holdsFor = (days: number) =>
    service.apply(`
      productId: 201
      name: Pebble Club
      organisation: pebble
      guardianAssurance: { default: attested, US: verified }
      guardianVerificationDays: ${days}
      company: { name: Pebble Ltd, contactUrl: "https://pebble.example/contact" }
      permissions: [{ name: join-groups }, { name: mods }]`);
  beforeAll(() => holdsFor(30));

  /** Begins to verify from the mail. Returns the address of the page that the browser is led to. */
  const begin = async (link: string) => {
    const begun = await answer(link, { pending: "verify" });
    return new URL(String(begun.headers["location"]), service.baseUrl).href;
  };

  const verified = async (email: string, persona: string) => {
    const { challengeId } = await challenged(service, PEBBLE);
    const link = await mailed(challengeId, email, PEBBLE);
    await answer(link, CONSENT);
    const url = await begin(link);
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
    // There is a way left to try first.
    expect((await openPage(service, url)).text).not.toContain('value="appeal"');
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

  test("that comes to nothing drops no decision that another guardian has made since", async () => {
    const email = "comes.to.nothing@example.com";
    const { challengeId, url } = await verified(email, "inconclusive");
    await answer(await mailed(challengeId, "decides.since@example.com", PEBBLE), CONSENT);
    for (let nth = 2; nth <= 3; nth++) await answer(url, { persona: "inconclusive" });
    expect(await statusOf(challengeId)).toMatchObject({ awaiting: "guardian-verification" });
  });

  test("leads to the verification that was begun, and counts the attempts of all of them", async () => {
    const { challengeId, link, url } = await verified("retries@example.com", "inconclusive");
    expect(await begin(link)).toBe(url);
    await answer(url, { persona: "teen" });
    const second = await begin(link);
    expect(second).not.toBe(url);
    await answer(second, { persona: "child" });
    expect(await statusOf(challengeId)).toEqual({ challengeId, status: "IN_PROGRESS" });
    expect((await openPage(service, second)).text).toContain("Another adult can decide");
    // A guardian who decides again has no attempt left.
    await answer(link, CONSENT);
    // Both began at the same instant of the clock.
    expect([url, second]).toContain(await begin(link));
    expect((await openPage(service, second)).text).not.toContain('name="persona"');
    expect(await statusOf(challengeId)).toMatchObject({
      awaiting: "guardian-verification",
    });
  });

  test("lets a guardian appeal once no way is left, and try again where it was right", async () => {
    const email = "appeals@example.com";
    const { challengeId, link, url } = await verified(email, "inconclusive");
    expect((await openPage(service, url)).text).not.toContain('value="appeal"');
    await answer(url, { persona: "inconclusive" });
    await answer(url, { persona: "inconclusive" });
    const { text } = await openPage(service, url);
    expect(text).toContain("You do not have to send a document or a picture");
    expect(text).toContain('href="https://pebble.example/contact"');
    expect(await grant(service, await begunFor(service, challengeId))).toBe(false);
    await answer(url, { do: "appeal", appeal: "did-not-work" });
    expect((await openPage(service, url)).text).toContain("You asked for another look");
    await answer(link, CONSENT);
    expect(await begin(link)).toBe(url);
    expect(await grant(service, await begunFor(service, challengeId))).toBe(true);
    // The appeal by itself lets nothing count.
    expect(await statusOf(challengeId)).toMatchObject({ awaiting: "guardian-verification" });
    expect((await openPage(service, url)).text).toContain("Open the link in your email to try");
    const second = await begin(link);
    expect(second).not.toBe(url);
    await answer(second, { persona: "adult" });
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
  });

  test("takes nothing more after an attempt at fraud", async () => {
    const { challengeId, link, url } = await verified("fraud@example.com", "fraudulent");
    // Another adult can decide, so there is nothing to appeal.
    expect((await openPage(service, url)).text).not.toContain('name="appeal"');
    await answer(url, { persona: "adult" });
    expect(await statusOf(challengeId)).toEqual({ challengeId, status: "IN_PROGRESS" });
    await answer(link, CONSENT);
    expect(await begin(link)).toBe(url);
    const { text } = await openPage(service, url);
    expect(text).not.toContain('name="persona"');
    expect(text).not.toContain('value="appeal"');
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

describe("what a law reserves for verified guardians", () => {
  const sessionOf = (kuid: string) => unwrap(service.as().getSession({ kuid }));
  const permission = async (kuid: string, name: string) =>
    (await sessionOf(kuid)).permissions.find((one) => one.name === name);
  const OFF = { enabled: false, offUntil: "guardian-verification" };
  const ON = { enabled: true, managedBy: "GUARDIAN" };
  const chats = { ...CONSENT, permission: ["voice-chat", "multiplayer"] };

  /** Returns a child of eight, in California by default, and the link that a guardian of theirs was mailed. */
  const asked = async (email: string, jurisdiction = "US-CA") => {
    const child = { ...EIGHT_YEAR_OLD, jurisdiction };
    const { challengeId, kuid, url = "" } = await challenged(service, STARFALL, child);
    return { challengeId, kuid, url, link: await mailed(challengeId, email) };
  };
  const pathOf = ({ headers }: Response) => String(headers["location"]);

  /** Presses the button of the result that leads to the proof. */
  const prove = async (link: string) => {
    const { pathname } = new URL(link);
    const fields = hiddenFields((await look(`${pathname}/done`)).text);
    return service.post(`${pathname}/prove`, fields, { Origin: service.baseUrl });
  };

  /** Presses a button on the permissions page of a child. */
  const choose = async (path: string, form: Form, browser: Browser) => {
    const nonce = hiddenFields((await look(path, browser)).text)["nonce"] ?? "";
    return service.post(path, { nonce, ...form }, { Origin: service.baseUrl, ...browser });
  };

  test("stays off after a consent by mail that grants the rest, as the page says before", async () => {
    const email = "before@example.com";
    const { challengeId, kuid, link } = await asked(email);
    const { text } = await openPage(service, link);
    const said = text.indexOf("This stays off until you have shown that you are an adult: ");
    expect(said).toBeGreaterThan(0);
    expect(said).toBeLessThan(text.indexOf('value="consent"'));
    expect(text).toContain("Children&#39;s Online Privacy Protection Act");
    await answer(link, chats);
    expect(await statusOf(challengeId, STARFALL)).toMatchObject({ status: "PASS" });
    expect(await permission(kuid, "multiplayer")).toMatchObject(ON);
    expect(await permission(kuid, "voice-chat")).toMatchObject(OFF);
    const entries = await ledgerEntries(service.services.store, "consent");
    expect(entries.find((entry) => entry["challengeId"] === challengeId)).toMatchObject({
      enabled: ["multiplayer"],
      waiting: ["voice-chat"],
    });
    expect((await openPage(service, await linkTo(email))).text).toContain(
      "Off until a guardian has shown that they are an adult",
    );
    await answer(pathOf(await prove(link)), { persona: "adult" });
    expect(await permission(kuid, "voice-chat")).toEqual({ name: "voice-chat", ...ON });
    // What no guardian chose stays off, and is allowed without another proof.
    expect(await permission(kuid, "text-chat-private")).toMatchObject(OFF);
    const browser = await signIn(email);
    const { sessionId } = await sessionOf(kuid);
    const path = `/family/sessions/${sessionId}/permissions`;
    expect(pathOf(await choose(path, { allow: "text-chat-private" }, browser))).toContain(path);
    expect(await permission(kuid, "text-chat-private")).toMatchObject(ON);
  });

  test("is spoken of where something waits for it alone", async () => {
    const { challengeId, link } = await asked("nothing.waits@example.com", "DE");
    expect((await openPage(service, link)).text).not.toContain("consent-and-show");
    await answer(link, chats);
    expect(await statusOf(challengeId, STARFALL)).toMatchObject({ status: "PASS" });
    expect((await openPage(service, `${link}/done`)).text).not.toContain("Show that I am an adult");

    const email = "waits.for.it@example.com";
    const before = await asked(email);
    await answer(before.link, chats);
    const done = `${before.link}/done`;
    expect((await openPage(service, done)).text).toContain("Show that I am an adult");
    const { sessionId } = await sessionOf(before.kuid);
    const { challengeId: next } = await upgrade(sessionId, "ai-chat");
    const declined = await mailed(next, email);
    await answer(declined, { decision: "decline" });
    expect((await openPage(service, `${declined}/done`)).text).not.toContain(
      "Show that I am an adult",
    );
  });

  test("can be shown right after the decision, and stays off for a teenager", async () => {
    const { kuid, link } = await asked("at.once@example.com");
    const next = pathOf(await answer(link, { ...chats, decision: "consent-and-show" }));
    expect(next).toContain("/widgets/verify/");
    await answer(next, { persona: "teen" });
    expect(await permission(kuid, "voice-chat")).toMatchObject(OFF);
    const again = pathOf(await prove(link));
    expect(again).not.toBe(next);
    await answer(again, { persona: "adult" });
    expect(await permission(kuid, "voice-chat")).toMatchObject(ON);
  });

  test("is shown from the family page too, where a product and a family page alone allow nothing of it", async () => {
    const email = "family@example.com";
    const { kuid, link } = await asked(email);
    await answer(link, CONSENT);
    const { sessionId } = await sessionOf(kuid);
    const enabledPermissions = ["voice-chat", "multiplayer"];
    const { session } = await unwrap(
      service.as().setGuardianManagedPermissions({ sessionId, enabledPermissions }),
    );
    expect(session.permissions).toContainEqual(
      expect.objectContaining({ name: "voice-chat", ...OFF }),
    );
    expect(await permission(kuid, "multiplayer")).toMatchObject(ON);
    const browser = await signIn(email);
    const path = `/family/sessions/${sessionId}/permissions`;
    expect((await look(path, browser)).text).toContain("Stays off until you have shown");
    const next = pathOf(await choose(path, { allow: "text-chat-public" }, browser));
    expect(next).toContain("/widgets/verify/");
    expect(await permission(kuid, "text-chat-public")).toMatchObject(OFF);
    // What the guardian no longer wants is not switched on by a proof.
    await choose(path, { deny: "voice-chat" }, browser);
    await answer(next, { persona: "adult" });
    expect(await permission(kuid, "text-chat-public")).toMatchObject(ON);
    expect(await permission(kuid, "voice-chat")).toMatchObject(OFF);
  });

  test("stays off in an upgrade that a guardian agrees to, until they have shown it", async () => {
    const { kuid, link } = await asked("upgrade@example.com");
    await answer(link, CONSENT);
    const { challengeId } = await upgrade((await sessionOf(kuid)).sessionId, "voice-chat");
    const more = await mailed(challengeId, "upgrade@example.com");
    await answer(more, { ...CONSENT, "choice-voice-chat": "allow" });
    expect(await statusOf(challengeId, STARFALL)).toMatchObject({ status: "PASS" });
    expect(await permission(kuid, "voice-chat")).toMatchObject(OFF);
    expect((await look(`${new URL(more).pathname}/done`)).text).toContain(
      "Show that I am an adult",
    );
  });

  test("is for the reader of a guardian's mail alone to show", async () => {
    const email = "handed@elsewhere.example";
    const { challengeId, kuid, url, link } = await asked("reader@example.com");
    const { text } = await openPage(service, url);
    expect(text).toContain("once you have confirmed your email address");
    expect(text).not.toContain("consent-and-show");
    await answer(url, { ...chats, decision: "consent-and-show", email });
    expect(await statusOf(challengeId, STARFALL)).toMatchObject({
      awaiting: "guardian-confirmation",
    });
    const confirmed = await linkTo(email);
    await answer(confirmed, { pending: "confirm" });
    const before = await service.rows();
    for (const other of [url, link])
      expect(pathOf(await prove(other))).not.toContain("/widgets/verify/");
    expect(await service.rows()).toEqual(before);
    expect(await permission(kuid, "voice-chat")).toMatchObject(OFF);
    expect(pathOf(await prove(confirmed))).toContain("/widgets/verify/");
  });

  test("is on where the test helper consents for a guardian", async () => {
    const { session } = await consented(service);
    const { sessionId, kuid } = session;
    const requestedPermissions = [{ name: "voice-chat" }];
    const asking = await unwrap(service.as().upgradeSession({ sessionId, requestedPermissions }));
    const challengeId = "challengeId" in asking ? String(asking.challengeId) : "";
    await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS" }));
    expect(await permission(kuid, "voice-chat")).toMatchObject(ON);
  });

  test("goes off where a child moves to, comes back where they were, and is not on by a birthday", async () => {
    const { kuid, link } = await asked("moving@example.com", "GB");
    await answer(link, chats);
    expect(await permission(kuid, "voice-chat")).toMatchObject(ON);
    const move = (jurisdiction: string) =>
      unwrap(service.as().updateJurisdiction({ kuid, jurisdiction }));
    await move("US-NY");
    expect(await permission(kuid, "voice-chat")).toMatchObject(OFF);
    await move("GB");
    expect(await permission(kuid, "voice-chat")).toMatchObject(ON);

    const almost = new Date(service.clock.now());
    almost.setUTCFullYear(almost.getUTCFullYear() - 13);
    almost.setUTCDate(almost.getUTCDate() + 2);
    const dateOfBirth = almost.toISOString().slice(0, 10);
    const wished = await challenged(service, STARFALL, { jurisdiction: "US-CA", dateOfBirth });
    await answer(await mailed(wished.challengeId, "birthday@example.com"), chats);
    expect(await permission(wished.kuid, "voice-chat")).toMatchObject(OFF);
    await service.advance({ days: 3 });
    expect(await permission(wished.kuid, "voice-chat")).toEqual({
      ...{ name: "voice-chat", enabled: false, managedBy: "PLAYER" },
    });
  });
});

describe("a product that asks for a second confirmation", () => {
  beforeAll(() =>
    service.apply(`
      productId: 201
      name: Pebble Club
      organisation: pebble
      guardianAssurance: confirmed-plus
      emailPlusDelayHours: 6
      permissions: [{ name: multiplayer }, { name: mods }]`),
  );
  const AWAITING = { status: "IN_PROGRESS", awaiting: "guardian-second-confirmation" };

  /** Returns a challenge that a guardian has agreed to by the link in a first email. */
  const decided = async (email: string) => {
    const { challengeId, kuid, url = "" } = await challenged(service, PEBBLE, EIGHT_IN_BRAZIL);
    const link = await mailed(challengeId, email, PEBBLE);
    await answer(link, { ...CONSENT, permission: "mods" });
    expect(await statusOf(challengeId)).toMatchObject(AWAITING);
    return { challengeId, kuid, link, url };
  };

  test("mails the decision hours later, and lets it count by the button in that email alone", async () => {
    const email = "twice@second.example";
    const { challengeId, kuid, link } = await decided(email);
    expect(await unwrap(service.as(PEBBLE).getChallenge({ challengeId }))).toMatchObject({
      awaiting: "guardian-second-confirmation",
    });
    expect((await openPage(service, link)).text).toContain("One more step: a second email");
    await service.advance({ hours: 5 });
    expect(await linkTo(email)).toBe(link);
    await service.advance({ hours: 1 });
    const second = await newestTo(email);
    expect(second.text).toContain("Allowed:\n  Mods");
    expect(second.text).toContain("You can withdraw your consent at any time");
    // The first link shows how it stands, and confirms nothing.
    await answer(link, { pending: "confirm" });
    expect(await statusOf(challengeId)).toMatchObject(AWAITING);
    const page = await openPage(service, linkIn(second));
    expect(page.text).toContain("Confirm your decision once more");
    await answer(linkIn(second), { pending: "confirm" });
    const { sessionId } = (await statusOf(challengeId)) as { sessionId: string };
    const session = await unwrap(service.as(PEBBLE).getSession({ sessionId }));
    expect(session.permissions).toContainEqual({
      ...{ name: "mods", enabled: true, managedBy: "GUARDIAN" },
    });
    const entries = await ledgerEntries(service.services.store, "consent");
    expect(entries.find((entry) => entry["kuid"] === kuid)).toMatchObject({
      assurance: "confirmed-plus",
    });
    const { events } = await unwrap(
      service.as(PEBBLE).listWebhookEvents({ type: "Challenge.StateChange", limit: 100 }),
    );
    expect(events.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ challengeId, ...AWAITING }),
    );
  });

  test("takes a refusal in the second email in one step, and one before it from the first", async () => {
    for (const [email, hours] of [
      ["declines@second.example", 6],
      ["early@second.example", 1],
    ] as const) {
      const { challengeId } = await decided(email);
      await service.advance({ hours });
      await answer(await linkTo(email), { decision: "decline" });
      expect(await statusOf(challengeId)).toMatchObject({
        ...{ status: "FAIL", failureReason: "denied-by-guardian" },
      });
    }
  });

  test("takes no other answer in the second email, and no refusal by the handed link", async () => {
    const { challengeId, link, url } = await decided("other.answers@second.example");
    const form = hiddenFields((await openPage(service, link)).text);
    await service.post(new URL(url).pathname, { ...form, decision: "decline" });
    await service.advance({ hours: 6 });
    const second = await linkTo("other.answers@second.example");
    expect(second).not.toBe(link);
    for (const pending of ["approve", "refuse", "resend", "correct", "verify"])
      await answer(second, { pending, email: "x@second.example" });
    expect(await statusOf(challengeId)).toMatchObject(AWAITING);
  });

  test("fails without an answer within seven days after the second email", async () => {
    const email = "silent@second.example";
    const { challengeId } = await decided(email);
    await service.advance({ hours: 6 });
    const link = await linkTo(email);
    await service.advance({ days: 6, hours: 23, minutes: 59 });
    expect(await statusOf(challengeId)).toMatchObject(AWAITING);
    // Also before that was noticed.
    service.clock.advanceTo(service.clock.now() + MINUTE);
    expect((await openPage(service, link)).text).not.toContain("Confirm your decision once more");
    await service.settle();
    expect(await statusOf(challengeId)).toMatchObject({
      ...{ status: "FAIL", failureReason: "second-confirmation-missing" },
    });
    await answer(link, { pending: "confirm" });
    expect(await statusOf(challengeId)).toMatchObject({ status: "FAIL" });
    expect((await openPage(service, `${link}/done`)).text).toContain("was not confirmed in time");
  });

  test("is completed at once by the test helper", async () => {
    const { challengeId } = await decided("helper@second.example");
    await unwrap(service.as(PEBBLE).setChallengeStatus({ challengeId, status: "PASS" }));
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
  });
});
