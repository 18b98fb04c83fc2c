// What guardians receive after every decision, and how they take back one that was not theirs.
import { createHash } from "node:crypto";

import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { EIGHT_IN_BRAZIL, GUARDIAN, challenged, consented } from "../../testing/arrange.js";
import { CONSENT, guardianSteps, linkIn } from "../../testing/guardian-steps.js";
import { faultOfEvidence, readEvidence } from "../../testing/ledger.js";
import type { Form } from "../../testing/caller.js";
import { hiddenFields, mailbox, openPage, postForm } from "../../testing/pages.js";
import { PEBBLE, STARFALL, startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
beforeEach(async () => void (service = await startTestService()));
afterEach(() => service.stop());

const OTHER = "other.parent@example.com";

const { answer, look, mailed, mailsTo, newestTo, signIn, upgrade } = guardianSteps(() => service);

/** Returns the link and text of the last receipt that was mailed to an address. */
async function receiptOf(email: string) {
  const mail = await newestTo(email);
  const link = linkIn(mail);
  expect(link).toContain("/widgets/receipt/");
  return { ...mail, link };
}

const ALLOWANCES = { "allowance-weekly-spend": "0", "allowance-chat-partners": "nobody" };

/** Consents by the link in a guardian's mail. */
async function consentedBy(email: string) {
  const { challengeId, kuid } = await challenged(service);
  await unwrap(service.as().sendChallengeEmail({ challengeId, email }));
  await answer(linkIn(await newestTo(email)), { ...CONSENT, ...ALLOWANCES, permission: "ai-chat" });
  const { sessionId = "" } = await unwrap(service.as().getChallengeStatus({ challengeId }));
  return { challengeId, kuid, sessionId };
}

/** Adds a second guardian, whom the first has approved and who has consented to an upgrade. */
async function withSecondGuardian(first: string, second: string) {
  const { sessionId } = await consentedBy(first);
  const { url } = await upgrade(sessionId, "online-status");
  await answer(url, {
    ...CONSENT,
    "choice-online-status": "allow",
    address: "other",
    email: second,
  });
  await answer(linkIn(await newestTo(second)), { pending: "confirm" });
  await answer(linkIn(await newestTo(first)), { pending: "approve" });
  return { sessionId };
}

const isThere = async (sessionId: string) =>
  (await service.as().getSession({ sessionId })).response.status === 200;

const events = async (type: "Session.Revoked") =>
  (await unwrap(service.as().listWebhookEvents({ type, limit: 100 }))).events;

describe("a receipt", () => {
  test("says what was decided, by whom, when on the family's clock, under which law, and where it is recorded", async () => {
    await consentedBy("one@example.com");
    const { subject, text, html } = await receiptOf("one@example.com");
    expect(subject).toContain("Consent given for Starfall");
    for (const said of [
      "Who decided:\n  You",
      "November 21, 2026 at 2:00 AM (Pacific Standard Time)",
      "Allowed:\n  Chat with an AI\n\nNot allowed:\n  Multiplayer\n",
      "Allowances:\n  Weekly spend: $0\n  Chat partners: Nobody\n",
      "Terms of service, version 3\n  SHA-256 3160a27a",
      "Law that applies:\n  Children's Online Privacy Protection Act and Rule (as amended 2025)\n  Where this child lives, children under 13 need consent",
      "of the ledger aurora/test",
      "This wasn’t me: http",
    ])
      expect(text).toContain(said);
    expect(text).not.toMatch(/\d{4}-\d\d-\d\dT|USC|CFR|US-coppa|@2000|Off until/);
    expect((await service.recorded("consent")).at(-1)).toMatchObject({
      ground: {
        kind: "law",
        law: { id: "US-coppa", name: expect.stringContaining("Children's Online") },
        duty: "consent",
        asks: "consent",
        below: 13,
      },
    });
    expect(html).toContain("Chat with an AI");
    expect(text.match(/Chat with an AI/g)).toHaveLength(1);
  });

  test("ends in the checkpoint that makes the mailbox a witness, and leads to the proof", async () => {
    const { challengeId } = await consentedBy("two@example.com");
    const { text, link } = await receiptOf("two@example.com");
    const file = await service.get(`${new URL(link).pathname}/evidence.json`);
    expect(file.headers["content-disposition"]).toContain("attachment");
    const { entry, leafHash, index } = file.json as {
      entry: object;
      leafHash: string;
      index: number;
    };
    expect(entry).toMatchObject({ kind: "consent", challengeId });
    const [, size = ""] = /\/kinward\/aurora\/test\n(\d+)\n\S+\n\n— \S+ \S+\s*$/.exec(text) ?? [];
    expect(Number(size)).toBeGreaterThan(index);
    expect(text).not.toContain(leafHash);
  });

  test("has the notice that was shown by its digest, and the evidence file has its text", async () => {
    await consentedBy("notice@example.com");
    const { text, link } = await receiptOf("notice@example.com");
    const { pathname } = new URL(link);
    const file = await service.get(`${pathname}/evidence.json`);
    const { texts = {} } = readEvidence(file.text);
    expect(faultOfEvidence(readEvidence(file.text))).toBeUndefined();
    const notice = texts["privacy-notice"] ?? "";
    for (const words of [
      "If you consent, Starfall collects this: Display name, Scores and progress",
      "To let children talk to each other\n– Chat messages. Kept: 30 days",
      "AdWorks (advertising)\n– Receives: Device number",
      "If you do not answer within 14 days",
      "https://starfall.example/privacy",
    ])
      expect(notice).toContain(words);
    expect(text).toContain("What Starfall collects about your child, version ");
    expect(text).toContain(createHash("sha256").update(notice).digest("hex"));
    const page = await service.get(`${pathname}/documents/privacy-notice`);
    expect(page.text).toContain("Chat messages. Kept: 30 days");
  });

  test("goes to every guardian, and shows the other one masked", async () => {
    const { sessionId } = await withSecondGuardian("three@example.com", OTHER);
    const { events: changes } = await unwrap(
      service.as().listWebhookEvents({ type: "Session.ChangePermissions", limit: 1 }),
    );
    expect(changes[0]?.data).toMatchObject({ sessionId, cause: "guardian" });
    const own = (await receiptOf(OTHER)).text;
    expect(own).toContain("Who decided:\n  You");
    expect(own).toContain("If you did not decide this, or you are not");
    const { text } = await receiptOf("three@example.com");
    expect(text).toContain("o...@example.com, another guardian");
    expect(text).toContain("If you are not this child’s guardian:");
    expect(text).not.toContain("did not decide this");
    expect(text).not.toContain(OTHER);
  });

  test("follows what the product switches, a schedule, an answer to a request, and a revocation", async () => {
    const { sessionId } = await consentedBy("four@example.com");
    const client = service.as();
    const subjectAfter = async (act: () => Promise<unknown>) => {
      await act();
      return (await newestTo("four@example.com")).subject;
    };
    expect(
      await subjectAfter(() =>
        client.setGuardianManagedPermissions({ sessionId, enabledPermissions: ["online-status"] }),
      ),
    ).toContain(": Changed in Starfall: ");
    const { text } = await newestTo("four@example.com");
    expect(text).toContain("Who decided:\n  Starfall itself");
    expect(text).toContain("Allowed:\n  Online status\n\nNot allowed:\n  Chat with an AI\n");
    expect(text).not.toContain("Documents:");
    const schedule = { timezone: "Europe/Berlin" };
    expect(
      await subjectAfter(() => client.setScreentime({ sessionId, enabled: true, schedule })),
    ).toContain("Changed in Starfall: Screen time");
    expect((await newestTo("four@example.com")).text).toContain("Central European Standard Time");
    const { overrideId } = await unwrap(
      client.requestScreentimeOverride({ sessionId, type: "extra-time", requestedMinutes: 15 }),
    );
    expect(
      await subjectAfter(() => client.resolveScreentimeOverride({ overrideId, status: "granted" })),
    ).toContain("Extra play time allowed in Starfall");
    expect((await newestTo("four@example.com")).text).toContain("15 minutes");
    expect(await service.recorded("override")).toMatchObject([
      { status: "granted", minutes: 15, sessionId, overrideId },
    ]);
    expect(await subjectAfter(() => client.revokeSession({ sessionId }))).toContain(
      "Access to Starfall ended",
    );
    expect((await newestTo("four@example.com")).text).toContain("What happens to the data");
  });

  /** If this goes, a product fills the mailbox of a guardian: 150 calls sent 150 emails. */
  test("of several decisions of a product within five minutes is one email to each guardian", async () => {
    const [first, second] = ["first@example.com", "second@example.com"];
    const { sessionId } = await withSecondGuardian(first, second);
    const { setGuardianManagedPermissions } = service.as();
    const allow = (...enabledPermissions: string[]) =>
      unwrap(setGuardianManagedPermissions({ sessionId, enabledPermissions }));
    const counts = async () =>
      Promise.all([first, second].map(async (email) => (await mailsTo(email)).length));
    const before = await counts();
    for (let call = 0; call < 15; call++) {
      await allow("ai-chat");
      await allow("ai-chat", "multiplayer");
    }
    const after = before.map((count) => count + 1);
    expect(await counts()).toEqual(after);
    const { subject, text } = await newestTo(second);
    expect(subject).toContain("Changed in Starfall: Online status, Multiplayer");
    expect(text).toContain("Several things were changed in Starfall for a child in your care.");
    expect(text.match(/: Permissions changed in Starfall$/gm)).toHaveLength(20);
    expect(
      text.match(/^Who decided: Starfall itself\nAllowed: Multiplayer\nSee the receipt: http/gm),
    ).toHaveLength(10);
    expect(text).toContain("There were more changes than this email lists.");
    const [receipt = ""] = /http\S+\/receipt\/\S+/.exec(text) ?? [];
    expect((await openPage(service, receipt)).text).toContain("Multiplayer");
    // A mail that is being sent collects no other decision.
    await service.advance({ minutes: 4, ms: 30_000 });
    await allow("ai-chat");
    expect(await counts()).toEqual(after.map((count) => count + 1));
    expect((await newestTo(first)).text).toContain("This is your receipt.");
    await unwrap(service.as().updateJurisdiction({ sessionId, jurisdiction: "US-NY" }));
    expect((await newestTo(first)).subject).toContain("A child’s place was changed in Starfall");
  });

  /** If this goes, six switches are six emails. */
  test("of what a guardian changes within ten minutes is one email, which says what and bears witness to it", async () => {
    const email = "sitting@example.com";
    const { sessionId } = await consentedBy(email);
    const page = `/family/sessions/${sessionId}/permissions`;
    const browser = await signIn(email);
    const receipts = async () =>
      (await mailsTo(email)).filter(({ subject }) => subject.includes("Changed in Starfall"));
    const press = async (form: Form) => {
      const { nonce = "" } = hiddenFields((await look(page, browser)).text);
      await service.post(page, { nonce, ...form }, browser);
    };
    await press({ allow: "online-status" });
    await service.advance({ minutes: 4 });
    await press({ allow: "multiplayer" });
    await press({ allowance: "weekly-spend", "allowance-weekly-spend": "5" });
    const [mail] = await receipts();
    expect(await receipts()).toHaveLength(1);
    expect(mail?.subject).toContain(
      "Changed in Starfall: Online status, Multiplayer, Weekly spend",
    );
    expect(mail?.text.match(/^See the receipt: http/gm)).toHaveLength(3);
    expect(mail?.text).toContain("The full proof is on the page of the receipt:");
    await service.advance({ minutes: 6 });
    await press({ deny: "online-status" });
    expect(await receipts()).toHaveLength(2);
    // What ends a child's access is an email of its own, at once.
    await answer(`/family/sessions/${sessionId}/withdraw`, {}, browser);
    expect((await newestTo(email)).subject).toContain("Consent withdrawn");
  });

  test("leads to a withdrawal in three steps, however old it is and without signing in", async () => {
    const email = "leaving@example.com";
    const { sessionId } = await consentedBy(email);
    const mail = (await mailsTo(email)).find(({ subject }) => subject.includes("Consent given"));
    await service.advance({ days: 30 });
    expect(mail?.text).toMatch(/^Withdraw consent: http\S+\/withdraw$/m);
    const { text } = await look(linkIn(mail));
    const path = /href="([^"]+\/withdraw)"/.exec(text)?.[1] ?? "";
    expect((await look(path)).text).toContain("The child’s access to Starfall ends straight away");
    expect(await isThere(sessionId)).toBe(true);
    const done = await answer(path);
    expect(done.status).toBe(303);
    expect(await isThere(sessionId)).toBe(false);
    expect((await look(done.headers["location"] ?? "")).text).toContain(
      "You have withdrawn your consent",
    );
    expect((await service.recorded("withdrawal")).at(-1)).toMatchObject({ sessionId });
    expect(text).toContain("The child can carry on");
    const old = (await look(linkIn(mail))).text;
    expect(old).not.toContain("/withdraw");
    expect(old).not.toContain("The child can carry on");
    expect(old).toContain('href="#history">Consent withdrawn for Starfall');
  });

  test("of a withdrawal says to who withdrew alone that it was they", async () => {
    const [first, second] = ["withdraws@example.com", "reads.it@example.com"];
    await withSecondGuardian(first, second);
    const { pathname } = new URL((await receiptOf(first)).link);
    const done = await answer(`${pathname}/withdraw`);
    const own = (await look(done.headers["location"] ?? "")).text;
    const theirs = (await look((await receiptOf(second)).link)).text;
    expect([own, theirs].map((text) => text.includes("You have withdrawn your consent"))).toEqual([
      ...[true, false],
    ]);
    expect(theirs).toContain("Consent withdrawn");
  });

  test("withdraws nothing without its nonce, nor for one who has left", async () => {
    const [first, second] = ["stays@example.com", "went@example.com"];
    const { sessionId } = await withSecondGuardian(first, second);
    const own = new URL((await receiptOf(first)).link).pathname;
    const theirs = new URL((await receiptOf(second)).link).pathname;
    const { nonce = "" } = hiddenFields((await look(`${theirs}/withdraw`)).text);
    for (const form of [{}, { nonce: "x" }, { nonce }])
      expect((await service.post(`${own}/withdraw`, form)).status).toBe(403);
    await answer(`/family/sessions/${sessionId}/guardians/leave`, {}, await signIn(second));
    expect((await look(`${theirs}/withdraw`)).status).toBe(303);
    expect((await service.post(`${theirs}/withdraw`, { nonce })).status).toBe(303);
    expect(await isThere(sessionId)).toBe(true);
  });

  test("goes to no spelling of an address that said “not my child”", async () => {
    const [tagged, plain] = ["robin+games@example.com", "robin@example.com"];
    const { session } = await consented(service, STARFALL, tagged);
    const { sessionId } = session;
    const setPermissions = (enabledPermissions: string[]) =>
      unwrap(service.as().setGuardianManagedPermissions({ sessionId, enabledPermissions }));
    await setPermissions(["text-chat-public"]);
    await service.advance({ minutes: 10 });
    const receipts = async () => (await mailsTo(tagged)).map(({ subject }) => subject);
    expect(await receipts()).toHaveLength(2);
    const { challengeId } = await upgrade(sessionId, "online-status");
    await answer(await mailed(challengeId, plain), { decision: "not-my-child" });
    const before = await receipts();
    await setPermissions([]);
    await service.advance({ minutes: 10 });
    expect(await receipts()).toEqual(before);
  });

  test("follows a refusal where a guardian is on file, and goes to no one where none is", async () => {
    const { sessionId } = await consentedBy("five@example.com");
    const { url } = await upgrade(sessionId, "online-status");
    await answer(url, { decision: "decline" });
    const { subject, text } = await receiptOf("five@example.com");
    expect(subject).toContain("Consent declined for Starfall");
    expect(text).toContain("A person with the link to the request");
    expect(text).not.toContain("Documents:");
    const before = (await mailbox(service)).length;
    const { url: first = "" } = await challenged(service);
    await answer(first, { decision: "decline" });
    expect(await mailbox(service)).toHaveLength(before);
  });

  test("of a refusal by the link of a mail comes, however many requests were mailed before", async () => {
    const email = "refuses@example.com";
    const { sessionId } = await consentedBy(email);
    const { challengeId } = await upgrade(sessionId, "voice-chat");
    let link = "";
    for (let times = 0; times < 4; times++) link = await mailed(challengeId, email);
    await answer(link, { decision: "decline" });
    expect((await receiptOf(email)).subject).toContain("Consent declined for Starfall");
  });

  test("of what a child declines on the handed link counts as a request does, and all stand in the history", async () => {
    const { sessionId } = await consentedBy("often@example.com");
    for (let times = 0; times < 6; times++)
      await answer((await upgrade(sessionId, "online-status")).url, { decision: "decline" });
    const declined = (await mailsTo("often@example.com")).filter(({ subject }) =>
      subject.includes("Consent declined"),
    );
    expect(declined).toHaveLength(4);
    const { link } = await receiptOf("often@example.com");
    expect((await openPage(service, link)).text.match(/Consent declined/g)?.length).toBeGreaterThan(
      5,
    );
  });

  test("of what no stranger can cause comes, however many there are", async () => {
    const email = "each.one@example.com";
    const { sessionId } = await consentedBy(email);
    const before = (await mailsTo(email)).length;
    for (let times = 0; times < 6; times++) {
      const { challengeId } = await upgrade(sessionId, "online-status");
      await unwrap(service.as().setChallengeStatus({ challengeId, status: "FAIL" }));
    }
    expect(await mailsTo(email)).toHaveLength(before + 6);
  });

  test("is in the language of what was asked, where no other of its reader's is known", async () => {
    const email = "lengua@example.com";
    const { session } = await consented(service, STARFALL, email);
    const { sessionId } = session;
    const requestedPermissions = [{ name: "online-status" }];
    const asked = await unwrap(
      service.as().upgradeSession({ sessionId, requestedPermissions, options: { locale: "es" } }),
    );
    if (!("challengeId" in asked)) throw new Error("Nothing was asked.");
    const { url = "" } = asked;
    await answer(url, {
      ...CONSENT,
      "choice-online-status": "allow",
      address: "other",
      email: OTHER,
    });
    await answer(linkIn(await newestTo(OTHER)), { pending: "confirm" });
    const approval = await newestTo(email);
    expect(approval.html).toContain('<html lang="es"');
    await answer(linkIn(approval), { pending: "refuse" });
    const { html } = await newestTo(email);
    expect(html).toContain("/widgets/receipt/");
    expect(html).toContain('<html lang="es"');
  });

  test("goes to an address that no one proved five times an hour, and no further statement is taken from it", async () => {
    const victim = "victim@example.com";
    const states: unknown[] = [];
    for (let times = 0; times < 6; times++) {
      const { challengeId, url = "" } = await challenged(service, PEBBLE, EIGHT_IN_BRAZIL);
      await answer(url, { ...CONSENT, email: victim });
      states.push((await unwrap(service.as(PEBBLE).getChallengeStatus({ challengeId }))).status);
    }
    expect(states).toEqual([...Array<string>(5).fill("PASS"), "IN_PROGRESS"]);
    expect(await mailsTo(victim)).toHaveLength(5);
    // A statement of a guardian on file is still accepted.
    const { session } = await consented(service, PEBBLE, victim, EIGHT_IN_BRAZIL);
    const requestedPermissions = [{ name: "join-groups" }];
    const asked = await unwrap(
      service.as(PEBBLE).upgradeSession({ sessionId: session.sessionId, requestedPermissions }),
    );
    if (!("challengeId" in asked)) throw new Error("Nothing was asked.");
    const { challengeId, url = "" } = asked;
    await answer(url, {
      ...CONSENT,
      "choice-join-groups": "allow",
      address: "other",
      email: victim,
    });
    const { status } = await unwrap(service.as(PEBBLE).getChallengeStatus({ challengeId }));
    expect(status).toBe("PASS");
  });
});

