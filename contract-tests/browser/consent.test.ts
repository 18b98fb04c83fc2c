// The guardian's way through the hosted pages in a real browser.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Browser, Page } from "playwright-core";

import { unwrap } from "../../client/index.js";
import { mailbox } from "../../testing/pages.js";
import { startTestService, type TestService } from "../../testing/service.js";
import {
  accessibilityFaults,
  DESKTOP,
  openBrowser,
  overflow,
  PHONE,
  visit,
  type Visitor,
} from "../../testing/browser.js";

const GUARDIAN = "guardian@example.com";

let service: TestService;
let browser: Browser;
const visitors: Visitor[] = [];

beforeAll(async () => {
  [service, browser] = await Promise.all([startTestService(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

/** Makes the request of an eight-year-old. Returns the guardian's address, the password and the challenge's id. */
async function askForConsent() {
  const { challenge } = await unwrap(
    service.as().checkAge({ jurisdiction: "US-CA", dateOfBirth: "2018-04-09" }),
  );
  if (!challenge?.url || !challenge.oneTimePassword) throw new Error("no challenge");
  return { ...challenge, url: challenge.url, oneTimePassword: challenge.oneTimePassword };
}

async function arrive(options: Parameters<typeof visit>[2]): Promise<Visitor> {
  const visitor = await visit(browser, service.baseUrl, options);
  visitors.push(visitor);
  return visitor;
}

/** Returns the link in the newest mail to an address. */
async function linkTo(email: string): Promise<string> {
  const mail = (await mailbox(service)).find(({ to }) => to === email);
  return /http\S+\/widgets\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
}

const statusOf = async (challengeId: string) =>
  unwrap(service.as().getChallengeStatus({ challengeId }));

const decide = (page: Page, decision: "consent" | "decline" | "not-my-child") =>
  page.locator(`button[value="${decision}"]`).click();

/**
 * Checks every page on the way: it is accessible, no wider than the screen, violates no policy and loads nothing from
 * elsewhere.
 */
async function expectWellMade({ page, complaints, strangers }: Visitor) {
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  expect(complaints).toEqual([]);
  expect(strangers).toEqual([]);
}

describe.each([
  ["a phone", { viewport: PHONE, hasTouch: true, isMobile: true }],
  ["a phone without JavaScript", { viewport: PHONE, javaScriptEnabled: false }],
  ["a phone in the dark", { viewport: PHONE, colorScheme: "dark" as const }],
  ["a desktop", { viewport: DESKTOP }],
])("on %s", (_name, options) => {
  const hasScript = !("javaScriptEnabled" in options);
  const check = (visitor: Visitor) =>
    hasScript
      ? expectWellMade(visitor)
      : Promise.resolve(expect([...visitor.complaints, ...visitor.strangers]).toEqual([]));

  test("a guardian comes from the mail, reads, chooses and consents", async () => {
    const { challengeId, kuid } = await askForConsent();
    await unwrap(service.as().sendChallengeEmail({ challengeId, email: GUARDIAN }));
    const link = await linkTo(GUARDIAN);
    const visitor = await arrive(options);
    const { page } = visitor;
    await page.goto(link);
    await check(visitor);
    expect((await statusOf(challengeId)).status).toBe("IN_PROGRESS");

    await page.locator('input[name="permission"][value="online-status"]').check();
    await page.locator("#adult").check();
    await decide(page, "consent");
    await page.waitForLoadState();
    await check(visitor);
    // Outside a frame nothing can be closed, and one button leads on.
    expect(await page.locator("button[data-exit]").isVisible()).toBe(false);
    expect(await page.locator("main a.button").allInnerTexts()).toEqual([
      "Go to your family pages",
    ]);

    const status = await statusOf(challengeId);
    expect(status).toMatchObject({ status: "PASS" });
    const session = await unwrap(service.as().getSession({ kuid }));
    expect(session.sessionId).toBe(status.sessionId);
    expect(session.managedBy).toBe("GUARDIAN");
    const on = session.permissions.filter(
      ({ enabled, managedBy }) => enabled && managedBy === "GUARDIAN",
    );
    expect(on.map(({ name }) => name)).toEqual(["online-status"]);
    await visitor.close();
  });

  test("a guardian types the password from the child's screen and declines", async () => {
    const { challengeId, oneTimePassword } = await askForConsent();
    const visitor = await arrive(options);
    const { page } = visitor;
    await page.goto(`${service.baseUrl}/code`);
    await check(visitor);
    await page
      .locator('input[type="text"], input:not([type])')
      .first()
      .fill(oneTimePassword.toLowerCase());
    await page.locator("form button").first().click();
    await page.waitForURL(/\/widgets\//);
    await decide(page, "decline");
    await page.waitForLoadState();
    await check(visitor);
    expect(await statusOf(challengeId)).toMatchObject({
      status: "FAIL",
      failureReason: "denied-by-guardian",
    });
    await visitor.close();
  });
});

describe("the consent page", () => {
  test("says what is missing, keeps what was typed, and moves nothing until it is there", async () => {
    const { challengeId, url } = await askForConsent();
    const visitor = await arrive({ viewport: PHONE });
    const { page } = visitor;
    await page.goto(url);
    await page.locator("#email").fill("not an address");
    await page.locator('input[name="permission"][value="online-status"]').check();
    await decide(page, "consent");
    await page.waitForLoadState();
    await page.locator('[role="alert"]').waitFor();
    expect(await page.locator("#email").inputValue()).toBe("not an address");
    expect(await page.locator('input[name="permission"][value="online-status"]').isChecked()).toBe(
      true,
    );
    await expectWellMade(visitor);
    expect((await statusOf(challengeId)).status).toBe("IN_PROGRESS");

    await page.locator("#email").fill(GUARDIAN);
    await page.locator("#adult").check();
    await decide(page, "consent");
    await page.waitForLoadState();
    await page.getByRole("heading", { level: 1, name: "One more step" }).waitFor();
    expect(await page.locator("main").innerText()).toContain("g...@example.com");
    await expectWellMade(visitor);
    expect(await statusOf(challengeId)).toMatchObject({ awaiting: "guardian-confirmation" });

    await page.goto(await linkTo(GUARDIAN));
    await expectWellMade(visitor);
    await page.getByRole("button", { name: "Yes, I confirm this" }).click();
    await page.waitForLoadState();
    await expectWellMade(visitor);
    expect((await statusOf(challengeId)).status).toBe("PASS");
    await visitor.close();
  });

  test("shows a document's text on a page of its own", async () => {
    const { url } = await askForConsent();
    const visitor = await arrive({ viewport: PHONE });
    await visitor.page.goto(`${url}/documents/chat-data`);
    expect(await visitor.page.locator("main").innerText()).toContain("30 days");
    await expectWellMade(visitor);
    await visitor.close();
  });

  test("lets a stranger say that this is not their child", async () => {
    const { challengeId, url } = await askForConsent();
    const visitor = await arrive({ viewport: PHONE });
    await visitor.page.goto(url);
    await decide(visitor.page, "not-my-child");
    await visitor.page.waitForLoadState();
    await expectWellMade(visitor);
    expect(await statusOf(challengeId)).toMatchObject({
      status: "FAIL",
      failureReason: "not-my-child",
    });
    await visitor.close();
  });

  test("decides once, also where an old tab is sent again", async () => {
    const { challengeId, url } = await askForConsent();
    const visitor = await arrive({ viewport: PHONE });
    const { page } = visitor;
    await page.goto(url);
    const second = await page.context().newPage();
    await second.goto(url);
    await decide(page, "decline");
    await page.waitForLoadState();
    await second.locator("#adult").check();
    await second.locator("#email").fill(GUARDIAN);
    await decide(second, "consent");
    await second.waitForLoadState();
    expect(await statusOf(challengeId)).toMatchObject({
      status: "FAIL",
      failureReason: "denied-by-guardian",
    });
    await visitor.close();
  });

  test("is shown in a frame of the product's own origins and in no other", async () => {
    const { url } = await askForConsent();
    const { headers } = await service.send({ path: new URL(url).pathname });
    const origins = (service.product().config as { origins: string[] }).origins;
    expect(headers["content-security-policy"]).toContain(`frame-ancestors ${origins.join(" ")}`);

    const visitor = await arrive({ viewport: DESKTOP });
    const { page } = visitor;
    await page.route(/^https:/, (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<iframe src="${url}" height="600"></iframe>`,
      }),
    );
    await page.goto("https://play.starfall.example/");
    await page.frameLocator("iframe").locator("h1").waitFor();
    const refusal = page.waitForEvent("console", (message) =>
      message.text().includes("frame-ancestors"),
    );
    await page.goto("https://elsewhere.example/");
    await refusal;
    await visitor.close();
  });

  test("tells who comes by an unknown link what to do", async () => {
    const visitor = await arrive({ viewport: PHONE });
    const answer = await visitor.page.goto(
      `${service.baseUrl}/widgets/consent/AAAAAAAAAAAAAAAAAAAAAA`,
    );
    expect([404, 410]).toContain(answer?.status());
    await expectWellMade(visitor);
    await visitor.close();
  });
});

describe("the docs page", () => {
  test("fetches nothing and breaks no rule of its policy", async () => {
    const visitor = await arrive({ viewport: DESKTOP });
    await visitor.page.goto(`${service.baseUrl}/docs`);
    await visitor.page.getByText("Access tokens").first().waitFor();
    expect(visitor.complaints).toEqual([]);
    expect(visitor.strangers).toEqual([]);
    await visitor.close();
  });
});
