// A person shows their age in a real browser: the choice of a way, the way out, and how it ends.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
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
import { OidcIssuer } from "../../testing/verification/oidc-issuer.js";
import { Vendor } from "../../testing/verification/vendor.js";
import { vectors } from "../../testing/verification/vectors.js";

const SECRET = "a secret that the tests and the vendor share";

let service: TestService;
let vendor: Vendor;
let bank: OidcIssuer;
/** A page of the product on its own origin, which frames the address in its query. */
let game: Server;
let gameUrl: string;
let browser: Browser;
beforeAll(async () => {
  [service, vendor, browser] = await Promise.all([
    startTestService({ env: { KINWARD_PROVIDER_VENDOR: SECRET, KINWARD_PROVIDER_BANK: SECRET } }),
    Vendor.start(SECRET),
    openBrowser(),
  ]);
  bank = await OidcIssuer.start(`${service.baseUrl}/widgets/verify/return`, SECRET);
  bank.claims = { age_over_18: true };
  game = createServer((request, response) => {
    const framed = new URL(request.url ?? "/", gameUrl).searchParams.get("frame") ?? "";
    response.setHeader("Content-Type", "text/html").end(`<iframe src="${framed}"></iframe>`);
  });
  await new Promise<void>((ready) => void game.listen(0, "127.0.0.1", ready));
  gameUrl = `http://localhost:${(game.address() as AddressInfo).port}`;
  await service.apply(`
    productId: 201
    name: Pebble Club
    organisation: pebble
    permissions: [{ name: mods }]
    origins: ["${gameUrl}"]
    verification: { accessAge: [id-check, bank, wallet, simulated] }
    providers:
      bank: { kind: oidc, title: Meridian Bank, issuer: "${bank.url}", clientId: kinward-test, clientSecretName: KINWARD_PROVIDER_BANK, scope: openid, claims: { ageOver18: age_over_18 } }
      id-check: { kind: redirect, title: Check Inc, beginUrl: ${vendor.url}/begin, secretName: KINWARD_PROVIDER_VENDOR }
      wallet: { kind: openid4vp-mdoc, title: Age Wallet, trustedIssuers: ${JSON.stringify(vectors.trustedIssuers)} }`);
});
afterAll(async () => {
  await browser?.close();
  await new Promise((closed) => game?.close(closed));
  await Promise.all([service?.stop(), vendor?.stop(), bank?.stop()]);
});

const begin = (locale: string, options: { redirectUrl?: string } = {}) =>
  unwrap(
    service.as(PEBBLE).performAccessAgeVerification({
      jurisdiction: "US-CA",
      criteria: { age: 18 },
      options: { ...options, locale },
    }),
  );

const press = (page: Page, button: string) =>
  Promise.all([page.waitForEvent("load"), page.locator(`main ${button}`).click()]);

const heading = (page: Page) => page.locator("h1").innerText();

/** Checks that a page is accessible, no wider than the screen, violates no policy and loads nothing from elsewhere. */
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

describe("a person who signs in to a bank", () => {
  const statusOf = async (id: string) =>
    (await unwrap(service.as(PEBBLE).getVerificationStatus({ id }))).status;
  const goOn = (page: Page) => page.getByRole("link", { name: "Go to Meridian Bank" });
  const isDone = (page: Page) => page.getByRole("heading", { name: "that is done" }).waitFor();

  test("comes back to the window that left, and is done there; in another one nothing is", async () => {
    const { id, url } = await begin("en", { redirectUrl: gameUrl });
    const visitor = await visit(browser, service.baseUrl, { viewport: PHONE });
    const other = await visit(browser, service.baseUrl, { viewport: PHONE });
    await visitor.page.goto(url);
    await press(visitor.page, "button[value=bank]");
    expect(await heading(visitor.page)).toBe("Continue at Meridian Bank");
    await expectWellMade(visitor);
    const link = (await goOn(visitor.page).getAttribute("href")) ?? "";

    // A person who is sent the link signs in, but proves nothing for the sender.
    await other.page.goto(await bank.signIn(link, `${service.baseUrl}/widgets/verify/return`));
    const refused = other.page.getByText("This check was started in another browser");
    await refused.waitFor();
    await other.page.locator("button[value=bank]").waitFor();
    await expectWellMade(other);
    expect(await statusOf(id)).toBe("IN_PROGRESS");

    await goOn(visitor.page).click();
    await visitor.page.waitForURL(`${gameUrl}/?**status=PASS**`);
    expect(await statusOf(id)).toBe("PASS");
    expect(visitor.complaints).toEqual([]);
    await Promise.all([visitor.close(), other.close()]);
  });

  test("leaves in a tab of its own where the page is framed, and the frame goes on by itself", async () => {
    const { id, url } = await begin("en");
    const visitor = await visit(browser, service.baseUrl, { viewport: DESKTOP });
    const { page, complaints } = visitor;
    await page.goto(`${gameUrl}/?frame=${encodeURIComponent(url)}`);
    const frame = page.frameLocator("iframe");
    await frame.locator("button[value=bank]").click();
    const opened = page.context().waitForEvent("page");
    await frame.getByRole("link", { name: "Go to Meridian Bank" }).click();
    const tab = await opened;
    // The provider's page opens by itself, and says its purpose before it leaves.
    await tab.getByText("It learns the age that you show").waitFor();
    await goOn(tab).click();
    await isDone(tab);
    expect(await statusOf(id)).toBe("PASS");
    await frame.getByRole("heading", { name: "that is done" }).waitFor();
    expect(complaints).toEqual([]);
    await visitor.close();
  });

  test("types the code of the page that they left where scripts are off", async () => {
    const { id, url } = await begin("en");
    const visitor = await visit(browser, service.baseUrl, {
      viewport: PHONE,
      javaScriptEnabled: false,
    });
    const { page } = visitor;
    await page.goto(url);
    await press(page, "button[value=bank]");
    const code = await page.locator("p.code").innerText();
    await goOn(page).click();
    await page.locator("#windowKey").fill("12");
    await page.locator("form .button").click();
    await page.getByText("This code is not right").waitFor();
    await page.locator("#windowKey").fill(code);
    await page.locator("form .button").click();
    await isDone(page);
    expect(await statusOf(id)).toBe("PASS");
    await visitor.close();
  });
});