describe("the evidence page", () => {
  test("stays, with the history, the documents as they were shown and the file", async () => {
    const { sessionId } = await consentedBy("six@example.com");
    const { link } = await receiptOf("six@example.com");
    await unwrap(
      service
        .as()
        .setGuardianManagedPermissions({ sessionId, enabledPermissions: ["online-status"] }),
    );
    await service.advance({ days: 500 });
    const { status, text } = await openPage(service, link);
    expect(status).toBe(200);
    expect(text).toContain("Consent given for Starfall");
    expect(text).toContain("Permissions changed in Starfall");
    expect(text).toContain(">Allowed: Online status<");
    expect(text).toContain(">Not allowed: Chat with an AI<");
    expect(text.length).toBeLessThan(30_000);
    const document = await openPage(service, `${link}/documents/terms`);
    expect(document.text).toContain("be kind to other players");
  });

  test("is found by no one without its link", async () => {
    const { link } = await receiptOf(GUARDIAN).catch(async () => {
      await consented(service);
      return receiptOf(GUARDIAN);
    });
    expect((await openPage(service, link.replace(/.{4}$/, "AAAA"))).status).toBe(404);
  });
});

describe("“This wasn’t me”", () => {
  test("changes nothing by being opened, however often a scanner of mails does so", async () => {
    const { sessionId } = await consentedBy("seven@example.com");
    const { link } = await receiptOf("seven@example.com");
    for (let count = 0; count < 3; count++) {
      const { status, text } = await openPage(service, `${link}/undo`);
      expect(status).toBe(200);
      expect(text).toContain("The child’s access to Starfall ends straight away.");
    }
    expect((await service.post(new URL(`${link}/undo`).pathname, [])).status).toBe(403);
    expect(await isThere(sessionId)).toBe(true);
  });

  test("ends the access that only this guardian consented to, and the product is notified", async () => {
    const { sessionId, kuid } = await consentedBy("eight@example.com");
    const { challengeId } = await upgrade(sessionId, "online-status");
    const { link } = await receiptOf("eight@example.com");
    expect((await answer(`${link}/undo`, {})).status).toBe(303);
    expect(await isThere(sessionId)).toBe(false);
    const revoked = (await events("Session.Revoked")).find(
      ({ data }) => (data as { sessionId?: string }).sessionId === sessionId,
    );
    expect(revoked?.data).toMatchObject({ revokedBy: "guardian-repudiation", kuid });
    expect(await unwrap(service.as().getChallengeStatus({ challengeId }))).toMatchObject({
      status: "FAIL",
      failureReason: "repudiated-by-guardian",
    });
    const { subject, text } = await newestTo("eight@example.com");
    expect(subject).toContain("“This wasn’t me” about Starfall");
    expect(text).toContain("was not yours. The child’s access has ended.");
    expect(text).toContain("Who decided:\n  You");
    expect((await openPage(service, link)).text).toContain("that this was not you");
    expect((await openPage(service, `${link}/undo`)).status).toBe(303);
    const [consent] = await service.recorded("consent");
    expect(consent).toMatchObject({ sessionId });
    expect(await service.recorded("repudiation")).toMatchObject([
      {
        ...{ kuid, sessionId, challengeId: consent?.["challengeId"], index: 0 },
        ...{ by: "guardian-page", guardian: consent?.["guardian"] },
      },
    ]);
    expect(service.log.filter(({ msg }) => msg === "audit").at(-1)).toMatchObject({
      ...{ action: "session-revoked", outcome: "success" },
      ...{ actor: `guardian:${String(consent?.["guardian"])}`, target: `session:${sessionId}` },
    });
  });

  test("about a refusal leaves the access that was there before it", async () => {
    const { sessionId } = await consentedBy("twelve@example.com");
    const { url } = await upgrade(sessionId, "online-status");
    await answer(url, { decision: "decline" });
    const { subject, link } = await receiptOf("twelve@example.com");
    expect(subject).toContain("Consent declined for Starfall");
    const page = await openPage(service, `${link}/undo`);
    expect(page.text).toContain("Nothing changes for the child in Starfall.");
    await answer(`${link}/undo`, {});
    const undone = await newestTo("twelve@example.com");
    expect(undone.subject).toContain("“This wasn’t me” about Starfall");
    expect(undone.text).toContain("Nothing else changed.");
    expect(await isThere(sessionId)).toBe(true);
    const [repudiation] = await service.recorded("repudiation");
    expect(repudiation).toMatchObject({ sessionId });
    expect(await events("Session.Revoked")).toEqual([]);
  });

  test("leaves the access that another guardian has consented to, and tells them", async () => {
    const { sessionId } = await withSecondGuardian("nine@example.com", "nine.too@example.com");
    const { link } = await receiptOf("nine.too@example.com");
    expect((await openPage(service, `${link}/undo`)).text).toContain("can still use Starfall");
    await answer(`${link}/undo`, {});
    expect(await isThere(sessionId)).toBe(true);
    const { subject, text } = await receiptOf("nine@example.com");
    expect(subject).toContain("“This wasn’t me” about Starfall");
    expect(text).toContain("n...@example.com, another guardian");
    // The child plays on, so nothing is deleted.
    expect(text).not.toContain("What happens to the data");
    const addresses = ["nine@example.com", "nine.too@example.com"];
    const counts = () => Promise.all(addresses.map(async (to) => (await mailsTo(to)).length));
    const [stays = 0, gone] = await counts();
    await unwrap(
      service
        .as()
        .setGuardianManagedPermissions({ sessionId, enabledPermissions: ["multiplayer"] }),
    );
    expect(await counts()).toEqual([stays + 1, gone]);
  });

  test("fails an unfinished upgrade alone", async () => {
    const { sessionId } = await consentedBy("eleven@example.com");
    const { url, challengeId } = await upgrade(sessionId, "online-status");
    const form = { ...CONSENT, "choice-online-status": "allow", address: "other", email: OTHER };
    await answer(url, form);
    await answer(linkIn(await newestTo(OTHER)), { pending: "confirm" });
    const { subject, text, link } = await receiptOf(OTHER);
    expect(subject).toContain("Consent for Starfall that does not count yet");
    expect(text).toContain("Allowed:\n  Online status");
    expect(text).not.toContain("Not allowed:");
    // Nothing is recorded of it yet that could be downloaded.
    expect((await openPage(service, link)).text).not.toContain("evidence.json");
    expect((await openPage(service, `${link}/evidence.json`)).status).toBe(404);
    expect((await openPage(service, `${link}/undo`)).text).toContain("The request ends.");
    await answer(`${link}/undo`, {});
    expect(await unwrap(service.as().getChallengeStatus({ challengeId }))).toMatchObject({
      status: "FAIL",
      failureReason: "repudiated-by-guardian",
    });
    expect(await isThere(sessionId)).toBe(true);
    const [repudiation] = await service.recorded("repudiation");
    expect(repudiation).toMatchObject({ sessionId, challengeId });
    // The decision did not count yet, so it has no entry of its own.
    expect(repudiation).not.toHaveProperty("index");
  });

  test("is too late after 400 days, and the page says what to do instead", async () => {
    const { sessionId } = await consentedBy("ten@example.com");
    const { link } = await receiptOf("ten@example.com");
    const page = await openPage(service, `${link}/undo`);
    await service.advance({ days: 400 });
    const sent = await postForm(service, `${link}/undo`, { page, choices: [] });
    expect(sent.status).toBe(403);
    const late = await openPage(service, `${link}/undo`);
    expect(late.status).toBe(410);
    expect(late.text).toContain("It is too late for this button");
    expect(late.text).toContain("withdraw your consent");
    expect(await isThere(sessionId)).toBe(true);
  });
});

