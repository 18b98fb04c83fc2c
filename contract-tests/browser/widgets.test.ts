// The widgets in a real browser, in the frame of a page of another origin: the pretend game of the demo.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, FrameLocator, Page } from "playwright-core";

import {
  accessibilityFaults,
  DESKTOP,
  openBrowser,
  overflow,
  PHONE,
  visit,
} from "../../testing/browser.js";
import { makeHome, type Home, type Program } from "../../testing/process.js";

interface Message {
  type: string;
  data: Record<string, string>;
}

let home: Home;
let service: Program;
let browser: Browser;
let stranger: Server;
let game: string;

beforeAll(async () => {
  home = await makeHome();
  service = home.run("serve", "--demo");
  game = `http://127.0.0.1:${home.port + 1}`;
  stranger = createServer((request, response) => {
    const target = new URL(request.url ?? "/", game).searchParams.get("frame") ?? "";
    response.setHeader("Content-Type", "text/html").end(`<iframe src="${target}"></iframe>`);
  });
  await new Promise<void>((resolve) => void stranger.listen(0, "127.0.0.1", resolve));
  browser = await openBrowser();
  await service.says(game);
});
afterAll(async () => {
  await browser?.close();
  await new Promise((resolve) => stranger?.close(resolve));
  service?.signal("SIGTERM");
  await service?.ended;
  home?.remove();
});

const enter = async (options: Parameters<typeof visit>[2]) => {
  const visitor = await visit(browser, game, options);
  await visitor.page.goto(game);
  return visitor;
};
const frameOf = (page: Page): FrameLocator => page.frameLocator("#family iframe");
const said = async (page: Page): Promise<Message[]> => {
  const text = (await page.textContent("#said")) ?? "";
  return text.startsWith("[") ? (JSON.parse(text) as Message[]) : [];
};
const typesOf = async (page: Page) => (await said(page)).map(({ type }) => type);

async function answer(page: Page, kind: string, year: string): Promise<void> {
  await page.click(`[data-kind=${kind}]`);
  const frame = frameOf(page);
  await frame.locator("#day").fill("9");
  await frame.locator("#month").fill("4");
  await frame.locator("#year").fill(year);
  await frame.locator("form .button").click();
  await frame.locator("#year").waitFor({ state: "detached" });
}

describe.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
])("on %s", (_name, viewport) => {
  test("an adult passes the age gate, and the frame is as tall as its page and leaves when it is done", async () => {
    const visitor = await enter({ viewport });
    const { page, complaints } = visitor;
    await page.click("[data-kind=age-gate]");
    await frameOf(page).locator("#day").waitFor();
    const inner = page.frames().find((frame) => frame.url().includes("/widgets/age/"));
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(
      await inner?.evaluate<number>("document.documentElement.scrollWidth"),
    ).toBeLessThanOrEqual((await page.locator("#family iframe").boundingBox())?.width ?? 0);
    await answer(page, "age-gate", "1990");
    await page.getByText('"status": "PASS"').first().waitFor();
    const [result] = await said(page);
    expect(result?.type).toBe("Widget.AgeGate.Result");
    await page.locator("#known", { hasText: result?.data["sessionId"] ?? "none" }).waitFor();

    await frameOf(page).getByRole("button", { name: "Close" }).click();
    await page.locator("#family iframe").waitFor({ state: "detached" });
    expect((await typesOf(page)).at(-1)).toBe("Widget.Exit");
    expect(await overflow(page)).toBe(0);
    expect(complaints).toEqual([]);
    await visitor.close();
  });

  test("a child is led to a guardian, whose page tells the game that it was opened", async () => {
    const visitor = await enter({ viewport });
    const { page, complaints } = visitor;
    await answer(page, "e2e", "2018");
    await frameOf(page).locator(".qr").waitFor();
    await page.locator("#said", { hasText: "Widget.AgeGate.Challenge" }).waitFor();
    await frameOf(page).getByRole("link", { name: "I am a parent or guardian" }).click();
    await page.locator("#said", { hasText: "IN_PROGRESS" }).waitFor();
    expect(await typesOf(page)).toEqual([
      "Widget.AgeGate.Result",
      "Widget.AgeGate.Challenge",
      "Challenge.StateChange",
    ]);

    const frame = frameOf(page);
    await frame.locator("#email").fill("framed@example.com");
    await frame.locator("#adult").check();
    await frame.locator("button[value=consent]").click();
    await frame.locator("#email").waitFor({ state: "hidden" });
    // The next page is shorter, so its top is on the screen.
    await page.waitForFunction(
      "document.querySelector('#family iframe').getBoundingClientRect().top > -1",
    );

    await page.click("[data-kind=consent]");
    await page.locator("#said", { hasText: "Challenge.StateChange" }).waitFor();
    expect(await typesOf(page)).toEqual(["Challenge.StateChange"]);
    expect(complaints).toEqual([]);
    await visitor.close();
  });
});

test("a second frame of the widget's origin is not heard as if it were the widget", async () => {
  const visitor = await enter({ viewport: PHONE });
  const { page } = visitor;
  await page.click("[data-kind=age-gate]");
  await frameOf(page).locator("#day").waitFor();
  const widget = await page.locator("#family iframe").elementHandle();
  await page.evaluate(
    `new Promise((loaded) => {
      const other = document.createElement("iframe");
      other.id = "other";
      other.onload = loaded;
      other.src = document.querySelector("#family iframe").src;
      document.body.append(other);
    }).then(() => {
      window.heard = new Promise((heard) =>
        addEventListener("message", ({ data }) => data.status === "PASS" && heard(true)),
      );
    })`,
  );
  const other = await (await page.locator("#other").elementHandle())?.contentFrame();
  expect(other).not.toBe(await widget?.contentFrame());
  await other?.evaluate(
    `parent.postMessage({ type: "Widget.AgeGate.Result", data: { status: "PASS" }, status: "PASS" }, "*")`,
  );
  expect(await page.evaluate("heard")).toBe(true);
  expect(await said(page)).toEqual([]);
  await visitor.close();
});

test("a page of another origin cannot frame a widget, and what it sends is not heard", async () => {
  const visitor = await enter({ viewport: PHONE });
  const { page } = visitor;
  await page.click("[data-kind=age-gate]");
  await frameOf(page).locator("#day").waitFor();
  const url = (await page.getAttribute("#family iframe", "src")) ?? "";
  await page.evaluate(
    `new Promise((heard) => {
      addEventListener("message", heard);
      postMessage({ type: "Widget.AgeGate.Result", data: { status: "PASS" } }, "*");
    })`,
  );
  expect(await said(page)).toEqual([]);

  const { port } = stranger.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/?frame=${encodeURIComponent(url)}`);
  const [, framed] = page.frames();
  expect(framed?.url()).not.toContain("/widgets/age/");
  await visitor.close();
});
