// The guardians of a child on the family pages: who is one, who becomes one, who leaves, and how they sign in.
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { unwrap } from "../../client/index.js";
import { consented as consentedChild, GUARDIAN } from "../../testing/arrange.js";
import { ledgerEntries } from "../../testing/ledger.js";
import { hiddenFields, mailbox } from "../../testing/pages.js";
import { PEBBLE, STARFALL, startTestService, type TestService } from "../../testing/service.js";
import type { Form, Response } from "../../testing/caller.js";

let service: TestService;
beforeEach(async () => void (service = await startTestService()));
afterEach(() => service.stop());

const OTHER = "other.parent@example.com";
const THIRD = "third@example.com";

type Browser = Record<string, string>;
const NOBODY: Browser = {};

const mailsTo = async (email: string) => (await mailbox(service)).filter(({ to }) => to === email);

/** The path of the link in the newest mail to an address. */
async function linkTo(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return new URL(/http\S+/.exec(String(mail?.text))?.[0] ?? "http://none/none").pathname;
}

/** Opens a page and presses its button with what was filled in. */
async function submit(path: string, form: Form = {}, browser: Browser = NOBODY): Promise<Response> {
  const page = await service.get(path, { Accept: "text/html", ...browser });
  const hidden = hiddenFields(page.text);
  const [pathname = path] = path.split("?");
  return service.post(pathname, { ...hidden, ...form }, { Origin: service.baseUrl, ...browser });
}

const cookieOf = ({ headers }: Response): Browser => ({
  Cookie: String(headers["set-cookie"]).split(";")[0] ?? "",
});

const look = (path: string, browser: Browser = NOBODY) =>
  service.get(path, { Accept: "text/html", ...browser });

async function signIn(email: string, form: Form = {}): Promise<Browser> {
  await submit("/family", { email });
  return cookieOf(await submit(await linkTo(email), form));
}

const cards = ({ text }: Response) =>
  [...text.matchAll(/<h2 class="address">([^<]+)</g)].map(([, one]) => one);

