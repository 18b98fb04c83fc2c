// The requests beyond a first consent, in a real browser: invitations, moves, several products, changed documents.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import type { Browser, Page } from "playwright-core";

import { unwrap } from "../../client/index.js";
import { consented, fourteenYearOld } from "../../testing/arrange.js";
import {
  accessibilityFaults,
  DESKTOP,
  openBrowser,
  overflow,
  PHONE,
  visit,
  type Visitor,
} from "../../testing/browser.js";
import { guardianSteps } from "../../testing/guardian-steps.js";
import { ACCOUNT, STARFALL, startTestService, type TestService } from "../../testing/service.js";

let service: TestService;
let browser: Browser;
beforeAll(async () => {
  [service, browser] = await Promise.all([startTestService(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});
// Each address gets at most five mails an hour.
afterEach(() => service.advance({ hours: 1 }));

const { linkTo, mailed } = guardianSteps(() => service);

const statusOf = (challengeId: string, product = STARFALL) =>
  unwrap(service.as(product).getChallengeStatus({ challengeId }));

/** Makes a child for whom two products ask together. */
async function askedForTwo() {
  const { challenge } = await unwrap(service.as().checkAge({ jurisdiction: "US-CA", age: 8 }));
  const kuid = challenge?.kuid ?? "";
  const requestedProductIds = [STARFALL, ACCOUNT];
  const { challenges } = await unwrap(
    service.as().createBulkChallenges({ jurisdiction: "US-CA", requestedProductIds, kuid }),
  );
  const [first = "", second = ""] = challenges.map((each) => each.challenge.challengeId);
  return { first, second };
}

const decide = async (page: Page, decision: string) => {
  await page.locator(`button[value="${decision}"]`).click();
  await page.waitForLoadState();
};

const consent = async (page: Page) => {
  await page.locator("#adult").check();
  await decide(page, "consent");
};

describe.each([
  ["a phone without JavaScript", "en", { viewport: PHONE, javaScriptEnabled: false }],
  ["a desktop", "en", { viewport: DESKTOP }],
  ["a phone in Arabic", "ar", { viewport: PHONE, locale: "ar", hasTouch: true, isMobile: true }],
])("on %s", (name, language, options) => {
  const address = (part: string) =>
    `${part}.${name.replaceAll(" ", ".").toLowerCase()}@example.com`;

  /** Opens a page, and checks each that follows. */
  async function arrive(link: string) {
    const visitor: Visitor = await visit(browser, service.baseUrl, options);
    const { page, complaints, strangers } = visitor;
    const look = async () => {
      const direction = language === "ar" ? "rtl" : "ltr";
      expect(await page.locator("html").getAttribute("dir")).toBe(direction);
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      if (!("javaScriptEnabled" in options)) expect(await overflow(page)).toBe(0);
      // The desktop has the same elements and colours, and checking them takes longer than the rest of its visit.
      if (language === "ar") expect(await accessibilityFaults(page)).toEqual([]);
      expect([...complaints, ...strangers]).toEqual([]);
    };
    await page.goto(link);
    await look();
    return { page, look, close: () => visitor.close() };
  }

  test("a parent accepts an invitation", async () => {
    const { sessionId } = await fourteenYearOld(service);
    const email = address("invited");
    const { challengeId } = await unwrap(service.as().inviteParent({ sessionId, email }));
    const { page, look, close } = await arrive(await linkTo(email));
    await consent(page);
    await look();
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
    await close();
  });

  test("a parent finds an invitation cancelled that is open on the screen", async () => {
    const { sessionId } = await fourteenYearOld(service);
    const email = address("cancelled");
    const { challengeId } = await unwrap(service.as().inviteParent({ sessionId, email }));
    const { page, look, close } = await arrive(await linkTo(email));
    await unwrap(service.as().cancelInvite({ challengeId }));
    await consent(page);
    await look();
    expect(await page.locator("form button[value=consent]").count()).toBe(0);
    await page.goBack();
    await page.reload();
    await look();
    expect(await page.locator("form button[value=consent]").count()).toBe(0);
    expect(await statusOf(challengeId)).toMatchObject({ failureReason: "cancelled-by-initiator" });
    await close();
  });

  test("a parent approves a move, choice by choice", async () => {
    const { sessionId } = await fourteenYearOld(service);
    const moved = await unwrap(service.as().updateJurisdiction({ sessionId, jurisdiction: "DE" }));
    if (!("challengeId" in moved)) throw new Error("The move asked for no approval.");
    const { challengeId } = moved;
    const { page, look, close } = await arrive(await mailed(challengeId, address("moved")));
    await consent(page);
    await look();
    expect(await statusOf(challengeId)).toMatchObject({ status: "IN_PROGRESS" });
    const allow = page.locator('input[type="radio"][value="allow"]');
    for (const place of Array.from({ length: await allow.count() }, (_, nth) => nth))
      await allow.nth(place).check();
    await consent(page);
    await look();
    expect(await statusOf(challengeId)).toMatchObject({ status: "PASS" });
    await close();
  });

  test("a parent decides about two products together", async () => {
    const { first, second } = await askedForTwo();
    const { page, look, close } = await arrive(await mailed(first, address("together")));
    await consent(page);
    await look();
    expect(await statusOf(first)).toMatchObject({ status: "PASS" });
    expect(await statusOf(second, ACCOUNT)).toMatchObject({ status: "PASS" });
    await close();
  });

  test("a parent decides about two products one by one", async () => {
    const { first, second } = await askedForTwo();
    const link = await mailed(first, address("one.by.one"));
    const { page, look, close } = await arrive(link);
    await page.locator(`a[href$="/products/${STARFALL}"]`).click();
    await look();
    await consent(page);
    await look();
    await page.locator('main a[href*="/widgets/consent/"]').last().click();
    await look();
    await page.locator(`a[href$="/products/${ACCOUNT}"]`).click();
    await decide(page, "decline");
    await look();
    expect(await statusOf(first)).toMatchObject({ status: "PASS" });
    expect(await statusOf(second, ACCOUNT)).toMatchObject({ status: "FAIL" });
    await close();
  });

  test("a parent accepts changed documents, misses the next deadline, and ends the hold", async () => {
    const email = address("notices");
    const { session } = await consented(service, STARFALL, email);
    const { sessionId } = session;
    const ask = (id: string) =>
      service.as().upgradeSession({
        ...{ sessionId, requestedPermissions: [] },
        materialChange: {
          documents: [id],
          acceptanceDeadline: new Date(service.clock.now() + 3_600_000).toISOString(),
        },
      });
    await unwrap(ask("terms"));
    const notice = await arrive(await linkTo(email));
    await consent(notice.page);
    await notice.look();
    await notice.close();

    await unwrap(ask("chat-data"));
    const late = await arrive(await linkTo(email));
    await service.advance({ hours: 1 });
    await consent(late.page);
    await late.look();
    await late.close();
    expect(await unwrap(service.as().getSession({ sessionId }))).toMatchObject({ status: "HOLD" });

    const again = await unwrap(
      service.as().upgradeSession({ sessionId, requestedPermissions: [] }),
    );
    if (!("challengeId" in again)) throw new Error("Nothing was asked.");
    const last = await arrive(await mailed(again.challengeId, email));
    await consent(last.page);
    await last.look();
    await last.close();
    expect(await unwrap(service.as().getSession({ sessionId }))).toMatchObject({
      status: "ACTIVE",
    });
  });
});
