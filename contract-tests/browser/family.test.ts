// A guardian at the family pages in a real browser: from the mailed link to the withdrawn consent.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";

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

let service: TestService;
let browser: Browser;
beforeAll(async () => {
  [service, browser] = await Promise.all([startTestService(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

/** Makes an eight-year-old with a guardian's consent. */
async function consented(email: string) {
  const { challenge } = await unwrap(
    service.as().checkAge({ jurisdiction: "US-CA", dateOfBirth: "2018-04-09" }),
  );
  const { challengeId = "", kuid = "" } = challenge ?? {};
  await unwrap(service.as().setChallengeStatus({ challengeId, status: "PASS", email }));
  const { sessionId } = await unwrap(service.as().getSession({ kuid }));
  return { sessionId, kuid };
}

/** Returns the link in the newest mail to an address. */
async function mailedLink(email: string): Promise<string> {
  const mail = (await mailbox(service)).find(({ to }) => to === email);
  return /http\S+\/family\/[^\s?]+/.exec(String(mail?.["text"]))?.[0] ?? "";
}

/** Presses a button or link, each of which leads to a page. */
const press = async (page: Page, button: string) => {
  await Promise.all([page.waitForEvent("load"), page.locator(`main ${button}`).first().click()]);
};

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${service.baseUrl}/family`);
  await page.locator("#email").fill(email);
  await press(page, "form button");
  await page.goto(await mailedLink(email));
  await press(page, "form button");
  await page.waitForURL(/\/family$/);
}

/** Checks that a page is accessible, no wider than the screen, violates no policy and loads nothing from elsewhere. */
async function check({ page, complaints, strangers }: Visitor, hasScript: boolean): Promise<void> {
  if (hasScript) {
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  }
  expect(complaints).toEqual([]);
  expect(strangers).toEqual([]);
}

/** Saves a screenshot to the folder `KINWARD_SCREENSHOTS`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env["KINWARD_SCREENSHOTS"];
  if (folder) await page.screenshot({ path: `${folder}/child ${name}.png`, fullPage: true });
}

describe.each<[string, string, BrowserContextOptions]>([
  ["a phone", "phone@family.example", { viewport: PHONE, hasTouch: true, isMobile: true }],
  [
    "a phone without JavaScript",
    "plain@family.example",
    { viewport: PHONE, javaScriptEnabled: false },
  ],
])("on %s", (_name, email, options) => {
  const hasScript = options.javaScriptEnabled !== false;

  test("a guardian signs in, sets limits, answers, and withdraws consent", async () => {
    const { sessionId } = await consented(email);
    const visitor = await visit(browser, service.baseUrl, options);
    const { page } = visitor;
    await signIn(page, email);
    await press(page, "a.row");
    await press(page, 'a[href$="/schedule"]');
    expect(await page.locator("#timezone").inputValue()).toBe("America/Los_Angeles");
    await page.locator("#limit-mon").fill("lots");
    await press(page, 'button[value="add"]');
    expect(new URL(page.url()).hash).toBe("#quiet");
    expect(await page.locator("#limit-mon").inputValue()).toBe("lots");
    await page.locator("#name").fill("Night");
    await page.locator("#start").fill("21:30");
    await press(page, 'button[value="save"]:visible');
    await page.locator('[role="alert"]').waitFor();
    await check(visitor, hasScript);
    await page.locator("#limit-mon").fill("90");
    await press(page, 'button[value="zones"]');
    await check(visitor, hasScript);
    await page.locator("#timezone").selectOption("Pacific/Honolulu");
    await press(page, 'button[value="zone"]');
    await press(page, 'button[value="save"]:visible');
    expect(await page.locator('[role="status"]').innerText()).toContain("saved");
    await check(visitor, hasScript);
    expect(await unwrap(service.as().getScreentimeState({ sessionId }))).toMatchObject({
      enabled: true,
      schedule: {
        timezone: "Pacific/Honolulu",
        dailyLimits: [{ day: "mon", limitMinutes: 90 }],
        quietHours: [{ name: "Night", start: "21:30", end: "07:00" }],
      },
    });

    const ask = () =>
      unwrap(
        service.as().requestScreentimeOverride({
          sessionId,
          type: "extra-time",
          requestedMinutes: 20,
          reason: "One more round, please.",
        }),
      );
    const { overrideId } = await ask();
    const link = await mailedLink(email);
    const stranger = await visit(browser, service.baseUrl, options);
    await stranger.page.goto(link);
    expect(await ask()).toMatchObject({ overrideId, status: "pending" });
    await press(stranger.page, 'button[value="grant-20"]');
    expect(await stranger.page.locator("h1").innerText()).toBe("You allowed it");
    await check(stranger, hasScript);
    await stranger.close();

    await page.reload();
    await press(page, 'button[value="withdraw"]');
    expect(await page.locator('[role="status"]').innerText()).toContain("You took it back");
    await ask();
    await page.reload();
    await check(visitor, hasScript);
    await press(page, 'button[value="deny"]');

    await press(page, 'a[href$="/records"]');
    await press(page, 'a[href$="/withdraw"]');
    await press(page, "button.danger");
    expect(await page.locator('[role="status"]').innerText()).toContain("withdrawn");
    expect((await service.as().getSession({ sessionId })).response.status).toBe(404);
    await press(page, 'a[href$="/family"]');
    await press(page, 'button:text-is("Sign out")');
    expect(await page.locator("#email").count()).toBe(1);
    await check(visitor, hasScript);
    await visitor.close();
  });
});

describe.each<[string, string, BrowserContextOptions]>([
  ["a phone in the dark", "dark@family.example", { viewport: PHONE, colorScheme: "dark" }],
  ["a desktop", "desk@family.example", { viewport: DESKTOP }],
])("on %s", (_name, email, options) => {
  test("every family page is well made", async () => {
    const { sessionId } = await consented(email);
    await consented(email);
    await unwrap(service.as().requestScreentimeOverride({ sessionId, type: "bypass-quiet-hours" }));
    const link = await mailedLink(email);
    const visitor = await visit(browser, service.baseUrl, options);
    const { page } = visitor;
    for (const path of ["/family", "/family/sent", "/family/sign-in/none"]) {
      await page.goto(service.baseUrl + path);
      await check(visitor, true);
    }
    await page.goto(link);
    await check(visitor, true);
    await signIn(page, email);
    await check(visitor, true);
    for (const path of [
      "",
      "/permissions",
      "/play",
      "/activity",
      "/records",
      "/schedule",
      "/withdraw",
    ]) {
      await page.goto(`${service.baseUrl}/family/sessions/${sessionId}${path}`);
      await check(visitor, true);
      await picture(page, `${_name} ${path.slice(1)}`);
    }
    await visitor.close();
  });
});