/** A child of GUARDIAN, who is signed in. */
async function family() {
  const { session } = await consentedChild(service);
  const browser = await signIn(GUARDIAN);
  const page = `/family/sessions/${session.sessionId}`;
  return { ...session, browser, page, guardians: `${page}/guardians` };
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

  test("are nobody's to see but theirs", async () => {
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
    expect((await submit(link)).headers["location"]).toBe(link);
    expect((await look(link)).text).toContain("You are a guardian now");
    expect(cards(await look(guardians, browser))).toHaveLength(2);
    expect((await mailsTo(GUARDIAN))[0]?.text).toContain("o...@example.com");
    const result = await unwrap(
      service.as().upgradeSession({ sessionId, requestedPermissions: [{ name: "voice-chat" }] }),
    );
    const challengeId = "challengeId" in result ? result.challengeId : "";
    await unwrap(service.as().sendChallengeEmail({ challengeId }));
    const [newest, next] = await mailbox(service);
    expect([newest?.to, next?.to].sort()).toEqual([GUARDIAN, OTHER].sort());
    const entries = await ledgerEntries(service.services.store, "guardian-joined");
    expect(entries.at(-1)).toMatchObject({ kuid, channel: "invitation", assurance: "confirmed" });
  });

  test("can be used once, and its link then says what became of it", async () => {
    const { guardians, browser } = await family();
    await joined(guardians, browser, OTHER);
    const link = await linkTo(OTHER);
    const again = await service.post(link, { nonce: "x" }, { Origin: service.baseUrl });
    expect(again.status).toBe(403);
    expect((await look(link)).text).toContain("You are a guardian now");
  });

  test("ends when it is taken back, after 14 days, or when its guardian leaves", async () => {
    const { guardians, browser } = await family();
    await submit(`${guardians}/invite`, { email: OTHER }, browser);
    const first = await linkTo(OTHER);
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

  test("says what is wrong with an address on a page that can be reloaded", async () => {
    const { guardians, browser } = await family();
    for (const [email, says] of [
      ["", "Enter their email address."],
      ["right@", "Enter an email address such as"],
      [GUARDIAN.toUpperCase(), "That is your own email address."],
    ] as const) {
      const sent = await submit(`${guardians}/invite`, { email }, browser);
      expect(sent.headers["location"]).toBe(`${guardians}/invite?kept=1`);
      for (let count = 0; count < 2; count++) {
        const shown = await look(`${guardians}/invite?kept=1`, browser);
        expect(shown.status).toBe(200);
        expect(shown.text).toContain(says);
        expect(shown.text).toContain(`value="${email}"`);
      }
      expect((await look(`${guardians}/invite`, browser)).text).not.toContain(says);
    }
  });

  test("is not a way to more than four guardians", async () => {
    const { guardians, browser } = await family();
    for (const nth of [1, 2, 3])
      await submit(`${guardians}/invite`, { email: `g${nth}@example.com` }, browser);
    const page = await look(guardians, browser);
    expect(page.text).toContain("4 guardians at most");
    await submit(`${guardians}/invite`, { email: "g4@example.com" }, browser);
    expect((await look(`${guardians}/invite?kept=1`, browser)).text).toContain("already has 4");
    expect(await mailsTo("g4@example.com")).toHaveLength(0);
  });

  test("goes ten times a day from one guardian, to one address as to many", async () => {
    const { guardians, browser } = await family();
    for (let count = 0; count < 10; count++)
      await submit(`${guardians}/invite`, { email: OTHER }, browser);
    const sent = await submit(`${guardians}/invite`, { email: OTHER }, browser);
    expect(sent.headers["location"]).toBe(`${guardians}/invite?kept=1`);
    expect((await look(`${guardians}/invite?kept=1`, browser)).text).toContain(
      "Try again tomorrow",
    );
  });

  test("to an address that said “not my child” looks the same and sends no mail", async () => {
    const { guardians, browser, sessionId } = await family();
    const result = await unwrap(
      service.as().upgradeSession({ sessionId, requestedPermissions: [{ name: "voice-chat" }] }),
    );
    const challengeId = "challengeId" in result ? result.challengeId : "";
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
    expect((await look(`${guardians}/leave`, browser)).text).toContain("every consent");
    const left = await submit(`${guardians}/leave`, {}, browser);
    expect(left.headers["location"]).toBe("/family?done=left-last");
    expect(await isActive(sessionId)).toBe(false);
    const { store } = service.services;
    expect(await ledgerEntries(store, "withdrawal")).toMatchObject([{ kuid }]);
    expect(await ledgerEntries(store, "guardian-left")).toMatchObject([{ kuid }]);
  });

  test("of a parent ends nothing of their other children", async () => {
    const { guardians, browser } = await family();
    const { session } = await consentedChild(service, PEBBLE);
    await submit(`${guardians}/leave`, {}, browser);
    expect((await look(`/family/sessions/${session.sessionId}`, browser)).status).toBe(200);
  });
});

describe("removing", () => {
  test("is for those who were there first, and the removed one is told", async () => {
    const { guardians, browser, page } = await family();
    await joined(guardians, browser, OTHER);
    const other = await signIn(OTHER);
    const remove = /href="([^"]+\/remove)"/;
    expect((await look(guardians, other)).text).not.toMatch(remove);
    const path = remove.exec((await look(guardians, browser)).text)?.[1] ?? "";
    const done = await submit(path, {}, browser);
    expect(done.headers["location"]).toBe(`${guardians}?done=removed`);
    expect((await look(page, other)).status).toBe(404);
    expect((await mailsTo(OTHER))[0]?.subject).toContain("A guardian was removed");
    expect(await ledgerEntries(service.services.store, "guardian-removed")).toHaveLength(1);
  });

  test("is not done by one who came later, whatever they post", async () => {
    const { guardians, browser } = await family();
    await joined(guardians, browser, OTHER);
    const other = await signIn(OTHER);
    const path = /href="([^"]+\/remove)"/.exec((await look(guardians, browser)).text)?.[1] ?? "";
    expect((await look(path, other)).status).toBe(404);
    expect((await service.post(path, { nonce: "x" }, other)).status).toBe(404);
    expect(cards(await look(guardians, browser))).toHaveLength(2);
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

describe("a step that needs a fresh link", () => {
  test("leads back to exactly that step", async () => {
    const { guardians, browser, page } = await family();
    await service.advance({ minutes: 16 });
    for (const path of [`${page}/withdraw`, `${guardians}/invite`, `${guardians}/leave`]) {
      const step = await look(path, browser);
      expect(step.headers["location"]).toBe(`/family/confirm?next=${path}`);
    }
    const step = `/family/confirm?next=${page}/withdraw`;
    const before = (await mailsTo(GUARDIAN)).length;
    expect((await look(step, browser)).text).toContain("Email me a link");
    expect(await mailsTo(GUARDIAN)).toHaveLength(before);
    const sent = await submit(step, {}, browser);
    const shown = await look(String(sent.headers["location"]), browser);
    expect(shown.text).toContain("We have sent you a link to confirm it is you");
    const link = await linkTo(GUARDIAN);
    expect((await look(link, browser)).text).toContain("Confirm that it is you");
    const back = await service.post(link, hiddenFields((await look(link, browser)).text), browser);
    expect(back.headers["location"]).toBe(`${page}/withdraw`);
    expect((await look(`${page}/withdraw`, cookieOf(back))).status).toBe(200);
  });

  test("does nothing when its form comes too late, and brings it back filled in", async () => {
    const { guardians, browser } = await family();
    const form = hiddenFields((await look(`${guardians}/invite`, browser)).text);
    await service.advance({ minutes: 16 });
    const late = await service.post(`${guardians}/invite`, { ...form, email: OTHER }, browser);
    expect(late.headers["location"]).toBe(`/family/confirm?next=${guardians}/invite`);
    expect(await mailsTo(OTHER)).toHaveLength(0);
    await submit(String(late.headers["location"]), {}, browser);
    const back = await submit(await linkTo(GUARDIAN), {}, browser);
    expect(back.headers["location"]).toBe(`${guardians}/invite?kept=1`);
    const shown = await look(String(back.headers["location"]), cookieOf(back));
    expect(shown.text).toContain(`value="${OTHER}"`);
    expect(shown.text).toContain("It is not saved yet.");
  });
});

describe("a deep link", () => {
  test("leads through the sign-in and back to it", async () => {
    const { page } = await family();
    const asked = await look(`${page}/schedule`);
    expect(asked.headers["location"]).toBe(`/family?next=${page}/schedule`);
    const sent = await submit(String(asked.headers["location"]), { email: GUARDIAN });
    expect(sent.headers["location"]).toBe(`/family/sent?next=${page}/schedule`);
    const back = await submit(await linkTo(GUARDIAN));
    expect(back.headers["location"]).toBe(`${page}/schedule`);
  });

  test.each([
    "//evil.example",
    "https://evil.example/family",
    "/family/../../evil",
    "/family//evil.example",
    "/family/\\evil.example",
    "/family/%2F%2Fevil.example",
    "/api/v1/session/get",
  ])("leads nowhere but to our own pages: %p", async (next) => {
    await family();
    await submit(`/family?next=${encodeURIComponent(next)}`, { email: GUARDIAN, next });
    expect((await submit(await linkTo(GUARDIAN))).headers["location"]).toBe("/family");
  });

  test("keeps a form that comes after half an hour, for its sender alone", async () => {
    const { page, browser } = await family();
    const { text } = await look(`${page}/schedule`, browser);
    const form = { ...hiddenFields(text), do: "save", enabled: "yes", "limit-mon": "77" };
    await service.advance({ minutes: 31 });
    const late = await service.post(`${page}/schedule`, form, browser);
    expect(late.headers["location"]).toBe(`/family?done=kept&next=${page}/schedule`);
    expect((await look(String(late.headers["location"]))).text).toContain("We have kept");
    await consentedChild(service, STARFALL, OTHER);
    const stranger = await signIn(OTHER);
    expect((await look(`${page}/schedule?kept=1`, stranger)).text).not.toContain("77");
    await submit(String(late.headers["location"]), { email: GUARDIAN });
    const back = await submit(await linkTo(GUARDIAN));
    expect(back.headers["location"]).toBe(`${page}/schedule?kept=1`);
    const shown = await look(String(back.headers["location"]), cookieOf(back));
    expect(shown.text).toMatch(/name="limit-mon"\s+value="77"/);
  });
});

describe("a remembered device", () => {
  const isIn = async (browser: Browser) =>
    (await look("/family", browser)).text.includes("Signed in as");

  test("is one where the guardian asked for it, and stays signed in for 60 days", async () => {
    await family();
    const plain = await signIn(GUARDIAN);
    const kept = await signIn(GUARDIAN, { remember: "yes" });
    await service.advance({ hours: 13 });
    expect(await isIn(plain)).toBe(false);
    const seen = await look("/family", kept);
    expect(seen.text).toContain("Devices that stay signed in");
    let browser = cookieOf(seen);
    expect(browser).not.toEqual(kept);
    await service.advance({ days: 59 });
    browser = cookieOf(await look("/family", browser));
    expect(await isIn(browser)).toBe(true);
    await service.advance({ days: 1 });
    expect(await isIn(browser)).toBe(false);
  });

  test("ends where a token comes back that was replaced: somebody has a copy", async () => {
    await family();
    const stolen = await signIn(GUARDIAN, { remember: "yes" });
    await service.advance({ hours: 2 });
    const owner = cookieOf(await look("/family", stolen));
    expect(await isIn(stolen)).toBe(true);
    await service.advance({ minutes: 2 });
    expect(await isIn(stolen)).toBe(false);
    expect(await isIn(owner)).toBe(false);
  });

  test("ends with all others by one button, and needs a fresh link like any other", async () => {
    const { page } = await family();
    const kept = await signIn(GUARDIAN, { remember: "yes" });
    await service.advance({ minutes: 20 });
    expect((await look(`${page}/withdraw`, kept)).headers["location"]).toContain("/family/confirm");
    const here = await signIn(GUARDIAN);
    const nonce = hiddenFields((await look("/family", here)).text)["nonce"] ?? "";
    await service.post("/family/sign-out", { nonce, where: "everywhere" }, here);
    expect(await isIn(kept)).toBe(false);
  });
});
