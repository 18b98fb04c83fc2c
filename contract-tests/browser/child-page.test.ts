// What a guardian does on the page of a child, in a real browser: presets, play of a week, undo, name and colour.
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Browser, Page } from "playwright-core";

import { arrangeScenes, LONG, type Scene } from "../../testing/guardian-scenes.js";
import { startPageServer, type PageServer } from "../../testing/page-server.js";
import { accessibilityFaults, openBrowser, overflow, visit } from "../../testing/browser.js";

const SMALL = { width: 320, height: 640 };

let pages: PageServer;
let scenes: Scene[];
let browser: Browser;
beforeAll(async () => {
  [pages, browser] = await Promise.all([startPageServer(), openBrowser()]);
  // Uses names that no line can break.
  scenes = await arrangeScenes(pages, LONG);
});
afterAll(async () => {
  await browser?.close();
  await pages?.stop();
});

async function open(scene: string) {
  const found = scenes.find(({ name }) => name === scene);
  if (!found) throw new Error(`There is no scene ${scene}.`);
  const visitor = await visit(browser, pages.baseUrl, { viewport: SMALL });
  const [name = "", value = ""] = found.browser?.["Cookie"]?.split("=") ?? [];
  await visitor.page.context().addCookies([{ name, value, url: pages.baseUrl }]);
  await visitor.page.goto(pages.baseUrl + found.path);
  return visitor;
}

const press = (page: Page, button: string) =>
  Promise.all([page.waitForEvent("load"), page.locator(`main ${button}`).first().click()]);

const expectWellMade = async (page: Page) => {
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
};

test("changes a permission and undoes it, and shows seven days of play", async () => {
  const week = await open("child-play");
  await expectWellMade(week.page);
  expect(await week.page.locator("table.week tbody tr").count()).toBe(7);
  await week.close();
  const visitor = await open("child-permissions");
  const { page } = visitor;
  await expectWellMade(page);
  const state = page.locator("#permission-in-game-purchases .state");
  expect(await state.innerText()).toBe("Not allowed");
  await press(page, 'button[name="allow"][value="in-game-purchases"]');
  expect(await state.innerText()).toBe("Allowed");
  await page.reload();
  await press(page, 'button[name="undo"]');
  expect(await state.innerText()).toBe("Not allowed");
  expect(await page.locator('[role="status"]').innerText()).toContain("undid");
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

test("shows an answer that cannot be taken beside its field, also after a reload", async () => {
  const visitor = await open("child-permissions");
  const { page } = visitor;
  await page.locator("summary:has(h2)").click();
  await page.locator("#allowance-weekly-spend").fill("500");
  await press(page, "form:has(#allowance-weekly-spend) button");
  for (let reload = 0; reload < 2; reload++) {
    expect(await page.locator("#allowance-weekly-spend").inputValue()).toBe("500");
    expect(await page.locator('[role="alert"]').innerText()).toContain("whole number");
    await expectWellMade(page);
    await page.reload();
  }
  await visitor.close();
});

test("gives the child a name and a colour", async () => {
  const visitor = await open("name");
  const { page } = visitor;
  await expectWellMade(page);
  await page.locator("#name").fill("x".repeat(41));
  await press(page, "form button");
  expect(await page.locator("#name-error").innerText()).toContain("40 characters");
  await page.locator("#name").fill("Ada");
  await page.locator('input[name="colour"][value="purple"]').check();
  await press(page, "form button");
  expect(await page.locator("main").innerText()).toContain("Ada");
  await visitor.close();
});

test("fills in school days, which are saved by the button that saves", async () => {
  const visitor = await open("schedule");
  const { page } = visitor;
  await press(page, 'button[value="preset-school"]');
  expect(await page.locator("#limit-tue").inputValue()).toBe("60");
  await expectWellMade(page);
  await press(page, 'button[value="save"]:visible');
  expect(await page.locator("main").innerText()).toContain("to Friday: 1 hour");
  await visitor.close();
});

test("leads from a form that was used in another window to a page that Reload fetches", async () => {
  const visitor = await open("child-permissions");
  const { page } = visitor;
  const other = await page.context().newPage();
  await other.goto(page.url());
  const nonce = await page.locator('input[name="nonce"]').first().inputValue();
  await other.evaluate(
    `for (const input of document.querySelectorAll('input[name="nonce"]')) input.value = ${JSON.stringify(nonce)}`,
  );
  await press(page, 'button[name="allow"][value="multiplayer"]');
  await other.locator('button[name="allow"][value="in-game-purchases"]').click();
  await other.waitForURL(/refused=startAgain/);
  expect(await other.locator('[role="alert"]').innerText()).toContain("no longer works");
  const methods: string[] = [];
  other.on("request", (request) => methods.push(request.method()));
  await other.reload();
  expect(methods).not.toContain("POST");
  expect(await other.locator("#permission-in-game-purchases .state").innerText()).toBe(
    "Not allowed",
  );
  await visitor.close();
});