describe("who decided", () => {
  test("is a person, a test in their place, or the people who run the service", async () => {
    const email = "thirteen@example.com";
    const { session } = await consented(service, undefined, email);
    const decider = async () => /Who decided:\n {2}(.*)\n/.exec((await newestTo(email)).text)?.[1];
    expect(await decider()).toBe("A test, in place of a guardian");
    await service.kinward("session", "revoke", session.sessionId);
    expect(await newestTo(email)).toMatchObject({
      subject: expect.stringContaining("Access to Starfall ended"),
    });
    expect(await decider()).toBe("The people who run this service");
  });

  test("is no one where an approval did not come in time", async () => {
    const { sessionId } = await consentedBy("fourteen@example.com");
    const { url } = await upgrade(sessionId, "online-status");
    const form = { ...CONSENT, "choice-online-status": "allow", address: "other", email: OTHER };
    await answer(url, form);
    await answer(linkIn(await newestTo(OTHER)), { pending: "confirm" });
    await service.advance({ days: 14 });
    const { subject, text } = await newestTo("fourteen@example.com");
    expect(subject).toContain("A new guardian was refused in Starfall");
    expect(text).toContain("Who decided:\n  No answer came in time");
  });
});

describe("“This is not my child”", () => {
  test("is confirmed by one last mail", async () => {
    const { challengeId } = await challenged(service);
    await unwrap(service.as().sendChallengeEmail({ challengeId, email: "stranger@example.com" }));
    await answer(linkIn(await newestTo("stranger@example.com")), { decision: "not-my-child" });
    const { subject, text } = await newestTo("stranger@example.com");
    expect(subject).toBe("You said that a child in Starfall is not yours");
    expect(text).toContain("We will not email you about this child again");
  });
});
