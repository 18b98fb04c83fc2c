// The pages of the law in a real browser: on a phone and on a desktop, left to right and right to left, without scripts.
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Browser } from "playwright-core";

import {
  accessibilityFaults,
  DESKTOP,
  openBrowser,
  overflow,
  PHONE,
  visit,
} from "../../testing/browser.js";
import { startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
let browser: Browser;
beforeAll(async () => {
  [service, browser] = await Promise.all([startTestService(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

const PAGES = [
  "/law",
  "/law?place=korea",
  "/law/BR?age=13&service=online-game",
  "/law/US-TX?age=13&service=online-game&compare=US-VA",
  "/law/US-VA?age=15&service=social-media&compare=2025-01-01",
  "/law/CN?age=16&service=online-game",
  "/law/KR?age=15&service=online-game",
  "/law/DE",
  "/law/BR?age=-1&on=1850-01-01&compare=XX",
  "/law/XX",
];

test.each([
  ["on a phone", PHONE, "en-US"],
  ["on a desktop", DESKTOP, "de-DE"],
  ["on a phone, right to left", PHONE, "ar"],
] as const)(
  "every page is accessible %s, fits and loads nothing from elsewhere",
  async (_where, viewport, locale) => {
    const visitor = await visit(browser, service.baseUrl, {
      viewport,
      locale,
    });
    const found: Record<string, unknown> = {};
    for (const path of PAGES) {
      await visitor.page.goto(service.baseUrl + path);
      // What is folded has to be accessible too.
      await visitor.page.evaluate(
        "document.querySelectorAll('details').forEach((each) => (each.open = true))",
      );
      found[path] = [await accessibilityFaults(visitor.page), await overflow(visitor.page)];
    }
    expect(found).toEqual(Object.fromEntries(PAGES.map((path) => [path, [[], 0]])));
    expect([visitor.complaints, visitor.strangers]).toEqual([[], []]);
    await visitor.close();
  },
);

test("leads from the search over the form to a comparison", async () => {
  const visitor = await visit(browser, service.baseUrl, { viewport: PHONE });
  const { page } = visitor;
  await page.goto(`${service.baseUrl}/law`);
  await page.getByLabel("Country, state or region").fill("texas");
  await page.getByRole("button", { name: "Find" }).click();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Texas, United States");
  await page.getByLabel("Age of the player").fill("13");
  await page.getByLabel("Kind of service").selectOption("Online game");
  await page.getByLabel("Compare with").fill("br");
  await page.getByRole("button", { name: "Show" }).click();
  const table = page.getByRole("table");
  expect(await table.getByRole("columnheader").allTextContents()).toEqual([
    "What",
    "Texas, United States",
    "Brazil",
  ]);
  expect(await table.getByRole("row", { name: "Private text chat" }).count()).toBe(1);
  await visitor.close();
});
