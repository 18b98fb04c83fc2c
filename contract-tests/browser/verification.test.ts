// A person shows their age in a real browser: the choice of a way, the way out, and how it ends.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Browser, Page } from "playwright-core";

import { unwrap } from "../../client/index.js";
import {
  accessibilityFaults,
  DESKTOP,
  openBrowser,
  overflow,
  PHONE,
  visit,
  type Visitor,
} from "../../testing/browser.js";
import { PEBBLE, startTestService, type TestService } from "../../testing/service.js";
import { Vendor } from "../../testing/verification/vendor.js";
import { vectors } from "../../testing/verification/vectors.js";

const SECRET = "a secret that the tests and the vendor share";

let service: TestService;
let vendor: Vendor;
let browser: Browser;
beforeAll(async () => {
  [service, vendor, browser] = await Promise.all([
    startTestService({ env: { KINWARD_PROVIDER_VENDOR: SECRET } }),
    Vendor.start(SECRET),
    openBrowser(),
  ]);
  await service.apply(`
    productId: 201
    name: Pebble Club
    organisation: pebble
    permissions: [{ name: mods }]
    verification: { accessAge: [id-check, wallet, simulated] }
    providers:
      id-check: { kind: redirect, title: Check Inc, beginUrl: ${vendor.url}/begin, secretName: KINWARD_PROVIDER_VENDOR }
      wallet: { kind: openid4vp-mdoc, title: Age Wallet, trustedIssuers: ${JSON.stringify(vectors.trustedIssuers)} }`);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([service?.stop(), vendor?.stop()]);
});

const begin = (locale: string) =>
  unwrap(
    service.as(PEBBLE).performAccessAgeVerification({
      jurisdiction: "US-CA",
      criteria: { age: 18 },
      options: { locale },
    }),
  );

const press = (page: Page, button: string) =>
  Promise.all([page.waitForEvent("load"), page.locator(`main ${button}`).click()]);

const heading = (page: Page) => page.locator("h1").innerText();

/** Accessible, no wider than the screen, nothing refused, nothing from elsewhere. */
async function expectWellMade({ page, complaints, strangers }: Visitor) {
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  expect([...complaints, ...strangers]).toEqual([]);
}

describe.each([
  ["a phone", PHONE, "en"],
  ["a desktop", DESKTOP, "en"],
  ["a phone, from right to left", PHONE, "ar"],
])("on %s", (_name, viewport, locale) => {
  test("a person chooses who they are, and the page says that it is done", async () => {
    const { id, url, shortUrl } = await begin(locale);
    const visitor = await visit(browser, service.baseUrl, { viewport, locale });
    const { page } = visitor;
    await page.goto(`${shortUrl}/qr`);
    await expectWellMade(visitor);
    await page.goto(url);
    await expectWellMade(visitor);
    await press(page, "button[value=adult]");
    await expectWellMade(visitor);
    expect(await unwrap(service.as(PEBBLE).getVerificationStatus({ id }))).toMatchObject({
      status: "PASS",
    });
    await visitor.close();
  });

  test("a child is refused and asks for another look, without a document", async () => {
    const { url } = await begin(locale);
    const visitor = await visit(browser, service.baseUrl, { viewport, locale });
    const { page } = visitor;
    await page.goto(url);
    await press(page, "button[value=child]");
    await expectWellMade(visitor);
    await press(page, "button[value=appeal]");
    await page.locator(".error").waitFor();
    await expectWellMade(visitor);
    const boxes = await page.locator("input[type=radio]").all();
    const tops = await Promise.all(boxes.map(async (box) => (await box.boundingBox())?.y ?? 0));
    expect(new Set(tops).size).toBe(boxes.length);
    await page.locator("input[value=old-enough]").check();
    await press(page, "button[value=appeal]");
    await page.locator(".notice").waitFor();
    await expectWellMade(visitor);
    await visitor.close();
  });
});

test("a person leaves for a vendor, for a wallet, and is shown all ways where the vendor is down", async () => {
  const { url } = await begin("en");
  const visitor = await visit(browser, service.baseUrl, { viewport: PHONE });
  const { page } = visitor;
  await page.goto(url);
  await press(page, "button[value=id-check]");
  expect(await heading(page)).toBe("Continue at Check Inc");
  expect(await page.locator("main a.button").getAttribute("href")).toBe(`${vendor.url}/check`);
  await expectWellMade(visitor);

  await press(page, "a[href$='ways=1']");
  await press(page, "button[value=wallet]");
  await page.locator(".qr").waitFor();
  await expectWellMade(visitor);

  vendor.answers = "error";
  await press(page, "a[href$='ways=1']");
  await press(page, "button[value=id-check]");
  expect(await page.locator("[role=alert]").innerText()).toContain("Check Inc does not respond");
  expect(await page.locator("button[value=wallet]").count()).toBe(1);
  await expectWellMade(visitor);
  await visitor.close();
});
