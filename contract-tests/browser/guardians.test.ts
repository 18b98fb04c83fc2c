// The pages about a child's guardians in a real browser: on narrow and wide screens, and with large text.
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Browser, Page } from "playwright-core";

import { consented, GUARDIAN } from "../../testing/arrange.js";
import { mailbox } from "../../testing/pages.js";
import { startTestService, type TestService } from "../../testing/service.js";
import { accessibilityFaults, openBrowser, overflow, visit } from "../../testing/browser.js";

let service: TestService;
let browser: Browser;
beforeAll(async () => {
  [service, browser] = await Promise.all([startTestService(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

const OTHER = "a.very.long.address.of.another.parent@subdomain.family.example";

async function linkTo(email: string): Promise<string> {
  const mail = (await mailbox(service)).find(({ to }) => to === email);
  return /http\S+/.exec(mail?.text ?? "")?.[0] ?? "";
}

const press = async (page: Page, button: string) => {
  await Promise.all([page.waitForEvent("load"), page.locator(`main ${button}`).first().click()]);
};

test("every page is accessible, no wider than the screen, and works without JavaScript", async () => {
  const { session } = await consented(service);
  const visitor = await visit(browser, service.baseUrl, { viewport: { width: 375, height: 812 } });
  const { page } = visitor;
  /** Checks the page on every screen, and with text of twice the size. */
  const check = async (name: string) => {
    for (const [width, size] of [
      [320, 100],
      [375, 100],
      [375, 200],
      [1280, 100],
    ] as const) {
      await page.setViewportSize({ width, height: 812 });
      await page.evaluate(`document.documentElement.style.fontSize = "${size}%"`);
      expect(`${name} ${width} ${size}: ${await overflow(page)}`).toBe(
        `${name} ${width} ${size}: 0`,
      );
    }
    await page.evaluate('document.documentElement.style.fontSize = ""');
    expect(await accessibilityFaults(page)).toEqual([]);
  };
  const guardians = `${service.baseUrl}/family/sessions/${session.sessionId}/guardians`;

  await page.goto(guardians);
  await check("sign-in");
  await page.locator("#email").fill(GUARDIAN);
  await press(page, "form button");
  await check("sent");
  await page.goto(await linkTo(GUARDIAN));
  await check("enter");
  await page.locator('input[name="remember"]').check();
  await press(page, "form button");
  expect(page.url()).toBe(guardians);
  await press(page, 'a[href$="/invite"]');
  await check("invite");
  await page.locator("#email").fill("right@");
  await press(page, "form button");
  await check("invite-error");
  await page.reload();
  await page.locator("#email").fill(OTHER);
  await press(page, "form button");
  await check("invited");

  const invited = await visit(browser, service.baseUrl, { javaScriptEnabled: false });
  await invited.page.goto(await linkTo(OTHER));
  await press(invited.page, "form button");
  expect(await invited.page.locator("h1").innerText()).toBe("You are a guardian now");
  await invited.close();
  await service.advance({ minutes: 1 });

  await page.goto(guardians);
  await check("guardians");
  await press(page, 'a[href$="/leave"]');
  await check("leave");
  await page.goto(`${service.baseUrl}/family/sessions/${session.sessionId}`);
  await check("child");
  await service.advance({ minutes: 20 });
  await page.goto(`${guardians}/leave`);
  await check("confirm");
  await press(page, "form button");
  await check("confirm-sent");
  await page.goto(await linkTo(GUARDIAN));
  await check("confirm-enter");
  await press(page, "form button");
  expect(page.url()).toBe(`${guardians}/leave`);
  await page.goto(`${service.baseUrl}/family`);
  await check("family");
  expect(visitor.complaints).toEqual([]);
  expect(visitor.strangers).toEqual([]);
  await visitor.close();
});
