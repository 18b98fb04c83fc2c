// The guardians of a child on the family pages: who is one, who becomes one, and who leaves.
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { consented as consentedChild, GUARDIAN } from "../../testing/arrange.js";
import { ledgerEntries } from "../../testing/ledger.js";
import { guardianSteps, linkIn, type Browser } from "../../testing/guardian-steps.js";
import { hiddenFields, mailbox } from "../../testing/pages.js";
import {
  ACCOUNT,
  PEBBLE,
  STARFALL,
  startTestService,
  type TestService,
} from "../../testing/service.js";
import type { Response } from "../../testing/caller.js";

let service: TestService;
beforeEach(async () => void (service = await startTestService()));
afterEach(() => service.stop());

const OTHER = "other.parent@example.com";
const THIRD = "third@example.com";

const {
  answer: submit,
  family,
  linkTo,
  look,
  mailsTo,
  signIn,
  upgrade,
} = guardianSteps(() => service);

const cards = ({ text }: Response) =>
  [...text.matchAll(/<h2 class="address">([^<]+)</g)].map(([, one]) => one);

/** Adds a child to another product, with the consent of GUARDIAN. */
async function consentedIn(product: number, kuid: string) {
  const client = service.as(product);
  const { challenge } = await unwrap(client.checkAge({ kuid, jurisdiction: "US-CA" }));
  const { challengeId = "" } = challenge ?? {};
  await unwrap(client.setChallengeStatus({ challengeId, status: "PASS", email: GUARDIAN }));
  return unwrap(client.getSession({ kuid }));
}

/** Invites an address, whose reader joins. */
async function joined(guardians: string, browser: Browser, email: string): Promise<void> {
  await service.advance({ minutes: 1 });
  const sent = await submit(`${guardians}/invite`, { email }, browser);
  expect(sent.headers["location"]).toBe(`${guardians}?done=invited`);
  expect((await submit(await linkTo(email))).status).toBe(303);
}

const isActive = async (sessionId: string) =>
  (await service.as().getSession({ sessionId })).response.status === 200;

describe("the guardians of a child", () => {
  test("are listed with their own address in full and the others' masked", async () => {
    const { guardians, browser } = await family();
    await joined(guardians, browser, OTHER);
    expect(cards(await look(guardians, browser))).toEqual([GUARDIAN, "o...@example.com"]);
    const other = await signIn(OTHER);
    const seen = await look(guardians, other);
    expect(cards(seen)).toEqual(["g...@example.com", OTHER]);
    expect(seen.text).toContain("invited by another guardian");
    expect(seen.text).toContain("Guardian since November 21, 2026");
  });

  test("are no one's to see but theirs", async () => {
    const { guardians } = await family();
    await consentedChild(service, STARFALL, THIRD);
    const stranger = await signIn(THIRD);
    for (const path of ["", "/invite", "/leave"])
      expect((await look(guardians + path, stranger)).status).toBe(404);
  });
});

