// How guardians sign in at the family pages, confirm that they are still there, and stay signed in on a device.
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";

import { consented as consentedChild, GUARDIAN } from "../../testing/arrange.js";
import type { Form } from "../../testing/caller.js";
import { browserOf, guardianSteps, type Browser } from "../../testing/guardian-steps.js";
import { hiddenFields } from "../../testing/pages.js";
import { STARFALL, startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
beforeEach(async () => void (service = await startTestService()));
afterEach(() => service.stop());

const OTHER = "other.parent@example.com";

const { answer: submit, family, linkTo, look, mailsTo, signIn } = guardianSteps(() => service);

/** Where a form leads that came too late: the path of a sign-in, and the page that it returns to. */
function returnOf({ headers }: { headers: Record<string, unknown> }): [string, string] {
  const { pathname, searchParams } = new URL(String(headers["location"]), "http://page.invalid");
  return [pathname, searchParams.get("next") ?? ""];
}

const keptAt = (path: string) => expect.stringMatching(new RegExp(`^${path}\\?form=[\\w-]{22}$`));

describe("a step that needs a fresh link", () => {
  test("leads back to exactly that step", async () => {
    const { guardians, browser, page } = await family();
    await service.advance({ minutes: 15, ms: -1 });
    expect((await look(`${page}/withdraw`, browser)).status).toBe(200);
    await service.advance(1);
    const ofGuardians = ["invite", "leave"].map((step) => `${guardians}/${step}`);
    const ofChild = ["withdraw", "data", "data/file", "erase"].map((step) => `${page}/${step}`);
    for (const path of [...ofGuardians, ...ofChild]) {
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
    expect((await look(`${page}/withdraw`, browserOf(back))).status).toBe(200);
  });

  test("does nothing when its form comes too late, whichever it is", async () => {
    const { guardians, browser, page } = await family();
    const steps = [`${page}/withdraw`, `${page}/erase`, `${guardians}/leave`];
    const forms = new Map<string, Form>();
    for (const step of steps) forms.set(step, hiddenFields((await look(step, browser)).text));
    await service.advance({ minutes: 15 });
    for (const [step, form] of forms) {
      const late = await service.post(step, form, browser);
      expect(returnOf(late)).toEqual(["/family/confirm", keptAt(step)]);
    }
    expect((await look(guardians, browser)).status).toBe(200);
  });

  test("does nothing when its form comes too late, and brings it back filled in", async () => {
    const { guardians, browser } = await family();
    const form = hiddenFields((await look(`${guardians}/invite`, browser)).text);
    await service.advance({ minutes: 16 });
    const late = await service.post(`${guardians}/invite`, { ...form, email: OTHER }, browser);
    const [path, next] = returnOf(late);
    expect([path, next]).toEqual(["/family/confirm", keptAt(`${guardians}/invite`)]);
    expect(await mailsTo(OTHER)).toHaveLength(0);
    await submit(String(late.headers["location"]), {}, browser);
    const back = await submit(await linkTo(GUARDIAN), {}, browser);
    expect(back.headers["location"]).toBe(next);
    const shown = await look(String(back.headers["location"]), browserOf(back));
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
    const [path, next] = returnOf(late);
    expect([path, next]).toEqual(["/family", keptAt(`${page}/schedule`)]);
    expect((await look(String(late.headers["location"]))).text).toContain("We have kept");
    // A link that was not used in time leads to another one.
    await submit(String(late.headers["location"]), { email: GUARDIAN });
    await service.advance({ minutes: 16 });
    await submit(String(late.headers["location"]), { email: GUARDIAN });
    const back = await submit(await linkTo(GUARDIAN));
    expect(back.headers["location"]).toBe(next);
    const shown = await look(next, browserOf(back));
    expect(shown.text).toMatch(/name="limit-mon"\s+value="77"/);
  });

  test("shows a kept form to its sender alone, on its page, for less than an hour", async () => {
    const { page, guardians, browser } = await family();
    await submit(`${guardians}/invite`, { email: OTHER }, browser);
    await submit(await linkTo(OTHER));
    await service.advance({ minutes: 31 });
    const late = await service.post(`${page}/name`, { name: "Sparrow" }, browser);
    const [, next] = returnOf(late);
    const [own, partner] = [
      await signIn(GUARDIAN, { remember: "yes" }),
      await signIn(OTHER, { remember: "yes" }),
    ];
    const hasName = async (path: string, as: Browser) => {
      const shown = await look(path, as);
      expect(shown.status).toBe(200);
      return shown.text.includes("Sparrow");
    };
    expect(await hasName(next, own)).toBe(true);
    expect(await hasName(next, partner)).toBe(false);
    expect(await hasName(`${page}/name`, own)).toBe(false);
    const elsewhere = await look(next.replace("/name", "/schedule"), own);
    expect(elsewhere.text).not.toContain("It is not saved yet.");
    await service.advance({ minutes: 60, ms: -1 });
    expect(await hasName(next, own)).toBe(true);
    await service.advance({ ms: 1 });
    expect(await hasName(next, own)).toBe(false);
  });
});

describe("a remembered device", () => {
  const isIn = async (browser: Browser) =>
    (await look("/family", browser)).text.includes("Signed in as");

  test("is one where the guardian asked for it, and stays signed in for 60 days", async () => {
    await family();
    const plain = await signIn(GUARDIAN);
    await submit("/family", { email: GUARDIAN });
    const pressed = await submit(await linkTo(GUARDIAN), { remember: "yes" });
    expect(String(pressed.headers["set-cookie"])).toContain(`Max-Age=${60 * 86_400}`);
    const kept = browserOf(pressed);
    await service.advance({ hours: 13 });
    expect(await isIn(plain)).toBe(false);
    const seen = await look("/family", kept);
    expect(String(seen.headers["set-cookie"])).toContain(`Max-Age=${60 * 86_400 - 13 * 3_600}`);
    expect(seen.text).toContain("Devices that stay signed in");
    let browser = browserOf(seen);
    expect(browser).not.toEqual(kept);
    await service.advance({ days: 59 });
    browser = browserOf(await look("/family", browser));
    expect(await isIn(browser)).toBe(true);
    await service.advance({ days: 1 });
    expect(await isIn(browser)).toBe(false);
    // An expired session doesn't keep anyone from signing in.
    await submit("/family", { email: GUARDIAN });
    const again = await submit(await linkTo(GUARDIAN), {}, browser);
    expect(String(again.headers["set-cookie"])).toContain(`Max-Age=${12 * 3_600}`);
    expect(await isIn(browserOf(again))).toBe(true);
  });

  test("is not another guardian's who signs in on it, and stays its own until the same day", async () => {
    await family();
    await consentedChild(service, STARFALL, OTHER);
    const signInOn = async (browser: Browser, email: string) => {
      await submit("/family", { email });
      return browserOf(await submit(await linkTo(email), {}, browser));
    };
    const [first, second] = [
      await signIn(GUARDIAN, { remember: "yes" }),
      await signIn(GUARDIAN, { remember: "yes" }),
    ];
    await service.advance({ minutes: 30 });
    const other = await signInOn(first, OTHER);
    const own = await signInOn(second, GUARDIAN);
    expect(await isIn(first)).toBe(false);
    await service.advance({ hours: 13 });
    expect(await isIn(other)).toBe(false);
    const kept = browserOf(await look("/family", own));
    expect(await isIn(kept)).toBe(true);
    await service.advance({ days: 59, hours: 10, minutes: 29 });
    const last = browserOf(await look("/family", kept));
    expect(await isIn(last)).toBe(true);
    await service.advance({ minutes: 1 });
    expect(await isIn(last)).toBe(false);
  });

  test("ends where a token comes back that was replaced: someone has a copy", async () => {
    await family();
    const stolen = await signIn(GUARDIAN, { remember: "yes" });
    await service.advance({ hours: 2 });
    const owner = browserOf(await look("/family", stolen));
    expect(await isIn(stolen)).toBe(true);
    await service.advance({ minutes: 2 });
    expect(await isIn(stolen)).toBe(false);
    expect(await isIn(owner)).toBe(false);
  });

  test("whose requests come at once after an hour gets one new token, and all of them are let in", async () => {
    await family();
    const kept = await signIn(GUARDIAN, { remember: "yes" });
    await service.advance({ hours: 1, ms: -1 });
    expect((await look("/family", kept)).headers["set-cookie"]).toBeUndefined();
    await service.advance(1);
    const seen = await Promise.all([1, 2, 3].map(() => look("/family", kept)));
    for (const { text } of seen) expect(text).toContain("Signed in as");
    const renewed = seen.filter(({ headers }) => headers["set-cookie"] !== undefined);
    expect(renewed).toHaveLength(1);
    await service.advance({ minutes: 1, ms: -1 });
    expect(await isIn(kept)).toBe(true);
    await service.advance(1);
    expect(await isIn(kept)).toBe(false);
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
