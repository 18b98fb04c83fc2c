// What guardians see of spending and activity, and of the weekly summary, in a real browser: left to right and right to left,
// on a phone and on a desktop, without scripts.
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Browser, Page } from "playwright-core";

import { unwrap } from "../../client/index.js";
import {
  accessibilityFaults,
  DESKTOP,
  openBrowser,
  overflow,
  PHONE,
  visit,
} from "../../testing/browser.js";
import { consented } from "../../testing/arrange.js";
import { guardianSteps } from "../../testing/guardian-steps.js";
import { Kid } from "../../testing/kid.js";
import { mailbox } from "../../testing/pages.js";
import { STARFALL, startTestService, type TestService } from "../../testing/service.js";

const EMAIL = "overview@example.com";
const DAY = 86_400_000;

let service: TestService;
let browser: Browser;
let sessionId: string;
let stopPath: string;
const { signIn } = guardianSteps(() => service);

beforeAll(async () => {
  [service, browser] = await Promise.all([startTestService(), openBrowser()]);
  const { session } = await consented(service, STARFALL, EMAIL);
  sessionId = session.sessionId;
  const kid = new Kid(service, session);
  const id = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, "0")}`;
  const item = { sku: "gems", name: "Gems" };
  const bought = { status: "completed", item } as const;
  await unwrap(
    kid.client.submitTransactions({
      sessionId,
      events: Array.from({ length: 12 }, (_, count) => ({
        ...bought,
        id: id(count),
        timestamp: kid.at(-count * 12 * DAY),
        amountMinor: 499 + 250 * count,
        currency: count % 4 === 3 ? "JPY" : "USD",
      })),
    }),
  );
  await unwrap(
    kid.client.pushActivity({
      sessionId,
      events: Array.from({ length: 5 }, (_, count) => ({
        id: id(count),
        type: "match-played",
        timestamp: kid.at(-count * DAY),
        data: { map: "Harbour", minutes: 10 },
      })),
    }),
  );
  await kid.push({ timestamp: kid.at(-2 * 3_600_000), durationSeconds: 5_400 });
  await unwrap(service.as().sendActivityDigest({ sessionId }));
  const [mail] = await mailbox(service);
  [stopPath = ""] = /\/family\/digest\/[\w-]+/.exec(mail?.text ?? "") ?? [];
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

const SCREENS = [
  ["on a phone", PHONE, "en-US"],
  ["on a desktop", DESKTOP, "en-US"],
  ["on a phone, right to left", PHONE, "ar"],
  ["on a desktop, right to left", DESKTOP, "ar"],
] as const;

async function open(path: string, viewport: typeof PHONE, locale: string) {
  const visitor = await visit(browser, service.baseUrl, {
    viewport,
    locale,
  });
  const [name = "", value = ""] = (await signIn(EMAIL))["Cookie"]?.split("=") ?? [];
  await visitor.page.context().addCookies([{ name, value, url: service.baseUrl }]);
  await visitor.page.goto(service.baseUrl + path);
  return visitor;
}

/** Saves a screenshot to the folder `KINWARD_SCREENSHOTS`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env["KINWARD_SCREENSHOTS"];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

test.each(SCREENS)(
  "the charts are tables with bars that grow with the letters %s",
  async (screen, viewport, locale) => {
    const visitor = await open(`/family/sessions/${sessionId}/activity`, viewport, locale);
    const { page } = visitor;
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    // Letters of twice the size are twice the size in charts too.
    const label = page.locator("table.week th[scope=row]").first();
    const height = async () => (await label.boundingBox())?.height ?? 0;
    const before = await height();
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    expect(await height()).toBeGreaterThanOrEqual(1.9 * before);
    expect(await overflow(page)).toBe(0);
    await page.evaluate("document.documentElement.style.fontSize = ''");
    const [first] = await page.locator("#activity-chart rect:not(.track)").all();
    const box = await first?.boundingBox();
    const track = await page.locator("#activity-chart rect.track").first().boundingBox();
    const isAtStart =
      locale === "ar"
        ? Math.abs((box?.x ?? 0) + (box?.width ?? 0) - (track?.x ?? 0) - (track?.width ?? 0)) < 2
        : Math.abs((box?.x ?? 0) - (track?.x ?? 0)) < 2;
    expect(isAtStart).toBe(true);
    expect([visitor.complaints, visitor.strangers]).toEqual([[], []]);
    await picture(page, `overview ${screen}`);
    await visitor.close();
  },
);

test.each(SCREENS)(
  "the page that stops the weekly summary is sound %s",
  async (screen, viewport, locale) => {
    const visitor = await open(stopPath, viewport, locale);
    const { page } = visitor;
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await picture(page, `stop ${screen}`);
    await visitor.close();
  },
);

test("the mail reads well on a phone", async () => {
  const [mail] = await mailbox(service);
  const visitor = await visit(browser, service.baseUrl, { viewport: PHONE });
  await visitor.page.setContent((mail as unknown as { html: string }).html);
  expect(await overflow(visitor.page)).toBe(0);
  await picture(visitor.page, "mail");
  await visitor.close();
});