describe("an invitation", () => {
  test("makes its reader a guardian by one button, and tells those who are one already", async () => {
    const { guardians, browser, kuid, sessionId } = await family();
    await submit(`${guardians}/invite`, { email: OTHER }, browser);
    const link = await linkTo(OTHER);
    const page = await look(link);
    expect(page.text).toContain("g...@example.com");
    expect(page.text).not.toContain(GUARDIAN);
    for (let count = 0; count < 3; count++) await look(link);
    expect(cards(await look(guardians, browser))).toEqual([GUARDIAN]);
    expect((await submit(link)).headers["location"]).toBe(new URL(link).pathname);
    expect((await look(link)).text).toContain("You are a guardian now");
    expect(cards(await look(guardians, browser))).toHaveLength(2);
    expect((await mailsTo(GUARDIAN))[0]?.text).toContain("o...@example.com");
    const { challengeId } = await upgrade(sessionId, "voice-chat");
    await unwrap(service.as().sendChallengeEmail({ challengeId }));
    const [newest, next] = await mailbox(service);
    expect([newest?.to, next?.to].sort()).toEqual([GUARDIAN, OTHER].sort());
    const entries = await ledgerEntries(service.services.store, "guardian-joined");
    const { guardian: inviter } = (await service.recorded("consent"))[0] ?? {};
    expect(entries.at(-1)).toMatchObject({
      ...{ kuid, productId: STARFALL, channel: "invitation", assurance: "confirmed" },
      ...{ by: "family-pages", guardian: expect.any(String), approvedBy: inviter },
    });
    expect(entries.at(-1)?.["guardian"]).not.toBe(inviter);
  });

  test("is followed by a receipt to everyone, in the right person: yours to the one who joins, theirs to the others", async () => {
    const { guardians, browser } = await family();
    await joined(guardians, browser, OTHER);
    const [mine] = await mailsTo(OTHER);
    expect(mine?.subject).toContain("You are now a guardian in Starfall");
    expect(mine?.text).toContain("You can decide about the child from now on.");
    expect(mine?.text).toMatch(/Who decided:\n\s*You\n/);
    expect(mine?.text).toMatch(/Who it is about:\n\s*You\n/);
    expect(mine?.text).toContain("/undo");
    const [theirs] = await mailsTo(GUARDIAN);
    expect(theirs?.text).toContain("Each guardian can decide about the child");
    expect(theirs?.text).toMatch(/Who it is about:\n\s*o\.\.\.@example\.com\n/);

    await service.advance({ minutes: 1 });
    await submit(`${guardians}/leave`, {}, await signIn(OTHER));
    const [left] = await mailsTo(OTHER);
    expect(left?.text).toContain("You no longer decide about the child.");
    expect(left?.text).not.toContain("in your care");
    expect(left?.text).not.toContain("Go to your family pages");
    expect((await mailsTo(GUARDIAN))[0]?.text).toContain("They no longer decide about the child.");
  });

  test("of a child who needs no consent: the page says what leaving ends, and it is not a consent", async () => {
    const youth = await unwrap(service.as().checkAge({ jurisdiction: "US-CA", age: 15 }));
    const { sessionId = "" } = "session" in youth ? youth.session : {};
    await unwrap(service.as().inviteParent({ sessionId, email: OTHER }));
    await submit(await linkTo(OTHER), { decision: "consent", adult: "yes" });
    const page = await look(`/family/sessions/${sessionId}/guardians/leave`, await signIn(OTHER));
    expect(page.text).toContain("The child did not need your consent to play");
    expect(page.text).not.toContain("every consent");
  });

  test("to a child's session: the page says that a guardian consented, not that this one did", async () => {
    const { guardians, browser, page } = await family();
    await joined(guardians, browser, OTHER);
    const theirs = (await look(`${page}/records`, await signIn(OTHER))).text;
    expect(theirs).toContain("has had a guardian’s consent since");
    expect(theirs).toContain("Another guardian agreed on");
    const own = (await look(`${page}/records`, browser)).text;
    expect(own).toContain("has had your consent since");
    expect(own).not.toContain("Another guardian agreed on");
  });

  test("can be used once, and its link then says what became of it", async () => {
    const { guardians, browser } = await family();
    await joined(guardians, browser, OTHER);
    const invitation = (await mailsTo(OTHER)).find(({ subject }) => subject.includes("invited"));
    const link = linkIn(invitation);
    const again = await service.post(link, { nonce: "x" }, { Origin: service.baseUrl });
    expect(again.status).toBe(403);
    expect((await look(link)).text).toContain("You are a guardian now");
    await submit(`${guardians}/leave`, {}, browser);
    expect((await look(link)).text).toContain("You are a guardian now");
  });

  test("is taken back on the page of its own child alone, and in its own organisation", async () => {
    const { guardians, browser, kuid } = await family();
    const { session: sister } = await consentedChild(service);
    const elsewhere = service.as(PEBBLE);
    const { challenges } = await unwrap(
      elsewhere.createBulkChallenges({
        ...{ jurisdiction: "US-CA", requestedProductIds: [PEBBLE], kuid },
      }),
    );
    const { challengeId = "" } = challenges[0]?.challenge ?? {};
    await unwrap(elsewhere.setChallengeStatus({ challengeId, status: "PASS", email: GUARDIAN }));
    const namesake = await unwrap(elsewhere.getSession({ kuid }));
    for (const { sessionId } of [sister, namesake]) {
      const theirs = `/family/sessions/${sessionId}/guardians`;
      await service.advance({ minutes: 1 });
      await submit(`${theirs}/invite`, { email: OTHER }, browser);
      const link = await linkTo(OTHER);
      const { text } = await look(theirs, browser);
      const [path = ""] = /\/invitations\/[^"]+/.exec(text) ?? [];
      const { nonce = "" } = hiddenFields(text);
      expect((await service.post(`${guardians}${path}`, { nonce }, browser)).status).toBe(404);
      expect((await look(link)).status).toBe(200);
    }
    // Players of the other mode and of other organisations may have the same id.
    await service.advance({ minutes: 1 });
    await submit(`${guardians}/invite`, { email: THIRD }, browser);
    const { text } = await look(guardians, browser);
    const [path = ""] = /\/invitations\/[^"]+/.exec(text) ?? [];
    const { nonce = "" } = hiddenFields(text);
    const takeBack = async (mode: string, organisation: string) => {
      const sql = `update guardian_invitations set mode = '${mode}', organisation = '${organisation}'
        where invitation_id = '${path.split("/")[2]}'`;
      await service.services.store.write(async (tx) =>
        tx.run({ sql, name: `${mode} ${organisation}`, writes: true }, []),
      );
      return (await service.post(`${guardians}${path}`, { nonce }, browser)).status;
    };
    for (const [mode, organisation, status] of [
      ["live", "aurora", 404],
      ["test", "pebble", 404],
      ["test", "aurora", 303],
    ] as const)
      expect([mode, organisation, await takeBack(mode, organisation)]).toEqual([
        ...[mode, organisation, status],
      ]);
  });

  test("that was replaced after its page was opened lets no one in", async () => {
    const { guardians, browser } = await family();
    await submit(`${guardians}/invite`, { email: OTHER }, browser);
    const replaced = await linkTo(OTHER);
    const fields = hiddenFields((await look(replaced)).text);
    await service.advance({ minutes: 1 });
    await submit(`${guardians}/invite`, { email: OTHER }, browser);
    const { pathname } = new URL(replaced);
    const late = await service.post(pathname, fields, { Origin: service.baseUrl });
    expect(late.status).toBe(410);
    expect(cards(await look(guardians, browser))).toEqual([GUARDIAN]);
  });

  test("ends when it is taken back, after 14 days, or when its guardian leaves", async () => {
    const { guardians, browser } = await family();
    await submit(`${guardians}/invite`, { email: OTHER }, browser);
    const replaced = await linkTo(OTHER);
    await service.advance({ minutes: 1 });
    await submit(`${guardians}/invite`, { email: OTHER }, browser);
    const first = await linkTo(OTHER);
    expect((await look(first)).status).toBe(200);
    expect((await look(replaced)).status).toBe(410);
    const action = /action="([^"]+\/invitations\/[^"]+)"/.exec(
      (await look(guardians, browser)).text,
    );
    const nonce = hiddenFields((await look(guardians, browser)).text)["nonce"] ?? "";
    const taken = await service.post(action?.[1] ?? "", { nonce }, browser);
    expect(taken.headers["location"]).toBe(`${guardians}?done=taken-back`);
    expect((await look(first)).status).toBe(410);

    await joined(guardians, browser, THIRD);
    const third = await signIn(THIRD);
    await submit(`${guardians}/invite`, { email: OTHER }, third);
    const second = await linkTo(OTHER);
    await submit(`${guardians}/leave`, {}, third);
    expect((await look(second)).status).toBe(410);

    await submit(`${guardians}/invite`, { email: OTHER }, browser);
    const last = await linkTo(OTHER);
    await service.advance({ days: 14 });
    expect((await look(last)).status).toBe(410);
    expect((await submit(last)).status).toBe(410);
  });

  test("lets no one in once the child has come of age", async () => {
    const born = { jurisdiction: "US-CA", dateOfBirth: "2008-11-25" };
    const { session } = await unwrap(service.as().checkAge(born));
    const { sessionId = "" } = session ?? {};
    await unwrap(service.as().inviteParent({ sessionId, email: OTHER }));
    await submit(await linkTo(OTHER), { decision: "consent", adult: "yes" });
    const browser = await signIn(OTHER);
    await submit(`/family/sessions/${sessionId}/guardians/invite`, { email: THIRD }, browser);
    const link = await linkTo(THIRD);
    const fields = hiddenFields((await look(link)).text);
    await service.advance({ days: 5 });
    expect((await look(link)).status).toBe(410);
    const { pathname } = new URL(link);
    const late = await service.post(pathname, fields, { Origin: service.baseUrl });
    expect(late.status).toBe(410);
    expect(await service.recorded("guardian-joined")).toHaveLength(1);
  });

  test("says what is wrong with an address on a page that can be reloaded", async () => {
    const { guardians, browser } = await family();
    for (const [email, says] of [
      ["", "Enter their email address."],
      ["right@", "Enter an email address such as"],
      [GUARDIAN.toUpperCase(), "That is your own email address."],
    ] as const) {
      const sent = await submit(`${guardians}/invite`, { email }, browser);
      const kept = String(sent.headers["location"]);
      for (let count = 0; count < 2; count++) {
        const shown = await look(kept, browser);
        expect(shown.status).toBe(200);
        expect(shown.text).toContain(says);
        expect(shown.text).toContain(`value="${email}"`);
      }
      expect((await look(`${guardians}/invite`, browser)).text).not.toContain(says);
    }
  });

  test("is not sent to one who is a guardian already, in whatever case", async () => {
    const { guardians, browser } = await family();
    await joined(guardians, browser, OTHER);
    const mails = await mailsTo(OTHER);
    const sent = await submit(`${guardians}/invite`, { email: OTHER.toUpperCase() }, browser);
    const shown = await look(String(sent.headers["location"]), browser);
    expect(shown.text).toContain("already a guardian");
    expect(await mailsTo(OTHER)).toEqual(mails);
  });

  test("is not a way to more than four guardians", async () => {
    const { guardians, browser } = await family();
    for (const nth of [1, 2, 3])
      await submit(`${guardians}/invite`, { email: `g${nth}@example.com` }, browser);
    const page = await look(guardians, browser);
    expect(page.text).toContain("4 guardians at most");
    const sent = await submit(`${guardians}/invite`, { email: "g4@example.com" }, browser);
    const shown = await look(String(sent.headers["location"]), browser);
    expect(shown.text).toContain("already has 4");
    expect(await mailsTo("g4@example.com")).toHaveLength(0);
  });

  test("goes ten times a day from one guardian, to one address as to many", async () => {
    const { guardians, browser } = await family();
    for (let count = 0; count < 10; count++)
      await submit(`${guardians}/invite`, { email: OTHER }, browser);
    const sent = await submit(`${guardians}/invite`, { email: OTHER }, browser);
    const shown = await look(String(sent.headers["location"]), browser);
    expect(shown.text).toContain("Wait a day, then try again");
  });

  test("to an address that said “not my child” looks the same and sends no mail", async () => {
    const { guardians, browser, sessionId } = await family();
    const { challengeId } = await upgrade(sessionId, "voice-chat");
    await unwrap(service.as().sendChallengeEmail({ challengeId, email: OTHER }));
    await submit(await linkTo(OTHER), { decision: "not-my-child" });
    const before = (await mailsTo(OTHER)).length;
    const sent = await submit(`${guardians}/invite`, { email: OTHER }, browser);
    expect(sent.headers["location"]).toBe(`${guardians}?done=invited`);
    expect((await look(guardians, browser)).text).toContain("o...@example.com");
    expect(await mailsTo(OTHER)).toHaveLength(before);
  });
});

describe("leaving", () => {
  test("leaves the child to those who remain, and tells them", async () => {
    const { guardians, browser, page, sessionId } = await family();
    await joined(guardians, browser, OTHER);
    const left = await submit(`${guardians}/leave`, {}, browser);
    expect(left.headers["location"]).toBe("/family?done=left");
    expect((await look(page, browser)).status).toBe(404);
    expect(await isActive(sessionId)).toBe(true);
    expect((await mailsTo(OTHER))[0]?.text).toContain("g...@example.com");
    const other = await signIn(OTHER);
    expect(cards(await look(guardians, other))).toEqual([OTHER]);
  });

  test("by the last one withdraws every consent, in every product of the organisation", async () => {
    const { guardians, browser, sessionId, kuid } = await family();
    await consentedIn(ACCOUNT, kuid);
    expect((await look(`${guardians}/leave`, browser)).text).toContain("every consent");
    const left = await submit(`${guardians}/leave`, {}, browser);
    expect(left.headers["location"]).toBe("/family?done=left-last");
    expect(await isActive(sessionId)).toBe(false);
    expect((await service.as(ACCOUNT).getSession({ kuid })).response.status).toBe(404);
    for (const product of [STARFALL, ACCOUNT]) {
      const { events } = await unwrap(
        service.as(product).listWebhookEvents({ type: "Session.Revoked", limit: 1 }),
      );
      expect(events[0]?.data).toMatchObject({ kuid, revokedBy: "guardian" });
    }
    const { store } = service.services;
    const withdrawals = await ledgerEntries(store, "withdrawal");
    expect(withdrawals).toMatchObject([{ kuid }, { kuid }]);
    expect(withdrawals.map(({ productId }) => productId).sort()).toEqual([STARFALL, ACCOUNT]);
    const [consent] = await ledgerEntries(store, "consent");
    expect(await ledgerEntries(store, "guardian-left")).toMatchObject([
      {
        ...{ kuid, productId: STARFALL, by: "family-pages" },
        guardian: consent?.["guardian"] ?? "not recorded",
      },
    ]);
  });

  test("of a parent ends nothing of their other children", async () => {
    const { guardians, browser } = await family();
    const { session } = await consentedChild(service, PEBBLE);
    expect((await look(`${guardians}/leave`, browser)).text).not.toContain("Pebble");
    await submit(`${guardians}/leave`, {}, browser);
    expect((await look(`/family/sessions/${session.sessionId}`, browser)).status).toBe(200);
  });
});

describe("removing", () => {
  test("is for those who were there first, and the removed one is notified", async () => {
    const { guardians, browser, page, kuid } = await family();
    await joined(guardians, browser, OTHER);
    const other = await signIn(OTHER);
    const remove = /href="([^"]+\/remove)"/;
    expect((await look(guardians, other)).text).not.toMatch(remove);
    const path = remove.exec((await look(guardians, browser)).text)?.[1] ?? "";
    const done = await submit(path, {}, browser);
    expect(done.headers["location"]).toBe(`${guardians}?done=removed`);
    expect((await look(page, other)).status).toBe(404);
    expect((await mailsTo(OTHER))[0]?.subject).toContain(
      "You are no longer a guardian in Starfall",
    );
    expect((await mailsTo(GUARDIAN))[0]?.subject).toContain("A guardian was removed in Starfall");
    expect((await mailsTo(GUARDIAN))[0]?.text).toContain("Who it is about:\n  o...@example.com");
    const { store } = service.services;
    const [consent] = await ledgerEntries(store, "consent");
    const joining = (await ledgerEntries(store, "guardian-joined")).at(-1);
    expect(await ledgerEntries(store, "guardian-removed")).toMatchObject([
      {
        ...{ kuid, productId: STARFALL, by: "family-pages" },
        guardian: consent?.["guardian"] ?? "not recorded",
        removed: joining?.["guardian"] ?? "not recorded",
      },
    ]);
  });

  test("is not done by one who came later, whatever they post, nor by a form that comes late", async () => {
    const { guardians, browser } = await family();
    await joined(guardians, browser, OTHER);
    const other = await signIn(OTHER);
    const path = /href="([^"]+\/remove)"/.exec((await look(guardians, browser)).text)?.[1] ?? "";
    expect((await look(path, other)).status).toBe(404);
    expect((await service.post(path, { nonce: "x" }, other)).status).toBe(404);
    const form = hiddenFields((await look(path, browser)).text);
    await service.advance({ minutes: 15 });
    const late = await service.post(path, form, browser);
    expect(late.headers["location"]).toContain("/family/confirm");
    expect(cards(await look(guardians, browser))).toHaveLength(2);
  });

  test("is for those who were there first, also where all came at one instant", async () => {
    const { guardians, browser } = await family();
    for (const email of [OTHER, THIRD, "fourth@example.com"]) {
      await submit(`${guardians}/invite`, { email }, browser);
      await submit(await linkTo(email));
    }
    const mayRemove = async (who: Browser) =>
      [
        ...(await look(guardians, who)).text.matchAll(/\/remove"\s+aria-label="Remove ([^"]+)"/g),
      ].map(([, masked]) => masked);
    const [other, third, fourth] = ["o...@example.com", "t...@example.com", "f...@example.com"];
    expect(cards(await look(guardians, browser))).toEqual([GUARDIAN, other, third, fourth]);
    expect(await mayRemove(browser)).toEqual([other, third, fourth]);
    expect(await mayRemove(await signIn(OTHER))).toEqual([third, fourth]);
    expect(await mayRemove(await signIn("fourth@example.com"))).toEqual([]);
  });

  test("and coming back begins anew: who was away is no longer there first", async () => {
    const { guardians, browser } = await family();
    await joined(guardians, browser, OTHER);
    await service.advance({ minutes: 5 });
    await joined(guardians, browser, THIRD);
    const other = await signIn(OTHER);
    await submit(`${guardians}/leave`, {}, other);
    await service.advance({ minutes: 5 });
    await joined(guardians, browser, OTHER);
    expect((await look(guardians, await signIn(OTHER))).text).not.toContain("/remove");
    expect((await look(guardians, await signIn(THIRD))).text).toContain("/remove");
  });
});
